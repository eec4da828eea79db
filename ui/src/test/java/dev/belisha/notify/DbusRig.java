package dev.belisha.notify;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.belisha.attention.PaneKey;
import dev.belisha.attention.Toast;
import dev.belisha.notify.NotificationBackend.Click;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A bus of the test's own, servers on it that come and go, and the backend with a fallback. */
final class DbusRig implements AutoCloseable {
  static final Toast NEEDS = toast(7, "api-server (tab 7) needs permission");
  static final Toast OTHER = toast(8, "other (tab 8) failed");

  final BlockingQueue<Click> clicks = new LinkedBlockingQueue<>();
  final BlockingQueue<Toast> closed = new LinkedBlockingQueue<>();
  final BlockingQueue<Boolean> doNotDisturb = new LinkedBlockingQueue<>();
  final BlockingQueue<Toast> inApp = new LinkedBlockingQueue<>();
  final BlockingQueue<Integer> inAppWithdrawn = new LinkedBlockingQueue<>();
  final PrivateBus bus;
  FakeServer server;
  NotificationBackend backend;

  DbusRig() throws Exception {
    bus = new PrivateBus();
  }

  static Toast toast(int id, String title) {
    return new Toast(
        id, title, "", Toast.Urgency.NORMAL, Toast.Mark.NO_STATUS, List.of(new PaneKey(id, 1)), "");
  }

  FakeServer serve() throws Exception {
    server = new FakeServer(bus.address, "actions");
    return server;
  }

  void open() throws Exception {
    open(Duration.ZERO);
  }

  /**
   * @param tryAgain until a server that failed is asked again
   */
  void open(Duration tryAgain) throws Exception {
    backend =
        DbusNotifications.at(bus.address, c -> new ListBackend(inApp, inAppWithdrawn), tryAgain)
            .open(
                new NotificationBackend.Listener() {
                  @Override
                  public void clicked(Click click) {
                    clicks.add(click);
                  }

                  @Override
                  public void closed(Toast toast) {
                    closed.add(toast);
                  }

                  @Override
                  public void doNotDisturb(boolean on) {
                    doNotDisturb.add(on);
                  }
                });
  }

  FakeServer.Posted posted() throws InterruptedException {
    return came(server.posted);
  }

  static <T> T came(BlockingQueue<T> queue) throws InterruptedException {
    // Longer than dbus-java waits for a server that took a call with it.
    T value = queue.poll(45, SECONDS);
    assertNotNull(value, "nothing came");
    return value;
  }

  /** Everything the backend was told of before has been done: a click goes through it all. */
  void settled() throws Exception {
    Toast probe = toast(999, "probe");
    backend.show(probe);
    FakeServer.Posted posted = posted();
    while (!posted.summary().equals("probe")) posted = posted();
    server.click(posted.id(), "default");
    List<Click> before = new ArrayList<>();
    for (Click click = came(clicks); !click.toast().equals(probe); click = came(clicks)) {
      before.add(click);
    }
    clicks.addAll(before);
  }

  @Override
  public void close() {
    if (backend != null) backend.close();
    if (server != null) server.close();
    bus.close();
  }

  record ListBackend(BlockingQueue<Toast> shown, BlockingQueue<Integer> withdrawn)
      implements NotificationBackend {
    @Override
    public void show(Toast toast) {
      shown.add(toast);
    }

    @Override
    public void withdraw(int toastId) {
      withdrawn.add(toastId);
    }

    @Override
    public void close() {}
  }
}
