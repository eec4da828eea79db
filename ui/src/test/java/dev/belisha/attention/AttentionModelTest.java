package dev.belisha.attention;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionModel.ShellProgress;
import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecords;
import dev.belisha.status.Transition;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules of ux F1 to F6, with real record stores and a clock of the test's own. */
class AttentionModelTest {
  private static final Instant START = Instant.parse("2026-11-30T10:00:00Z");

  private Instant now = START;
  private final List<Effect> effects = new ArrayList<>();
  private AttentionModel model = new AttentionModel(AttentionPolicy.DEFAULT, effects::add);
  private final Map<PaneKey, Program> programs = new HashMap<>();

  /** A pane's record store, fed with reports. */
  private final class Program {
    final PaneKey key;
    final List<Transition> transitions = new ArrayList<>();
    final StatusRecords records = new StatusRecords(() -> now, () -> false, transitions::add);

    Program(PaneKey key) {
      this.key = key;
    }

    void report(String body) {
      byte[] bytes = body.getBytes(StandardCharsets.US_ASCII);
      records.report(bytes, 0, bytes.length);
      tell();
    }

    void tell() {
      model.statusChanged(key, List.copyOf(transitions), records.records(), now);
      transitions.clear();
      runTicks(now);
    }
  }

  private Program open(int tab) {
    return open(tab, tab);
  }

  private Program open(int tab, int pane) {
    PaneKey key = new PaneKey(tab, pane);
    model.pane(key, 1, tab, "tab" + tab, now);
    Program program = new Program(key);
    programs.put(key, program);
    return program;
  }

  /** Lets time pass, timer by timer. */
  private void pass(Duration time) {
    Instant end = now.plus(time);
    runTicks(end);
    now = end;
    runTicks(end);
  }

  private void runTicks(Instant end) {
    Instant due = model.tick(now);
    int guard = 0;
    while (due != null && !due.isAfter(end)) {
      assertThat(++guard).as("timers come to rest").isLessThan(1000);
      if (due.isAfter(now)) now = due;
      due = model.tick(now);
    }
  }

  private void passMs(long ms) {
    pass(Duration.ofMillis(ms));
  }

  private List<Toast> toasts() {
    List<Toast> shown = new ArrayList<>();
    for (Effect effect : effects) {
      if (effect instanceof Effect.ShowToast(Toast toast)) shown.add(toast);
    }
    return shown;
  }

  private List<Integer> withdrawn() {
    List<Integer> ids = new ArrayList<>();
    for (Effect effect : effects) {
      if (effect instanceof Effect.WithdrawToast(int id)) ids.add(id);
    }
    return ids;
  }

  private void look(PaneKey... panes) {
    model.focus(List.of(panes), panes.length == 0 ? null : panes[0], now);
    runTicks(now);
  }

  private TabStatus tab(int id) {
    return model.view().tabs().stream().filter(t -> t.tab() == id).findFirst().orElseThrow();
  }

  private static String text(String key, String value) {
    return key + "=" + Base64.getEncoder().encodeToString(value.getBytes(StandardCharsets.UTF_8));
  }

  // Toasts.

  @ParameterizedTest
  @CsvSource({
    "state=blocked:kind=permission, tab1 (tab 1) needs permission",
    "state=blocked:kind=question, tab1 (tab 1) asks a question",
    "state=blocked:kind=auth, tab1 (tab 1) needs sign-in",
    "state=blocked, tab1 (tab 1) needs you",
    "state=error, tab1 (tab 1) failed",
  })
  void toastsAfterTheSettleTime(String report, String title) {
    open(1).report(report);
    passMs(699);
    assertThat(toasts()).isEmpty();
    passMs(1);
    assertThat(toasts()).extracting(Toast::title).containsExactly(title);
    assertThat(toasts().getFirst().low()).isFalse();
    passMs(120_000);
    assertThat(toasts()).hasSize(1);
  }

