package dev.belisha.shell.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A program and its arguments as one line, and back, with the quotes of a shell (POSIX, "Quoting").
 * No toolkit.
 */
final class CommandWords {
  private final String text;
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private int at;

  private CommandWords(String text) {
    this.text = text;
  }

  /** A word with blanks or marks in it stands in single quotes. */
  static String write(List<?> words) {
    return words.stream().map(word -> quoted(word.toString())).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    boolean plain = !word.isEmpty() && word.chars().noneMatch(c -> " \t\n\"'\\".indexOf(c) >= 0);
    return plain ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  /** Empty when a quote is left open, or nothing follows a backslash. */
  static Optional<List<String>> read(String text) {
    CommandWords reader = new CommandWords(text);
    return reader.read() ? Optional.of(List.copyOf(reader.words)) : Optional.empty();
  }

  private boolean read() {
    boolean inWord = false;
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (Character.isWhitespace(c)) {
        if (inWord) end();
        inWord = false;
        continue;
      }
      inWord = true;
      boolean good =
          switch (c) {
            case '\'' -> single();
            case '"' -> doubles();
            case '\\' -> escaped();
            default -> {
              word.append(c);
              yield true;
            }
          };
      if (!good) return false;
    }
    if (inWord) end();
    return true;
  }

  private void end() {
    words.add(word.toString());
    word.setLength(0);
  }

  private boolean single() {
    int end = text.indexOf('\'', at);
    if (end < 0) return false;
    word.append(text, at, end);
    at = end + 1;
    return true;
  }

  /** A backslash takes a quote or another backslash along; else it is itself. */
  private boolean doubles() {
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == '"') return true;
      boolean escape = c == '\\' && at < text.length() && "\"\\".indexOf(text.charAt(at)) >= 0;
      word.append(escape ? text.charAt(at++) : c);
    }
    return false;
  }

  private boolean escaped() {
    if (at == text.length()) return false;
    word.append(text.charAt(at++));
    return true;
  }
}
