package dev.belisha.attention;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.belisha.attention.AttentionModel.ShellProgress;
import dev.belisha.attention.AttentionRig.Program;
import dev.belisha.attention.Timeline.Change;
import dev.belisha.attention.Timeline.Decision;
import dev.belisha.attention.Timeline.Outcome;
import dev.belisha.attention.Timeline.Sign;
import dev.belisha.attention.Timeline.Span;
import dev.belisha.status.Kind;
import dev.belisha.status.Source;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The history of a tab, with the why of each notification (ux F7). */
class TimelineTest {
  private final AttentionRig rig = new AttentionRig();

  private Timeline timeline(int tab) {
    return Objects.requireNonNull(rig.model.timeline(tab));
  }

  private List<String> decisions(int tab) {
    return timeline(tab).entries().stream()
        .filter(Decision.class::isInstance)
        .map(entry -> ((Decision) entry).words())
        .toList();
  }

  private List<Change> changes(int tab) {
    return timeline(tab).entries().stream()
        .filter(Change.class::isInstance)
        .map(Change.class::cast)
        .toList();
  }

  @Test
  void changesWithHowLongTheStateBeforeLasted() {
    Program program = rig.open(1);
    program.report("state=working:id=a");
    rig.passMs(4_000);
    program.report("state=blocked:kind=auth:id=a");
    assertThat(changes(1))
        .containsExactly(
            new Change(AttentionRig.START, 1, "a", null, State.WORKING, null, Source.REPORT, null),
            new Change(
                AttentionRig.START.plusSeconds(4),
                1,
                "a",
                State.WORKING,
                State.BLOCKED,
                Kind.AUTH,
                Source.REPORT,
                Duration.ofSeconds(4)));
  }

  @Test
  void aRestartedPaneHasNothingToTellAndWaitsForNobody() {
    Program program = rig.open(1);
    program.report("state=blocked");
    rig.passMs(4_000);
    program.report("state=error:id=a");
    rig.model.paneRestarted(program.key, rig.wall());
    AttentionView view = rig.model.view();
    assertThat(view.counts()).isEqualTo(AttentionView.Counts.NONE);
    assertThat(view.tabs().getFirst().headline()).isNull();
    List<Change> all = changes(1);
    assertThat(all.subList(2, 4))
        .allMatch(change -> change.to() == null && change.source() == Source.USER)
        .extracting(Change::recordId)
        .containsExactlyInAnyOrder("", "a");
    rig.passMs(60_000);
    assertThat(timeline(1).waited()).isEqualTo(Duration.ofSeconds(4));
  }

  /** B-12. */
  @Test
  void clearingDoesNotRewriteWhatWas() {
    Program program = rig.open(1);
    program.report("state=done");
    program.report("state=clear");
    assertThat(changes(1)).extracting(Change::to).containsExactly(State.DONE, null);
    assertThat(changes(1).getLast().endedWithoutReport()).isFalse();
  }

  /** Ux F4. */
  @Test
  void whatWasDroppedEndedWithoutReport() {
    Program program = rig.open(1);
    program.report("state=working");
    program.records.primaryPrompt();
    program.tell();
    assertThat(changes(1).getLast().source()).isEqualTo(Source.PROMPT);
    assertThat(changes(1).getLast().endedWithoutReport()).isTrue();
  }

