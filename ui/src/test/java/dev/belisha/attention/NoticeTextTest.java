package dev.belisha.attention;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionRig.Program;
import dev.belisha.status.State;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a toast says and where it leads (ux F5, rule 7). */
class NoticeTextTest {
  private final AttentionRig rig = new AttentionRig();

  @ParameterizedTest
  @CsvSource({
    "state=blocked:kind=permission, tab1 (tab 1) needs permission",
    "state=blocked:kind=question, tab1 (tab 1) asks a question",
    "state=blocked:kind=auth, tab1 (tab 1) needs sign-in",
    "state=blocked, tab1 (tab 1) needs you",
    "state=error, tab1 (tab 1) failed",
  })
  void theTitleBeginsWithTheTabsOwnName(String report, String title) {
    rig.open(1).report(report);
    rig.passMs(700);
    assertThat(rig.toasts()).extracting(Toast::title).containsExactly(title);
    Toast toast = rig.toasts().getFirst();
    assertThat(toast.urgency()).isEqualTo(Toast.Urgency.NORMAL);
    String state = report.contains("error") ? "ERROR" : "BLOCKED";
    assertThat(toast.mark().state()).isEqualTo(State.valueOf(state));
    assertThat(toast.mark().count()).isOne();
  }

  @Test
  void aResultAfterLongWorkIsQuiet() {
    Program program = rig.open(1);
    program.report("state=working");
    rig.passMs(10_000);
    program.report("state=done");
    rig.passMs(2_000);
    Toast toast = rig.toasts().getFirst();
    assertThat(toast.title()).isEqualTo("tab1 (tab 1) finished");
    assertThat(toast.low()).isTrue();
  }

  /** B-34. */
  @Test
  void theBodyIsTheTitleElseTheMessageCut() {
    Program program = rig.open(1);
    program.report("state=blocked:" + AttentionRig.text("msg", "rm -rf /\u202Eevil ".repeat(20)));
    rig.passMs(700);
    assertThat(rig.toasts().getLast().body())
        .startsWith("rm -rf /evil")
        .hasSizeLessThanOrEqualTo(121)
        .endsWith("…");
    rig.open(2)
        .report(
            "state=blocked:"
                + AttentionRig.text("msg", "m")
                + ":"
                + AttentionRig.text("title", "Deploy"));
    rig.passMs(700);
    assertThat(rig.toasts().getLast().body()).isEqualTo("Deploy");
  }

  @Test
  void programTextIsHiddenOnWish() {
    rig.model.policy(AttentionPolicy.of(true, true, false), rig.wall());
    rig.open(1).report("state=blocked:" + AttentionRig.text("msg", "secret"));
    Program two = rig.open(2);
    rig.model.notification(two.key, "secret", "secret", rig.wall());
    rig.passMs(700);
    assertThat(rig.toasts()).hasSize(2).extracting(Toast::body).containsOnly("");
  }

  @Test
  void aTextThatCameWhileSettlingIsSaid() {
    Program program = rig.open(1);
    program.report("state=error:" + AttentionRig.text("msg", "early"));
    rig.passMs(500);
    program.report("state=error:" + AttentionRig.text("msg", "late"));
    rig.passMs(200);
    assertThat(rig.toasts().getFirst().body()).isEqualTo("late");
  }

  @Test
  void itLeadsToTheRecordThatWaits() {
    rig.open(1, 1).report("state=working");
    rig.open(1, 2).report("state=blocked:id=a/b");
    rig.passMs(700);
    assertThat(rig.toasts().getFirst().panes()).containsExactly(new PaneKey(1, 2));
    assertThat(rig.toasts().getFirst().recordId()).isEqualTo("a/b");
  }

  /** The pane in front is gated; what waits out of sight speaks for the tab. */
  @Test
  void itLeadsToThePaneOutOfSight() {
    Program one = rig.open(1, 1);
    Program two = rig.open(1, 2);
    rig.look(one.key);
    two.report("state=blocked");
    rig.passMs(10);
    one.report("state=blocked");
    rig.passMs(1_000);
    assertThat(rig.toasts()).hasSize(1);
    assertThat(rig.toasts().getFirst().panes()).containsExactly(two.key);
  }

  @Test
  void aDigestCountsItsTabsAndLeadsToEach() {
    for (int tab = 1; tab <= 5; tab++) rig.open(tab).report("state=blocked");
    rig.passMs(3_000);
    Toast toast = rig.toasts().getLast();
    assertThat(toast.id()).isEqualTo(Toast.DIGEST);
    assertThat(toast.title()).isEqualTo("5 tabs need you");
    assertThat(toast.body()).isEqualTo("tab1, tab2, tab3, tab4, tab5");
    assertThat(toast.mark()).isEqualTo(new Toast.Mark(State.BLOCKED, null, 5));
    assertThat(toast.panes()).extracting(PaneKey::tab).containsExactly(1, 2, 3, 4, 5);
  }

