package dev.belisha.notify;

import dev.belisha.attention.Toast;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What waits for the notification thread. Adding never waits: of two orders for one toast only the
 * newer is kept, so there are never more than toasts, and signals beyond a cap are dropped.
 */
final class Orders {
  private static final Logger LOG = LoggerFactory.getLogger(Orders.class);

  /** The bus is shared with every program of the user: none may fill our memory. */
  private static final int MOST_SIGNALS = 256;

  private final LinkedHashMap<Integer, Order> toasts = new LinkedHashMap<>();
  private final Queue<Runnable> signals = new ArrayDeque<>();
  private boolean closed;

  /** One thing to do. */
  sealed interface Order {
    record Show(Toast toast) implements Order {}

    record Withdraw(int toastId) implements Order {}

    record Run(Runnable task) implements Order {}

    record Close() implements Order {}
  }

  /** Any thread. */
  void show(Toast toast) {
    put(toast.id(), new Order.Show(toast));
  }

  /** Any thread. */
  void withdraw(int toastId) {
    put(toastId, new Order.Withdraw(toastId));
  }

  private synchronized void put(int toastId, Order order) {
    if (closed) return;
    toasts.putLast(toastId, order);
    notifyAll();
  }

  /** Any thread. */
  synchronized void add(Runnable signal) {
    if (closed || signals.size() == MOST_SIGNALS) return;
    signals.add(signal);
    notifyAll();
  }

  synchronized void close() {
    closed = true;
    notifyAll();
  }

  /** Hands out orders, one at a time, until closed. */
  void serve(Consumer<Order> worker) {
    try {
      Order order;
      do {
        order = next();
        try {
          worker.accept(order);
        } catch (RuntimeException e) {
          // One bad toast or click must not end the thread.
          LOG.error("A notification order failed", e);
        }
      } while (!(order instanceof Order.Close));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized Order next() throws InterruptedException {
    while (true) {
      if (closed) return new Order.Close();
      Runnable signal = signals.poll();
      if (signal != null) return new Order.Run(signal);
      Map.Entry<Integer, Order> first = toasts.pollFirstEntry();
      if (first != null) return first.getValue();
      wait();
    }
  }
}
