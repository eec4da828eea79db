package dev.belisha.shell.timeline;

import dev.belisha.shell.badge.BadgeStatus;
import java.time.Instant;

/** One line of the timeline, ready to be drawn. */
sealed interface Line {
  Instant at();

  /** By the clock on the wall, with the day when that is not today. */
  String time();

  /** The record's id, with its pane where a tab has several; empty when it belongs to none. */
  String record();

  /**
   * Where it comes from: {@code program}, {@code 9;4}, {@code bell}, {@code shell}, {@code exit}.
   */
  String source();

  /** All of it in words. */
  String spoken();

  /**
   * A record came, went, or changed.
   *
   * @param from in words, empty for a new record
   * @param badge of what it came to; none when it went
   * @param to in words
   * @param lasted how long it was {@code from}: {@code after 4 s}; empty when not known
   * @param lost it ended without a report (ux F4)
   */
  record Change(
      Instant at,
      String time,
      String record,
      String source,
      String from,
      BadgeStatus badge,
      String to,
      String lasted,
      boolean lost)
      implements Line {
    @Override
    public String spoken() {
      String start = from.isEmpty() ? to : from + ", then " + to;
      String said = time + ", " + record + ": " + start + (lasted.isEmpty() ? "" : ", " + lasted);
      return said + ", from " + source;
    }
  }

  /** What marked the tab beside reports. */
  record Sign(
      Instant at, String time, String record, String source, BadgeStatus badge, String words)
      implements Line {
    @Override
    public String spoken() {
      return time + ", " + words + ", from " + source;
    }
  }

  /**
   * What became of a notification, and why.
   *
   * @param told it came on screen
   */
  record Decision(Instant at, String time, String record, String words, boolean told)
      implements Line {
    @Override
    public String source() {
      return "";
    }

    @Override
    public String spoken() {
      return time + ", notification " + words;
    }
  }
}