  @ParameterizedTest
  @CsvSource({
    "blocked:kind=auth blocked:kind=auth error, 3 tabs need you, NORMAL, BLOCKED AUTH 2",
    "blocked:kind=auth blocked:kind=question error, 3 tabs need you, NORMAL, BLOCKED null 2",
    "error error error, 3 tabs need you, NORMAL, ERROR null 3",
    "done done done, 3 tabs finished, LOW, DONE null 3",
    "error done done, '1 tab needs you, 2 finished', NORMAL, ERROR null 1",
  })
  void aDigestSaysWhatItsTabsCameTo(
      String states, String title, Toast.Urgency urgency, String mark) {
    // With equal times to settle they come together.
    rig.model.policy(
        AttentionPolicy.of(true, false, false).settle(Duration.ofSeconds(2)), rig.wall());
    List<Program> programs = new ArrayList<>();
    for (String _ : states.split(" ")) programs.add(rig.open(programs.size() + 1));
    programs.forEach(program -> program.report("state=working"));
    rig.passMs(11_000);
    for (int i = 0; i < programs.size(); i++) {
      programs.get(i).report("state=" + states.split(" ")[i]);
    }
    rig.passMs(3_000);
    Toast toast = rig.toasts().getLast();
    assertThat(toast.id()).isEqualTo(Toast.DIGEST);
    assertThat(toast.title()).isEqualTo(title);
    assertThat(toast.urgency()).isEqualTo(urgency);
    Toast.Mark shown = toast.mark();
    assertThat(shown.state() + " " + shown.kind() + " " + shown.count()).isEqualTo(mark);
  }

  @Test
  void aStatusToastThatThePersonClosedIsNotTakenBackLater() {
    Program program = rig.open(1);
    program.report("state=blocked");
    rig.passMs(700);
    Toast toast = rig.toasts().getLast();
    rig.model.toastClosed(toast, rig.wall());
    program.report("state=working");
    rig.passMs(1_000);
    assertThat(rig.effects).doesNotContain(new Effect.WithdrawToast(1));
    assertThat(rig.model.timeline(1).entries())
        .anyMatch(e -> e instanceof Timeline.Decision d && d.outcome() == Timeline.Outcome.CLOSED);
  }

  /** Its end may be heard of when a newer one is up already. */
  @Test
  void theEndOfAnOlderToastIsNotThatOfTheNewer() {
    Program program = rig.open(1);
    program.report("state=blocked:kind=permission");
    rig.passMs(20_000);
    Toast older = rig.toasts().getLast();
    program.report("state=blocked:kind=question");
    rig.passMs(2_000);
    rig.model.toastClosed(older, rig.wall());
    program.report("state=working");
    assertThat(rig.effects).contains(new Effect.WithdrawToast(1));
  }

  @Test
  void aDigestNamesAsManyTabsAsFitInALine() {
    for (int tab = 1; tab <= 40; tab++) rig.open(tab).report("state=blocked");
    rig.passMs(3_000);
    Toast toast = rig.toasts().getLast();
    assertThat(toast.body()).startsWith("tab1, tab2, ").endsWith(" more").hasSizeLessThan(140);
  }

  /** The timers of a real machine are late by some milliseconds. */
  @Test
  void aDigestGrowsAlsoWhenTheTimerIsLate() {
    for (int tab = 1; tab <= 3; tab++) rig.open(tab).report("state=blocked");
    rig.passMs(800);
    rig.open(4).report("state=blocked");
    rig.passMs(1_800);
    assertThat(rig.toasts()).hasSize(1);
    rig.now = rig.now.plusMillis(200);
    rig.settle();
    assertThat(rig.toasts().getLast().title()).isEqualTo("4 tabs need you");
  }

  @Test
  void aPlainNotificationNamesTheTab() {
    Program program = rig.open(1);
    rig.model.notification(program.key, "make", "all done", rig.wall());
    rig.passMs(700);
    Toast toast = rig.toasts().getFirst();
    assertThat(toast.title()).isEqualTo("tab1 (tab 1) sent a notification");
    assertThat(toast.body()).isEqualTo("make: all done");
  }

  /** B-25. */
  @Test
  void aReminderSaysHowLong() {
    rig.model.policy(AttentionPolicy.of(true, false, true), rig.wall());
    rig.open(1).report("state=blocked:kind=permission");
    rig.pass(Duration.ofMinutes(4));
    assertThat(rig.toasts())
        .extracting(Toast::title)
        .containsExactly(
            "tab1 (tab 1) needs permission", "tab1 (tab 1) needs permission (for 3 min)");
  }

  /** B-38, B-39: good news is no alarm, and the number is that of title and dock. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "done    | done  | 3 tabs finished",
        "blocked | done  | 1 tab needs you, 2 finished",
        "blocked | error | 3 tabs need you",
      })
  void aDigestSaysHowManyNeedYou(String first, String others, String title) {
    for (int tab = 1; tab <= 3; tab++) rig.open(tab).report("state=working");
    rig.passMs(20_000);
    rig.program(2, 2).report("state=" + others);
    rig.program(3, 3).report("state=" + others);
    rig.passMs(1_300);
    rig.program(1, 1).report("state=" + first);
    rig.passMs(3_000);
    Toast toast = rig.toasts().getLast();
    assertThat(toast.title()).isEqualTo(title);
    assertThat(toast.low()).isEqualTo(first.equals("done"));
  }
}
