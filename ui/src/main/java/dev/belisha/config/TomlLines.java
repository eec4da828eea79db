package dev.belisha.config;

import java.util.Optional;

/**
 * Finds where a top-level pair of a TOML text stands. For texts that a TOML parser has found good;
 * it reads no further than it must to tell keys, values and comments apart (TOML 1.0: comments,
 * strings, arrays).
 */
final class TomlLines {
  private final String text;
  private int at;

  /**
   * Offsets into the text.
   *
   * @param start of the line, or of the pair where another stands before it
   * @param end after the line's end, or the text's
   */
  record Pair(int start, int valueStart, int valueEnd, int end) {}

  private TomlLines(String text) {
    this.text = text;
  }

  static Optional<Pair> find(String text, String key) {
    return new TomlLines(text).find(key);
  }

  private Optional<Pair> find(String key) {
    while (at < text.length()) {
      int start = at;
      skipBlanks();
      if (at >= text.length()) break;
      char c = text.charAt(at);
      if (c == '[') return Optional.empty();
      if (c == '#' || c == '\n' || c == '\r') {
        skipLine();
        continue;
      }
      boolean found = key().equals(key);
      skipBlanks();
      at++; // The equals sign.
      skipBlanks();
      int valueStart = at;
      skipValue();
      int valueEnd = at;
      skipLine();
      if (found) return Optional.of(new Pair(start, valueStart, valueEnd, at));
    }
    return Optional.empty();
  }

  private void skipBlanks() {
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) at++;
  }

  private void skipLine() {
    int end = text.indexOf('\n', at);
    at = end < 0 ? text.length() : end + 1;
  }

  /** A key without its quotes; one with dots is read up to its equals sign. */
  private String key() {
    char c = text.charAt(at);
    if (c == '"' || c == '\'') {
      int start = at + 1;
      skipString(c);
      return text.substring(start, at - 1);
    }
    int start = at;
    while (at < text.length() && text.charAt(at) != '=') at++;
    return text.substring(start, at).strip();
  }

  private void skipValue() {
    char c = at < text.length() ? text.charAt(at) : '\n';
    if (c == '"' || c == '\'') {
      skipString(c);
    } else if (c == '[') {
      skipArray();
    } else {
      while (at < text.length() && " \t\r\n,]#".indexOf(text.charAt(at)) < 0) at++;
    }
  }

  private void skipArray() {
    at++;
    while (at < text.length() && text.charAt(at) != ']') {
      char c = text.charAt(at);
      if (c == '#') skipLine();
      else if (c == '"' || c == '\'' || c == '[') skipValue();
      else at++;
    }
    at++;
  }

  /** A string in one or three quotes; only those in double quotes know escapes. */
  private void skipString(char quote) {
    String three = String.valueOf(quote).repeat(3);
    String end = text.startsWith(three, at) ? three : String.valueOf(quote);
    at += end.length();
    while (at < text.length() && !text.startsWith(end, at)) {
      at += quote == '"' && text.charAt(at) == '\\' ? 2 : 1;
    }
    at = Math.min(text.length(), at + end.length());
    // Up to two more quotes may stand before the closing three.
    while (end.length() == 3 && at < text.length() && text.charAt(at) == quote) at++;
  }
}
