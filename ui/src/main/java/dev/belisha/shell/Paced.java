package dev.belisha.shell;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;

/**
 * Many requests from any thread become few runs: the first at once, later ones with a distance
 * between, and always one after the last request.
 */
final class Paced {
  private final AtomicBoolean pending = new AtomicBoolean();
  private final long distance;
  private final LongSupplier nanos;
  private final LongFunction<Executor> after;
  private final Runnable task;
  private volatile long last;

  Paced(Duration distance, Executor executor, Runnable task) {
    this(
        distance,
        System::nanoTime,
        wait -> CompletableFuture.delayedExecutor(wait, TimeUnit.NANOSECONDS, executor),
        executor,
        task);
  }

  /**
   * @param after an executor that runs its task so many nanoseconds later
   */
  Paced(
      Duration distance,
      LongSupplier nanos,
      LongFunction<Executor> after,
      Executor executor,
      Runnable task) {
    this.distance = distance.toNanos();
    this.nanos = nanos;
    this.after = wait -> wait <= 0 ? executor : after.apply(wait);
    this.task = task;
    this.last = nanos.getAsLong() - this.distance;
  }

  void request() {
    if (!pending.compareAndSet(false, true)) return;
    after.apply(last + distance - nanos.getAsLong()).execute(this::run);
  }

  private void run() {
    last = nanos.getAsLong();
    // Before the task: what comes while it runs asks for another run.
    pending.set(false);
    task.run();
  }
}
