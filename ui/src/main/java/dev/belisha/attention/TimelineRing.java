package dev.belisha.attention;

import dev.belisha.attention.Timeline.Change;
import dev.belisha.attention.Timeline.Decision;
import dev.belisha.attention.Timeline.Entry;
import dev.belisha.attention.Timeline.Outcome;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A tab's {@link Timeline} while it grows. */
final class TimelineRing {
  /** Decisions are few for a change, but nothing may grow without end. */
  static final int ENTRIES = 4 * Timeline.CHANGES;

  private final Deque<Entry> entries = new ArrayDeque<>();
  private int changes;
  private Duration waited = Duration.ZERO;
  private @Nullable Instant waitsSince;

  void add(Change change) {
    entries.addLast(change);
    changes++;
    trim();
  }

  /** The same decision again in a row is counted, not written again. */
  void decided(Instant time, PaneKey pane, String recordId, Outcome outcome, String reason) {
    if (entries.peekLast() instanceof Decision last
        && last.pane() == pane.pane()
        && last.recordId().equals(recordId)
        && last.outcome() == outcome
        && last.reason().equals(reason)) {
      entries.removeLast();
      entries.addLast(
          new Decision(last.time(), last.pane(), recordId, outcome, reason, last.times() + 1));
    } else {
      entries.addLast(new Decision(time, pane.pane(), recordId, outcome, reason, 1));
      trim();
    }
  }

  private void trim() {
    while (changes > Timeline.CHANGES || entries.size() > ENTRIES) {
      if (entries.removeFirst() instanceof Change) changes--;
    }
  }

  /** Whether something in the tab is blocked from now (steady time) on. */
  void waits(boolean waits, Instant now) {
    if (waits == (waitsSince != null)) return;
    waited = waited(now);
    waitsSince = waits ? now : null;
  }

  private Duration waited(Instant now) {
    return waitsSince == null ? waited : waited.plus(Duration.between(waitsSince, now));
  }

  Timeline snapshot(int tab, String label, Instant now) {
    return new Timeline(tab, label, waited(now), List.copyOf(entries));
  }
}
