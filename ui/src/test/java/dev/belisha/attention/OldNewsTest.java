package dev.belisha.attention;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionRig.Program;
import dev.belisha.attention.Timeline.Decision;
import dev.belisha.status.State;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What is told late, twice, instead of something else, or never. */
class OldNewsTest {
  private final AttentionRig rig = new AttentionRig();

  private List<String> decisions(int tab) {
    return Objects.requireNonNull(rig.model.timeline(tab)).entries().stream()
        .filter(Decision.class::isInstance)
        .map(entry -> ((Decision) entry).words())
        .toList();
  }

  @Test
  void anEndThatWasNotTheTabsIsNotToldHoursLater() {
    Program program = rig.open(1);
    program.report("state=working");
    program.report("state=working:id=child");
    rig.passMs(60_000);
    program.report("state=error:id=child");
    program.report("state=done");
    rig.passMs(3_000);
    assertThat(rig.toasts()).extracting(Toast::title).containsExactly("tab1 (tab 1) failed");
    rig.passMs(7_200_000);
    program.records.markSeen("child", true);
    program.tell();
    rig.passMs(10_000);
    assertThat(rig.toasts()).hasSize(1);
    assertThat(decisions(1)).contains("suppressed: another record leads");
  }

  /** B-20: one event is told once, but it is told. */
  @Test
  void anOscTextBesideAnEndThatIsNotToldIsShown() {
    Program program = rig.open(1);
    program.report("state=working");
    rig.passMs(5_000);
    program.report("state=done");
    rig.passMs(100);
    rig.model.notification(program.key, "", "Build failed, look at this", rig.wall());
    rig.passMs(10_000);
    assertThat(rig.toasts()).extracting(Toast::body).containsExactly("Build failed, look at this");
  }

  @Test
  void oneThatIsReplacedWhileItWaitsHasItsLine() {
    Program program = rig.open(1);
    rig.model.notification(program.key, "", "a", rig.wall());
    rig.model.notification(program.key, "", "b", rig.wall());
    rig.passMs(1_000);
    assertThat(decisions(1))
        .containsExactly(
            "suppressed: OSC notification, replaced by a newer one", "shown: OSC notification");
  }

  /** Two noisy tabs do not keep a third from being told. */
  @Test
  void notificationsOfProgramsLeavePlacesForWhatWaits() {
    for (int tab = 1; tab <= 6; tab++) {
      Program noisy = rig.open(tab);
      rig.model.notification(noisy.key, "", "look at me", rig.wall());
      rig.passMs(3_000);
    }
    assertThat(rig.toasts()).hasSize(PlainNotices.APP_BURST);
    rig.open(7).report("state=blocked:kind=permission");
    rig.passMs(700);
    assertThat(rig.toasts().getLast().title()).isEqualTo("tab7 (tab 7) needs permission");
  }

  /** The same shell, started anew, did not run its last command all the while. */
  @Test
  void aRestartForgetsTheCommandThatWasOpen() {
    rig.model.commandsAfter(Duration.ofSeconds(10));
    Program program = rig.open(1);
    rig.model.commandStarted(program.key, rig.wall());
    rig.passMs(7_200_000);
    rig.model.paneRestarted(program.key, rig.wall());
    rig.model.commandEnded(program.key, 0, rig.wall());
    rig.passMs(10_000);
    assertThat(rig.toasts()).isEmpty();
  }

  /** Of very many transitions at once the oldest are lost: the records are whole. */
  @Test
  void aBlockWhoseTransitionWasLostIsToldAndEndsNothing() {
    Program program = rig.open(1);
    program.report("state=working:id=a");
    program.write("state=blocked:id=a");
    program.transitions.clear();
    program.write("state=working:id=b");
    program.tell();
    rig.passMs(700);
    assertThat(rig.model.view().tabs().getFirst().headline()).isEqualTo(State.BLOCKED);
    assertThat(rig.toasts()).hasSize(1);
    rig.look(program.key);
    rig.look();
    rig.passMs(20_000);
    assertThat(rig.toasts()).as("told again after a look without an answer").hasSize(2);
  }
}
