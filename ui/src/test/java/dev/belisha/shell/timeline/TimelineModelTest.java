package dev.belisha.shell.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.Lengths;
import dev.belisha.attention.Origin;
import dev.belisha.attention.Timeline;
import dev.belisha.attention.Timeline.Outcome;
import dev.belisha.shell.timeline.TimelineModel.Run;
import dev.belisha.shell.timeline.TimelineModel.Total;
import dev.belisha.status.Kind;
import dev.belisha.status.Source;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The timeline as it is shown (ux F7), without a toolkit. */
class TimelineModelTest {
  private final TimelineModel model = new TimelineModel(7, ZoneOffset.UTC);
  private final TimelineSamples story = new TimelineSamples();

  private void show() {
    model.take(story.open(7, "api"), List.of(), story.now());
  }

  private List<String> spoken() {
    return model.lines().stream().map(Line::spoken).toList();
  }

  /** Every transition with time, record, from and to, kind and how long it lasted. */
  @Test
  void changesAreToldWhole() {
    story.change("", null, State.WORKING, null, Source.REPORT, null);
    story.span(State.WORKING, Duration.ofSeconds(4));
    story.change("", State.WORKING, State.BLOCKED, Kind.AUTH, Source.REPORT, Duration.ofSeconds(4));
    story.change(
        "build/x", State.BLOCKED, State.ERROR, null, Source.REPORT, Duration.ofMillis(400));
    story.change("", State.BLOCKED, State.WORKING, null, Source.REPORT, null);
    show();
    assertThat(spoken())
        .containsExactly(
            "10:00:00, main: Working, from program",
            "10:00:04, main: Working, then Needs sign-in, after 4 s, from program",
            "10:00:04, build/x: Needs you, then Failed, after 0.4 s, from program",
            "10:00:04, main: Needs sign-in, then Working, from program");
  }

  @Test
  void everySourceIsNamed() {
    story.change("", null, State.WORKING, null, Source.REPORT, null);
    story.change("", State.WORKING, null, null, Source.PROMPT, null);
    story.sign(Origin.BELL, "The bell rang", 3).sign(Origin.PROGRESS, "Working", 1);
    story.decided("", Outcome.SHOWN, "", 1);
    show();
    assertThat(model.lines().stream().map(Line::source))
        .containsExactly("program", "shell", "bell", "9;4", "");
    assertThat(spoken()).contains("10:00:00, The bell rang (3 times), from bell");
  }

  /** Ux F4: why a record went. */
  @ParameterizedTest
  @CsvSource({
    "REPORT, Cleared by the program, false",
    "CLEAR, Cleared by the program, false",
    "USER, Cleared by you, false",
    "EXIT, Ended without report: the program exited, true",
    "PROMPT, Ended without report: back at the prompt, true",
    "RESET, Ended without report: the terminal was reset, true",
    "FOREGROUND, Ended without report: its program left the foreground, true",
    "EVICTED, Ended without report: more than 256 records, true",
  })
  void theEndOfARecord(Source source, String words, boolean lost) {
    story.change("a", State.BLOCKED, null, Kind.PERMISSION, source, Duration.ofSeconds(60));
    show();
    Line.Change line = (Line.Change) model.lines().getFirst();
    assertThat(line.from()).isEqualTo("Needs permission");
    assertThat(line.to()).isEqualTo(words);
    assertThat(line.lasted()).isEqualTo("after 1 min");
    // A report that says clear has a source of its own; REPORT with no state does not come.
    if (source != Source.REPORT) assertThat(line.lost()).isEqualTo(lost);
  }

  /** Every decision about a notification, with its reason in plain words. */
  @ParameterizedTest
  @CsvSource({
    "SHOWN, '', 1, Shown, true",
    "SHOWN, reminder, 1, Shown: reminder, true",
    "DIGEST, '', 1, Shown together with other tabs, true",
    "HELD, 10 s limit, 1, Held: 10 s limit, false",
    "SUPPRESSED, quiet hours, 1, Not shown: quiet hours, false",
    "SUPPRESSED, you look at it, 4, Not shown: you look at it (4 times), false",
    "WITHDRAWN, state left, 1, Taken back: state left, false",
    "FOLDED, OSC notification, 1, Part of a status change: OSC notification, false",
  })
  void whyItDidOrDidNotRing(Outcome outcome, String reason, int times, String words, boolean told) {
    story.decided("", outcome, reason, times);
    show();
    assertThat(model.lines())
        .containsExactly(new Line.Decision(TimelineSamples.BEGIN, "10:00:00", "", words, told));
  }

  @ParameterizedTest
  @EnumSource
  void everyOutcomeHasWords(Outcome outcome) {
    story.decided("", outcome, "", 1);
    show();
    assertThat(((Line.Decision) model.lines().getFirst()).words()).isNotBlank();
  }

  @Test
  void panesAreNamedWhenThereAreSeveral() {
    story.change("a", null, State.IDLE, null, Source.REPORT, null).inPane(2);
    show();
    assertThat(model.lines().stream().map(Line::record)).containsExactly("pane 1 · a", "pane 2");
  }

