package dev.belisha.attention;

import java.time.Duration;

/**
 * Lengths of time as people say them: {@code 0.4 s}, {@code 42 s}, {@code 23 min}, {@code 1 h 4
 * min}.
 */
public final class Lengths {
  private Lengths() {}

  public static String words(Duration length) {
    long seconds = length.toSeconds();
    if (seconds < 10) return tenths(length);
    if (seconds < 60) return seconds + " s";
    long minutes = length.toMinutes();
    if (minutes < 10) return two(minutes, "min", seconds % 60, "s");
    if (minutes < 60) return minutes + " min";
    long hours = length.toHours();
    if (hours < 24) return two(hours, "h", minutes % 60, "min");
    return two(length.toDays(), "d", hours % 24, "h");
  }

  private static String tenths(Duration length) {
    long tenths = length.toMillis() / 100;
    return tenths % 10 == 0 ? tenths / 10 + " s" : tenths / 10 + "." + tenths % 10 + " s";
  }

  private static String two(long most, String mostUnit, long rest, String restUnit) {
    return most + " " + mostUnit + (rest == 0 ? "" : " " + rest + " " + restUnit);
  }
}
