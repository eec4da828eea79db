package dev.belisha.view;

import dev.belisha.vt.input.Key;
import dev.belisha.vt.input.KeyPress;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/**
 * JavaFX key events to keys. Keys without text of their own and everything with Ctrl or Alt come
 * from KEY_PRESSED; plain text from KEY_TYPED, so that dead keys and AltGr do their work.
 */
final class KeyMapper {
  private static final Map<KeyCode, Key> KEYS = keys();

  private KeyMapper() {}

  private static Map<KeyCode, Key> keys() {
    Map<KeyCode, Key> map = new EnumMap<>(KeyCode.class);
    map.put(KeyCode.ENTER, Key.ENTER);
    map.put(KeyCode.TAB, Key.TAB);
    map.put(KeyCode.BACK_SPACE, Key.BACKSPACE);
    map.put(KeyCode.ESCAPE, Key.ESCAPE);
    map.put(KeyCode.UP, Key.UP);
    map.put(KeyCode.KP_UP, Key.UP);
    map.put(KeyCode.DOWN, Key.DOWN);
    map.put(KeyCode.KP_DOWN, Key.DOWN);
    map.put(KeyCode.LEFT, Key.LEFT);
    map.put(KeyCode.KP_LEFT, Key.LEFT);
    map.put(KeyCode.RIGHT, Key.RIGHT);
    map.put(KeyCode.KP_RIGHT, Key.RIGHT);
    map.put(KeyCode.HOME, Key.HOME);
    map.put(KeyCode.END, Key.END);
    map.put(KeyCode.INSERT, Key.INSERT);
    map.put(KeyCode.DELETE, Key.DELETE);
    map.put(KeyCode.PAGE_UP, Key.PAGE_UP);
    map.put(KeyCode.PAGE_DOWN, Key.PAGE_DOWN);
    for (int number = 1; number <= 24; number++) {
      map.put(KeyCode.valueOf("F" + number), Key.valueOf("F" + number));
    }
    for (int digit = 0; digit <= 9; digit++) {
      map.put(KeyCode.valueOf("NUMPAD" + digit), Key.valueOf("KEYPAD_" + digit));
    }
    map.put(KeyCode.DECIMAL, Key.KEYPAD_DECIMAL);
    map.put(KeyCode.DIVIDE, Key.KEYPAD_DIVIDE);
    map.put(KeyCode.MULTIPLY, Key.KEYPAD_MULTIPLY);
    map.put(KeyCode.SUBTRACT, Key.KEYPAD_SUBTRACT);
    map.put(KeyCode.ADD, Key.KEYPAD_ADD);
    return map;
  }

  /** The key of a KEY_PRESSED event; null when it is plain text or a modifier alone. */
  static @Nullable KeyPress pressed(KeyEvent event) {
    int mods = mods(event);
    Key key = KEYS.get(event.getCode());
    if (key != null) {
      // A keypad that types digits types them as text.
      boolean keypad = key.name().startsWith("KEYPAD_");
      return keypad && !printable(event.getText()) ? null : KeyPress.of(key, mods);
    }
    boolean controlled = event.isControlDown() || event.isAltDown();
    if (!controlled || event.getCode().isModifierKey()) return null;
    int codePoint = codePoint(event);
    return codePoint == 0 ? null : KeyPress.text(codePoint, mods);
  }

  /** The text of a KEY_TYPED event; empty when a KEY_PRESSED event served it already. */
  static String typed(KeyEvent event) {
    boolean controlled = event.isControlDown() != event.isAltDown() || event.isMetaDown();
    String text = event.getCharacter();
    if (controlled && !isAltGr(event)) return "";
    if (event.isControlDown() && event.isAltDown() && !isAltGr(event)) return "";
    return printable(text) ? text : "";
  }

  /** Windows tells AltGr as Ctrl and Alt together. */
  private static boolean isAltGr(KeyEvent event) {
    boolean windows = System.getProperty("os.name", "").startsWith("Windows");
    return windows && event.isControlDown() && event.isAltDown();
  }

  private static int codePoint(KeyEvent event) {
    String text = event.getText();
    if (printable(text)) return text.codePointAt(0);
    if (event.getCode() == KeyCode.SPACE) return ' ';
    String name = event.getCode().getChar();
    if (!printable(name) || name.codePointCount(0, name.length()) != 1) return 0;
    String letter = event.isShiftDown() ? name : name.toLowerCase(Locale.ROOT);
    return letter.codePointAt(0);
  }

  private static boolean printable(@Nullable String text) {
    return text != null && !text.isEmpty() && text.codePoints().allMatch(KeyMapper::isText);
  }

  private static boolean isText(int cp) {
    return cp >= 0x20 && (cp < 0x7F || cp > 0x9F);
  }

  static int mods(KeyEvent event) {
    return mods(event.isShiftDown(), event.isAltDown(), event.isControlDown(), event.isMetaDown());
  }

  static int mods(boolean shift, boolean alt, boolean control, boolean meta) {
    return (shift ? KeyPress.SHIFT : 0)
        | (alt ? KeyPress.ALT : 0)
        | (control ? KeyPress.CTRL : 0)
        | (meta ? KeyPress.META : 0);
  }
}
