package dev.belisha.session;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * A task that runs soon, on a thread of its own, whenever it is asked for: once for many requests
 * that come close together, never twice at a time, and again after a request that came while it
 * ran. The thread lives only while there is something to do, so there is nothing to close.
 */
final class Errand {
  private final String name;
  private final Runnable task;
  private final AtomicInteger requests = new AtomicInteger();

  /**
   * @param task must not throw
   */
  Errand(String name, Runnable task) {
    this.name = name;
    this.task = task;
  }

  /** Any thread; returns at once. */
  void request() {
    if (requests.getAndIncrement() == 0) Thread.ofVirtual().name(name).start(this::run);
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
