package dev.belisha.vt.input;

import dev.belisha.vt.screen.Modes;
import java.nio.charset.StandardCharsets;

/**
 * Keys to bytes for the modes in force: xterm's legacy encoding (ctlseqs, "PC-Style Function
 * Keys"), modifyOtherKeys, and the kitty keyboard protocol's progressive enhancement as far as
 * {@link #KITTY_FLAGS}. Stateless.
 */
public final class KeyEncoder {
  /** Flags we really deliver: 1, disambiguate escape codes. */
  public static final int KITTY_FLAGS = 1;

  private static final byte[] NOTHING = new byte[0];
  private static final int ESC = 0x1B;
  private static final int DEL = 0x7F;

  private KeyEncoder() {}

  /** Empty when the key means nothing to a program. */
  public static byte[] encode(KeyPress press, Modes modes) {
    boolean kitty = (modes.kittyFlags & KITTY_FLAGS) != 0;
    return switch (press.key()) {
      case TEXT -> text(press, modes, kitty);
      case ENTER -> control(press, modes, kitty, 13, modes.newline ? "\r\n" : "\r");
      case TAB -> tab(press, modes, kitty);
      case BACKSPACE -> backspace(press, modes, kitty);
      case ESCAPE -> escape(press, modes, kitty);
      case UP -> cursor(press, modes, kitty, 'A');
      case DOWN -> cursor(press, modes, kitty, 'B');
      case RIGHT -> cursor(press, modes, kitty, 'C');
      case LEFT -> cursor(press, modes, kitty, 'D');
      case HOME -> cursor(press, modes, kitty, 'H');
      case END -> cursor(press, modes, kitty, 'F');
      case INSERT -> tilde(press, 2);
      case DELETE -> tilde(press, 3);
      case PAGE_UP -> tilde(press, 5);
      case PAGE_DOWN -> tilde(press, 6);
      case F1 -> pf(press, kitty, 'P');
      case F2 -> pf(press, kitty, 'Q');
      case F3 -> kitty ? tilde(press, 13) : pf(press, false, 'R');
      case F4 -> pf(press, kitty, 'S');
      case F5 -> tilde(press, 15);
      case F6 -> tilde(press, 17);
      case F7 -> tilde(press, 18);
      case F8 -> tilde(press, 19);
      case F9 -> tilde(press, 20);
      case F10 -> tilde(press, 21);
      case F11 -> tilde(press, 23);
      case F12 -> tilde(press, 24);
      case F13 -> function(press, kitty, 25, 57376);
      case F14 -> function(press, kitty, 26, 57377);
      case F15 -> function(press, kitty, 28, 57378);
      case F16 -> function(press, kitty, 29, 57379);
      case F17 -> function(press, kitty, 31, 57380);
      case F18 -> function(press, kitty, 32, 57381);
      case F19 -> function(press, kitty, 33, 57382);
      case F20 -> function(press, kitty, 34, 57383);
      case F21 -> function(press, kitty, 42, 57384);
      case F22 -> function(press, kitty, 43, 57385);
      case F23 -> function(press, kitty, 44, 57386);
      case F24 -> function(press, kitty, 45, 57387);
      default -> keypad(press, modes);
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

  private static byte[] text(KeyPress press, Modes modes, boolean kitty) {
    int cp = press.codePoint();
    boolean ctrl = press.has(KeyPress.CTRL);
    boolean alt = press.has(KeyPress.ALT);
    if (kitty && (ctrl || alt || press.has(KeyPress.META))) {
      return csiU(Character.toLowerCase(cp), modifier(press));
    }
    if (ctrl || alt) {
      int controlled = ctrl ? controlCode(cp) : -1;
      boolean standard = !ctrl || (controlled >= 0 && cp != '?');
      boolean other = modes.modifyOtherKeys == 2 || (modes.modifyOtherKeys == 1 && !standard);
      if (other) return bytes("\033[27;" + modifier(press) + ";" + cp + "~");
      String plain = Character.toString(controlled >= 0 ? controlled : cp);
      return bytes(alt ? "\033" + plain : plain);
    }
    return bytes(Character.toString(cp));
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
  private static byte[] control(
      KeyPress press, Modes modes, boolean kitty, int code, String plain) {
    int modifier = modifier(press);
    if (modifier > 1 && kitty) return csiU(code, modifier);
    if (modifiesOther(press, modes, code)) {
      return bytes("\033[27;" + modifier + ";" + code + "~");
    }
    return bytes(press.has(KeyPress.ALT) ? "\033" + plain : plain);
  }

  /** As measured on xterm: level 1 tells Enter and Tab apart, unless Alt alone is held. */
  private static boolean modifiesOther(KeyPress press, Modes modes, int code) {
    if (modifier(press) == 1) return false;
    boolean enterOrTab = code == 13 || code == 9;
    return modes.modifyOtherKeys == 2
        || (modes.modifyOtherKeys == 1 && enterOrTab && press.mods() != KeyPress.ALT);
  }

  private static byte[] tab(KeyPress press, Modes modes, boolean kitty) {
    boolean shiftAlone = press.mods() == KeyPress.SHIFT;
    boolean backTab =
        press.has(KeyPress.SHIFT) && !kitty && (shiftAlone || modes.modifyOtherKeys < 2);
    if (backTab) return bytes(press.has(KeyPress.ALT) ? "\033\033[Z" : "\033[Z");
    return control(press, modes, kitty, 9, "\t");
  }

  private static byte[] backspace(KeyPress press, Modes modes, boolean kitty) {
    boolean ctrlAlone = press.mods() == KeyPress.CTRL;
    boolean bs = modes.backspaceSendsBs != press.has(KeyPress.CTRL);
    // xterm leaves Ctrl+Backspace alone even at modifyOtherKeys 2.
    if (ctrlAlone && !kitty) return bytes(bs ? "\b" : "\177");
    return control(press, modes, kitty, DEL, bs ? "\b" : "\177");
  }

  private static byte[] escape(KeyPress press, Modes modes, boolean kitty) {
    if (kitty) return csiU(ESC, modifier(press));
    return control(press, modes, false, ESC, "\033");
  }

  private static byte[] cursor(KeyPress press, Modes modes, boolean kitty, char fin) {
    int modifier = modifier(press);
    if (modifier > 1) return bytes("\033[1;" + modifier + fin);
    return bytes((modes.cursorKeys && !kitty ? "\033O" : "\033[") + fin);
  }

  private static byte[] pf(KeyPress press, boolean kitty, char fin) {
    int modifier = modifier(press);
    if (modifier > 1) return bytes("\033[1;" + modifier + fin);
    return bytes((kitty ? "\033[" : "\033O") + fin);
  }

  private static byte[] tilde(KeyPress press, int number) {
    int modifier = modifier(press);
    return bytes("\033[" + number + (modifier > 1 ? ";" + modifier : "") + "~");
  }

  /** F13 to F24: a VT220's number, with the kitty protocol a private code point. */
  private static byte[] function(KeyPress press, boolean kitty, int number, int code) {
    return kitty ? csiU(code, modifier(press)) : tilde(press, number);
  }

  private static byte[] keypad(KeyPress press, Modes modes) {
    int at =
        switch (press.key()) {
          case KEYPAD_0 -> 'p';
          case KEYPAD_1 -> 'q';
          case KEYPAD_2 -> 'r';
          case KEYPAD_3 -> 's';
          case KEYPAD_4 -> 't';
          case KEYPAD_5 -> 'u';
          case KEYPAD_6 -> 'v';
          case KEYPAD_7 -> 'w';
          case KEYPAD_8 -> 'x';
          case KEYPAD_9 -> 'y';
          case KEYPAD_DECIMAL -> 'n';
          case KEYPAD_DIVIDE -> 'o';
          case KEYPAD_MULTIPLY -> 'j';
          case KEYPAD_SUBTRACT -> 'm';
          case KEYPAD_ADD -> 'k';
          case KEYPAD_ENTER -> 'M';
          default -> 0;
        };
    if (at == 0) return NOTHING;
    if (modes.keypad) return bytes("\033O" + (char) at);
    // Numeric: SS3 finals are the ASCII characters moved up by 0x40.
    return at == 'M' ? bytes(modes.newline ? "\r\n" : "\r") : bytes(Character.toString(at - 0x40));
  }

  private static byte[] csiU(int code, int modifier) {
    return bytes("\033[" + code + (modifier > 1 ? ";" + modifier : "") + "u");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
