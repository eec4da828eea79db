package dev.belisha.notify;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.types.Variant;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells docks by {@link UnityLauncher.Update} on the session bus. Nobody answers, so nobody is
 * waited for; without a bus nothing happens, and the next number tries again. Everything that
 * touches the bus happens on one thread, which shows only the newest number.
 */
public final class DbusLauncherCounter implements LauncherCounter {
  static final String APPLICATION = "application://belisha.desktop";

  private static final Logger LOG = LoggerFactory.getLogger(DbusLauncherCounter.class);
  private static final String PATH =
      "/com/canonical/unity/launcherentry/" + Integer.toUnsignedString(APPLICATION.hashCode());
  private static final String BUS = "org.freedesktop.DBus";
  private static final Shown NOTHING = new Shown(0, false);
  private static final long CLOSING_MS = 500;

  private final @Nullable String address;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("launcher-counter").factory());
  private volatile Shown wanted = NOTHING;

  // Confined to the thread.
  private Shown told = NOTHING;
  private @Nullable DBusConnection bus;

  private record Shown(int count, boolean urgent) {}

  private DbusLauncherCounter(@Nullable String address) {
    this.address = address;
  }

  /** On the session bus, which is sought when there is something to show. */
  public static LauncherCounter session() {
    return new DbusLauncherCounter(null);
  }

  /** On the bus at an address such as {@code unix:path=/run/user/1000/bus}. */
  public static LauncherCounter at(String address) {
    return new DbusLauncherCounter(address);
  }

  @Override
  public void show(int count, boolean urgent) {
    Shown now = new Shown(count, urgent && count > 0);
    if (now.equals(wanted) || thread.isShutdown()) return;
    wanted = now;
    thread.execute(this::tell);
  }

  private void tell() {
    Shown now = wanted;
    if (now.equals(told)) return;
    try {
      connected().sendMessage(new UnityLauncher.Update(PATH, APPLICATION, properties(now)));
      told = now;
    } catch (DBusException | RuntimeException e) {
      LOG.debug("the number could not be told to the dock: {}", e.getClass().getSimpleName());
    }
  }

  private static Map<String, Variant<?>> properties(Shown shown) {
    Map<String, Variant<?>> properties = new TreeMap<>();
    properties.put("count", new Variant<>((long) shown.count));
    properties.put("count-visible", new Variant<>(shown.count > 0));
    properties.put("urgent", new Variant<>(shown.urgent));
    return properties;
  }

  private DBusConnection connected() throws DBusException {
    DBusConnection open = bus;
    if (open == null || !open.isConnected()) {
      DBusConnectionBuilder builder =
          address == null
              ? DBusConnectionBuilder.forSessionBus()
              : DBusConnectionBuilder.forAddress(address);
      open = builder.withShared(false).build();
      bus = open;
      // Whoever listens there has not heard of it.
      told = NOTHING;
    }
    return open;
  }

  /** A call that waits for its answer goes after what was sent without waiting. */
  private void leave() {
    DBusConnection open = bus;
    if (open == null) return;
    try {
      if (open.isConnected()) open.getDBusOwnerName(BUS);
    } catch (RuntimeException e) {
      // The bus is gone, and the number with it.
    }
    open.disconnect();
  }

  /** Waits a moment, so that no number of a program that has gone is left on the dock. */
  @Override
  public void close() {
    if (thread.isShutdown()) return;
    show(0, false);
    thread.execute(this::leave);
    thread.shutdown();
    try {
      if (!thread.awaitTermination(CLOSING_MS, TimeUnit.MILLISECONDS)) {
        LOG.debug("the dock's number may stay: the bus does not answer");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
