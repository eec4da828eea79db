package dev.belisha.notify;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** B-37: the number on the dock's icon, heard by a dock on a bus of the test's own. */
class LauncherCounterTest {
  private final BlockingQueue<UnityLauncher.Update> heard = new LinkedBlockingQueue<>();
  private PrivateBus bus;
  private DBusConnection dock;
  private LauncherCounter counter;

  @BeforeEach
  void open() throws Exception {
    bus = new PrivateBus();
    dock = DBusConnectionBuilder.forAddress(bus.address).withShared(false).build();
    dock.addSigHandler(UnityLauncher.Update.class, heard::add);
    counter = DbusLauncherCounter.at(bus.address);
  }

  @AfterEach
  void close() {
    if (counter != null) counter.close();
    if (dock != null) dock.disconnect();
    if (bus != null) bus.close();
  }

  private String next() throws InterruptedException {
    UnityLauncher.Update update = heard.poll(20, SECONDS);
    assertNotNull(update, "the dock heard nothing");
    assertThat(update.application).isEqualTo("application://belisha.desktop");
    assertThat(update.getPath()).startsWith("/com/canonical/unity/launcherentry/");
    return "%s %s %s"
        .formatted(
            update.properties.get("count").getValue(),
            update.properties.get("count-visible").getValue(),
            update.properties.get("urgent").getValue());
  }

  @Test
  void theDockHearsEachNumberOnce() throws Exception {
    counter.show(2, true);
    assertThat(next()).isEqualTo("2 true true");
    counter.show(2, true);
    counter.show(2, false);
    assertThat(next()).isEqualTo("2 true false");
    counter.show(0, true);
    assertThat(next()).isEqualTo("0 false false");
    counter.show(3, false);
    assertThat(next()).isEqualTo("3 true false");
  }

  /** docks read the count as an int64. */
  @Test
  void theCountIsOfTheTypeDocksRead() throws Exception {
    counter.show(1, false);
    UnityLauncher.Update update = heard.poll(20, SECONDS);
    assertNotNull(update);
    assertThat(update.properties.get("count").getSig()).isEqualTo("x");
    assertThat(update.properties.get("count-visible").getSig()).isEqualTo("b");
    assertThat(update.properties.get("urgent").getSig()).isEqualTo("b");
  }

  @Test
  void noNumberIsLeftWhenBelishaGoes() throws Exception {
    counter.show(5, true);
    assertThat(next()).isEqualTo("5 true true");
    counter.close();
    assertThat(next()).isEqualTo("0 false false");
    counter.show(7, true);
    assertThat(heard.poll(200, java.util.concurrent.TimeUnit.MILLISECONDS)).isNull();
  }

  @Test
  void withoutABusNothingHappens() {
    LauncherCounter nobody = DbusLauncherCounter.at("unix:path=/nonexistent/bus");
    nobody.show(1, true);
    nobody.close();
  }
}
