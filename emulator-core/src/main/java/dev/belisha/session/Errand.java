package dev.belisha.session;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A task that runs soon, on a thread of its own, whenever it is asked for: once for many requests
 * that come close together, never twice at a time, and again after a request that came while it
 * ran. The thread lives only while there is something to do, so there is nothing to close.
 */
public final class Errand {
  private final ThreadFactory threads;
  private final Runnable task;
  private final AtomicInteger requests = new AtomicInteger();

  /**
   * @param threads a task that computes for long belongs on a platform thread: the carriers of
   *     virtual ones are few, and held until it ends
   * @param task must not throw
   */
  public Errand(ThreadFactory threads, Runnable task) {
    this.threads = threads;
    this.task = task;
  }

  /** Any thread; returns at once. */
  public void request() {
    if (requests.getAndIncrement() > 0) return;
    boolean started = false;
    try {
      threads.newThread(this::run).start();
      started = true;
    } finally {
      // No thread is left, say: the next request tries anew.
      if (!started) requests.set(0);
    }
  }

  private void run() {
    boolean ended = false;
    try {
      int done;
      do {
        done = requests.get();
        task.run();
      } while (!requests.compareAndSet(done, 0));
      ended = true;
    } finally {
      // Out of memory, say: the next request begins anew.
      if (!ended) requests.set(0);
    }
  }
}
