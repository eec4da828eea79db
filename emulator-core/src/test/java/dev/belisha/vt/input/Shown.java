package dev.belisha.vt.input;

import java.nio.charset.StandardCharsets;

/** Bytes as {@code cat -v} shows them. */
final class Shown {
  private Shown() {}

  static String of(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    for (char c : new String(bytes, StandardCharsets.ISO_8859_1).toCharArray()) {
      if (c == 0x7F) text.append("^?");
      else if (c < 0x20) text.append('^').append((char) (c + 0x40));
      else text.append(c);
    }
    return text.toString();
  }
}
