package dev.belisha.config;

import dev.belisha.config.SettingsReading.Bad;
import dev.belisha.config.SettingsReading.Good;
import dev.belisha.config.SettingsReading.Problem;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Changes one value in the text of a settings file and leaves everything else as it is: order,
 * comments, line ends. A text with a problem is not touched.
 */
final class SettingsEditor {
  private SettingsEditor() {}

  /** What came of it. */
  sealed interface Edit {
    /** The new text, and what it says. */
    record Done(String text, Settings settings) implements Edit {}

    /** The file has problems of its own, which the person has to mend first. */
    record Refused(List<Problem> problems) implements Edit {}
  }

  /**
   * @param value of the key's shape; null takes the line out, so that the default holds
   */
  static Edit set(String text, SettingKey key, @Nullable Object value) {
    SettingsReading before = SettingsReader.read(text);
    if (!(before instanceof Good(Settings settings))) return new Edit.Refused(problems(before));
    Optional<TomlLines.Pair> pair = TomlLines.find(text, key.key());
    String edited =
        value == null
            ? pair.map(found -> without(text, found)).orElse(text)
            : pair.map(found -> replaced(text, found, key.shape().write(value)))
                .orElseGet(() -> appended(text, key.key() + " = " + key.shape().write(value)));
    Settings wanted = settings.with(key, value);
    // Whatever else may be wrong: never write what does not read as it is meant.
    SettingsReading after = SettingsReader.read(edited);
    if (!after.equals(new Good(wanted))) {
      return new Edit.Refused(
          List.of(new Problem(0, "The line of " + key.key() + " is one to change by hand.")));
    }
    return new Edit.Done(edited, wanted);
  }

  private static List<Problem> problems(SettingsReading reading) {
    return reading instanceof Bad(List<Problem> problems) ? problems : List.of();
  }

  private static String replaced(String text, TomlLines.Pair pair, String value) {
    return text.substring(0, pair.valueStart()) + value + text.substring(pair.valueEnd());
  }

  /** A comment behind the value goes with its line. */
  private static String without(String text, TomlLines.Pair pair) {
    return text.substring(0, pair.start()) + text.substring(pair.end());
  }

  private static String appended(String text, String line) {
    String end = text.contains("\r\n") ? "\r\n" : "\n";
    String between = text.isEmpty() || text.endsWith("\n") ? "" : end;
    return text + between + line + end;
  }
}
