package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * That work goes on, but nobody told of it for long (ux F4): a report has no time-out, the row only
 * says so. Who waits for the person has no reason to report, nor has who is ready or has finished.
 *
 * @param text {@code no report for 34 m}, empty before {@link #AFTER}
 * @param words the same for a screen reader
 * @param due when they change by time alone, null for never
 */
record Silence(String text, String words, @Nullable Instant due) {
  static final Duration AFTER = Duration.ofMinutes(30);

  static final Silence NONE = new Silence("", "", null);

  static Silence of(RecordRow row, Instant now) {
    Instant last = row.updated();
    if (row.state() != State.WORKING || last == null) return NONE;
    Instant says = last.plus(AFTER);
    if (now.isBefore(says)) return new Silence("", "", says);
    String start = "no report ";
    return new Silence(
        start + "for " + Age.text(last, now), start + Age.words(last, now), Age.next(last, now));
  }
}
