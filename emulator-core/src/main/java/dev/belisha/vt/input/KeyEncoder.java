package dev.belisha.vt.input;

import dev.belisha.vt.input.KeyPress.Action;
import dev.belisha.vt.screen.Modes;
import java.nio.charset.StandardCharsets;

/**
 * Keys to bytes for the modes in force: xterm's legacy encoding (ctlseqs, "PC-Style Function
 * Keys"), modifyOtherKeys and formatOtherKeys, or what {@link KittyKeys} makes of them. Stateless.
 */
public final class KeyEncoder {
  /** Flags we deliver: all five of the kitty keyboard protocol. */
  public static final int KITTY_FLAGS =
      KittyKeys.DISAMBIGUATE
          | KittyKeys.EVENTS
          | KittyKeys.ALTERNATES
          | KittyKeys.ALL_KEYS
          | KittyKeys.TEXT;

  private static final byte[] NOTHING = new byte[0];
  private static final int ESC = 0x1B;
  private static final int DEL = 0x7F;

  private KeyEncoder() {}

  /** Empty when the key means nothing to a program. */
  public static byte[] encode(KeyPress press, Modes modes) {
    if (press.action() == Action.REPEAT && !modes.autoRepeat) return NOTHING;
    return modes.kittyFlags == 0 ? legacy(press, modes) : KittyKeys.encode(press, modes);
  }

  /** Without the kitty protocol. */
  static byte[] legacy(KeyPress press, Modes modes) {
    if (press.action() == Action.RELEASE) return NOTHING;
    return switch (press.key()) {
      case TEXT -> text(press, modes);
      case ENTER -> control(press, modes, 13, modes.newline ? "\r\n" : "\r");
      case TAB -> tab(press, modes);
      case BACKSPACE -> backspace(press, modes);
      case ESCAPE -> control(press, modes, ESC, "\033");
      case UP, KEYPAD_UP -> cursor(press, modes, 'A');
      case DOWN, KEYPAD_DOWN -> cursor(press, modes, 'B');
      case RIGHT, KEYPAD_RIGHT -> cursor(press, modes, 'C');
      case LEFT, KEYPAD_LEFT -> cursor(press, modes, 'D');
      case KEYPAD_BEGIN -> cursor(press, modes, 'E');
      case HOME -> cursor(press, modes, 'H');
      case END -> cursor(press, modes, 'F');
      case F1 -> pf(press, 'P');
      case F2 -> pf(press, 'Q');
      case F3 -> pf(press, 'R');
      case F4 -> pf(press, 'S');
      default -> {
        int number = tildeNumber(press.key());
        yield number > 0 ? tilde(press, number) : keypad(press, modes);
      }
    };
  }

  /** The number of keys sent as {@code CSI number ~}, a VT220's; 0 for others. */
  static int tildeNumber(Key key) {
    return switch (key) {
      case INSERT -> 2;
      case DELETE -> 3;
      case PAGE_UP -> 5;
      case PAGE_DOWN -> 6;
      // With the kitty protocol only: CSI R would be taken for a cursor report.
      case F3 -> 13;
      case F5 -> 15;
      case F6 -> 17;
      case F7 -> 18;
      case F8 -> 19;
      case F9 -> 20;
      case F10 -> 21;
      case F11 -> 23;
      case F12 -> 24;
      case F13 -> 25;
      case F14 -> 26;
      case F15 -> 28;
      case F16, MENU -> 29;
      case F17 -> 31;
      case F18 -> 32;
      case F19 -> 33;
      case F20 -> 34;
      case F21 -> 42;
      case F22 -> 43;
      case F23 -> 44;
      case F24 -> 45;
      default -> 0;
    };
  }

  /** xterm's modifier parameter: 1 plus shift 1, alt 2, ctrl 4, meta 8. */
  private static int modifier(KeyPress press) {
    int value = 1;
    if (press.has(KeyPress.SHIFT)) value += 1;
    if (press.has(KeyPress.ALT)) value += 2;
    if (press.has(KeyPress.CTRL)) value += 4;
    if (press.has(KeyPress.META)) value += 8;
    return value;
  }

  private static byte[] text(KeyPress press, Modes modes) {
    boolean ctrl = press.has(KeyPress.CTRL);
    boolean alt = press.has(KeyPress.ALT);
    if (press.codePoint() == 0 || !(ctrl || alt)) {
      boolean meta = press.has(KeyPress.META) && press.text().isEmpty();
      return bytes(meta ? Character.toString(press.codePoint()) : press.text());
    }
    int cp = press.codePoint();
    int controlled = ctrl ? controlCode(cp) : -1;
    boolean standard = !ctrl || (controlled >= 0 && cp != '?');
    boolean other = modes.modifyOtherKeys == 2 || (modes.modifyOtherKeys == 1 && !standard);
    if (other) return other(modifier(press), cp, modes);
    // A layout of other letters: Ctrl means what stands there on a US keyboard, as in kitty.
    if (ctrl && cp >= 0x80 && press.base() > 0) controlled = controlCode(press.base());
    String plain = Character.toString(controlled >= 0 ? controlled : cp);
    return bytes(alt ? "\033" + plain : plain);
  }

