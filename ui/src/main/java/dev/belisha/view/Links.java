package dev.belisha.view;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Addresses in plain text. */
final class Links {
  private static final Pattern URL =
      Pattern.compile("(?:https?|ftp|file)://[^\\s<>\"'`{}|\\\\^\\[\\]]{1,2000}");

  private static final String TRAILING = ".,;:!?)";

  private Links() {}

  /**
   * @param end exclusive
   */
  record Found(String target, int start, int end) {}

  /** The address that covers a character of a text, null for none. */
  static @Nullable Found at(CharSequence text, int index) {
    Matcher found = URL.matcher(text);
    while (found.find() && found.start() <= index) {
      String link = trimmed(found.group());
      int end = found.start() + link.length();
      if (index < end) return new Found(link, found.start(), end);
    }
    return null;
  }

  /** Punctuation at the end belongs to the sentence; a bracket only when it was opened inside. */
  private static String trimmed(String link) {
    int end = link.length();
    while (end > 0 && TRAILING.indexOf(link.charAt(end - 1)) >= 0) {
      if (link.charAt(end - 1) == ')' && link.substring(0, end - 1).contains("(")) break;
      end--;
    }
    return link.substring(0, end);
  }
}
