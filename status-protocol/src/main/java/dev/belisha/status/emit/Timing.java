package dev.belisha.status.emit;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The clock a reporter goes by; a test winds its own. */
public interface Timing {
  /** Nanoseconds since any moment, never backwards; as {@link System#nanoTime}. Any thread. */
  long nanoTime();

  /**
   * Runs a short task once, after the delay, on a thread that does not keep the JVM alive. Any
   * thread.
   */
  void after(Duration delay, Runnable task);

  /** The real clock. It owns no thread: tasks run on the JDK's common pool. */
  static Timing system() {
    return new Timing() {
      @Override
      public long nanoTime() {
        return System.nanoTime();
      }

      @Override
      public void after(Duration delay, Runnable task) {
        CompletableFuture.delayedExecutor(delay.toNanos(), TimeUnit.NANOSECONDS).execute(task);
      }
    };
  }
}
