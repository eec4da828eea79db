package dev.belisha.notify;

import static dev.belisha.notify.DbusRig.NEEDS;
import static dev.belisha.notify.DbusRig.came;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.freedesktop.dbus.interfaces.Properties.PropertiesChanged;
import org.freedesktop.dbus.types.Variant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** B-17: whether the desktop is on do not disturb, where it says so. */
class DoNotDisturbTest {
  private DbusRig rig;

  @BeforeEach
  void open() throws Exception {
    rig = new DbusRig();
    rig.serve();
  }

  @AfterEach
  void close() {
    rig.close();
  }

  @ParameterizedTest
  @CsvSource({"org.freedesktop.Notifications, Inhibited", "org.dunstproject.cmd0, paused"})
  void itIsToldWhenItBeginsAndEnds(String iface, String property) throws Exception {
    rig.open();
    rig.backend.show(NEEDS);
    rig.posted();
    rig.server.change(iface, property, true);
    assertThat(came(rig.doNotDisturb)).isTrue();
    rig.server.change(iface, property, true);
    rig.server.change(iface, property, false);
    assertThat(came(rig.doNotDisturb)).isFalse();
  }

  @Test
  void itIsKnownFromTheBeginning() throws Exception {
    rig.server.properties.put("org.freedesktop.Notifications.Inhibited", true);
    rig.open();
    assertThat(came(rig.doNotDisturb)).isTrue();
  }

  @Test
  void aServerThatDoesNotSayIsNotOnIt() throws Exception {
    rig.open();
    rig.server.change("org.freedesktop.Notifications", "Other", true);
    rig.server.change("com.example.Other", "Inhibited", true);
    rig.settled();
    assertThat(rig.doNotDisturb).isEmpty();
  }

  /** A server that is gone keeps nobody quiet, and the next one is asked. */
  @Test
  void itEndsWithItsServer() throws Exception {
    rig.server.properties.put("org.freedesktop.Notifications.Inhibited", true);
    rig.open();
    assertThat(came(rig.doNotDisturb)).isTrue();
    rig.server.close();
    assertThat(came(rig.doNotDisturb)).isFalse();
    rig.server = new FakeServer(rig.bus.address, "actions");
    rig.server.change("org.freedesktop.Notifications", "Inhibited", true);
    assertThat(came(rig.doNotDisturb)).isTrue();
  }

  @Test
  void strangersAreNotHeard() throws Exception {
    rig.open();
    rig.backend.show(NEEDS);
    rig.posted();
    try (DBusConnection stranger =
        DBusConnectionBuilder.forAddress(rig.bus.address).withShared(false).build()) {
      stranger.sendMessage(
          new PropertiesChanged(
              FreedesktopNotifications.PATH,
              FreedesktopNotifications.NAME,
              Map.of("Inhibited", new Variant<>(true)),
              List.of()));
      assertThat(stranger.getNames()).isNotEmpty();
    }
    rig.settled();
    assertThat(rig.doNotDisturb).isEmpty();
  }
}
