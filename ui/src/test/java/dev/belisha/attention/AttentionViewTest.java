package dev.belisha.attention;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.belisha.attention.AttentionModel.ShellProgress;
import dev.belisha.attention.AttentionRig.Program;
import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What badge, sidebar and counters show (ux F1, F2, F6). */
class AttentionViewTest {
  private final AttentionRig rig = new AttentionRig();

  /** B-9. */
  @Test
  void aShellHasNoBadge() {
    rig.open(1);
    assertThat(rig.tab(1).headline()).isNull();
    assertThat(rig.model.view().counts()).isEqualTo(Counts.NONE);
  }

  /** B-3: whatever else comes from the terminal, a report that it is blocked leads. */
  @Test
  void aBlockedReportOutranksAllThatIsNoReport() {
    Program program = rig.open(1, 1);
    Program beside = rig.open(1, 2);
    program.report("state=blocked:kind=question");
    for (int percent = 0; percent <= 100; percent += 50) {
      rig.model.progress(program.key, new ShellProgress(false, false, percent), rig.wall());
      rig.model.progress(beside.key, new ShellProgress(true, false, percent), rig.wall());
      rig.model.bell(program.key, rig.wall());
      rig.model.notification(program.key, "t", "finished", rig.wall());
      rig.model.progressReset(beside.key, rig.wall());
      rig.model.typed(program.key, rig.wall());
      rig.passMs(1_800_000);
      assertThat(rig.tab(1).headline()).isEqualTo(State.BLOCKED);
      assertThat(rig.tab(1).kind()).isEqualTo(Kind.QUESTION);
      assertThat(rig.tab(1).provenance()).isEqualTo("program");
    }
  }

  /** B-8: no time-out and no guess; an hour of silence or of typing is still work. */
  @Test
  void onlyAReportOrAnEndChangesAState() {
    Program program = rig.open(1);
    program.report("state=working:progress=40");
    rig.passMs(3_600_000);
    rig.model.typed(program.key, rig.wall());
    rig.look(program.key);
    rig.look();
    rig.model.bell(program.key, rig.wall());
    rig.passMs(3_600_000);
    assertThat(rig.tab(1).headline()).isEqualTo(State.WORKING);
    assertThat(rig.tab(1).progress()).isEqualTo(40);
  }

  /** B-19, B-38: the counters are those of the tabs shown, whatever happened before. */
  @Test
  void countersAreAlwaysThoseOfTheTabs() {
    Random random = new Random(19);
    String[] states = {"blocked", "error", "done", "working", "idle", "clear"};
    for (int step = 0; step < 2000; step++) {
      Program program = rig.program(1 + random.nextInt(6), 1 + random.nextInt(2));
      switch (random.nextInt(8)) {
        case 0 -> program.seen(random.nextBoolean());
        case 1 -> program.close();
        case 2 -> rig.look(program.key);
        case 3 -> rig.passMs(random.nextInt(20_000));
        default -> {
          String id = random.nextInt(3) == 0 ? ":id=c" + random.nextInt(3) : "";
          program.report("state=" + states[random.nextInt(states.length)] + id);
        }
      }
      AttentionView view = rig.model.view();
      Counts counts = view.counts();
      assertThat(counts.blocked()).isEqualTo(count(view, State.BLOCKED));
      assertThat(counts.error()).isEqualTo(count(view, State.ERROR));
      assertThat(counts.done()).isEqualTo(count(view, State.DONE));
      assertThat(counts.working()).isEqualTo(count(view, State.WORKING));
      assertThat(counts.idle()).isEqualTo(count(view, State.IDLE));
      assertThat(view.tabs().stream().filter(TabStatus::waits).count())
          .isEqualTo(counts.blocked() + counts.error() + counts.done());
    }
  }

  private static long count(AttentionView view, State state) {
    return view.tabs().stream().filter(tab -> tab.headline() == state).count();
  }

  @Test
  void aTabRollsUpItsPanesAndCountsTheMix() {
    Program one = rig.open(1, 1);
    Program two = rig.open(1, 2);
    one.report("state=working:app=pi");
    two.report("state=blocked:id=x/y:kind=auth");
    two.report("state=idle");
    TabStatus tab = rig.tab(1);
    assertThat(tab.headline()).isEqualTo(State.BLOCKED);
    assertThat(tab.kind()).isEqualTo(Kind.AUTH);
    assertThat(tab.recordId()).isEqualTo("x/y");
    assertThat(tab.waits()).isTrue();
    assertThat(tab.mix()).isEqualTo(new Counts(1, 0, 0, 1, 1));
    assertThat(tab.panes().get(1).rows())
        .extracting(RecordRow::id, RecordRow::depth, RecordRow::group)
        .containsExactly(tuple("", 0, false), tuple("x", 1, true), tuple("x/y", 2, false));
    assertThat(rig.model.view().counts()).isEqualTo(new Counts(1, 0, 0, 0, 0));
  }

