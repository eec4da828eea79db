package dev.belisha.attention;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/**
 * Hours of every day, by the clock on the wall, in which nothing is told.
 *
 * @param from after {@code to} when they go over midnight; never equal to it
 */
public record QuietHours(LocalTime from, LocalTime to, ZoneId zone) {

  /**
   * @param wall a moment
   */
  public boolean contains(Instant wall) {
    LocalTime time = LocalTime.ofInstant(wall, zone);
    boolean begun = !time.isBefore(from);
    boolean over = !time.isBefore(to);
    return from.isBefore(to) ? begun && !over : begun || !over;
  }

  /** When they begin or end next. */
  Instant nextChange(Instant wall) {
    Instant begin = next(from, wall);
    Instant end = next(to, wall);
    return begin.isBefore(end) ? begin : end;
  }

  private Instant next(LocalTime time, Instant wall) {
    ZonedDateTime today = wall.atZone(zone).with(time);
    ZonedDateTime next = today.toInstant().isAfter(wall) ? today : today.plusDays(1).with(time);
    return next.toInstant();
  }
}
