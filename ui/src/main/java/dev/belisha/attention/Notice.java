package dev.belisha.attention;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** How far one tab's notification has come (the drawing in ux F5). */
final class Notice {
  final RateLimiter limit = new RateLimiter();
  Stage stage = Stage.NONE;

  /** When {@link Stage#PENDING} or {@link Stage#HELD} is looked at again. */
  Instant due = Instant.MAX;

  /** Since when it waits to be told: who waits longest comes first. */
  Instant asked = Instant.MAX;

  /** The result that settles; null while it is about what blocks. */
  @Nullable Subject result;

  /** Held only until the digest on screen may grow. */
  boolean joins;

  /** The reminder after a long wait (B-25). */
  boolean reminder;

  /** What the tab's toast, or its place in the digest, stands for; null when neither is up. */
  @Nullable Subject told;

  /** What was shown of it last. */
  @Nullable Toast toast;

  /** True when it is counted in the digest and has no toast of its own. */
  boolean inDigest;

  /** Of the last change that may notify, for folding OSC 9, 99 and 777 into it. */
  @Nullable Instant lastEvent;

  enum Stage {
    NONE,
    /** Settling. */
    PENDING,
    /** Blocked, and the rate limit says later. */
    HELD
  }

  void settle(@Nullable Subject aResult, Instant now, Instant until) {
    stage = Stage.PENDING;
    result = aResult;
    due = until;
    asked = now;
    joins = false;
    reminder = false;
  }

  void rest() {
    stage = Stage.NONE;
    result = null;
    due = Instant.MAX;
    joins = false;
    reminder = false;
  }

  boolean isDue(Instant now) {
    return stage != Stage.NONE && !due.isAfter(now);
  }
}