  @Test
  void whyItDidNotRing() {
    Program program = rig.open(1);
    program.report("state=working");
    rig.passMs(1_000);
    program.report("state=done");
    program.report("state=blocked");
    rig.passMs(700);
    program.report("state=working");
    program.report("state=blocked");
    rig.passMs(2_000);
    program.report("state=idle");
    rig.look(program.key);
    program.report("state=blocked");
    rig.passMs(1_000);
    rig.look();
    rig.model.mute(1, Duration.ZERO, rig.wall());
    rig.passMs(1_000);
    rig.model.mute(1, null, rig.wall());
    rig.passMs(700);
    assertThat(decisions(1))
        .containsExactly(
            "suppressed: worked less than 10 s",
            "shown",
            "withdrawn: state left",
            "held: 10 s limit",
            "suppressed: state left",
            "suppressed: you look at it",
            "suppressed: muted",
            "held: 10 s limit");
    rig.passMs(10_000);
    assertThat(decisions(1)).last().isEqualTo("shown");
    rig.model.policy(AttentionPolicy.of(false, false, false), rig.wall());
    assertThat(decisions(1)).last().isEqualTo("withdrawn: notifications are off");
    program.report("state=error");
    rig.passMs(700);
    assertThat(decisions(1)).last().isEqualTo("suppressed: notifications are off");
  }

  @Test
  void limitsOfTheTabAndOfAll() {
    Program one = rig.open(1);
    for (int i = 0; i < 4; i++) {
      one.report("state=blocked");
      rig.passMs(11_000);
      one.report("state=working");
    }
    assertThat(decisions(1)).contains("held: 3 in 60 s");
    AttentionRig other = new AttentionRig();
    for (int tab = 1; tab <= 9; tab++) {
      other.open(tab).report("state=blocked");
      other.passMs(3_000);
    }
    Timeline seventh = Objects.requireNonNull(other.model.timeline(7));
    assertThat(seventh.entries().stream().skip(1).map(entry -> ((Decision) entry).words()))
        .containsExactly("held: 6 in 60 s, all tabs", "digest");
  }

  @Test
  void plainNotificationsAreWrittenDownWithoutTheirText() {
    Program program = rig.open(1);
    program.report("state=blocked");
    rig.model.notification(program.key, "secret", "secret", rig.wall());
    rig.passMs(60_000);
    program.report("state=working");
    for (int i = 0; i < 3; i++) {
      rig.model.notification(program.key, "secret", "secret", rig.wall());
      rig.passMs(5_000);
    }
    assertThat(decisions(1))
        .containsExactly(
            "folded: OSC notification",
            "shown",
            "withdrawn: state left",
            "shown: OSC notification",
            "suppressed: OSC notification, limit of the tab",
            "shown: OSC notification");
    assertThat(timeline(1).toJson()).doesNotContain("secret");
  }

  @Test
  void theNewestFiveHundredChangesAreKeptAndRepetitionIsCounted() {
    Program program = rig.open(1);
    rig.look(program.key);
    for (int i = 0; i < 1_000; i++) program.report("state=" + (i % 2 == 0 ? "working" : "idle"));
    assertThat(changes(1)).hasSize(Timeline.CHANGES);
    assertThat(changes(1).getLast().to()).isEqualTo(State.IDLE);
    for (int i = 0; i < 10_000; i++) {
      rig.model.notification(program.key, "", "x", rig.wall());
      rig.passMs(5_000);
    }
    assertThat(changes(1)).as("a flood of one kind pushes nothing out").hasSize(500);
    Decision last = (Decision) timeline(1).entries().getLast();
    assertThat(last.words()).isEqualTo("suppressed: OSC notification, you look at it");
    assertThat(last.times()).isEqualTo(10_000);
  }

  @Test
  void neverMoreThanItsEntries() {
    TimelineRing ring = new TimelineRing();
    for (int i = 0; i < 10_000; i++) {
      ring.decided(Instant.EPOCH, new PaneKey(1, i), "", Outcome.HELD, "");
    }
    assertThat(ring.snapshot(1, "", Instant.EPOCH).entries()).hasSize(TimelineRing.ENTRIES);
  }

  @Test
  void howLongItWaited() {
    Program program = rig.open(1);
    program.report("state=blocked:id=a");
    rig.passMs(60_000);
    program.report("state=blocked:id=b");
    program.report("state=idle:id=a");
    rig.passMs(60_000);
    program.report("state=idle:id=b");
    rig.passMs(60_000);
    assertThat(timeline(1).waited()).isEqualTo(Duration.ofMinutes(2));
    program.report("state=blocked:id=b");
    rig.passMs(1_000);
    assertThat(timeline(1).waited()).isEqualTo(Duration.ofSeconds(121));
  }

