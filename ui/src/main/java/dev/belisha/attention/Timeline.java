package dev.belisha.attention;

import dev.belisha.status.Kind;
import dev.belisha.status.Source;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one tab's records did, what else it was marked with, and what became of each notification
 * and why (ux F7). Immutable; it holds no text of a program but the ids of its records.
 *
 * @param totals for how long in all the tab's badge showed each state; none for those it never did
 * @param spans what the badge showed, oldest first, without gaps; the newest {@link #CHANGES} and
 *     the one that goes on
 * @param entries oldest first; at most {@link #CHANGES} of them are changes
 * @param closed when the tab was closed; null while it is open
 */
public record Timeline(
    int tab,
    String label,
    Map<State, Duration> totals,
    List<Span> spans,
    List<Entry> entries,
    @Nullable Instant closed) {
  /** The newest so many changes are kept. */
  public static final int CHANGES = 500;

  public Timeline {
    totals = Map.copyOf(totals);
    spans = List.copyOf(spans);
    entries = List.copyOf(entries);
  }

  /** For how long in all the tab had something blocked: it waited for the person. */
  public Duration waited() {
    return total(State.BLOCKED);
  }

  public Duration total(State state) {
    return totals.getOrDefault(state, Duration.ZERO);
  }

  Timeline closedAt(Instant time) {
    return new Timeline(tab, label, totals, spans, entries, time);
  }

  /**
   * What the tab's badge showed for a while.
   *
   * @param start by the wall clock
   * @param state null for no badge
   */
  public record Span(Instant start, @Nullable State state, Duration length) {}

  /** One line. Times are the wall clock's. */
  public sealed interface Entry {
    Instant time();

    int pane();

    /** Empty for the root, or for a notification that belongs to no record. */
    String recordId();
  }

  /**
   * A record came, went, or changed its state or kind.
   *
   * @param from null when the record is new
   * @param to null when the record went
   * @param lasted how long it had been in {@code from}; null when that is not known
   */
  public record Change(
      Instant time,
      int pane,
      String recordId,
      @Nullable State from,
      @Nullable State to,
      @Nullable Kind kind,
      Source source,
      @Nullable Duration lasted)
      implements Entry {

    public Origin origin() {
      return Origin.of(source);
    }

    /** Gone without a word of its program: its end, the prompt, a reset (ux F4). */
    public boolean endedWithoutReport() {
      return to == null && source != Source.CLEAR && source != Source.USER;
    }
  }

  /**
   * What marked the tab beside reports: OSC 9;4, a bell or a command's end out of sight, the exit.
   *
   * @param words ours
   * @param times how often in a row, {@code time} being the first
   */
  public record Sign(Instant time, int pane, Origin origin, String words, int times)
      implements Entry {
    @Override
    public String recordId() {
      return "";
    }
  }

  /**
   * What became of a notification.
   *
   * @param reason in words, such as {@code 10 s limit}; empty when none is needed
   * @param times how often in a row, {@code time} being the first
   */
  public record Decision(
      Instant time, int pane, String recordId, Outcome outcome, String reason, int times)
      implements Entry {
    public String words() {
      String word = outcome.name().toLowerCase(Locale.ROOT);
      return reason.isEmpty() ? word : word + ": " + reason;
    }
  }

  /** The ways of a notification. */
  public enum Outcome {
    SHOWN,
    /** Counted in the digest. */
    DIGEST,
    /** Blocked, and shown later. */
    HELD,
    SUPPRESSED,
    WITHDRAWN,
    /** The person or the desktop took it off the screen. */
    CLOSED,
    /** An OSC 9, 99 or 777 that is the same event as a status change. */
    FOLDED
  }

  /** One JSON object, times in UTC, lengths in milliseconds. */
  public String toJson() {
    return TimelineJson.of(this);
  }
}
