package dev.belisha.attention;

import java.time.Duration;
import java.time.Instant;

/**
 * The wall clock's time made to never run back: a clock set back by an hour must not hold back a
 * notification for that hour. A clock set forward lets timers end early, as after a night's sleep
 * of the machine.
 */
final class SteadyTime {
  private Instant steady = Instant.EPOCH;
  private Instant wall = Instant.EPOCH;
  private Duration ahead = Duration.ZERO;

  /** The steady time at a reading of the wall clock. */
  Instant at(Instant reading) {
    wall = reading;
    Instant next = reading.plus(ahead);
    if (next.isBefore(steady)) {
      ahead = Duration.between(reading, steady);
      next = steady;
    }
    steady = next;
    return next;
  }

  /** The last steady time given out. */
  Instant now() {
    return steady;
  }

  /** What the wall clock showed then. */
  Instant wall() {
    return wall;
  }

  /** The steady time when the wall clock will show this, unless it is set again. */
  Instant steadyAt(Instant wallTime) {
    return wallTime.equals(Instant.MAX) ? wallTime : wallTime.plus(ahead);
  }

  /** What the wall clock will show at a steady time, unless it is set again. */
  Instant wallAt(Instant steadyTime) {
    return steadyTime.equals(Instant.MAX) ? steadyTime : steadyTime.minus(ahead);
  }
}
