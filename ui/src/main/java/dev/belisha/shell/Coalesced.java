package dev.belisha.shell;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;

/** Many requests from any thread become one run on the executor. */
final class Coalesced {
  private final AtomicBoolean pending = new AtomicBoolean();
  private final Executor executor;
  private final Runnable task;

  Coalesced(Executor executor, Runnable task) {
    this.executor = executor;
    this.task = task;
  }

  void request() {
    if (!pending.compareAndSet(false, true)) return;
    executor.execute(
        () -> {
          // Before the task: what comes while it runs asks for another run.
          pending.set(false);
          task.run();
        });
  }
}
