package dev.belisha.vt.osc;

import java.util.Locale;
import java.util.Map;

/** X11 colour specifications, as XParseColor reads them, and the form they are answered in. */
final class ColorSpec {
  /** What {@link #parse} gives for a specification it cannot read. */
  static final int BAD = -1;

  private static final Map<String, Integer> NAMES =
      Map.ofEntries(
          Map.entry("black", 0x000000),
          Map.entry("red", 0xFF0000),
          Map.entry("green", 0x00FF00),
          Map.entry("blue", 0x0000FF),
          Map.entry("yellow", 0xFFFF00),
          Map.entry("magenta", 0xFF00FF),
          Map.entry("cyan", 0x00FFFF),
          Map.entry("white", 0xFFFFFF),
          Map.entry("gray", 0xBEBEBE),
          Map.entry("grey", 0xBEBEBE),
          Map.entry("orange", 0xFFA500));

  private ColorSpec() {}

  /** {@code rgb:r/g/b} with 1 to 4 digits each, {@code #} with 3, 6, 9 or 12 digits, or a name. */
  static int parse(String spec) {
    String text = spec.strip().toLowerCase(Locale.ROOT);
    if (text.startsWith("rgb:")) {
      String[] parts = text.substring(4).split("/", -1);
      return parts.length == 3 ? join(scaled(parts[0]), scaled(parts[1]), scaled(parts[2])) : BAD;
    }
    if (text.startsWith("#")) {
      int digits = (text.length() - 1) / 3;
      if (digits < 1 || digits > 4 || (text.length() - 1) % 3 != 0) return BAD;
      return join(
          leading(text.substring(1, 1 + digits)),
          leading(text.substring(1 + digits, 1 + 2 * digits)),
          leading(text.substring(1 + 2 * digits)));
    }
    return NAMES.getOrDefault(text, BAD);
  }

  /** {@code rgb:rrrr/gggg/bbbb}. */
  static String format(int rgb) {
    return "rgb:%1$02x%1$02x/%2$02x%2$02x/%3$02x%3$02x"
        .formatted(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
  }

  private static int join(int red, int green, int blue) {
    return red < 0 || green < 0 || blue < 0 ? BAD : red << 16 | green << 8 | blue;
  }

  /** {@code rgb:} values are fractions of their largest value. */
  private static int scaled(String hex) {
    int value = hex(hex);
    return value < 0 ? BAD : value * 255 / ((1 << 4 * hex.length()) - 1);
  }

  /** {@code #} values are the most significant digits. */
  private static int leading(String hex) {
    int value = hex(hex);
    if (value < 0) return BAD;
    return hex.length() == 1 ? value << 4 : value >> 4 * (hex.length() - 2);
  }

  private static int hex(String text) {
    if (text.isEmpty() || text.length() > 4) return BAD;
    int value = 0;
    for (int at = 0; at < text.length(); at++) {
      int digit = text.charAt(at) < 0x80 ? Character.digit(text.charAt(at), 16) : -1;
      if (digit < 0) return BAD;
      value = value << 4 | digit;
    }
    return value;
  }
}
