package dev.belisha.headless;

import dev.belisha.vt.input.Key;
import dev.belisha.vt.input.KeyPress;
import java.util.Locale;
import java.util.Map;

/**
 * A key by name: {@code Shift+Enter}, {@code Ctrl+c}, {@code PageUp}, {@code F5}, {@code Alt+é}.
 */
final class KeySpec {
  private static final Map<String, Integer> MODS =
      Map.of(
          "shift", KeyPress.SHIFT,
          "alt", KeyPress.ALT,
          "ctrl", KeyPress.CTRL,
          "control", KeyPress.CTRL,
          "meta", KeyPress.META);

  private static final Map<String, Key> OTHER_NAMES =
      Map.of(
          "esc", Key.ESCAPE,
          "return", Key.ENTER,
          "pgup", Key.PAGE_UP,
          "pgdn", Key.PAGE_DOWN,
          "del", Key.DELETE,
          "ins", Key.INSERT);

  private KeySpec() {}

  /**
   * @throws UsageException naming the text
   */
  static KeyPress parse(String text) throws UsageException {
    int mods = 0;
    String rest = text;
    int plus = rest.indexOf('+');
    while (plus > 0 && plus < rest.length() - 1) {
      Integer mod = MODS.get(rest.substring(0, plus).toLowerCase(Locale.ROOT));
      if (mod == null) break;
      mods |= mod;
      rest = rest.substring(plus + 1);
      plus = rest.indexOf('+');
    }
    if (rest.codePointCount(0, rest.length()) == 1) {
      return KeyPress.text(rest.codePointAt(0), mods);
    }
    if (rest.equalsIgnoreCase("space")) return KeyPress.text(' ', mods);
    String name = rest.toLowerCase(Locale.ROOT);
    Key other = OTHER_NAMES.get(name);
    if (other != null) return KeyPress.of(other, mods);
    for (Key key : Key.values()) {
      boolean named = key.name().replace("_", "").toLowerCase(Locale.ROOT).equals(name);
      if (named && key != Key.TEXT) return KeyPress.of(key, mods);
    }
    throw new UsageException("'" + text + "' is no key");
  }
}