  /** The strip and the totals of the view: what the badge showed, without gaps. */
  @Test
  void whatTheBadgeShowedForHowLong() {
    Program program = rig.open(1);
    rig.passMs(5_000);
    program.report("state=working:id=a");
    rig.passMs(3_000);
    program.report("state=blocked:id=b");
    rig.passMs(2_000);
    program.report("state=blocked:kind=auth:id=b");
    rig.passMs(2_000);
    program.report("state=clear:id=b");
    rig.passMs(1_000);
    program.report("state=done:id=a");
    program.seen(true);
    rig.passMs(60_000);
    Timeline timeline = Objects.requireNonNull(rig.model.timeline(1, rig.wall()));
    Instant begin = AttentionRig.START.plusSeconds(5);
    assertThat(timeline.spans())
        .containsExactly(
            new Span(begin, State.WORKING, Duration.ofSeconds(3)),
            new Span(begin.plusSeconds(3), State.BLOCKED, Duration.ofSeconds(4)),
            new Span(begin.plusSeconds(7), State.WORKING, Duration.ofSeconds(1)),
            new Span(begin.plusSeconds(8), State.DONE, Duration.ZERO),
            new Span(begin.plusSeconds(8), null, Duration.ofSeconds(60)));
    assertThat(timeline.total(State.WORKING)).isEqualTo(Duration.ofSeconds(4));
    assertThat(timeline.waited()).isEqualTo(Duration.ofSeconds(4));
    assertThat(timeline.total(State.IDLE)).isZero();
  }

  /** The ring of OSC 9;4 is on the badge like any other. */
  @Test
  void theRingOfAProgressIsInTheStripToo() {
    Program program = rig.open(1);
    rig.model.progress(program.key, new ShellProgress(false, false, 40), rig.wall());
    rig.passMs(3_000);
    rig.model.progress(program.key, new ShellProgress(false, true, 40), rig.wall());
    rig.passMs(1_000);
    rig.model.progress(program.key, null, rig.wall());
    rig.passMs(1_000);
    Timeline timeline = Objects.requireNonNull(rig.model.timeline(1, rig.wall()));
    assertThat(timeline.spans())
        .extracting(Span::state, Span::length)
        .containsExactly(
            tuple(State.WORKING, Duration.ofSeconds(4)), tuple(null, Duration.ofSeconds(1)));
  }

  @Test
  void noMoreSpansThanChangesAndTheTotalsKeepAll() {
    TimelineRing ring = new TimelineRing();
    for (int i = 0; i < 10_000; i++) {
      Instant at = Instant.EPOCH.plusSeconds(i);
      ring.headline(i % 2 == 0 ? State.WORKING : State.BLOCKED, at, at);
    }
    Timeline timeline = ring.snapshot(1, "", Instant.EPOCH.plusSeconds(10_000));
    assertThat(timeline.spans()).hasSize(Timeline.CHANGES + 1);
    assertThat(timeline.waited()).isEqualTo(Duration.ofSeconds(5_000));
  }

  @Test
  void outlivesItsTabUntilTheWindowCloses() {
    Program one = rig.open(1, 1, 7);
    Program two = rig.open(2, 2, 7);
    Program three = rig.open(3, 3, 8);
    one.report("state=blocked");
    rig.passMs(700);
    one.close();
    assertThat(rig.model.timeline(1)).isNull();
    Timeline closed = rig.model.closedTimelines(7).getFirst();
    assertThat(closed.tab()).isEqualTo(1);
    assertThat(closed.label()).isEqualTo("tab1");
    assertThat(closed.closed()).isEqualTo(AttentionRig.START.plusMillis(700));
    assertThat(((Decision) closed.entries().getLast()).words()).isEqualTo("withdrawn: tab closed");
    two.close();
    assertThat(rig.model.closedTimelines(7)).isEmpty();
    // The last tab may also leave for another window.
    rig.open(4, 4, 9);
    rig.open(5, 5, 9).close();
    assertThat(rig.model.closedTimelines(9)).hasSize(1);
    rig.model.pane(new PaneKey(4, 4), 8, 2, "tab4", rig.wall());
    assertThat(rig.model.closedTimelines(9)).isEmpty();
    three.close();
    assertThat(rig.model.closedTimelines(8)).hasSize(1);
  }

