package dev.belisha.shell.timeline;

import dev.belisha.attention.Origin;
import dev.belisha.attention.Timeline;
import dev.belisha.attention.Timeline.Change;
import dev.belisha.attention.Timeline.Decision;
import dev.belisha.attention.Timeline.Entry;
import dev.belisha.attention.Timeline.Outcome;
import dev.belisha.attention.Timeline.Sign;
import dev.belisha.attention.Timeline.Span;
import dev.belisha.status.Kind;
import dev.belisha.status.Source;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Timelines for tests and pictures, told as a story. */
final class TimelineSamples {
  static final Instant BEGIN = Instant.parse("2026-11-30T10:00:00Z");

  private final List<Entry> entries = new ArrayList<>();
  private final List<Span> spans = new ArrayList<>();
  private final Map<State, Duration> totals = new EnumMap<>(State.class);
  private Instant now = BEGIN;

  Instant now() {
    return now;
  }

  /** The badge shows this for a while. */
  TimelineSamples span(@Nullable State state, Duration length) {
    spans.add(new Span(now, state, length));
    if (state != null) totals.merge(state, length, Duration::plus);
    now = now.plus(length);
    return this;
  }

  TimelineSamples change(
      String id,
      @Nullable State from,
      @Nullable State to,
      @Nullable Kind kind,
      Source source,
      @Nullable Duration lasted) {
    entries.add(new Change(now, 1, id, from, to, kind, source, lasted));
    return this;
  }

  TimelineSamples decided(String id, Outcome outcome, String reason, int times) {
    entries.add(new Decision(now, 1, id, outcome, reason, times));
    return this;
  }

  TimelineSamples sign(Origin origin, String words, int times) {
    entries.add(new Sign(now, 1, origin, words, times));
    return this;
  }

  TimelineSamples inPane(int pane) {
    entries.add(new Change(now, pane, "", null, State.IDLE, null, Source.REPORT, null));
    return this;
  }

  Timeline open(int tab, String label) {
    return new Timeline(tab, label, totals, spans, entries, null);
  }

  Timeline closed(int tab, String label, Instant when) {
    return new Timeline(tab, label, totals, spans, entries, when);
  }

  /** Three quarters of an hour of an agent. */
  static TimelineSamples agent() {
    Duration shortly = Duration.ofMillis(700);
    TimelineSamples story = new TimelineSamples();
    story.change("", null, State.IDLE, null, Source.REPORT, null);
    story.span(State.IDLE, Duration.ofMinutes(2));
    story.change("", State.IDLE, State.WORKING, null, Source.REPORT, Duration.ofMinutes(2));
    story.span(State.WORKING, Duration.ofMinutes(9));
    story.change(
        "", State.WORKING, State.BLOCKED, Kind.PERMISSION, Source.REPORT, Duration.ofMinutes(9));
    story.span(State.BLOCKED, shortly);
    story.decided("", Outcome.SHOWN, "", 1);
    story.span(State.BLOCKED, Duration.ofMinutes(3));
    story.decided("", Outcome.WITHDRAWN, "state left", 1);
    story.change("", State.BLOCKED, State.WORKING, null, Source.REPORT, Duration.ofSeconds(181));
    story.change("build/tests", null, State.WORKING, null, Source.REPORT, null);
    story.span(State.WORKING, Duration.ofSeconds(8));
    story.change(
        "", State.WORKING, State.BLOCKED, Kind.QUESTION, Source.REPORT, Duration.ofSeconds(8));
    story.span(State.BLOCKED, shortly);
    story.decided("", Outcome.HELD, "10 s limit", 1);
    story.span(State.BLOCKED, Duration.ofSeconds(4));
    story.decided("", Outcome.SUPPRESSED, "you look at it", 1);
    story.change("", State.BLOCKED, State.WORKING, null, Source.REPORT, Duration.ofSeconds(5));
    story.span(State.WORKING, Duration.ofMinutes(6));
    story.change(
        "build/tests", State.WORKING, State.ERROR, null, Source.REPORT, Duration.ofMinutes(6));
    story.span(State.WORKING, Duration.ofMinutes(4));
    story.change(
        "", State.WORKING, State.BLOCKED, Kind.AUTH, Source.REPORT, Duration.ofMinutes(10));
    story.span(State.BLOCKED, shortly);
    story.decided("", Outcome.DIGEST, "", 1);
    story.span(State.BLOCKED, Duration.ofMinutes(5));
    story.decided("", Outcome.WITHDRAWN, "you look at it", 1);
    story.change("", State.BLOCKED, State.WORKING, null, Source.REPORT, Duration.ofMinutes(5));
    story.span(State.WORKING, Duration.ofMinutes(7));
    story.decided("", Outcome.FOLDED, "OSC notification", 3);
    story.change("", State.WORKING, State.DONE, null, Source.REPORT, Duration.ofMinutes(7));
    story.span(State.DONE, Duration.ofSeconds(2));
    story.decided("", Outcome.SUPPRESSED, "quiet hours", 1);
    story.span(State.DONE, Duration.ofMinutes(4));
    story.sign(Origin.BELL, "The bell rang", 2);
    story.change("lint", null, State.WORKING, null, Source.REPORT, null);
    story.span(State.ERROR, Duration.ofMinutes(2));
    story.change("lint", State.WORKING, null, null, Source.FOREGROUND, Duration.ofMinutes(2));
    story.sign(Origin.SHELL, "Command failed with exit status 3 after 2 min", 1);
    story.sign(Origin.PROGRESS, "Working", 1);
    story.span(null, Duration.ofMinutes(3));
    story.sign(Origin.EXIT, "The program exited", 1);
    return story;
  }
}
