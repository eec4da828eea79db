package dev.belisha.notify;

import dev.belisha.attention.Toast;
import dev.belisha.notify.FreedesktopNotifications.ActionInvoked;
import dev.belisha.notify.FreedesktopNotifications.ActivationToken;
import dev.belisha.notify.FreedesktopNotifications.NotificationClosed;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.interfaces.DBus;
import org.freedesktop.dbus.types.UInt32;
import org.freedesktop.dbus.types.Variant;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Toasts on a desktop that speaks the Desktop Notifications Specification 1.2 (org.freedesktop
 * .Notifications on the session bus).
 *
 * <p>All state lives on one thread, which also makes the calls, so that an answer and the click
 * that follows it cannot overtake each other. Orders that pile up while the server is slow are
 * merged by toast. When the bus is gone one new connection is tried at the next toast; when that
 * fails, the toast goes to the fallback.
 */
public final class DbusNotifications implements NotificationBackend {
  private static final Logger LOG = LoggerFactory.getLogger(DbusNotifications.class);
  private static final String DEFAULT_ACTION = "default";

  /** Servers that give the default action no gesture still draw a button (B-30). */
  private static final String SHOW_TAB_ACTION = "show-tab";

  private static final String SHOW_TAB = "Show tab";
  private static final UInt32 NEW = new UInt32(0);

  private final @Nullable String address;
  private final Consumer<Click> clicks;
  private final @Nullable Factory fallback;
  private final Orders orders = new Orders();
  private final Thread thread;

  // Confined to the thread.
  private @Nullable Server server;
  private @Nullable NotificationBackend inApp;
  private final Map<Integer, Up> upByToast = new HashMap<>();
  private final Map<UInt32, Up> upById = new HashMap<>();

  /** A toast on screen. */
  private static final class Up {
    final UInt32 id;
    final Toast toast;
    @Nullable String token;

    Up(UInt32 id, Toast toast) {
      this.id = id;
      this.toast = toast;
    }
  }

  private record Server(
      DBusConnection bus, FreedesktopNotifications remote, Set<String> capabilities) {}

  private DbusNotifications(
      @Nullable String address, Consumer<Click> clicks, @Nullable Factory fallback)
      throws UnavailableException {
    this.address = address;
    this.clicks = clicks;
    this.fallback = fallback;
    server = connect();
    thread =
        Thread.ofPlatform().daemon().name("notifications").start(() -> orders.serve(this::obey));
  }

  /**
   * The session bus's server. Opening asks the bus and waits for it.
   *
   * @param fallback what shows toasts once the bus is gone, null to drop them
   */
  public static Factory session(@Nullable Factory fallback) {
    return clicks -> new DbusNotifications(null, clicks, fallback);
  }

  /** The server of the bus at an address such as {@code unix:path=/run/user/1000/bus}. */
  public static Factory at(String address, @Nullable Factory fallback) {
    return clicks -> new DbusNotifications(address, clicks, fallback);
  }

