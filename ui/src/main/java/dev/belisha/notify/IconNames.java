package dev.belisha.notify;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which icon of the desktop's theme a program's notification gets. The names that OSC 99 promises
 * are symbols of the Icon Naming Specification; others count when they are plain names, as a
 * desktop entry has. Never a path or an address: the notification server would open it.
 */
final class IconNames {
  private static final int MAX = 64;

  private static final Map<String, String> SYMBOLS =
      Map.of(
          "error", "dialog-error",
          "warn", "dialog-warning",
          "warning", "dialog-warning",
          "info", "dialog-information",
          "question", "dialog-question",
          "help", "system-help",
          "file-manager", "system-file-manager",
          "system-monitor", "utilities-system-monitor",
          "text-editor", "accessories-text-editor");

  private IconNames() {}

  /**
   * The first symbol, which every theme has, else the first name that may be one.
   *
   * @return null for none
   */
  static @Nullable String choose(List<String> names) {
    for (String name : names) {
      String symbol = SYMBOLS.get(name);
      if (symbol != null) return symbol;
    }
    return names.stream().filter(IconNames::isName).findFirst().orElse(null);
  }

  private static boolean isName(String name) {
    return !name.isEmpty()
        && name.length() <= MAX
        && !name.startsWith(".")
        && name.chars()
            .allMatch(
                c ->
                    (c >= 'a' && c <= 'z')
                        || (c >= 'A' && c <= 'Z')
                        || (c >= '0' && c <= '9')
                        || "._-+".indexOf(c) >= 0);
  }
}
