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

  /** The address that covers a character of a text, null for none. */
  static @Nullable String at(String text, int index) {
    Matcher found = URL.matcher(text);
    while (found.find()) {
      String link = trimmed(found.group());
      if (index >= found.start() && index < found.start() + link.length()) return link;
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