  private Server connect() throws UnavailableException {
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
      Set<String> capabilities = new HashSet<>(remote.capabilities());
      listen(bus);
      return new Server(bus, remote, capabilities);
    } catch (DBusException | RuntimeException e) {
      if (bus != null) bus.disconnect();
      throw new UnavailableException(
          "no notification server on the session bus: " + e.getMessage());
    }
  }

  /** Signals are handed over to the thread: they come in the order the server sent them. */
  private void listen(DBusConnection bus) throws DBusException {
    bus.addSigHandler(
        ActivationToken.class, signal -> orders.add(() -> token(signal.id, signal.token)));
    bus.addSigHandler(
        ActionInvoked.class, signal -> orders.add(() -> action(signal.id, signal.key)));
    bus.addSigHandler(NotificationClosed.class, signal -> orders.add(() -> closed(signal.id)));
    bus.addSigHandler(
        DBus.NameOwnerChanged.class,
        signal -> {
          if (signal.name.equals(FreedesktopNotifications.NAME)) orders.add(this::serverChanged);
        });
  }

  @Override
  public void show(Toast toast) {
    orders.put(toast.id(), toast);
  }

  @Override
  public void withdraw(int toastId) {
    orders.put(toastId, null);
  }

  /** Withdraws what is up, then lets the bus go; returns at once. */
  @Override
  public void close() {
    orders.close();
  }

  private void obey(Orders.Order order) {
    switch (order) {
      case Orders.Order.Show show -> put(show.toast());
      case Orders.Order.Withdraw withdraw -> take(withdraw.toastId());
      case Orders.Order.Run run -> run.task().run();
      case Orders.Order.Close _ -> shut();
    }
  }

  private void put(Toast toast) {
    if (inApp == null && (post(toast) || reconnect() && post(toast))) return;
    NotificationBackend own = inApp();
    if (own != null) own.show(toast);
  }

  private boolean post(Toast toast) {
    Server at = server;
    if (at == null) return false;
    Up before = upByToast.get(toast.id());
    try {
      UInt32 id =
          at.remote.post(
              "Belisha",
              before == null ? NEW : before.id,
              "belisha",
              toast.title(),
              body(toast, at.capabilities),
              actions(at.capabilities),
              hints(toast),
              -1);
      forget(before);
      Up now = new Up(id, toast);
      upByToast.put(toast.id(), now);
      upById.put(id, now);
      return true;
    } catch (RuntimeException e) {
      LOG.warn("The notification server did not take a toast: {}", e.getClass().getSimpleName());
      return false;
    }
  }

  /** A server that reads markup must not find any in program text. */
  static String body(Toast toast, Set<String> capabilities) {
    if (!capabilities.contains("body-markup")) return toast.body();
    return toast.body().replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private static List<String> actions(Set<String> capabilities) {
    if (!capabilities.contains("actions")) return List.of();
    return List.of(DEFAULT_ACTION, SHOW_TAB, SHOW_TAB_ACTION, SHOW_TAB);
  }

  private static Map<String, Variant<?>> hints(Toast toast) {
    Map<String, Variant<?>> hints = new HashMap<>();
    hints.put("urgency", new Variant<>((byte) (toast.low() ? 0 : 1)));
    hints.put("desktop-entry", new Variant<>("belisha"));
    hints.put("category", new Variant<>("x-belisha.status"));
    if (toast.low()) hints.put("transient", new Variant<>(true));
    return hints;
  }

  private void take(int toastId) {
    if (inApp != null) inApp.withdraw(toastId);
    Up up = upByToast.get(toastId);
    if (up == null) return;
    forget(up);
    Server at = server;
    if (at == null) return;
    try {
      at.remote.withdraw(up.id);
    } catch (RuntimeException e) {
      // The server has closed it already, or is gone with it.
      LOG.debug("A toast was gone before it was withdrawn: {}", e.getClass().getSimpleName());
    }
  }

  private void token(UInt32 id, String token) {
    Up up = upById.get(id);
    if (up != null) up.token = token;
  }

  private void action(UInt32 id, String key) {
    Up up = upById.get(id);
    if (up == null || !(key.equals(DEFAULT_ACTION) || key.equals(SHOW_TAB_ACTION))) return;
    String token = up.token;
    up.token = null;
    clicks.accept(new Click(up.toast, token));
  }

  private void closed(UInt32 id) {
    forget(upById.get(id));
  }

  private void forget(@Nullable Up up) {
    if (up == null) return;
    upById.remove(up.id, up);
    upByToast.remove(up.toast.id(), up);
  }

  /** A server that starts anew counts its ids anew, and may read and draw other things. */
  private void serverChanged() {
    upById.clear();
    upByToast.clear();
    Server at = server;
    if (at == null) return;
    try {
      server = new Server(at.bus, at.remote, new HashSet<>(at.remote.capabilities()));
    } catch (RuntimeException e) {
      // Nobody there now. The next toast starts one or fails for itself.
      LOG.debug("The notification server went away: {}", e.getClass().getSimpleName());
    }
  }

  private boolean reconnect() {
    disconnect();
    try {
      server = connect();
      return true;
    } catch (UnavailableException e) {
      return false;
    }
  }

  private void disconnect() {
    upById.clear();
    upByToast.clear();
    Server at = server;
    server = null;
    if (at != null) at.bus.disconnect();
  }

  private @Nullable NotificationBackend inApp() {
    if (inApp == null && fallback != null) {
      LOG.warn("The notification server is gone; toasts show in the window from here on");
      try {
        inApp = fallback.open(clicks);
      } catch (UnavailableException e) {
        LOG.warn("No place for toasts is left");
      }
    }
    return inApp;
  }

  private void shut() {
    for (int toastId : List.copyOf(upByToast.keySet())) take(toastId);
    if (inApp != null) inApp.close();
    disconnect();
  }

  /** For tests: waits for the thread to end after {@link #close}. */
  void join(long ms) throws InterruptedException {
    thread.join(ms);
  }
}
