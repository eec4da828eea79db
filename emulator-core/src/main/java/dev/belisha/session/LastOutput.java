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

  private final long quietMillis;
  private final long mostMillis;
  private final CountDownLatch drained = new CountDownLatch(1);
  private volatile long takenAt;
  private volatile boolean taking;

  LastOutput() {
    this(QUIET_MILLIS, MOST_MILLIS);
  }

  /** For tests. */
  LastOutput(long quietMillis, long mostMillis) {
    this.quietMillis = quietMillis;
    this.mostMillis = mostMillis;
  }

  /** Reader thread: output came and is taken in. While that goes on, more may lie behind it. */
  void came() {
    taking = true;
  }

  /** Reader thread: it is taken in. */
  void taken() {
    takenAt = System.nanoTime();
    taking = false;
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
      over = drained.await(quietMillis, TimeUnit.MILLISECONDS);
    } while (!over
        && !closed.getAsBoolean()
        && (taking || millisSince(takenAt) < quietMillis)
        && millisSince(from) < mostMillis);
  }

  private static long millisSince(long nanoTime) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanoTime);
  }
}
