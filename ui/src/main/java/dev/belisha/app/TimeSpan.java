package dev.belisha.app;

import dev.belisha.headless.UsageException;
import java.time.Duration;

/** A length of time as it is typed. */
final class TimeSpan {
  private static final int MOST_DIGITS = 9;

  private TimeSpan() {}

  /** {@code 500ms}, {@code 30s} or {@code 30}, {@code 10m}, {@code 2h}. */
  static Duration of(String text) throws UsageException {
    int end = 0;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') end++;
    if (end > 0 && end <= MOST_DIGITS) {
      long number = Long.parseLong(text.substring(0, end));
      switch (text.substring(end)) {
        case "ms":
          return Duration.ofMillis(number);
        case "", "s":
          return Duration.ofSeconds(number);
        case "m":
          return Duration.ofMinutes(number);
        case "h":
          return Duration.ofHours(number);
        default:
      }
    }
    throw new UsageException("a length of time is 500ms, 30s, 10m or 2h, not '" + text + "'");
  }
}