  /** Ux F1: the root speaks for its pane, unless a child is more urgent or it has been heard. */
  @Test
  void theRootSpeaks() {
    Program program = rig.open(1);
    program.report("state=done:" + AttentionRig.text("msg", "root"));
    program.report("state=done:id=a:" + AttentionRig.text("msg", "child"));
    assertThat(rig.tab(1).message()).isEqualTo("root");
    program.records.markSeen("", true);
    program.tell();
    assertThat(rig.tab(1).message()).isEqualTo("child");
    program.report("state=error:id=b:" + AttentionRig.text("msg", "failed"));
    assertThat(rig.tab(1).message()).isEqualTo("failed");
  }

  @Test
  void tabsStandByWindowAndPosition() {
    rig.open(1);
    rig.open(2);
    rig.model.pane(new PaneKey(1, 1), 2, 1, "moved", rig.wall());
    assertThat(rig.model.view().tabs()).extracting(TabStatus::tab).containsExactly(2, 1);
    assertThat(rig.tab(1).label()).isEqualTo("moved");
  }

  @Test
  void theViewIsTheSameUntilSomethingChanges() {
    rig.open(1);
    AttentionView before = rig.model.view();
    assertThat(rig.model.view()).isSameAs(before);
    rig.passMs(1000);
    assertThat(rig.model.view()).isSameAs(before);
  }

  /** B-13 and section 5 of the protocol page. */
  @Test
  void progressDrivesTheBadgeUntilTheFirstReport() {
    Program program = rig.open(1);
    rig.model.progress(program.key, new ShellProgress(false, false, 40), rig.wall());
    assertThat(rig.tab(1).headline()).isEqualTo(State.WORKING);
    assertThat(rig.tab(1).progress()).isEqualTo(40);
    assertThat(rig.tab(1).provenance()).isEqualTo("9;4");
    program.report("state=idle");
    rig.model.progress(program.key, new ShellProgress(false, false, 50), rig.wall());
    assertThat(rig.tab(1).headline()).isEqualTo(State.IDLE);
    program.report("state=clear");
    assertThat(rig.tab(1).headline()).isNull();
    rig.model.progressReset(program.key, rig.wall());
    rig.model.progress(program.key, new ShellProgress(false, true, 50), rig.wall());
    assertThat(rig.tab(1).paused()).isTrue();
    rig.model.progress(program.key, null, rig.wall());
    assertThat(rig.tab(1).headline()).isNull();
  }

  @Test
  void aBellMarksATabOutOfSightUntilItIsLookedAt() {
    Program program = rig.open(1);
    rig.look(program.key);
    rig.model.bell(program.key, rig.wall());
    assertThat(rig.tab(1).bell()).isFalse();
    rig.look();
    rig.model.bell(program.key, rig.wall());
    assertThat(rig.tab(1).bell()).isTrue();
    assertThat(rig.tab(1).headline()).isNull();
    rig.look(program.key);
    assertThat(rig.tab(1).bell()).isFalse();
  }

  /** A program that ended without a word: the row says so, until it starts anew. */
  @Test
  void theEndOfAProgramShows() {
    AttentionRig rig = new AttentionRig();
    Program one = rig.open(1, 1);
    Program two = rig.open(1, 2);
    rig.model.exited(one.key, 3, rig.wall());
    assertThat(rig.tab(1).exit()).as("the other pane runs").isEqualTo(-1);
    rig.model.exited(two.key, 0, rig.wall());
    assertThat(rig.tab(1).exit()).isEqualTo(3);
    assertThat(rig.tab(1).provenance()).isEqualTo("exit");
    two.report("state=done");
    assertThat(rig.tab(1).provenance()).as("a result speaks for itself").isEqualTo("program");
    rig.model.paneRestarted(one.key, rig.wall());
    assertThat(rig.tab(1).exit()).isEqualTo(-1);
  }

  /** B-18: until when, by the clock on the wall. */
  @Test
  void theEndOfAMuteShows() {
    AttentionRig rig = new AttentionRig();
    rig.open(1);
    rig.model.mute(1, Duration.ofMinutes(15), rig.wall());
    assertThat(rig.tab(1).mutedUntil()).isEqualTo(rig.wall().plusSeconds(900));
    rig.model.mute(1, Duration.ZERO, rig.wall());
    assertThat(rig.tab(1).mutedUntil()).isEqualTo(Instant.MAX);
    rig.model.mute(1, null, rig.wall());
    assertThat(rig.tab(1).muted()).isFalse();
  }
}
