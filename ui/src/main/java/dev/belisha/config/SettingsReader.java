package dev.belisha.config;

import dev.belisha.config.SettingsReading.Bad;
import dev.belisha.config.SettingsReading.Good;
import dev.belisha.config.SettingsReading.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;

/** Text of the settings file (TOML) to {@link Settings}, or to problems with their lines. */
public final class SettingsReader {
  /** A settings file larger than this is a mistake, and not read. */
  static final int MAX_CHARS = 1 << 20;

  private SettingsReader() {}

  public static SettingsReading read(String text) {
    if (text.length() > MAX_CHARS) {
      return new Bad(List.of(new Problem(0, "The settings file is larger than 1 MiB.")));
    }
    TomlParseResult toml = Toml.parse(text);
    if (toml.hasErrors()) {
      return new Bad(
          toml.errors().stream()
              .map(e -> new Problem(e.position().line(), sentence(e.getMessage())))
              .toList());
    }
    List<Problem> problems = new ArrayList<>();
    Map<SettingKey, Object> values = new EnumMap<>(SettingKey.class);
    for (String name : toml.keySet()) {
      List<String> path = List.of(name);
      TomlPosition position = toml.inputPositionOf(path);
      int line = position == null ? 0 : position.line();
      Optional<SettingKey> key = SettingKey.of(name);
      if (key.isEmpty()) {
        problems.add(new Problem(line, unknown(name)));
        continue;
      }
      Shape shape = key.get().shape();
      Optional<Object> value = shape.read(Objects.requireNonNull(toml.get(path)));
      if (value.isPresent()) values.put(key.get(), value.get());
      else problems.add(new Problem(line, name + " must be " + shape.phrase() + "."));
    }
    problems.sort(Comparator.comparingInt(Problem::line));
    return problems.isEmpty() ? new Good(new Settings(values)) : new Bad(problems);
  }

  private static String unknown(String name) {
    String near = nearest(name);
    return "There is no setting \""
        + name
        + "\""
        + (near == null ? "." : "; did you mean " + near + "?");
  }

  private static @Nullable String nearest(String name) {
    String best = null;
    int bestDistance = 3;
    for (SettingKey key : SettingKey.values()) {
      int distance = distance(name.replace('_', '-'), key.key());
      if (distance < bestDistance) {
        bestDistance = distance;
        best = key.key();
      }
    }
    return best;
  }

  /** Levenshtein; the names are a few characters long. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j < row.length; j++) row[j] = j;
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int above = row[j];
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(row[j] + 1, row[j - 1] + 1), diagonal + change);
        diagonal = above;
      }
    }
    return row[b.length()];
  }

  private static String sentence(@Nullable String message) {
    if (message == null || message.isBlank()) return "This is not TOML.";
    String text = Character.toUpperCase(message.charAt(0)) + message.substring(1);
    return text.endsWith(".") ? text : text + ".";
  }
}
