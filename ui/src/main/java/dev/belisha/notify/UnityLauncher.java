package dev.belisha.notify;

import java.util.Map;
import org.freedesktop.dbus.annotations.DBusInterfaceName;
import org.freedesktop.dbus.annotations.DBusMemberName;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.interfaces.DBusInterface;
import org.freedesktop.dbus.messages.DBusSignal;
import org.freedesktop.dbus.types.Variant;

/**
 * The signal by which a program tells docks of its number (Unity's LauncherEntry API, which Plasma,
 * Dash to Dock and others listen to). Public because dbus-java builds signals by reflection.
 */
@DBusInterfaceName("com.canonical.Unity.LauncherEntry")
public interface UnityLauncher extends DBusInterface {

  /** What is not named in the properties stays as it was. */
  @DBusMemberName("Update")
  final class Update extends DBusSignal {
    /** {@code application://NAME.desktop}. */
    public final String application;

    /** {@code count} (int64), {@code count-visible}, {@code urgent}. */
    public final Map<String, Variant<?>> properties;

    public Update(String path, String application, Map<String, Variant<?>> properties)
        throws DBusException {
      super(path, application, properties);
      this.application = application;
      this.properties = properties;
    }
  }
}
