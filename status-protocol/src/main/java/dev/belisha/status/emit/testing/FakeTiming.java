package dev.belisha.status.emit.testing;

import dev.belisha.status.emit.Timing;
import java.time.Duration;
import java.util.Comparator;
import java.util.PriorityQueue;

/** A clock that stands still until the test moves it. One thread. */
public final class FakeTiming implements Timing {
  private record Task(long when, long order, Runnable work) {}

  private final PriorityQueue<Task> tasks =
      new PriorityQueue<>(Comparator.comparingLong(Task::when).thenComparingLong(Task::order));
  private long now;
  private long orders;

  /** A clock at zero. */
  public FakeTiming() {}

  @Override
  public long nanoTime() {
    return now;
  }

  @Override
  public void after(Duration delay, Runnable task) {
    tasks.add(new Task(now + delay.toNanos(), orders++, task));
  }

  /** Moves on, and runs what becomes due at its time, on this thread. */
  public void advance(Duration time) {
    long until = now + time.toNanos();
    for (Task next = tasks.peek(); next != null && next.when <= until; next = tasks.peek()) {
      tasks.remove();
      now = Math.max(now, next.when);
      next.work.run();
    }
    now = until;
  }
}
