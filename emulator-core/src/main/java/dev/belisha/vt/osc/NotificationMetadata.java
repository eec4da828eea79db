package dev.belisha.vt.osc;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/**
 * The first part of an OSC 99: pairs {@code key=value} apart by colons. Only values of safe
 * characters count; what is too long counts as none.
 */
final class NotificationMetadata {
  /** Characters of an id, which comes back in answers. */
  static final int MAX_ID = 128;

  private static final int MAX = 4096;
  private static final String ID_SIGNS = "_-+.";
  private static final String SIGNS = "-_/\\+.,(){}[]*&^%$#@!`~=?";

  private final List<Pair> pairs = new ArrayList<>();

  private record Pair(String key, String value) {}

  NotificationMetadata(String text) {
    if (text.length() > MAX) return;
    for (String pair : text.split(":")) {
      int equals = pair.indexOf('=');
      if (equals <= 0) continue;
      String key = pair.substring(0, equals).strip();
      String value = pair.substring(equals + 1).strip();
      boolean id = key.equals("i");
      String signs = id ? ID_SIGNS : SIGNS;
      if (id && value.length() > MAX_ID) continue;
      if (value.chars().allMatch(c -> isSafe(c, signs))) pairs.add(new Pair(key, value));
    }
  }

  private static boolean isSafe(int c, String signs) {
    return (c >= '0' && c <= '9')
        || (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || signs.indexOf(c) >= 0;
  }

  /** The last of that key. */
  String get(String key, String otherwise) {
    String found = otherwise;
    for (Pair pair : pairs) if (pair.key.equals(key)) found = pair.value;
    return found;
  }

  /** Every value of a key, which are base64; those that are none are left out. */
  List<String> decoded(String key) {
    List<String> values = new ArrayList<>();
    for (Pair pair : pairs) {
      if (!pair.key.equals(key)) continue;
      try {
        values.add(new String(Base64.getDecoder().decode(pair.value), StandardCharsets.UTF_8));
      } catch (IllegalArgumentException broken) {
        // As if it had not been sent.
      }
    }
    return values;
  }
}
