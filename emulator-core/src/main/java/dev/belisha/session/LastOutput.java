package dev.belisha.session;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** When a program printed last, so that all it printed is taken in before its end is told. */
final class LastOutput {
  /** Nothing came for so long: it was all. */
  private static final long QUIET_MILLIS = 300;

  /**
   * Something else that holds the pty prints on: the end is told in time whatever runs on, as the
   * records of a program that was killed go with it.
   */
  private static final long MOST_MILLIS = 1000;

  private final CountDownLatch drained = new CountDownLatch(1);
  private volatile long cameAt;

  /** Reader thread: output came. */
  void came() {
    cameAt = System.nanoTime();
  }

  /** Reader thread: there will be no more. */
  void ended() {
    drained.countDown();
  }

  /** Any thread. */
  boolean isOver() {
    return drained.getCount() == 0;
  }

  /** After the program's end: waits for what it printed last, a second at most. */
  void await(BooleanSupplier closed) throws InterruptedException {
    long from = System.nanoTime();
    boolean over;
    do {
      over = drained.await(QUIET_MILLIS, TimeUnit.MILLISECONDS);
    } while (!over
        && !closed.getAsBoolean()
        && millisSince(cameAt) < QUIET_MILLIS
        && millisSince(from) < MOST_MILLIS);
  }

  private static long millisSince(long nanoTime) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanoTime);
  }
}
