package dev.belisha.vt.unicode;

import java.io.BufferedReader;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * Unicode's own test data, kept beside these tests: {@code GraphemeBreakTest} of Unicode 17.0.0 and
 * the sequences of {@code emoji-test} of Emoji 18.0.
 */
final class UnicodeData {
  private UnicodeData() {}

  static List<String> graphemeBreakTest() {
    return lines("GraphemeBreakTest-17.0.0.txt");
  }

  /** Each sequence as text. */
  static List<String> emojiTest() {
    return lines("emoji-test-18.0.txt.gz").stream().map(UnicodeData::text).toList();
  }

  /** Code points in hex to text. */
  static String text(String hex) {
    StringBuilder text = new StringBuilder();
    for (String cp : hex.split(" ")) text.appendCodePoint(Integer.parseInt(cp, 16));
    return text.toString();
  }

  static String hex(String text) {
    StringBuilder hex = new StringBuilder();
    text.codePoints().forEach(cp -> hex.append("%04X ".formatted(cp)));
    return hex.toString().trim();
  }

  private static List<String> lines(String name) {
    try (InputStream file = UnicodeData.class.getResourceAsStream(name)) {
      if (file == null) throw new FileNotFoundException(name);
      InputStream plain = name.endsWith(".gz") ? new GZIPInputStream(file) : file;
      var reader = new BufferedReader(new InputStreamReader(plain, StandardCharsets.UTF_8));
      return reader.lines().filter(line -> !line.startsWith("#")).toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
