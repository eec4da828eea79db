package dev.belisha.notify;

import static dev.belisha.notify.DbusRig.NEEDS;
import static dev.belisha.notify.DbusRig.came;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.notify.FreedesktopNotifications.ActionInvoked;
import dev.belisha.notify.FreedesktopNotifications.ActivationToken;
import dev.belisha.notify.FreedesktopNotifications.NotificationClosed;
import dev.belisha.notify.NotificationBackend.Click;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.freedesktop.dbus.interfaces.DBus;
import org.freedesktop.dbus.types.UInt32;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any program of the user may speak on the bus; only the server is heard. */
class DbusStrangersTest {
  private static final String PATH = FreedesktopNotifications.PATH;

  private DbusRig rig;
  private DBusConnection stranger;
  private long id;

  @BeforeEach
  void open() throws Exception {
    rig = new DbusRig();
    rig.serve();
    rig.open();
    rig.backend.show(NEEDS);
    id = rig.posted().id();
    stranger = DBusConnectionBuilder.forAddress(rig.bus.address).withShared(false).build();
  }

  @AfterEach
  void close() {
    if (stranger != null) stranger.disconnect();
    rig.close();
  }

  /** The bus has passed on what the stranger said before. */
  private void said() {
    assertThat(stranger.getNames()).isNotEmpty();
  }

  @Test
  void strangersDoNotClick() throws Exception {
    stranger.sendMessage(new ActivationToken(PATH, new UInt32(id), "evil"));
    stranger.sendMessage(new ActionInvoked(PATH, new UInt32(id), "default"));
    said();
    rig.settled();
    assertThat(rig.clicks).isEmpty();
    rig.server.click(id, "default");
    assertThat(came(rig.clicks)).isEqualTo(new Click(NEEDS, null));
  }

  @Test
  void strangersDoNotClose() throws Exception {
    stranger.sendMessage(new NotificationClosed(PATH, new UInt32(id), new UInt32(2)));
    said();
    rig.settled();
    rig.backend.show(NEEDS);
    assertThat(rig.posted().replaces()).as("still known").isEqualTo(id);
  }

  @Test
  void strangersDoNotSayWhoServes() throws Exception {
    stranger.sendMessage(
        new DBus.NameOwnerChanged(
            "/org/freedesktop/DBus", FreedesktopNotifications.NAME, "", stranger.getUniqueName()));
    said();
    rig.settled();
    rig.backend.show(NEEDS);
    assertThat(rig.posted().replaces()).as("still known").isEqualTo(id);
  }

  @Test
  void strangersDoNotCrowdOutTheServer() throws Exception {
    for (int i = 0; i < 5_000; i++) {
      stranger.sendMessage(new ActionInvoked(PATH, new UInt32(id), "default"));
    }
    rig.server.click(id, "default");
    assertThat(came(rig.clicks)).isEqualTo(new Click(NEEDS, null));
    said();
    rig.settled();
    assertThat(rig.clicks).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "a\nb", "\u00e4", "LONG"})
  void aTokenThatIsNoneIsNotPassedOn(String token) throws Exception {
    rig.server.token(id, token.equals("LONG") ? "x".repeat(257) : token);
    rig.server.click(id, "default");
    assertThat(came(rig.clicks)).isEqualTo(new Click(NEEDS, null));
  }

  /** B-29: of two, the last before the click; one for another toast counts for that. */
  @Test
  void theTokenGoesWithItsOwnToast() throws Exception {
    rig.backend.show(DbusRig.OTHER);
    long other = rig.posted().id();
    rig.server.token(other, "forOther");
    rig.server.token(id, "first");
    rig.server.token(id, "second");
    rig.server.click(id, "show-tab");
    rig.server.click(other, "default");
    assertThat(came(rig.clicks)).isEqualTo(new Click(NEEDS, "second", Click.SHOW_TAB));
    assertThat(came(rig.clicks)).isEqualTo(new Click(DbusRig.OTHER, "forOther"));
  }
}