  /** A key told with its modifiers: formatOtherKeys 0 or 1. */
  private static byte[] other(int modifier, int code, Modes modes) {
    return bytes(
        modes.formatOtherKeys == 1
            ? "\033[" + code + ";" + modifier + "u"
            : "\033[27;" + modifier + ";" + code + "~");
  }

  /** What Ctrl makes of a character, as xterm does; -1 when nothing. */
  static int controlCode(int cp) {
    if (cp >= '@' && cp < DEL) return cp & 0x1F;
    return switch (cp) {
      case ' ', '2' -> 0;
      case '3' -> 0x1B;
      case '4' -> 0x1C;
      case '5' -> 0x1D;
      case '6' -> 0x1E;
      case '7', '/' -> 0x1F;
      case '8', '?' -> DEL;
      default -> -1;
    };
  }

  /** Enter, and the shape that Tab and Backspace share: bytes of their own until modified. */
  private static byte[] control(KeyPress press, Modes modes, int code, String plain) {
    if (modifiesOther(press, modes, code)) return other(modifier(press), code, modes);
    return bytes(press.has(KeyPress.ALT) ? "\033" + plain : plain);
  }

  /** As measured on xterm: level 1 tells Enter and Tab apart, unless Alt alone is held. */
  private static boolean modifiesOther(KeyPress press, Modes modes, int code) {
    if (modifier(press) == 1) return false;
    boolean enterOrTab = code == 13 || code == 9;
    return modes.modifyOtherKeys == 2
        || (modes.modifyOtherKeys == 1 && enterOrTab && !held(press, KeyPress.ALT));
  }

  /** True when this and nothing else is held, whatever is locked. */
  private static boolean held(KeyPress press, int mod) {
    return (press.mods() & ~KeyPress.LOCKS) == mod;
  }

  private static byte[] tab(KeyPress press, Modes modes) {
    boolean backTab =
        press.has(KeyPress.SHIFT) && (held(press, KeyPress.SHIFT) || modes.modifyOtherKeys < 2);
    if (backTab) return bytes(press.has(KeyPress.ALT) ? "\033\033[Z" : "\033[Z");
    return control(press, modes, 9, "\t");
  }

  private static byte[] backspace(KeyPress press, Modes modes) {
    boolean bs = modes.backspaceSendsBs != press.has(KeyPress.CTRL);
    // xterm leaves Ctrl+Backspace alone even at modifyOtherKeys 2.
    if (held(press, KeyPress.CTRL)) return bytes(bs ? "\b" : "\177");
    return control(press, modes, DEL, bs ? "\b" : "\177");
  }

  private static byte[] cursor(KeyPress press, Modes modes, char fin) {
    int modifier = modifier(press);
    if (modifier > 1) return bytes("\033[1;" + modifier + fin);
    return bytes((modes.cursorKeys ? "\033O" : "\033[") + fin);
  }

  private static byte[] pf(KeyPress press, char fin) {
    int modifier = modifier(press);
    return bytes(modifier > 1 ? "\033[1;" + modifier + fin : "\033O" + fin);
  }

  private static byte[] tilde(KeyPress press, int number) {
    int modifier = modifier(press);
    return bytes("\033[" + number + (modifier > 1 ? ";" + modifier : "") + "~");
  }

  private static byte[] keypad(KeyPress press, Modes modes) {
    char plain = keypadCharacter(press.key());
    if (plain == 0) return NOTHING;
    // Application: the SS3 finals are the ASCII characters moved up by 0x40.
    if (modes.keypad) return bytes("\033O" + (char) (plain + 0x40));
    boolean enter = plain == '\r';
    return bytes(enter && modes.newline ? "\r\n" : Character.toString(plain));
  }

  private static char keypadCharacter(Key key) {
    return switch (key) {
      case KEYPAD_DECIMAL -> '.';
      case KEYPAD_DIVIDE -> '/';
      case KEYPAD_MULTIPLY -> '*';
      case KEYPAD_SUBTRACT -> '-';
      case KEYPAD_ADD -> '+';
      case KEYPAD_EQUAL -> '=';
      case KEYPAD_SEPARATOR -> ',';
      case KEYPAD_ENTER -> '\r';
      default -> {
        boolean digit = key.isKeypad() && key.ordinal() <= Key.KEYPAD_9.ordinal();
        yield digit ? (char) ('0' + key.ordinal() - Key.KEYPAD_0.ordinal()) : 0;
      }
    };
  }

  /** What a key of the keypad types; empty for every other. */
  static String keypadText(Key key) {
    char plain = keypadCharacter(key);
    return plain < ' ' ? "" : Character.toString(plain);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
