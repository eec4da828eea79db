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

  /** The block that it is about, as far as it was known last. */
  @Nullable Subject block;

  /** Held only until the digest on screen may grow. */
  boolean joins;

  /** The reminder after a long wait (B-25). */
  boolean reminder;

  /** What the tab's toast, or its place in the digest, stands for; null when neither is up. */
  @Nullable Subject told;

  /** Its own toast on screen; null when none is. */
  @Nullable Toast toast;

  /** True when it is counted in the digest and has no toast of its own. */
  boolean inDigest;

  /** When it was last asked to tell of a change: OSC 9, 99 and 777 near it are folded into it. */
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
    block = null;
    due = until;
    asked = now;
    joins = false;
    reminder = false;
  }

  void rest() {
    stage = Stage.NONE;
    result = null;
    block = null;
    due = Instant.MAX;
    joins = false;
    reminder = false;
  }

  /** What was up is so no more. */
  void over() {
    told = null;
    toast = null;
    inDigest = false;
  }

  boolean isDue(Instant now) {
    return stage != Stage.NONE && !due.isAfter(now);
  }
}
