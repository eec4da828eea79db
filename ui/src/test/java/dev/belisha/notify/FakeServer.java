package dev.belisha.notify;

import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.exceptions.DBusExecutionException;
import org.freedesktop.dbus.interfaces.DBus;
import org.freedesktop.dbus.interfaces.Properties;
import org.freedesktop.dbus.types.UInt32;
import org.freedesktop.dbus.types.Variant;

/** A notification server that writes down what it is told and clicks when it is asked to. */
public final class FakeServer implements FreedesktopNotifications, Properties, AutoCloseable {
  public final BlockingQueue<Posted> posted = new LinkedBlockingQueue<>();
  public final BlockingQueue<Long> withdrawn = new LinkedBlockingQueue<>();
  private final DBusConnection bus;
  private final List<String> capabilities;
  private final AtomicLong ids = new AtomicLong();

  /** What it does with a toast beyond writing it down; may throw, or leave the bus. */
  volatile Consumer<Posted> temper = posted -> {};

  /** When not 0, every toast gets this id. */
  volatile long onlyId;

  /** Runs before a toast is withdrawn. */
  public volatile Runnable beforeWithdraw = () -> {};

  public record Posted(
      long id,
      long replaces,
      String summary,
      String body,
      List<String> actions,
      Map<String, Variant<?>> hints,
      int expireMs) {}

  public FakeServer(String address, String... capabilities) throws DBusException {
    this(false, address, capabilities);
  }

  private FakeServer(boolean queue, String address, String... capabilities) throws DBusException {
    this.capabilities = List.of(capabilities);
    bus = DBusConnectionBuilder.forAddress(address).withShared(false).build();
    bus.exportObject(PATH, this);
    if (queue) {
      bus.getRemoteObject("org.freedesktop.DBus", "/org/freedesktop/DBus", DBus.class)
          .RequestName(NAME, new UInt32(0));
    } else {
      bus.requestBusName(NAME);
    }
  }

  /** Serves from the moment on that the servers before it are gone. */
  static FakeServer inLine(String address, String... capabilities) throws DBusException {
    return new FakeServer(true, address, capabilities);
  }

  @Override
  public List<String> capabilities() {
    return capabilities;
  }

  @Override
  public UInt32 post(
      String app,
      UInt32 replaces,
      String icon,
      String summary,
      String body,
      List<String> actions,
      Map<String, Variant<?>> hints,
      int expireMs) {
    long id = replaces.longValue() == 0 ? ids.incrementAndGet() : replaces.longValue();
    if (onlyId != 0) id = onlyId;
    Posted toast = new Posted(id, replaces.longValue(), summary, body, actions, hints, expireMs);
    posted.add(toast);
    temper.accept(toast);
    return new UInt32(id);
  }

  @Override
  public void withdraw(UInt32 id) {
    beforeWithdraw.run();
    withdrawn.add(id.longValue());
  }

  /** Interface and property to its value; an unknown one is an error, as servers answer it. */
  final Map<String, Object> properties = new ConcurrentHashMap<>();

  @Override
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  public <A> A Get(String iface, String property) {
    Object value = properties.get(iface + "." + property);
    if (value == null) throw new DBusExecutionException("no such property: " + property);
    return (A) new Variant<>(value);
  }

  @Override
  public <A> void Set(String iface, String property, A value) {}

  @Override
  public Map<String, Variant<?>> GetAll(String iface) {
    return Map.of();
  }

  /** Changes a property and tells of it. */
  void change(String iface, String property, Object value) throws DBusException {
    properties.put(iface + "." + property, value);
    bus.sendMessage(
        new PropertiesChanged(PATH, iface, Map.of(property, new Variant<>(value)), List.of()));
  }

  public void token(long id, String token) throws DBusException {
    bus.sendMessage(new ActivationToken(PATH, new UInt32(id), token));
  }

  public void click(long id, String action) throws DBusException {
    bus.sendMessage(new ActionInvoked(PATH, new UInt32(id), action));
  }

  public void dismiss(long id) throws DBusException {
    bus.sendMessage(new NotificationClosed(PATH, new UInt32(id), new UInt32(2)));
  }

  @Override
  public String getObjectPath() {
    return PATH;
  }

  @Override
  public void close() {
    bus.disconnect();
  }
}
