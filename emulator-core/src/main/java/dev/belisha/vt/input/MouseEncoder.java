package dev.belisha.vt.input;

import dev.belisha.vt.input.MouseInput.Action;
import dev.belisha.vt.screen.Modes;
import java.nio.charset.StandardCharsets;

/**
 * Mouse to bytes for the modes in force (ctlseqs, "Mouse Tracking"): 9, 1000, 1002, 1003 in the
 * encodings 1005, 1006, 1015, 1016. Keeps which buttons are down and the last cell reported, so
 * that a motion inside one cell is reported once.
 */
public final class MouseEncoder {
  private static final byte[] NOTHING = new byte[0];
  private static final int NO_BUTTON = 3;
  private static final int MOTION = 32;
  private static final int OFFSET = 32;

  /** Largest coordinate a single byte can carry. */
  private static final int BYTE_LIMIT = 255 - OFFSET;

  /** Largest coordinate two bytes of UTF-8 can carry. */
  private static final int UTF8_LIMIT = 0x7FF - OFFSET;

  /** A bit for each button held. */
  private int held;

  private long lastPlace = -1;

  /** Empty when the program does not want this one. */
  public byte[] encode(MouseInput input, Modes modes) {
    return switch (input.action()) {
      case PRESS -> press(input, modes);
      case RELEASE -> release(input, modes);
      case MOVE -> move(input, modes);
    };
  }

  private byte[] press(MouseInput input, Modes modes) {
    if (!isWheel(input) && input.button() != NO_BUTTON) held |= 1 << input.button();
    lastPlace = place(input, modes);
    if (modes.mouse == 0 || (modes.mouse == 9 && input.button() > NO_BUTTON)) return NOTHING;
    return report(code(input.button()), input, modes, false);
  }

  private byte[] release(MouseInput input, Modes modes) {
    if (isWheel(input)) return NOTHING;
    held &= ~(1 << input.button());
    lastPlace = place(input, modes);
    if (modes.mouse < 1000) return NOTHING;
    boolean named = modes.mouseEncoding == 1006 || modes.mouseEncoding == 1016;
    return report(named ? code(input.button()) : NO_BUTTON, input, modes, true);
  }

  private byte[] move(MouseInput input, Modes modes) {
    // A release outside the window may never have come.
    if (input.button() == NO_BUTTON) held = 0;
    boolean wanted = modes.mouse == 1003 || (modes.mouse == 1002 && held != 0);
    long place = place(input, modes);
    if (!wanted || place == lastPlace) return NOTHING;
    lastPlace = place;
    int button = held == 0 ? NO_BUTTON : Integer.numberOfTrailingZeros(held);
    return report(code(button) + MOTION, input, modes, false);
  }

  private static long place(MouseInput input, Modes modes) {
    boolean pixels = modes.mouseEncoding == 1016;
    long y = pixels ? input.pixelY() : input.row();
    long x = pixels ? input.pixelX() : input.col();
    return y << 32 | x & 0xFFFF_FFFFL;
  }

  private static boolean isWheel(MouseInput input) {
    return input.button() >= 4 && input.button() < 8;
  }

  private static int code(int button) {
    if (button < 4) return button;
    return button < 8 ? 64 + button - 4 : 128 + button - 8;
  }

  private static int modifiers(MouseInput input, Modes modes) {
    if (modes.mouse == 9) return 0;
    int bits = 0;
    if ((input.mods() & KeyPress.SHIFT) != 0) bits |= 4;
    if ((input.mods() & (KeyPress.ALT | KeyPress.META)) != 0) bits |= 8;
    if ((input.mods() & KeyPress.CTRL) != 0) bits |= 16;
    return bits;
  }

  private static byte[] report(int code, MouseInput input, Modes modes, boolean release) {
    int button = code | modifiers(input, modes);
    int x = Math.max(0, input.col()) + 1;
    int y = Math.max(0, input.row()) + 1;
    return switch (modes.mouseEncoding) {
      case 1006 -> sgr(button, x, y, release);
      case 1016 ->
          sgr(button, Math.max(0, input.pixelX()) + 1, Math.max(0, input.pixelY()) + 1, release);
      case 1015 -> ascii("\033[" + (button + OFFSET) + ";" + x + ";" + y + "M");
      case 1005 -> {
        if (x > UTF8_LIMIT || y > UTF8_LIMIT) yield NOTHING;
        String text =
            "\033[M" + (char) (button + OFFSET) + (char) (x + OFFSET) + (char) (y + OFFSET);
        yield text.getBytes(StandardCharsets.UTF_8);
      }
      default -> {
        if (x > BYTE_LIMIT || y > BYTE_LIMIT) yield NOTHING;
        yield new byte[] {
          0x1B, '[', 'M', (byte) (button + OFFSET), (byte) (x + OFFSET), (byte) (y + OFFSET)
        };
      }
    };
  }

  private static byte[] sgr(int button, int x, int y, boolean release) {
    return ascii("\033[<" + button + ";" + x + ";" + y + (release ? "m" : "M"));
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** The wheel as cursor keys: mode 1007 on the alternate screen of a program without the mouse. */
  public static boolean wheelIsCursorKeys(MouseInput input, Modes modes, boolean alternate) {
    boolean wheel = input.action() == Action.PRESS && (input.button() == 4 || input.button() == 5);
    return wheel && alternate && modes.alternateScroll && modes.mouse == 0;
  }
}