  /** B-34. */
  @Test
  void theBodyIsTheTitleElseTheMessageCutAndHiddenOnWish() {
    Program program = open(1);
    program.report("state=blocked:" + text("msg", "rm -rf /\u202Eevil ".repeat(20)));
    passMs(700);
    assertThat(toasts().getLast().body())
        .startsWith("rm -rf /evil")
        .hasSizeLessThanOrEqualTo(121)
        .endsWith("…");
    open(2).report("state=blocked:" + text("msg", "m") + ":" + text("title", "Deploy"));
    passMs(700);
    assertThat(toasts().getLast().body()).isEqualTo("Deploy");
    AttentionPolicy d = AttentionPolicy.DEFAULT;
    model.policy(
        new AttentionPolicy(
            true,
            true,
            d.settle(),
            d.doneSettle(),
            d.doneAfterWorking(),
            d.perTabGap(),
            d.perTabBurst(),
            d.appBurst(),
            d.burstWindow()));
    pass(Duration.ofSeconds(10));
    open(3).report("state=blocked:" + text("msg", "secret"));
    passMs(700);
    assertThat(toasts().getLast().body()).isEmpty();
  }

  /** B-24. */
  @Test
  void blockedForAMomentShowsNothing() {
    Program program = open(1);
    program.report("state=blocked");
    passMs(300);
    program.report("state=working");
    passMs(60_000);
    assertThat(toasts()).isEmpty();
  }

  /** B-27. */
  @Test
  void theToastGoesWhenTheStateLeaves() {
    Program program = open(1);
    program.report("state=blocked");
    passMs(700);
    program.report("state=working");
    assertThat(withdrawn()).containsExactly(1);
  }

  @Test
  void theToastGoesWhenTheTabCloses() {
    Program program = open(1);
    program.report("state=error");
    passMs(700);
    model.paneClosed(program.key, now);
    assertThat(withdrawn()).containsExactly(1);
    assertThat(model.view().tabs()).isEmpty();
  }

  @Test
  void theToastGoesWhenTheResultIsSeen() {
    Program program = open(1);
    program.report("state=error");
    passMs(700);
    program.records.markSeen("", true);
    program.tell();
    assertThat(withdrawn()).containsExactly(1);
    assertThat(tab(1).headline()).isNull();
  }

  /** B-15, B-16. */
  @Test
  void noToastForWhatThePersonLooksAtButArmedAgainWhenTheyLeave() {
    Program program = open(1);
    look(program.key);
    program.report("state=blocked");
    passMs(5_000);
    assertThat(toasts()).isEmpty();
    look();
    passMs(699);
    assertThat(toasts()).isEmpty();
    passMs(1);
    assertThat(toasts()).hasSize(1);
  }

  @Test
  void aResultInFrontOfThePersonIsNotToldLater() {
    Program program = open(1);
    look(program.key);
    program.report("state=error");
    passMs(5_000);
    look();
    passMs(60_000);
    assertThat(toasts()).isEmpty();
  }

  /** B-32: a pane of the same window that is not on screen is not looked at. */
  @Test
  void anotherTabInFrontSilencesNothing() {
    Program one = open(1);
    look(one.key);
    open(2).report("state=blocked");
    passMs(700);
    assertThat(toasts()).hasSize(1);
  }

  @Test
  void doneTellsOnlyAfterTenSecondsOfWork() {
    Program program = open(1);
    program.report("state=working");
    pass(Duration.ofMillis(9_999));
    program.report("state=done");
    passMs(10_000);
    assertThat(toasts()).isEmpty();
    assertThat(tab(1).headline()).isEqualTo(State.DONE);
    program.report("state=working");
    passMs(10_000);
    program.report("state=done");
    passMs(1_999);
    assertThat(toasts()).isEmpty();
    passMs(1);
    assertThat(toasts()).extracting(Toast::title).containsExactly("tab1 (tab 1) finished");
    assertThat(toasts().getFirst().low()).isTrue();
  }

  /** B-11, B-33. */
  @Test
  void aChildsEndIsNotTheTabs() {
    Program program = open(1);
    program.report("state=working");
    program.report("state=working:id=a");
    passMs(20_000);
    program.report("state=done:id=a");
    passMs(5_000);
    program.report("state=error:id=b");
    passMs(5_000);
    assertThat(toasts()).isEmpty();
    program.report("state=done");
    passMs(2_000);
    assertThat(toasts()).isNotEmpty();
  }