  @Test
  void anotherDayHasItsDate() {
    story.change("", null, State.IDLE, null, Source.REPORT, null);
    story.span(State.IDLE, Duration.ofHours(20));
    show();
    assertThat(model.lines().getFirst().time()).isEqualTo("Nov 30 10:00:00");
    assertThat(model.begin()).isEqualTo("Nov 30 10:00:00");
    assertThat(model.end()).isEqualTo("now");
  }

  @Test
  void totalsSayForHowLongItWaitedForYou() {
    model.take(TimelineSamples.agent().open(7, "api"), List.of(), story.now());
    assertThat(model.totals())
        .containsExactly(
            new Total(State.BLOCKED, "Waited for you 8 min 6 s"),
            new Total(State.WORKING, "Worked 26 min"),
            new Total(State.ERROR, "Failed, not seen 2 min"),
            new Total(State.DONE, "Finished, not seen 4 min 2 s"),
            new Total(State.IDLE, "Ready 2 min"));
  }

  /** A column shows the most urgent of its time: a second of waiting in an hour is seen. */
  @Test
  void theStripHidesNoWait() {
    story.span(State.WORKING, Duration.ofMinutes(30));
    story.span(State.BLOCKED, Duration.ofSeconds(1));
    story.span(State.WORKING, Duration.ofMinutes(30));
    show();
    assertThat(model.strip(10))
        .containsExactly(
            new Run(0, 4, State.WORKING),
            new Run(4, 2, State.BLOCKED),
            new Run(6, 4, State.WORKING));
    assertThat(model.strip(1)).containsExactly(new Run(0, 1, State.BLOCKED));
    assertThat(model.strip(0)).isEmpty();
  }

  @Test
  void theStripIsInProportionAndHasItsGaps() {
    story.span(State.WORKING, Duration.ofMinutes(1));
    story.span(null, Duration.ofMinutes(2));
    story.span(State.DONE, Duration.ofMinutes(1));
    show();
    assertThat(model.strip(100))
        .containsExactly(
            new Run(0, 25, State.WORKING), new Run(25, 50, null), new Run(75, 25, State.DONE));
    assertThat(model.at(0)).isEqualTo("Working · 10:00:00 · 1 min");
    assertThat(model.at(0.5)).isEqualTo("Nothing to show · 10:01:00 · 2 min");
    assertThat(model.at(1)).isEqualTo("Finished · 10:03:00 · 1 min");
  }

  @Test
  void nothingYet() {
    show();
    assertThat(model.lines()).isEmpty();
    assertThat(model.totals()).isEmpty();
    assertThat(model.strip(10)).isEmpty();
    assertThat(model.at(0.5)).isEmpty();
    assertThat(model.lineAt(0.5)).isEqualTo(-1);
    assertThat(model.isGone()).isFalse();
  }

  @Test
  void aPlaceOfTheStripLeadsToItsLine() {
    story.change("", null, State.WORKING, null, Source.REPORT, null);
    story.span(State.WORKING, Duration.ofMinutes(1));
    story.change("", State.WORKING, State.DONE, null, Source.REPORT, Duration.ofMinutes(1));
    story.span(State.DONE, Duration.ofMinutes(1));
    show();
    assertThat(model.lineAt(0.2)).isZero();
    assertThat(model.lineAt(0.8)).isEqualTo(1);
  }

  /** It survives its tab until the window closes. */
  @Test
  void aClosedTabIsRemembered() {
    Instant end = TimelineSamples.BEGIN;
    Timeline seven = story.inPane(1).closed(7, "api", end);
    Timeline five = story.closed(5, "web", end.minusSeconds(3600));
    model.take(null, List.of(seven, five), end.plusSeconds(300));
    assertThat(model.title()).isEqualTo("#7 api");
    assertThat(model.closedWords()).isEqualTo("closed 5 min ago");
    assertThat(model.recentlyClosed())
        .extracting(TimelineModel.ClosedTab::title)
        .containsExactly("#7 api", "#5 web");
    model.choose(5);
    assertThat(model.title()).isEqualTo("#5 web");
    assertThat(model.closedWords()).isEqualTo("closed 1 h 5 min ago");
    assertThat(model.json()).hasValueSatisfying(json -> assertThat(json).contains("\"tab\":5"));
    model.choose(3);
    assertThat(model.isGone()).isTrue();
    assertThat(model.json()).isEmpty();
  }

  /** A label that a program had a hand in is capped and made harmless. */
  @Test
  void theLabelIsCappedAndPlain() {
    model.take(story.open(7, "a\u202e\u001b[31m" + "x".repeat(300)), List.of(), story.now());
    assertThat(model.title()).hasSizeLessThan(70).startsWith("#7 a[31mx").endsWith("…");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0 s",
    "400, 0.4 s",
    "4000, 4 s",
    "9900, 9.9 s",
    "42900, 42 s",
    "60000, 1 min",
    "182000, 3 min 2 s",
    "1380000, 23 min",
    "3600000, 1 h",
    "3840000, 1 h 4 min",
    "90000000, 1 d 1 h",
  })
  void lengths(long ms, String words) {
    assertThat(Lengths.words(Duration.ofMillis(ms))).isEqualTo(words);
  }
}
