package dev.belisha.attention;

import dev.belisha.attention.Timeline.Change;
import dev.belisha.attention.Timeline.Decision;
import dev.belisha.attention.Timeline.Entry;
import dev.belisha.attention.Timeline.Outcome;
import dev.belisha.attention.Timeline.Sign;
import dev.belisha.attention.Timeline.Span;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A tab's {@link Timeline} while it grows. */
final class TimelineRing {
  /** Decisions are few for a change, but nothing may grow without end. */
  static final int ENTRIES = 4 * Timeline.CHANGES;

  private final Deque<Entry> entries = new ArrayDeque<>();
  private int changes;
  private final Deque<Span> spans = new ArrayDeque<>();
  private final Map<State, Duration> totals = new EnumMap<>(State.class);

  /** What the tab's badge has shown since {@code since} (steady) and {@code started} (wall). */
  private @Nullable State headline;

  private @Nullable Instant since;
  private Instant started = Instant.EPOCH;

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

  /** The same in a row, such as many bells, is counted. */
  void sign(Instant time, int pane, Origin origin, String words) {
    int times = 1;
    Instant first = time;
    if (entries.peekLast() instanceof Sign last
        && last.pane() == pane
        && last.origin() == origin
        && last.words().equals(words)) {
      entries.removeLast();
      times = last.times() + 1;
      first = last.time();
    }
    entries.addLast(new Sign(first, pane, origin, words, times));
    trim();
  }

  private void trim() {
    while (changes > Timeline.CHANGES || entries.size() > ENTRIES) {
      if (entries.removeFirst() instanceof Change) changes--;
    }
  }

  /**
   * What the tab's badge shows from now on.
   *
   * @param now steady
   * @param wall the same moment by the clock on the wall
   */
  void headline(@Nullable State state, Instant now, Instant wall) {
    if (state == headline) return;
    Span span = span(now);
    if (span != null) {
      spans.addLast(span);
      if (spans.size() > Timeline.CHANGES) spans.removeFirst();
      addUp(totals, span);
    }
    headline = state;
    since = now;
    started = wall;
  }

  /** What goes on now; null before anything was told. */
  private @Nullable Span span(Instant now) {
    return since == null ? null : new Span(started, headline, Duration.between(since, now));
  }

  private static void addUp(Map<State, Duration> totals, Span span) {
    State state = span.state();
    if (state != null) totals.merge(state, span.length(), Duration::plus);
  }

  Timeline snapshot(int tab, String label, Instant now) {
    Span last = span(now);
    List<Span> all = new ArrayList<>(spans);
    Map<State, Duration> sums = new EnumMap<>(State.class);
    sums.putAll(totals);
    if (last != null) {
      all.add(last);
      addUp(sums, last);
    }
    return new Timeline(tab, label, sums, all, List.copyOf(entries), null);
  }
}