  @Test
  void theLastOfTheChildrenWithoutARootTells() {
    Program program = open(1);
    program.report("state=working:id=a");
    program.report("state=working:id=b");
    passMs(11_000);
    program.report("state=done:id=a");
    passMs(5_000);
    assertThat(toasts()).isEmpty();
    program.report("state=done:id=b");
    passMs(2_000);
    assertThat(toasts()).hasSize(1);
  }

  @Test
  void aSecondBlockedRecordAndAChangedKindTellAgainNoSooner() {
    Program program = open(1);
    program.report("state=blocked:id=a:kind=permission");
    passMs(700);
    program.report("state=blocked:id=b");
    passMs(700);
    assertThat(toasts()).hasSize(1);
    passMs(9_300);
    assertThat(toasts()).hasSize(2);
    program.report("state=blocked:id=a:kind=question");
    passMs(10_000);
    assertThat(toasts()).hasSize(3);
    program.report("state=blocked:id=a:kind=question:progress=3");
    passMs(60_000);
    assertThat(toasts()).hasSize(3);
  }

  @Test
  void aTabTellsOnceInTenSecondsAndThriceAMinuteAndABlockedOneIsNeverLost() {
    Program program = open(1);
    for (int i = 0; i < 40; i++) {
      program.report("state=blocked");
      passMs(1_000);
      program.report("state=working");
      passMs(500);
    }
    assertThat(toasts()).hasSize(3);
    program.report("state=blocked");
    passMs(60_000);
    assertThat(toasts()).hasSize(4);
  }

  @Test
  void anErrorOverTheLimitStaysInTheList() {
    Program program = open(1);
    program.report("state=blocked");
    passMs(700);
    program.report("state=error");
    passMs(60_000);
    assertThat(toasts()).hasSize(1);
    assertThat(tab(1).headline()).isEqualTo(State.ERROR);
  }

  @Test
  void theWholeAppTellsSixTimesAMinuteAndTheRestAsOne() {
    for (int tab = 1; tab <= 12; tab++) {
      open(tab).report("state=blocked");
      passMs(3_000);
    }
    assertThat(toasts()).hasSize(6);
    passMs(60_000);
    assertThat(toasts().size()).isGreaterThan(6);
    for (int tab = 1; tab <= 12; tab++) {
      int id = tab;
      boolean told =
          toasts().stream()
              .anyMatch(toast -> toast.id() == id || toast.panes().contains(new PaneKey(id, id)));
      assertThat(told).as("tab " + tab).isTrue();
    }
  }

  @Test
  void threeTabsAtOnceBecomeOneDigest() {
    for (int tab = 1; tab <= 5; tab++) {
      open(tab).report("state=blocked");
      passMs(100);
    }
    passMs(2_000);
    Toast last = toasts().getLast();
    assertThat(last.id()).isEqualTo(Toast.DIGEST);
    assertThat(last.title()).isEqualTo("5 tabs need you");
    assertThat(last.panes()).hasSize(5);
    assertThat(withdrawn()).containsExactlyInAnyOrder(1, 2);
    for (Program program : programs.values()) program.report("state=working");
    assertThat(withdrawn()).contains(Toast.DIGEST);
  }

  /** B-18. */
  @Test
  void aMutedTabIsSilentAndSpeaksWhenTheTimeIsUp() {
    open(1);
    model.mute(1, Duration.ofMinutes(15), now);
    assertThat(tab(1).muted()).isTrue();
    programs.get(new PaneKey(1, 1)).report("state=blocked");
    pass(Duration.ofMinutes(14));
    assertThat(toasts()).isEmpty();
    pass(Duration.ofMinutes(2));
    assertThat(tab(1).muted()).isFalse();
    assertThat(toasts()).hasSize(1);
  }

  @Test
  void switchedOffThereAreNoToastsButBadgesStay() {
    AttentionPolicy d = AttentionPolicy.DEFAULT;
    Program program = open(1);
    program.report("state=blocked");
    passMs(700);
    model.policy(
        new AttentionPolicy(
            false,
            false,
            d.settle(),
            d.doneSettle(),
            d.doneAfterWorking(),
            d.perTabGap(),
            d.perTabBurst(),
            d.appBurst(),
            d.burstWindow()));
    assertThat(withdrawn()).containsExactly(1);
    program.report("state=working");
    program.report("state=blocked");
    passMs(60_000);
    assertThat(toasts()).hasSize(1);
    assertThat(tab(1).headline()).isEqualTo(State.BLOCKED);
  }

