package dev.belisha.notify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.Toast;
import dev.belisha.notify.Orders.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What waits while the server is slow. */
class OrdersTest {
  private final Orders orders = new Orders();

  /** Serves all that waits, on this thread. */
  private List<Order> served() {
    List<Order> served = new ArrayList<>();
    // Closing comes before all else; so it is asked for by the last order.
    orders.show(DbusRig.toast(-1, "end"));
    orders.serve(
        order -> {
          if (order instanceof Order.Show(Toast toast) && toast.id() == -1) orders.close();
          else served.add(order);
        });
    served.removeLast();
    return served;
  }

  @Test
  void theNewestOfEachToastIsKeptInTheOrderTheyCame() {
    Toast a = DbusRig.toast(1, "a");
    Toast b = DbusRig.toast(2, "b");
    Toast newer = DbusRig.toast(1, "newer");
    orders.show(a);
    orders.show(b);
    orders.show(newer);
    assertThat(served()).containsExactly(new Order.Show(b), new Order.Show(newer));
  }

  @Test
  void shownAndWithdrawnIsOnlyWithdrawn() {
    orders.show(DbusRig.toast(1, "a"));
    orders.withdraw(1);
    assertThat(served()).containsExactly(new Order.Withdraw(1));
  }

  @Test
  void signalsComeFirstAndAreCapped() {
    AtomicInteger ran = new AtomicInteger();
    orders.withdraw(1);
    for (int i = 0; i < 10_000; i++) orders.add(ran::incrementAndGet);
    List<Order> served = served();
    assertThat(served).hasSizeLessThan(300).last().isEqualTo(new Order.Withdraw(1));
  }

  @Test
  void oneThatFailsDoesNotEndTheRest() {
    orders.withdraw(1);
    orders.withdraw(2);
    List<Integer> ids = new ArrayList<>();
    orders.withdraw(3);
    orders.serve(
        order -> {
          if (order instanceof Order.Withdraw(int id)) {
            ids.add(id);
            if (id == 3) orders.close();
            throw new IllegalStateException("a test's");
          }
        });
    assertThat(ids).containsExactly(1, 2, 3);
  }

  @Test
  void nothingIsTakenAfterTheEnd() {
    orders.close();
    orders.withdraw(1);
    orders.add(() -> {});
    List<Order> served = new ArrayList<>();
    orders.serve(served::add);
    assertThat(served).containsExactly(new Order.Close());
  }
}
