package dev.belisha.vt.input;

import dev.belisha.vt.input.KeyPress.Action;
import dev.belisha.vt.screen.Modes;
import java.nio.charset.StandardCharsets;

/**
 * The kitty keyboard protocol's progressive enhancement (its page "Comprehensive keyboard handling
 * in terminals"): what keys send while any of its flags is set. Stateless.
 */
final class KittyKeys {
  static final int DISAMBIGUATE = 1;
  static final int EVENTS = 1 << 1;
  static final int ALTERNATES = 1 << 2;
  static final int ALL_KEYS = 1 << 3;
  static final int TEXT = 1 << 4;

  private static final byte[] NOTHING = new byte[0];

  /** Longest text told in one report, in code points; what an input method gives may be longer. */
  private static final int MAX_TEXT = 256;

  private KittyKeys() {}

  static byte[] encode(KeyPress press, Modes modes) {
    int flags = modes.kittyFlags;
    boolean release = press.action() == Action.RELEASE;
    if (release && (flags & EVENTS) == 0) return NOTHING;
    if ((flags & ALL_KEYS) == 0) {
      if (press.key().isModifier()) return NOTHING;
      // Keys that give text give nothing else; that they go up gives none, and is told (as in
      // kitty).
      if (!press.text().isEmpty() && !release) return bytes(press.text());
    }
    return switch (press.key()) {
      case TEXT -> text(press, modes);
      case ENTER, TAB, BACKSPACE -> control(press, modes);
      case ESCAPE -> escape(press, modes);
      default -> functional(press, flags);
    };
  }

  /** What an input method gave: no key is known, so the key is 0. */
  private static byte[] committed(KeyPress press, int flags) {
    boolean embedded = (flags & ALL_KEYS) != 0 && (flags & TEXT) != 0;
    if (!embedded) return bytes(press.text());
    StringBuilder all = new StringBuilder();
    int[] codePoints = press.text().codePoints().filter(KittyKeys::isText).toArray();
    for (int from = 0; from < codePoints.length; from += MAX_TEXT) {
      int length = Math.min(MAX_TEXT, codePoints.length - from);
      String part = new String(codePoints, from, length);
      all.append("\033[0;").append(textField(part)).append('u');
    }
    return bytes(all.toString());
  }

  private static byte[] text(KeyPress press, Modes modes) {
    int flags = modes.kittyFlags;
    if (press.codePoint() == 0) {
      return press.action() == Action.RELEASE ? NOTHING : committed(press, flags);
    }
    boolean escapes = (flags & (DISAMBIGUATE | ALL_KEYS)) != 0;
    boolean event = (flags & EVENTS) != 0 && press.action() != Action.PRESS;
    if (!escapes && !event) return KeyEncoder.legacy(press, modes);
    int key = press.unshifted() == 0 ? press.codePoint() : press.unshifted();
    String code = Integer.toString(key);
    if ((flags & ALTERNATES) != 0) code += alternates(press, key);
    return report(code, press, flags, 'u');
  }

  /** The shifted key, only while Shift is held, and the one of a US keyboard. */
  private static String alternates(KeyPress press, int key) {
    boolean shifted = press.has(KeyPress.SHIFT) && press.codePoint() != key;
    String base = press.base() == 0 ? "" : ":" + press.base();
    if (shifted) return ":" + press.codePoint() + base;
    return base.isEmpty() ? "" : ":" + base;
  }

  /** Enter, Tab and Backspace stay as they were, so that "reset" can be typed; no releases. */
  private static byte[] control(KeyPress press, Modes modes) {
    int flags = modes.kittyFlags;
    if ((flags & ALL_KEYS) == 0) {
      if (press.action() == Action.RELEASE) return NOTHING;
      if ((press.mods() & ~KeyPress.LOCKS) == 0) return KeyEncoder.legacy(press, modes);
    }
    int code =
        switch (press.key()) {
          case ENTER -> 13;
          case TAB -> 9;
          default -> 127;
        };
    return report(Integer.toString(code), press, flags, 'u');
  }

  private static byte[] escape(KeyPress press, Modes modes) {
    int flags = modes.kittyFlags;
    boolean told = (flags & (DISAMBIGUATE | ALL_KEYS)) != 0;
    boolean modified = (press.mods() & ~KeyPress.LOCKS) != 0;
    if (!told && !modified && press.action() != Action.RELEASE) {
      return KeyEncoder.legacy(press, modes);
    }
    return report("27", press, flags, 'u');
  }

