package dev.belisha.config;

import dev.belisha.config.Settings.ClipboardWrite;
import dev.belisha.config.Settings.Theme;
import dev.belisha.vt.TerminalOptions.EngineKind;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.tomlj.TomlArray;

/**
 * Every key of the settings file: its name, what it means, and how a value is checked. The one
 * table behind the reader and {@code docs/settings.md}.
 */
public enum SettingKey {
  FONT_FAMILY(
      "font-family",
      "a string",
      "the first good monospaced family found",
      "Family of the terminal's text."),
  FONT_SIZE("font-size", "a number from 4 to 72", "13", "Size of the terminal's text in points."),
  THEME("theme", choices(Theme.class), "\"system\"", "Colours; `system` follows the desktop."),
  SHELL(
      "shell",
      "a string, or an array of strings: program and arguments",
      "your login shell",
      "What a new tab runs."),
  NOTIFICATIONS(
      "notifications", "true or false", "true", "Desktop notifications, and toasts in the window."),
  HIDE_PROGRAM_TEXT(
      "hide-program-text",
      "true or false",
      "false",
      "Leaves a program's own message out of notifications: it may hold a whole command."),
  REMIND_BLOCKED(
      "remind-blocked",
      "true or false",
      "false",
      "Notifies once more of a program that has been blocked for 3 minutes."),
  ENGINE(
      "engine",
      choices(EngineKind.class),
      "\"belisha\"",
      "Which parser reads a program's output. Takes effect in new tabs."),
  SCROLLBACK(
      "scrollback",
      "a whole number from 0 to 1000000",
      "10000",
      "Lines of history per pane, of 128 MiB at most. Takes effect in new tabs."),
  COLUMNS("columns", "a whole number from 20 to 500", "100", "Width of a new window in cells."),
  ROWS("rows", "a whole number from 5 to 200", "30", "Height of a new window in cells."),
  CLIPBOARD_WRITE(
      "clipboard-write",
      choices(ClipboardWrite.class),
      "\"focused\"",
      "Whether a program may fill the clipboard (OSC 52): only from the pane that has the"
          + " keyboard, always, or never. Reading the clipboard is never allowed.");

  private final String key;
  private final String shape;
  private final String defaultText;
  private final String meaning;

  SettingKey(String key, String shape, String defaultText, String meaning) {
    this.key = key;
    this.shape = shape;
    this.defaultText = defaultText;
    this.meaning = meaning;
  }

  /** As written in the file. */
  public String key() {
    return key;
  }

  /** What a value must look like, as a phrase: {@code true or false}. */
  public String shape() {
    return shape;
  }

  public String defaultText() {
    return defaultText;
  }

  public String meaning() {
    return meaning;
  }

  static Optional<SettingKey> of(String key) {
    return Arrays.stream(values()).filter(candidate -> candidate.key.equals(key)).findFirst();
  }

  /** The settings with this one set; empty when the value is not of the {@link #shape}. */
  Optional<Consumer<SettingsDraft>> parse(Object value) {
    return switch (this) {
      case FONT_FAMILY -> text(value).map(v -> d -> d.fontFamily(v));
      case FONT_SIZE -> number(value, 4, 72).map(v -> d -> d.fontSize(v));
      case THEME -> choice(Theme.class, value).map(v -> d -> d.theme(v));
      case SHELL -> words(value).map(v -> d -> d.shell(v));
      case NOTIFICATIONS -> bool(value).map(v -> d -> d.notifications(v));
      case HIDE_PROGRAM_TEXT -> bool(value).map(v -> d -> d.hideProgramText(v));
      case REMIND_BLOCKED -> bool(value).map(v -> d -> d.remindBlocked(v));
      case ENGINE -> choice(EngineKind.class, value).map(v -> d -> d.engine(v));
      case SCROLLBACK -> whole(value, 0, 1_000_000).map(v -> d -> d.scrollback(v));
      case COLUMNS -> whole(value, 20, 500).map(v -> d -> d.cols(v));
      case ROWS -> whole(value, 5, 200).map(v -> d -> d.rows(v));
      case CLIPBOARD_WRITE ->
          choice(ClipboardWrite.class, value).map(v -> d -> d.clipboardWrite(v));
    };
  }

  private static Optional<String> text(Object value) {
    return value instanceof String s && !s.isBlank() ? Optional.of(s.strip()) : Optional.empty();
  }

  private static Optional<Boolean> bool(Object value) {
    return value instanceof Boolean b ? Optional.of(b) : Optional.empty();
  }

  private static Optional<Double> number(Object value, double min, double max) {
    return value instanceof Number n && n.doubleValue() >= min && n.doubleValue() <= max
        ? Optional.of(n.doubleValue())
        : Optional.empty();
  }

  private static Optional<Integer> whole(Object value, long min, long max) {
    return value instanceof Long n && n >= min && n <= max
        ? Optional.of(n.intValue())
        : Optional.empty();
  }

  private static Optional<List<String>> words(Object value) {
    if (value instanceof TomlArray array) {
      List<Object> list = array.toList();
      boolean good =
          !list.isEmpty()
              && list.stream().allMatch(String.class::isInstance)
              && text(list.getFirst()).isPresent();
      return good ? Optional.of(list.stream().map(String.class::cast).toList()) : Optional.empty();
    }
    return text(value).map(List::of);
  }

  private static <E extends Enum<E>> Optional<E> choice(Class<E> type, Object value) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> name(constant).equals(value))
        .findFirst();
  }

  private static String choices(Class<? extends Enum<?>> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(constant -> '"' + name(constant) + '"')
        .collect(Collectors.joining(" or "));
  }

  private static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
