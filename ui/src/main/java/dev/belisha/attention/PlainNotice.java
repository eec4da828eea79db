package dev.belisha.attention;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A tab's notification that is no status: OSC 9, 99, 777. */
final class PlainNotice {
  final RateLimiter limit = new RateLimiter();

  /** What waits, in case a status change turns out to be the same event. */
  @Nullable Waiting waiting;

  /** The pane whose toast is up; null when none is. */
  @Nullable PaneFacts up;

  record Waiting(PaneFacts pane, String title, String body, Instant due) {}
}
