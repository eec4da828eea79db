package dev.belisha.config;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tomlj.TomlArray;

/** What a setting's value may be: how it is said, read from TOML, and written. */
public sealed interface Shape {
  /** As in "must be …": {@code true or false}. */
  String phrase();

  /** The value as {@link Settings} holds it; empty when it is none of this shape. */
  Optional<Object> read(Object toml);

  /** A value that {@link #read} gave, as TOML. */
  String write(Object value);

  /** A {@link Boolean}. */
  record Flag() implements Shape {
    @Override
    public String phrase() {
      return "true or false";
    }

    @Override
    public Optional<Object> read(Object toml) {
      return toml instanceof Boolean ? Optional.of(toml) : Optional.empty();
    }

    @Override
    public String write(Object value) {
      return value.toString();
    }
  }

  /** A constant of an enum, by its name in lower case. */
  record Choice(Class<? extends Enum<?>> type) implements Shape {
    public List<String> names() {
      return Arrays.stream(type.getEnumConstants()).map(Choice::name).toList();
    }

    private static String name(Enum<?> constant) {
      return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String phrase() {
      return names().stream().map(Shape::quoted).collect(Collectors.joining(" or "));
    }

    @Override
    public Optional<Object> read(Object toml) {
      for (Enum<?> constant : type.getEnumConstants()) {
        if (name(constant).equals(toml)) return Optional.of(constant);
      }
      return Optional.empty();
    }

    @Override
    public String write(Object value) {
      return quoted(name((Enum<?>) value));
    }
  }

  /** A {@link Double}. */
  record Decimal(double min, double max) implements Shape {
    @Override
    public String phrase() {
      return "a number from " + plain(min) + " to " + plain(max);
    }

    @Override
    public Optional<Object> read(Object toml) {
      return toml instanceof Number n && n.doubleValue() >= min && n.doubleValue() <= max
          ? Optional.of(n.doubleValue())
          : Optional.empty();
    }

    @Override
    public String write(Object value) {
      return plain((Double) value);
    }

    private static String plain(double number) {
      return number == Math.rint(number)
          ? Long.toString((long) number)
          : BigDecimal.valueOf(number).toPlainString();
    }
  }

  /** An {@link Integer}. */
  record Whole(int min, int max) implements Shape {
    @Override
    public String phrase() {
      return "a whole number from " + min + " to " + max;
    }

    @Override
    public Optional<Object> read(Object toml) {
      return toml instanceof Long n && n >= min && n <= max
          ? Optional.of(n.intValue())
          : Optional.empty();
    }

    @Override
    public String write(Object value) {
      return value.toString();
    }
  }

  /** A {@link String} that says something. */
  record Text() implements Shape {
    @Override
    public String phrase() {
      return "a string";
    }

    @Override
    public Optional<Object> read(Object toml) {
      return toml instanceof String s && !s.isBlank() ? Optional.of(s.strip()) : Optional.empty();
    }

    @Override
    public String write(Object value) {
      return quoted((String) value);
    }
  }

  /** A list of {@link String}: a program and its arguments. */
  record Command() implements Shape {
    @Override
    public String phrase() {
      return "a string, or an array of strings: program and arguments";
    }

    @Override
    public Optional<Object> read(Object toml) {
      Object given = toml instanceof TomlArray array ? array.toList() : toml;
      if (!(given instanceof List<?> words)) return new Text().read(toml).map(List::of);
      boolean good =
          !words.isEmpty()
              && words.stream().allMatch(String.class::isInstance)
              && new Text().read(words.getFirst()).isPresent();
      return good ? Optional.of(List.copyOf(words)) : Optional.empty();
    }

    @Override
    public String write(Object value) {
      return ((List<?>) value)
          .stream().map(word -> quoted((String) word)).collect(Collectors.joining(", ", "[", "]"));
    }
  }

  /** A {@link DailyHours}. */
  record Hours() implements Shape {
    @Override
    public String phrase() {
      return "hours such as \"22:00-07:00\"";
    }

    @Override
    public Optional<Object> read(Object toml) {
      return toml instanceof String s ? DailyHours.parse(s).map(hours -> hours) : Optional.empty();
    }

    @Override
    public String write(Object value) {
      return quoted(value.toString());
    }
  }

  /** A basic string of TOML. */
  private static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') out.append('\\').append(c);
      else if (c < ' ' || c == 0x7F) out.append(String.format(Locale.ROOT, "\\u%04X", (int) c));
      else out.append(c);
    }
    return out.append('"').toString();
  }
}
