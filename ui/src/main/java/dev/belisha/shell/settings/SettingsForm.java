package dev.belisha.shell.settings;

import dev.belisha.config.DailyHours;
import dev.belisha.config.SettingKey;
import dev.belisha.config.Settings;
import dev.belisha.config.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a person writes in a field of the settings page, to a value and back. No toolkit. */
final class SettingsForm {
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

  private SettingsForm() {}

  /** What a field says. */
  sealed interface Input {
    /** Null for the default. */
    record Value(@Nullable Object value) implements Input {}

    /**
     * @param message a sentence for the person
     */
    record Wrong(String message) implements Input {}
  }

  /** The text of a field for the value in force; empty for a default that is not one value. */
  static String text(SettingKey key, Settings settings) {
    Object value = settings.value(key);
    if (value == null) return "";
    return switch (key.shape()) {
      case Shape.Command _ -> words((List<?>) value);
      case Shape.Text _, Shape.Hours _ -> value.toString();
      default -> key.shape().write(value);
    };
  }

  /** A field left empty means the default. */
  static Input read(SettingKey key, String text) {
    String written = text.strip();
    if (written.isEmpty()) return new Input.Value(null);
    Optional<Object> value =
        switch (key.shape()) {
          case Shape.Text _ -> Optional.of(written);
          case Shape.Command _ -> Optional.of(split(written));
          case Shape.Hours _ -> DailyHours.parse(written).map(hours -> hours);
          case Shape.Decimal decimal -> number(written).flatMap(decimal::read);
          case Shape.Whole whole ->
              number(written)
                  .filter(n -> n == Math.rint(n))
                  .flatMap(n -> whole.read(n.longValue()));
          case Shape.Flag _, Shape.Choice _ -> Optional.empty();
        };
    return value
        .<Input>map(Input.Value::new)
        .orElseGet(() -> new Input.Wrong("It must be " + key.shape().phrase() + "."));
  }

  private static Optional<Double> number(String text) {
    try {
      // A comma is what half the world writes.
      return Optional.of(Double.valueOf(text.replace(',', '.')));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** A program and its arguments, those with blanks in quotes. */
  private static String words(List<?> command) {
    List<String> words = new ArrayList<>();
    for (Object word : command) {
      String text = word.toString();
      boolean plain = !text.isEmpty() && text.chars().noneMatch(c -> " \t\"'".indexOf(c) >= 0);
      String quote = text.contains("\"") ? "'" : "\"";
      words.add(plain ? text : quote + text + quote);
    }
    return String.join(" ", words);
  }

  private static List<String> split(String text) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      String quoted = word.group(1) != null ? word.group(1) : word.group(2);
      words.add(quoted != null ? quoted : word.group(3));
    }
    return words;
  }
}