  @Test
  void soManyClosedTabsAreKept() {
    rig.open(1);
    for (int tab = 2; tab < 40; tab++) rig.open(tab).close();
    assertThat(rig.model.closedTimelines(1))
        .hasSize(AttentionModel.CLOSED_TABS)
        .first()
        .extracting(Timeline::tab)
        .isEqualTo(39);
  }

  private List<String> signs(int tab) {
    return timeline(tab).entries().stream()
        .filter(Sign.class::isInstance)
        .map(Sign.class::cast)
        .map(sign -> sign.origin().tag() + ": " + sign.words() + " " + sign.times())
        .toList();
  }

  @Test
  void whatElseMarksATabIsThereWithItsSource() {
    PaneKey key = rig.open(1).key;
    rig.model.bell(key, rig.wall());
    rig.model.bell(key, rig.wall());
    rig.model.progress(key, new ShellProgress(false, false, 10), rig.wall());
    rig.model.progress(key, new ShellProgress(false, false, 60), rig.wall());
    rig.model.progress(key, new ShellProgress(true, false, 60), rig.wall());
    rig.model.progressReset(key, rig.wall());
    rig.model.commandStarted(key, rig.wall());
    rig.passMs(12_000);
    rig.model.commandEnded(key, 3, rig.wall());
    rig.model.exited(key, 137, rig.wall());
    assertThat(signs(1))
        .containsExactly(
            "bell: The bell rang 2",
            "9;4: Working 1",
            "9;4: Failing 1",
            "9;4: Progress ended 1",
            "shell: Command failed with exit status 3 after 12 s 1",
            "exit: The program was ended by signal 9 1");
    assertThat(timeline(1).toJson())
        .contains("\"sign\":\"The bell rang\",\"source\":\"bell\",\"times\":2");
  }

  /** One look is enough, and what speaks for a pane is not told twice. */
  @Test
  void whatMarksNothingIsNotThere() {
    Program program = rig.open(1);
    rig.look(program.key);
    rig.model.bell(program.key, rig.wall());
    rig.model.commandStarted(program.key, rig.wall());
    rig.model.commandEnded(program.key, 0, rig.wall());
    program.report("state=idle");
    rig.model.progress(program.key, new ShellProgress(false, false, 10), rig.wall());
    rig.model.progressReset(program.key, rig.wall());
    assertThat(signs(1)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "REPORT, program",
    "CLEAR, program",
    "EVICTED, program",
    "RESET, program",
    "PROMPT, shell",
    "EXIT, exit",
    "FOREGROUND, exit",
    "USER, you",
  })
  void aChangeNamesItsSource(Source source, String tag) {
    Change change = new Change(AttentionRig.START, 1, "", State.DONE, null, null, source, null);
    assertThat(change.origin().tag()).isEqualTo(tag);
  }

  /** A lone surrogate is no text, and a line separator breaks scripts. */
  @Test
  void whatIsNoTextIsEscapedInJson() {
    Timeline timeline =
        new Timeline(1, "\n \u2028 \ud800 \u007f", Map.of(), List.of(), List.of(), null);
    assertThat(timeline.toJson()).contains("\"label\":\"\\u000a \\u2028 \\ud800 \\u007f\"");
  }

