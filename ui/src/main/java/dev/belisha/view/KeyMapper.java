package dev.belisha.view;

import dev.belisha.vt.input.Key;
import dev.belisha.vt.input.KeyPress;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/**
 * JavaFX key events to keys: which key comes from KEY_PRESSED, what it types from KEY_TYPED, so
 * that dead keys and AltGr do their work. {@link Keyboard} puts the two together.
 */
final class KeyMapper {
  private static final Map<KeyCode, Key> KEYS = keys();

  private static final boolean GTK = System.getProperty("os.name", "").startsWith("Linux");

  /** Keys named by a sign; a code's own character is no such thing. */
  private static final Map<KeyCode, Character> SIGNS =
      Map.ofEntries(
          Map.entry(KeyCode.SPACE, ' '),
          Map.entry(KeyCode.AMPERSAND, '&'),
          Map.entry(KeyCode.ASTERISK, '*'),
          Map.entry(KeyCode.AT, '@'),
          Map.entry(KeyCode.BACK_QUOTE, '`'),
          Map.entry(KeyCode.BACK_SLASH, '\\'),
          Map.entry(KeyCode.BRACELEFT, '{'),
          Map.entry(KeyCode.BRACERIGHT, '}'),
          Map.entry(KeyCode.CIRCUMFLEX, '^'),
          Map.entry(KeyCode.CLOSE_BRACKET, ']'),
          Map.entry(KeyCode.COLON, ':'),
          Map.entry(KeyCode.COMMA, ','),
          Map.entry(KeyCode.DOLLAR, '$'),
          Map.entry(KeyCode.EQUALS, '='),
          Map.entry(KeyCode.EXCLAMATION_MARK, '!'),
          Map.entry(KeyCode.GREATER, '>'),
          Map.entry(KeyCode.LEFT_PARENTHESIS, '('),
          Map.entry(KeyCode.LESS, '<'),
          Map.entry(KeyCode.MINUS, '-'),
          Map.entry(KeyCode.NUMBER_SIGN, '#'),
          Map.entry(KeyCode.OPEN_BRACKET, '['),
          Map.entry(KeyCode.PERIOD, '.'),
          Map.entry(KeyCode.PLUS, '+'),
          Map.entry(KeyCode.QUOTE, '\''),
          Map.entry(KeyCode.QUOTEDBL, '"'),
          Map.entry(KeyCode.RIGHT_PARENTHESIS, ')'),
          Map.entry(KeyCode.SEMICOLON, ';'),
          Map.entry(KeyCode.SLASH, '/'),
          Map.entry(KeyCode.UNDERSCORE, '_'));

  private KeyMapper() {}

  private static Map<KeyCode, Key> keys() {
    Map<KeyCode, Key> map = new EnumMap<>(KeyCode.class);
    map.put(KeyCode.ENTER, Key.ENTER);
    map.put(KeyCode.TAB, Key.TAB);
    map.put(KeyCode.BACK_SPACE, Key.BACKSPACE);
    map.put(KeyCode.ESCAPE, Key.ESCAPE);
    map.put(KeyCode.UP, Key.UP);
    map.put(KeyCode.KP_UP, Key.KEYPAD_UP);
    map.put(KeyCode.DOWN, Key.DOWN);
    map.put(KeyCode.KP_DOWN, Key.KEYPAD_DOWN);
    map.put(KeyCode.LEFT, Key.LEFT);
    map.put(KeyCode.KP_LEFT, Key.KEYPAD_LEFT);
    map.put(KeyCode.RIGHT, Key.RIGHT);
    map.put(KeyCode.KP_RIGHT, Key.KEYPAD_RIGHT);
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
    map.put(KeyCode.SEPARATOR, Key.KEYPAD_SEPARATOR);
    map.put(KeyCode.BEGIN, Key.KEYPAD_BEGIN);
    map.put(KeyCode.CLEAR, Key.KEYPAD_BEGIN);
    map.put(KeyCode.CAPS, Key.CAPS_LOCK);
    map.put(KeyCode.SCROLL_LOCK, Key.SCROLL_LOCK);
    map.put(KeyCode.NUM_LOCK, Key.NUM_LOCK);
    map.put(KeyCode.PRINTSCREEN, Key.PRINT_SCREEN);
    map.put(KeyCode.PAUSE, Key.PAUSE);
    map.put(KeyCode.SHIFT, Key.SHIFT);
    map.put(KeyCode.CONTROL, Key.CONTROL);
    map.put(KeyCode.ALT, Key.ALT);
    map.put(KeyCode.ALT_GRAPH, Key.LEVEL3_SHIFT);
    map.put(KeyCode.META, Key.SUPER);
    map.put(KeyCode.WINDOWS, Key.SUPER);
    map.put(KeyCode.COMMAND, Key.SUPER);
    map.put(KeyCode.PLAY, Key.MEDIA_PLAY);
    map.put(KeyCode.STOP, Key.MEDIA_STOP);
    map.put(KeyCode.FAST_FWD, Key.MEDIA_FAST_FORWARD);
    map.put(KeyCode.REWIND, Key.MEDIA_REWIND);
    map.put(KeyCode.TRACK_NEXT, Key.MEDIA_NEXT);
    map.put(KeyCode.TRACK_PREV, Key.MEDIA_PREVIOUS);
    map.put(KeyCode.RECORD, Key.MEDIA_RECORD);
    map.put(KeyCode.VOLUME_DOWN, Key.VOLUME_DOWN);
    map.put(KeyCode.VOLUME_UP, Key.VOLUME_UP);
    map.put(KeyCode.MUTE, Key.VOLUME_MUTE);
    return map;
  }

