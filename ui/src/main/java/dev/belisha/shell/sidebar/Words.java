package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Puts the texts of a row together. Program text comes in neutralised and stays plain. */
final class Words {
  private static final int TOOLTIP_LINES = 6;
  private static final int TOOLTIP_COLUMNS = 80;

  private Words() {}

  /** The state of a record in words; a seen result keeps its word. */
  static String record(RecordRow row) {
    State state = row.state();
    return state == null ? "" : BadgeStatus.of(state, row.kind(), row.progress()).words();
  }

  /** A record's title and message as one text. */
  static String text(@Nullable String title, @Nullable String message) {
    if (title == null) return message == null ? "" : message;
    return message == null ? title : title + ": " + message;
  }

  /** Behind a heading, for a screen reader. */
  static String waiting(int tabs) {
    return switch (tabs) {
      case 0 -> "";
      case 1 -> ", 1 tab needs you";
      default -> ", " + tabs + " tabs need you";
    };
  }

  /** How a tab's program ended, for one that left no status behind. */
  static String ended(int exit) {
    return exit == 0 ? "Ended" : "Exit status " + exit;
  }

  /** Until when a tab is muted, empty for one that is not (B-18). */
  static String muted(@Nullable Instant until, Instant now) {
    if (until == null) return "";
    if (until.equals(Instant.MAX)) return "muted";
    return "muted for " + mutedFor(until, now).toMinutes() + " min";
  }

  /** Whole minutes, the one that has begun as well. */
  static Duration mutedFor(Instant until, Instant now) {
    Duration left = Duration.between(now, until.plusSeconds(59));
    return Duration.ofMinutes(Math.max(1, left.toMinutes()));
  }

  /** What isn't empty, with dots between. */
  static String joined(@Nullable String... parts) {
    return together(" · ", parts);
  }

  /** What isn't empty, with commas between. */
  static String listed(@Nullable String... parts) {
    return together(", ", parts);
  }

  /** What isn't empty, as lines of a tooltip; the last one is cut to what fits. */
  static String lines(@Nullable String... parts) {
    return cut(together("\n", parts));
  }

  /** What isn't empty, as a sentence for a screen reader. */
  static String sentence(String name, String state, String age, String message) {
    String inside =
        state.isEmpty() ? "" : state.substring(0, 1).toLowerCase(Locale.ROOT) + state.substring(1);
    String start = together(", ", name, inside, age);
    return message.isEmpty() ? start : start + ": " + message;
  }

  private static String together(String between, @Nullable String... parts) {
    StringBuilder all = new StringBuilder();
    for (String part : parts) {
      if (part == null || part.isEmpty()) continue;
      if (!all.isEmpty()) all.append(between);
      all.append(part);
    }
    return all.toString();
  }

  private static String cut(String text) {
    int most = TOOLTIP_LINES * TOOLTIP_COLUMNS;
    if (text.length() <= most) return text;
    int end = Character.isHighSurrogate(text.charAt(most - 2)) ? most - 2 : most - 1;
    return text.substring(0, end) + "…";
  }
}
