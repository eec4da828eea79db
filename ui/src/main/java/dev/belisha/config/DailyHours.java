package dev.belisha.config;

import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/**
 * Hours that come every day, by the clock on the wall; {@code from} after {@code to} goes over
 * midnight. The two differ.
 */
public record DailyHours(LocalTime from, LocalTime to) {
  /** Reads {@code 22:00-07:00}; empty for anything else. */
  public static Optional<DailyHours> parse(String text) {
    String[] ends = text.strip().split("\\s*-\\s*", -1);
    if (ends.length != 2) return Optional.empty();
    try {
      LocalTime from = time(ends[0]);
      LocalTime to = time(ends[1]);
      return from.equals(to) ? Optional.empty() : Optional.of(new DailyHours(from, to));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  private static LocalTime time(String text) {
    return LocalTime.parse(
        text.matches("\\d:\\d\\d") ? "0" + text : text.matches("\\d\\d:\\d\\d") ? text : "");
  }

  @Override
  public String toString() {
    return from + "-" + to;
  }
}