  @Test
  void aPlainNotificationIsFoldedIntoAReportOfTheSameTab() {
    Program program = open(1);
    program.report("state=working");
    model.notification(program.key, "pi", "waits", now);
    passMs(1_000);
    program.report("state=blocked");
    passMs(60_000);
    assertThat(toasts()).hasSize(1);
    program.report("state=working");
    passMs(60_000);
    program.report("state=blocked");
    model.notification(program.key, "pi", "waits", now);
    passMs(60_000);
    assertThat(toasts()).hasSize(2);
  }

  @Test
  void aPlainNotificationNamesTheTabAndHasItsOwnLimit() {
    Program program = open(1);
    model.notification(program.key, "make", "all done", now);
    passMs(700);
    assertThat(toasts().getFirst().title()).isEqualTo("tab1 (tab 1) sent a notification");
    assertThat(toasts().getFirst().body()).isEqualTo("make: all done");
    model.notification(program.key, "", "again", now);
    passMs(700);
    assertThat(toasts()).hasSize(1);
  }

  // Seen.

  @Test
  void typingMarksResultsSeenButNothingElse() {
    Program program = open(1);
    program.report("state=done:id=a");
    program.report("state=error:id=b");
    program.report("state=blocked:id=c");
    model.typed(program.key, now);
    assertThat(effects)
        .filteredOn(Effect.MarkSeen.class::isInstance)
        .containsExactlyInAnyOrder(
            new Effect.MarkSeen(program.key, "a"), new Effect.MarkSeen(program.key, "b"));
  }

  @Test
  void onlyAnArrivalThatStaysCountsAsSeen() {
    Program program = open(1);
    program.report("state=done");
    look(program.key);
    passMs(60_000);
    assertThat(effects).noneMatch(Effect.MarkSeen.class::isInstance);
    model.arrived(program.key, now);
    passMs(4_000);
    look();
    passMs(10_000);
    assertThat(effects).noneMatch(Effect.MarkSeen.class::isInstance);
    model.arrived(program.key, now);
    look(program.key);
    passMs(5_000);
    assertThat(effects).contains(new Effect.MarkSeen(program.key, ""));
  }

  // Jump.