  @Test
  void copiedAsJson() {
    PaneKey key = new PaneKey(1, 1);
    rig.model.pane(key, 1, 1, "a \"b\" \\ \ud83d\ude00", rig.wall());
    Program program = rig.new Program(key);
    program.report("state=blocked:kind=permission:id=a/b");
    rig.passMs(700);
    program.records.programExited();
    program.tell();
    assertThat(timeline(1).toJson())
        .isEqualTo(
            """
            {"version":1,"tab":1,"label":"a \\"b\\" \\\\ \ud83d\ude00",\
            "totals_ms":{"blocked":700},"entries":[
            {"time":"2026-11-30T10:00:00Z","pane":1,"id":"a/b","from":null,"to":"blocked",\
            "kind":"permission","source":"report"},
            {"time":"2026-11-30T10:00:00.700Z","pane":1,"id":"a/b","decision":"shown"},
            {"time":"2026-11-30T10:00:00.700Z","pane":1,"id":"a/b","from":"blocked","to":null,\
            "kind":"permission","source":"exit","lasted_ms":700,"ended":"without report"},
            {"time":"2026-11-30T10:00:00.700Z","pane":1,"id":"a/b","decision":"withdrawn",\
            "reason":"state left"}
            ]}
            """);
  }

  /** With children, the line names the one that waits. */
  @Test
  void whatIsHeldOrLeftIsNamed() {
    Program program = rig.open(1);
    program.report("state=blocked:id=a");
    rig.passMs(2_000);
    program.report("state=idle:id=a");
    program.report("state=blocked:id=b");
    rig.passMs(700);
    program.report("state=idle:id=b");
    assertThat(timeline(1).entries())
        .filteredOn(Decision.class::isInstance)
        .extracting(Timeline.Entry::recordId)
        .containsExactly("a", "a", "b", "b");
    assertThat(decisions(1)).endsWith("held: 10 s limit", "suppressed: state left");
  }

  @Test
  void whatThePersonDidWithAToast() {
    Program program = rig.open(1);
    program.report("state=blocked");
    rig.passMs(12_000);
    rig.model.toastClosed(rig.toasts().getLast(), rig.wall());
    program.report("state=working");
    program.report("state=blocked");
    rig.passMs(12_000);
    rig.model.toastClicked(rig.toasts().getLast(), 0, rig.wall());
    rig.model.toastClosed(rig.toasts().getLast(), rig.wall());
    program.report("state=working");
    assertThat(decisions(1))
        .containsExactly(
            "shown", "closed: by you or the desktop", "shown", "closed: you clicked it");
  }

  /** What is told of a toast that was replaced meanwhile concerns none on screen. */
  @Test
  void theEndOfAReplacedToastIsNotThatOfTheNewOne() {
    Program program = rig.open(1);
    program.report("state=blocked:id=a");
    rig.passMs(12_000);
    program.report("state=blocked:id=b");
    rig.passMs(2_000);
    assertThat(rig.toasts()).hasSize(2);
    rig.model.toastClosed(rig.toasts().getFirst(), rig.wall());
    program.report("state=clear");
    assertThat(decisions(1)).last().isEqualTo("withdrawn: state left");
    assertThat(rig.effects).last().isEqualTo(new Effect.WithdrawToast(1));
  }

  @Test
  void whatIsReplacedWhileItWaitsHasALine() {
    Program program = rig.open(1);
    program.report("state=working");
    rig.model.notification(program.key, "", "one", rig.wall());
    rig.passMs(1_000);
    rig.model.notification(program.key, "", "two", rig.wall());
    rig.passMs(10_000);
    assertThat(decisions(1))
        .containsExactly(
            "suppressed: OSC notification, replaced by a newer one", "shown: OSC notification");
  }

  @Test
  void whatCameTooLateToBeNewsSaysSo() {
    Program one = rig.open(1, 1);
    Program two = rig.open(1, 2);
    two.report("state=working");
    rig.passMs(20_000);
    one.report("state=error");
    two.report("state=done");
    rig.passMs(7_200_000);
    one.seen(true);
    assertThat(decisions(1))
        .containsExactly(
            "shown", "withdrawn: seen", "suppressed: something more urgent came first");
  }
}
