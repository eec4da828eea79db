package dev.belisha.notify;

import dev.belisha.notify.FreedesktopNotifications.ActionInvoked;
import dev.belisha.notify.FreedesktopNotifications.ActivationToken;
import dev.belisha.notify.FreedesktopNotifications.NotificationClosed;
import dev.belisha.notify.NotificationBackend.UnavailableException;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.interfaces.DBus;
import org.freedesktop.dbus.interfaces.Properties;
import org.freedesktop.dbus.messages.DBusSignal;
import org.freedesktop.dbus.types.Variant;
import org.jspecify.annotations.Nullable;

/**
 * A connection to a bus and to the notification server on it, if there is one.
 *
 * <p>Any program of the user may send signals on the bus. Only those of the one that owns the
 * server's name, and the bus's own word on who that is, are passed on. Calls wait for their answer,
 * at most for dbus-java's 20 s.
 */
final class ServerLink {
  private static final String BUS = "org.freedesktop.DBus";

  /** Where servers say that the person does not want to be disturbed: interface and property. */
  private static final Map<String, String> DO_NOT_DISTURB =
      Map.of(FreedesktopNotifications.NAME, "Inhibited", "org.dunstproject.cmd0", "paused");

  private final DBusConnection bus;
  private final FreedesktopNotifications remote;

  /** The server's unique name; read by the bus's thread. Empty when nobody serves. */
  private volatile String owner = "";

  private Set<String> capabilities = Set.of();

  /** What the bus tells, on its own thread, in the order it was sent. */
  interface Listener {
    void token(long id, String token);

    void action(long id, String key);

    void closed(long id);

    /** What {@link #isOnDoNotDisturb} says may be another now. */
    void doNotDisturbChanged();

    /** Another server, or none: the empty name. */
    void owner(String uniqueName);
  }

  private ServerLink(DBusConnection bus, FreedesktopNotifications remote) {
    this.bus = bus;
    this.remote = remote;
  }

  /**
   * Connects to a bus. There need not be a server on it.
   *
   * @param address null for the session bus
   */
  static ServerLink open(@Nullable String address, Listener listener) throws UnavailableException {
    DBusConnection bus = null;
    try {
      DBusConnectionBuilder builder =
          address == null
              ? DBusConnectionBuilder.forSessionBus()
              : DBusConnectionBuilder.forAddress(address);
      bus = builder.withShared(false).build();
      FreedesktopNotifications remote =
          bus.getRemoteObject(
              FreedesktopNotifications.NAME,
              FreedesktopNotifications.PATH,
              FreedesktopNotifications.class);
      ServerLink link = new ServerLink(bus, remote);
      link.listen(listener);
      return link;
    } catch (DBusException | RuntimeException e) {
      if (bus != null) bus.disconnect();
      throw new UnavailableException("no session bus: " + e.getMessage());
    }
  }

  private void listen(Listener listener) throws DBusException {
    bus.addSigHandler(
        ActivationToken.class,
        signal -> {
          if (isServers(signal)) listener.token(signal.id.longValue(), signal.token);
        });
    bus.addSigHandler(
        ActionInvoked.class,
        signal -> {
          if (isServers(signal)) listener.action(signal.id.longValue(), signal.key);
        });
    bus.addSigHandler(
        NotificationClosed.class,
        signal -> {
          if (isServers(signal)) listener.closed(signal.id.longValue());
        });
    bus.addSigHandler(
        Properties.PropertiesChanged.class,
        signal -> {
          boolean ours = DO_NOT_DISTURB.containsKey(signal.getInterfaceName());
          if (ours && isServers(signal)) listener.doNotDisturbChanged();
        });
    bus.addSigHandler(
        DBus.NameOwnerChanged.class,
        signal -> {
          if (BUS.equals(signal.getSource()) && signal.name.equals(FreedesktopNotifications.NAME)) {
            listener.owner(signal.newOwner);
          }
        });
  }

  private boolean isServers(DBusSignal signal) {
    return owner.equals(signal.getSource());
  }

  /** Asks the server what it can, which starts one where the bus knows how. */
  boolean meet() {
    try {
      capabilities = new HashSet<>(remote.capabilities());
      String name = bus.getDBusOwnerName(FreedesktopNotifications.NAME);
      owner = name == null ? "" : name;
    } catch (RuntimeException e) {
      forget();
    }
    return isServed();
  }

  /** Asks the server; false where it does not say. */
  boolean isOnDoNotDisturb() {
    if (!isServed()) return false;
    for (Map.Entry<String, String> asked : DO_NOT_DISTURB.entrySet()) {
      if (isTrue(asked.getKey(), asked.getValue())) return true;
    }
    return false;
  }

  private boolean isTrue(String iface, String property) {
    try {
      Properties properties =
          bus.getRemoteObject(
              FreedesktopNotifications.NAME, FreedesktopNotifications.PATH, Properties.class);
      Object value = properties.Get(iface, property);
      Object plain = value instanceof Variant<?> variant ? variant.getValue() : value;
      return Boolean.TRUE.equals(plain);
    } catch (DBusException | RuntimeException unknown) {
      return false;
    }
  }

  void forget() {
    owner = "";
    capabilities = Set.of();
  }

  boolean isServed() {
    return !owner.isEmpty();
  }

  boolean isServedBy(String uniqueName) {
    return owner.equals(uniqueName);
  }

  boolean isConnected() {
    return bus.isConnected();
  }

  FreedesktopNotifications remote() {
    return remote;
  }

  Set<String> capabilities() {
    return capabilities;
  }

  /** Lets what was sent without waiting for an answer reach the bus, and leaves it. */
  void close() {
    try {
      if (bus.isConnected()) bus.getDBusOwnerName(FreedesktopNotifications.NAME);
    } catch (RuntimeException e) {
      // The bus is gone: nothing is left to wait for.
    }
    bus.disconnect();
  }
}
