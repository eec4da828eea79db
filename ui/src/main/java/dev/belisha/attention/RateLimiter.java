package dev.belisha.attention;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** So many in a window of time, with a gap between two. */
final class RateLimiter {
  private final Deque<Instant> taken = new ArrayDeque<>();

  /** When the next is free: now or earlier means at once. */
  Instant freeAt(Instant now, Duration gap, int burst, Duration window) {
    while (!taken.isEmpty() && !taken.peekFirst().plus(window).isAfter(now)) taken.removeFirst();
    Instant free = now;
    Instant last = taken.peekLast();
    if (last != null && last.plus(gap).isAfter(free)) free = last.plus(gap);
    if (taken.size() >= burst) {
      // The burst-th last must have left the window.
      Instant blocking = nth(taken.size() - burst);
      if (blocking != null && blocking.plus(window).isAfter(free)) free = blocking.plus(window);
    }
    return free;
  }

  void take(Instant now) {
    taken.addLast(now);
  }

  private @Nullable Instant nth(int index) {
    int at = 0;
    for (Instant each : taken) {
      if (at++ == index) return each;
    }
    return null;
  }
}
