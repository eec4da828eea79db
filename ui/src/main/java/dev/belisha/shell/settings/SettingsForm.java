package dev.belisha.shell.settings;

import dev.belisha.config.DailyHours;
import dev.belisha.config.SettingKey;
import dev.belisha.config.Settings;
import dev.belisha.config.Shape;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a person writes in a field of the settings page, to a value and back. No toolkit. */
final class SettingsForm {
  private static final Pattern FIGURES = Pattern.compile("[0-9]{1,18}");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}([.,][0-9]{1,18})?");

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
      case Shape.Command _ -> CommandWords.write((List<?>) value);
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
          case Shape.Command command -> CommandWords.read(written).flatMap(command::read);
          case Shape.Hours _ -> DailyHours.parse(written).map(hours -> hours);
          case Shape.Decimal decimal -> number(written).flatMap(decimal::read);
          case Shape.Whole whole -> whole(written).flatMap(whole::read);
          case Shape.Flag _, Shape.Choice _ -> Optional.empty();
        };
    return value
        .<Input>map(Input.Value::new)
        .orElseGet(() -> new Input.Wrong("It must be " + key.shape().phrase() + "."));
  }

  private static Optional<Long> whole(String text) {
    return FIGURES.matcher(text).matches() ? Optional.of(Long.valueOf(text)) : Optional.empty();
  }

  /** Figures only: what groups thousands for one is a decimal point for another. */
  private static Optional<Double> number(String text) {
    if (!NUMBER.matcher(text).matches()) return Optional.empty();
    // A comma is what half the world writes.
    return Optional.of(Double.valueOf(text.replace(',', '.')));
  }
}