  /** Keys by number; those with a letter of their own have the number 1, left out where it can. */
  private static byte[] functional(KeyPress press, int flags) {
    Key key = press.key();
    char letter = letter(key);
    if (letter != 0) return report("1", press, flags, letter);
    int number = KeyEncoder.tildeNumber(key);
    boolean function = key.ordinal() >= Key.F13.ordinal() && key.ordinal() <= Key.F24.ordinal();
    if (number > 0 && !function && key != Key.MENU) {
      return report(Integer.toString(number), press, flags, '~');
    }
    return report(Integer.toString(code(key)), press, flags, 'u');
  }

  private static char letter(Key key) {
    return switch (key) {
      case UP -> 'A';
      case DOWN -> 'B';
      case RIGHT -> 'C';
      case LEFT -> 'D';
      case KEYPAD_BEGIN -> 'E';
      case END -> 'F';
      case HOME -> 'H';
      case F1 -> 'P';
      case F2 -> 'Q';
      case F4 -> 'S';
      default -> 0;
    };
  }

  /** Numbers of the private use area. */
  private static int code(Key key) {
    return switch (key) {
      case CAPS_LOCK -> 57358;
      case SCROLL_LOCK -> 57359;
      case NUM_LOCK -> 57360;
      case PRINT_SCREEN -> 57361;
      case PAUSE -> 57362;
      case MENU -> 57363;
      case KEYPAD_DECIMAL -> 57409;
      case KEYPAD_DIVIDE -> 57410;
      case KEYPAD_MULTIPLY -> 57411;
      case KEYPAD_SUBTRACT -> 57412;
      case KEYPAD_ADD -> 57413;
      case KEYPAD_ENTER -> 57414;
      case KEYPAD_EQUAL -> 57415;
      case KEYPAD_SEPARATOR -> 57416;
      case KEYPAD_LEFT -> 57417;
      case KEYPAD_RIGHT -> 57418;
      case KEYPAD_UP -> 57419;
      case KEYPAD_DOWN -> 57420;
      case MEDIA_PLAY -> 57428;
      case MEDIA_STOP -> 57432;
      case MEDIA_FAST_FORWARD -> 57433;
      case MEDIA_REWIND -> 57434;
      case MEDIA_NEXT -> 57435;
      case MEDIA_PREVIOUS -> 57436;
      case MEDIA_RECORD -> 57437;
      case VOLUME_DOWN -> 57438;
      case VOLUME_UP -> 57439;
      case VOLUME_MUTE -> 57440;
      // No toolkit event tells left from right: the left ones are named.
      case SHIFT -> 57441;
      case CONTROL -> 57442;
      case ALT -> 57443;
      case SUPER -> 57444;
      case LEVEL3_SHIFT -> 57453;
      default -> {
        if (key.ordinal() >= Key.F13.ordinal() && key.ordinal() <= Key.F24.ordinal()) {
          yield 57376 + key.ordinal() - Key.F13.ordinal();
        }
        yield 57399 + key.ordinal() - Key.KEYPAD_0.ordinal();
      }
    };
  }

  /** {@code CSI code ; modifiers:event ; text final}, with what says nothing left out. */
  private static byte[] report(String code, KeyPress press, int flags, char fin) {
    int modifiers = modifiers(press);
    String event =
        (flags & EVENTS) == 0 || press.action() == Action.PRESS
            ? ""
            : ":" + (press.action().ordinal() + 1);
    boolean embed =
        (flags & ALL_KEYS) != 0 && (flags & TEXT) != 0 && press.action() != Action.RELEASE;
    String typed = embed ? textField(press.text()) : "";
    String second = modifiers == 0 && event.isEmpty() ? "" : (modifiers + 1) + event;
    StringBuilder out = new StringBuilder("\033[");
    boolean bare = second.isEmpty() && typed.isEmpty();
    if (!bare || !code.equals("1")) out.append(code);
    if (!bare) out.append(';').append(second);
    return bytes(out.append(typed).append(fin).toString());
  }

  /** {@code ;} and the code points with colons between; empty for none. */
  private static String textField(String text) {
    StringBuilder field = new StringBuilder();
    text.codePoints()
        .filter(KittyKeys::isText)
        .limit(MAX_TEXT)
        .forEach(cp -> field.append(field.isEmpty() ? ';' : ':').append(cp));
    return field.toString();
  }

  private static boolean isText(int cp) {
    return cp >= 0x20 && (cp < 0x7F || cp > 0x9F);
  }

  /** Shift 1, Alt 2, Ctrl 4, Super 8, Caps Lock 64, Num Lock 128. */
  private static int modifiers(KeyPress press) {
    int value = press.mods() & ~KeyPress.LOCKS;
    if (press.has(KeyPress.CAPS_LOCK)) value |= 64;
    if (press.has(KeyPress.NUM_LOCK)) value |= 128;
    return value;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
