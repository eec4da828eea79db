package dev.belisha.shell.sidebar;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Time in a state, as a row shows it: {@code now}, {@code 20 s}, {@code 4 m}, {@code 2 h}. */
final class Age {
  private static final Duration TEN = Duration.ofSeconds(10);
  private static final Duration MINUTE = Duration.ofMinutes(1);
  private static final Duration HOUR = Duration.ofHours(1);
  private static final Duration DAY = Duration.ofDays(1);

  private Age() {}

  static String text(@Nullable Instant since, Instant now) {
    if (since == null) return "";
    Duration age = Duration.between(since, now);
    if (age.compareTo(TEN) < 0) return "now";
    if (age.compareTo(MINUTE) < 0) return age.toSeconds() / 10 * 10 + " s";
    if (age.compareTo(HOUR) < 0) return age.toMinutes() + " m";
    if (age.compareTo(DAY) < 0) return age.toHours() + " h";
    return age.toDays() + " d";
  }

  /** In words for a screen reader. */
  static String words(@Nullable Instant since, Instant now) {
    String text = text(since, now);
    if (text.isEmpty() || text.equals("now")) return "";
    long number = Long.parseLong(text.substring(0, text.indexOf(' ')));
    String unit =
        switch (text.charAt(text.length() - 1)) {
          case 's' -> "second";
          case 'm' -> "minute";
          case 'h' -> "hour";
          default -> "day";
        };
    return "for " + number + " " + unit + (number == 1 ? "" : "s");
  }

  /** When the text changes next. */
  static Instant next(Instant since, Instant now) {
    Duration age = Duration.between(since, now);
    Duration unit = DAY;
    if (age.compareTo(DAY) < 0) unit = HOUR;
    if (age.compareTo(HOUR) < 0) unit = MINUTE;
    if (age.compareTo(MINUTE) < 0) unit = TEN;
    long steps = Math.max(0, age.toMillis()) / unit.toMillis() + 1;
    return since.plus(unit.multipliedBy(steps));
  }

  /** The earlier of two times, of which null is never. */
  static @Nullable Instant earlier(@Nullable Instant a, @Nullable Instant b) {
    if (a == null) return b;
    return b == null || a.isBefore(b) ? a : b;
  }
}
