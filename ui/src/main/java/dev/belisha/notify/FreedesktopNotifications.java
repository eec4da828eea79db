package dev.belisha.notify;

import java.util.List;
import java.util.Map;
import org.freedesktop.dbus.annotations.DBusInterfaceName;
import org.freedesktop.dbus.annotations.DBusMemberName;
import org.freedesktop.dbus.annotations.MethodNoReply;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.interfaces.DBusInterface;
import org.freedesktop.dbus.messages.DBusSignal;
import org.freedesktop.dbus.types.UInt32;
import org.freedesktop.dbus.types.Variant;

/**
 * The D-Bus interface of a desktop's notification server (Desktop Notifications Specification 1.2).
 * Public because dbus-java builds proxies and signals by reflection.
 */
@DBusInterfaceName(FreedesktopNotifications.NAME)
public interface FreedesktopNotifications extends DBusInterface {
  String NAME = "org.freedesktop.Notifications";
  String PATH = "/org/freedesktop/Notifications";

  @DBusMemberName("GetCapabilities")
  List<String> capabilities();

  /**
   * @param replaces the id of the notification to replace, 0 for a new one
   * @param actions keys and labels by turns
   * @param expireMs -1 leaves it to the server
   * @return the id, never 0
   */
  @DBusMemberName("Notify")
  UInt32 post(
      String app,
      UInt32 replaces,
      String icon,
      String summary,
      String body,
      List<String> actions,
      Map<String, Variant<?>> hints,
      int expireMs);

  /** Sent, not waited for: a server that hangs must not hold back what comes next. */
  @MethodNoReply
  @DBusMemberName("CloseNotification")
  void withdraw(UInt32 id);

  /** The person chose an action. */
  @DBusMemberName("ActionInvoked")
  final class ActionInvoked extends DBusSignal {
    public final UInt32 id;
    public final String key;

    public ActionInvoked(String path, UInt32 id, String key) throws DBusException {
      super(path, id, key);
      this.id = id;
      this.key = key;
    }
  }

  /** It is gone, by time, by the person or by us. */
  @DBusMemberName("NotificationClosed")
  final class NotificationClosed extends DBusSignal {
    public final UInt32 id;
    public final UInt32 reason;

    public NotificationClosed(String path, UInt32 id, UInt32 reason) throws DBusException {
      super(path, id, reason);
      this.id = id;
      this.reason = reason;
    }
  }

  /** Comes before {@link ActionInvoked}: lets the app raise its window. */
  @DBusMemberName("ActivationToken")
  final class ActivationToken extends DBusSignal {
    public final UInt32 id;
    public final String token;

    public ActivationToken(String path, UInt32 id, String token) throws DBusException {
      super(path, id, token);
      this.id = id;
      this.token = token;
    }
  }
}