  /**
   * The key of a KEY_PRESSED event; null when it is none, as a dead key. One that types gets its
   * text from the KEY_TYPED event.
   *
   * @param altGr true while AltGr is held: a text key then gives another character than its own
   */
  static @Nullable KeyPress pressed(KeyEvent event, boolean altGr) {
    int mods = mods(event);
    Key key = isKeypadEnter(event) ? Key.KEYPAD_ENTER : KEYS.get(event.getCode());
    if (key != null) {
      // A keypad that types digits types them as text.
      boolean keypad = !KeyPress.of(key, 0).text().isEmpty();
      return keypad && !printable(event.getText()) ? null : KeyPress.of(key, mods);
    }
    int codePoint = codePoint(event);
    if (codePoint == 0) return null;
    int named = ownCharacter(event.getCode());
    int own = named == 0 ? UsKeys.of(codePoint) : named;
    int unshifted = unshifted(codePoint, own, altGr, event.isShiftDown());
    // Where the layout's letters are no Latin ones, the key has a name of a US keyboard too.
    boolean foreign = codePoint >= 0x80 && own > 0 && !altGr;
    return KeyPress.text(codePoint, mods)
        .typing("")
        .placed(unshifted, foreign && own != unshifted ? own : 0);
  }

  /** True when a press has no text yet and waits for it: a text key without Ctrl, Alt or Meta. */
  static boolean types(KeyPress press) {
    return press.key() == Key.TEXT && !press.has(KeyPress.CTRL | KeyPress.ALT | KeyPress.META);
  }

  private static int unshifted(int codePoint, int own, boolean altGr, boolean shift) {
    if (altGr && own > 0) return own;
    int lower = Character.toLowerCase(codePoint);
    if (!shift || lower != codePoint || Character.isLetter(codePoint)) return lower;
    return own > 0 ? own : codePoint;
  }

  /** The toolkit gives both Enter keys one code, but on GTK only the main one a text. */
  private static boolean isKeypadEnter(KeyEvent event) {
    return GTK && event.getCode() == KeyCode.ENTER && event.getText().isEmpty();
  }

  /** The code of a key by its sign, not shifted; UNDEFINED for none. */
  static KeyCode code(char sign) {
    if (sign >= 'a' && sign <= 'z') return KeyCode.valueOf(String.valueOf((char) (sign - 32)));
    for (Map.Entry<KeyCode, Character> entry : SIGNS.entrySet()) {
      if (entry.getValue() == sign) return entry.getKey();
    }
    return KeyCode.UNDEFINED;
  }

  /** What the toolkit names a key by, in lower case; 0 when that is no character. */
  private static int ownCharacter(KeyCode code) {
    if (code.isLetterKey() || code.isDigitKey()) {
      return Character.toLowerCase(code.getName().charAt(code.getName().length() - 1));
    }
    return SIGNS.getOrDefault(code, '\0');
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
    int own = ownCharacter(event.getCode());
    return event.isShiftDown() ? Character.toUpperCase(own) : own;
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
