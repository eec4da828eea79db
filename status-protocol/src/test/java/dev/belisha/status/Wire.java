package dev.belisha.status;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bytes and reports for tests. */
final class Wire {
  private static final String INTRODUCER = "\033]7501;";

  private Wire() {}

  /** Each code point U+0000 to U+00FF is one byte. */
  static byte[] bytes(String latin1) {
    return latin1.getBytes(StandardCharsets.ISO_8859_1);
  }

  static @Nullable Report parse(String body) {
    return new ReportParser().parse(bytes(body));
  }

  /** The update in a body; fails when there is none. */
  static Report.Update update(String body) {
    if (parse(body) instanceof Report.Update update) return update;
    throw new AssertionError("no update: " + body);
  }

  static String base64(String text) {
    return base64(text.getBytes(StandardCharsets.UTF_8));
  }

  static String base64(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  /**
   * The bodies of a stream that is nothing but OSC 7501 sequences of printable bytes, short enough
   * to count. Null for anything else: that needs a real parser, which lives in emulator-core.
   */
  static @Nullable List<byte[]> bodies(String stream) {
    List<byte[]> bodies = new ArrayList<>();
    int at = 0;
    while (at < stream.length()) {
      if (!stream.startsWith(INTRODUCER, at)) return null;
      int from = at + INTRODUCER.length();
      int to = from;
      while (to < stream.length() && stream.charAt(to) >= 0x20) to++;
      if (stream.startsWith("\007", to)) at = skip(at, to + 1);
      else if (stream.startsWith("\033\\", to)) at = skip(at, to + 2);
      else return null;
      if (at < 0) return null;
      bodies.add(bytes(stream.substring(from, to)));
    }
    return bodies;
  }

  private static int skip(int from, int to) {
    return Limits.fits(to - from) ? to : -1;
  }
}
