package dev.belisha.attention;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A tab's notification that is no status: OSC 9, 99, 777. */
final class PlainNotice {
  final RateLimiter limit = new RateLimiter();

  /** What waits, in case a status change turns out to be the same event. */
  @Nullable Waiting waiting;

  /** What is on screen; null when nothing is. */
  @Nullable Up up;

  /**
   * @param change of what is on screen: it waits for its turn, for the old text may be wrong by now
   */
  record Waiting(PaneFacts pane, ProgramNotification what, Instant due, boolean change) {}

  /**
   * @param until when its time is over, {@link Instant#MAX} for never
   */
  record Up(PaneFacts pane, ProgramNotification what, Instant until) {
    boolean isOf(PaneFacts other, ProgramNotification of) {
      return pane == other && what.isSame(of);
    }
  }
}