  /** B-56, B-58. */
  @Test
  void jumpGoesFromBlockedToErrorToDoneOldestFirstAndRound() {
    open(1).report("state=done");
    passMs(10);
    open(2).report("state=blocked");
    passMs(10);
    open(3).report("state=error");
    passMs(10);
    open(4).report("state=blocked");
    open(5).report("state=working");
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < 5; i++) order.add(model.next(now).tab());
    assertThat(order).containsExactly(2, 4, 3, 1, 2);
    model.typed(new PaneKey(2, 2), now);
    look(new PaneKey(2, 2));
    assertThat(model.next(now).tab()).isEqualTo(4);
  }

  @Test
  void nothingToJumpTo() {
    open(1).report("state=working");
    open(2).report("state=idle");
    assertThat(model.next(now)).isNull();
  }

  // What is shown.

  /** B-9. */
  @Test
  void aShellHasNoBadge() {
    open(1);
    assertThat(tab(1).headline()).isNull();
    assertThat(model.view().counts()).isEqualTo(Counts.NONE);
  }

  @Test
  void aTabRollsUpItsPanesAndCountsTheMix() {
    Program one = open(1, 1);
    Program two = open(1, 2);
    one.report("state=working:app=pi");
    two.report("state=blocked:id=x/y:kind=auth");
    two.report("state=idle");
    TabStatus tab = tab(1);
    assertThat(tab.headline()).isEqualTo(State.BLOCKED);
    assertThat(tab.kind()).isEqualTo(Kind.AUTH);
    assertThat(tab.recordId()).isEqualTo("x/y");
    assertThat(tab.waits()).isTrue();
    assertThat(tab.mix()).isEqualTo(new Counts(1, 0, 0, 1, 1));
    assertThat(tab.panes().get(1).rows())
        .extracting(RecordRow::id, RecordRow::depth, RecordRow::group)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("", 0, false),
            org.assertj.core.groups.Tuple.tuple("x", 1, true),
            org.assertj.core.groups.Tuple.tuple("x/y", 2, false));
    assertThat(model.view().counts()).isEqualTo(new Counts(1, 0, 0, 0, 0));
  }

  @Test
  void tabsStandByWindowAndPosition() {
    open(1);
    open(2);
    model.pane(new PaneKey(1, 1), 2, 1, "moved", now);
    assertThat(model.view().tabs()).extracting(TabStatus::tab).containsExactly(2, 1);
    assertThat(tab(1).label()).isEqualTo("moved");
  }

  @Test
  void theViewIsTheSameUntilSomethingChanges() {
    open(1);
    AttentionView before = model.view();
    assertThat(model.view()).isSameAs(before);
    passMs(1000);
    assertThat(model.view()).isSameAs(before);
  }

  /** B-13 and section 5 of the protocol page. */
  @Test
  void progressDrivesTheBadgeUntilTheFirstReport() {
    Program program = open(1);
    model.progress(program.key, new ShellProgress(false, false, 40), now);
    assertThat(tab(1).headline()).isEqualTo(State.WORKING);
    assertThat(tab(1).progress()).isEqualTo(40);
    assertThat(tab(1).provenance()).isEqualTo("9;4");
    program.report("state=idle");
    model.progress(program.key, new ShellProgress(false, false, 50), now);
    assertThat(tab(1).headline()).isEqualTo(State.IDLE);
    program.report("state=clear");
    assertThat(tab(1).headline()).isNull();
    model.progressReset(program.key, now);
    model.progress(program.key, new ShellProgress(false, true, 50), now);
    assertThat(tab(1).paused()).isTrue();
    model.progress(program.key, null, now);
    assertThat(tab(1).headline()).isNull();
  }

  @Test
  void aBellMarksATabOutOfSightUntilItIsLookedAt() {
    Program program = open(1);
    look(program.key);
    model.bell(program.key, now);
    assertThat(tab(1).bell()).isFalse();
    look();
    model.bell(program.key, now);
    assertThat(tab(1).bell()).isTrue();
    assertThat(tab(1).headline()).isNull();
    look(program.key);
    assertThat(tab(1).bell()).isFalse();
  }

  /**
   * Whatever happens: at most six toasts in any minute, none for a pane in front, every toast shown
   * for a tab that no longer needs the person is withdrawn, and counts equal the tabs.
   */
  @Test
  void randomDays() {
    for (int seed = 0; seed < 40; seed++) {
      now = START;
      effects.clear();
      programs.clear();
      model = new AttentionModel(AttentionPolicy.DEFAULT, effects::add);
      Random random = new Random(seed);
      List<Program> all = new ArrayList<>();
      for (int tab = 1; tab <= 8; tab++) all.add(open(tab));
      List<Instant> shownAt = new ArrayList<>();
      int before = 0;
      String[] states = {"idle", "working", "done", "blocked", "error", "clear"};
      for (int step = 0; step < 400; step++) {
        Program program = all.get(random.nextInt(all.size()));
        switch (random.nextInt(6)) {
          case 0 -> look();
          case 1 -> look(program.key);
          case 2 -> model.typed(program.key, now);
          default -> {
            String id = random.nextInt(3) == 0 ? ":id=a" : "";
            program.report("state=" + states[random.nextInt(states.length)] + id);
          }
        }
        passMs(random.nextInt(4_000));
        for (int i = before; i < effects.size(); i++) {
          if (effects.get(i) instanceof Effect.ShowToast(Toast toast)
              && toast.id() != Toast.DIGEST) {
            shownAt.add(now);
          }
        }
        before = effects.size();
        Instant minuteAgo = now.minusSeconds(60 - 4);
        assertThat(shownAt.stream().filter(at -> at.isAfter(minuteAgo)).count())
            .isLessThanOrEqualTo(6);
        AttentionView view = model.view();
        assertThat(view.counts()).isEqualTo(ViewBuilder.counts(view.tabs()));
      }
      for (Program program : all) program.report("state=clear");
      Map<Integer, Boolean> up = new HashMap<>();
      for (Effect effect : effects) {
        if (effect instanceof Effect.ShowToast(Toast toast)) up.put(toast.id(), true);
        if (effect instanceof Effect.WithdrawToast(int id)) up.put(id, false);
      }
      assertThat(up.values()).doesNotContain(true);
    }
  }
}
