package dev.belisha.shell;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Paths as words a POSIX shell reads back unchanged. */
final class ShellQuote {
  private static final Pattern SAFE = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");

  private ShellQuote() {}

  static String words(List<String> paths) {
    return paths.stream().map(ShellQuote::word).collect(Collectors.joining(" ", "", " "));
  }

  /** Plain names stay as they are; anything else goes into single quotes. */
  static String word(String path) {
    if (SAFE.matcher(path).matches()) return path;
    return "'" + path.replace("'", "'\\''") + "'";
  }
}
