package dev.belisha.attention;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionModel.ShellProgress;
import dev.belisha.attention.AttentionRig.Program;
import dev.belisha.attention.Timeline.Decision;
import dev.belisha.attention.Timeline.Outcome;
import dev.belisha.shell.badge.BadgeStatus;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is no report: OSC 9;4, the end of a shell's command, the bell; and which of them leads. */
class OtherSourcesTest {
  private final AttentionRig rig = new AttentionRig();
  private final Program program = rig.open(1);

  /** Protocol page, section 5. */
  @ParameterizedTest
  @CsvSource({
    "false, false, 40, Working 40 %",
    "false, false, 0, Working 0 %",
    "false, false, -1, Working",
    "true, false, 60, Failing 60 %",
    "true, false, -1, Failing",
    "false, true, 30, Paused 30 %",
    "false, true, -1, Paused",
  })
  void everyStateOfProgressIsARing(boolean error, boolean paused, int percent, String words) {
    rig.model.progress(program.key, new ShellProgress(error, paused, percent), rig.wall());
    BadgeStatus badge = BadgeStatus.of(rig.tab(1));
    assertThat(badge.words()).isEqualTo(words);
    assertThat(badge.isShellRing()).isTrue();
    assertThat(rig.tab(1).provenance()).isEqualTo("9;4");
    assertThat(rig.tab(1).waits()).isFalse();
    rig.passMs(60_000);
    assertThat(rig.toasts()).isEmpty();
  }

  private void command(int seconds, int status) {
    rig.model.commandStarted(program.key, rig.wall());
    rig.passMs(seconds * 1000L);
    rig.model.commandEnded(program.key, status, rig.wall());
    rig.passMs(1000);
  }

  @ParameterizedTest
  @CsvSource({
    "30, 0, Command finished after 30 s",
    "150, 3, Command failed with exit status 3 after 2 min 30 s",
    "7500, -1, Command ended after 2 h 5 min",
  })
  void theRowTellsOfACommandThatEndedOutOfSight(int seconds, int status, String words) {
    command(seconds, status);
    assertThat(rig.tab(1).provenance()).isEqualTo("shell");
    assertThat(rig.tab(1).message()).isEqualTo(words);
    assertThat(rig.tab(1).headline()).isNull();
    assertThat(rig.tab(1).waits()).isFalse();
    assertThat(rig.toasts()).isEmpty();
    rig.look(program.key);
    assertThat(rig.tab(1).message()).isNull();
  }

  @Test
  void aLongCommandIsToldWhenAskedFor() {
    rig.model.commandsAfter(Duration.ofSeconds(10));
    command(9, 0);
    assertThat(rig.toasts()).isEmpty();
    command(120, 3);
    assertThat(rig.toasts())
        .extracting(Toast::title)
        .containsExactly("tab1 (tab 1): Command failed with exit status 3 after 2 min");
    rig.model.policy(AttentionPolicy.DEFAULT.programNotifications(false), rig.wall());
    rig.passMs(20_000);
    command(60, 0);
    assertThat(rig.toasts()).hasSize(2);
  }

  @Test
  void aCommandInFrontOfThePersonIsNotTold() {
    rig.model.commandsAfter(Duration.ofSeconds(10));
    rig.look(program.key);
    command(60, 0);
    assertThat(rig.toasts()).isEmpty();
    assertThat(rig.tab(1).provenance()).isEmpty();
  }

  /** B-32: an agent that is done and whose command ends with it is one event. */
  @Test
  void theEndOfAnAgentAndOfItsCommandRingOnce() {
    rig.model.commandsAfter(Duration.ofSeconds(10));
    rig.model.commandStarted(program.key, rig.wall());
    program.report("state=working");
    rig.passMs(60_000);
    program.report("state=done");
    rig.passMs(100);
    rig.model.commandEnded(program.key, 0, rig.wall());
    rig.model.bell(program.key, rig.wall());
    rig.passMs(60_000);
    assertThat(rig.toasts()).hasSize(1);
    assertThat(rig.model.timeline(1, rig.wall()).entries())
        .filteredOn(entry -> entry instanceof Decision d && d.outcome() == Outcome.FOLDED)
        .hasSize(1);
  }

  /** B-54: a dot on a tab out of sight, below every other source, until it is looked at. */
  @Test
  void outputOutOfSightIsTheLeastOfAllMarks() {
    rig.look(program.key);
    rig.model.activity(program.key, rig.wall());
    assertThat(rig.tab(1).provenance()).isEmpty();
    rig.look();
    rig.model.activity(program.key, rig.wall());
    assertThat(rig.tab(1).provenance()).isEqualTo("output");
    assertThat(BadgeStatus.of(rig.tab(1)).words()).isEqualTo("New output");
    assertThat(rig.tab(1).waits()).isFalse();
    program.report("state=idle");
    assertThat(BadgeStatus.of(rig.tab(1)).words()).isEqualTo("Ready");
    program.report("state=clear");
    rig.look(program.key);
    assertThat(BadgeStatus.of(rig.tab(1))).isEqualTo(BadgeStatus.NONE);
    assertThat(rig.toasts()).isEmpty();
  }

  /** A report over progress, progress over the bell, the bell over a command that ended. */
  @Test
  void theMoreTellingSourceLeads() {
    command(30, 0);
    assertThat(rig.tab(1).provenance()).isEqualTo("shell");
    rig.model.bell(program.key, rig.wall());
    assertThat(rig.tab(1).provenance()).isEqualTo("bell");
    rig.model.progress(program.key, new ShellProgress(true, false, 10), rig.wall());
    assertThat(rig.tab(1).provenance()).isEqualTo("9;4");
    program.report("state=idle");
    assertThat(rig.tab(1).provenance()).isEqualTo("program");
    program.report("state=clear");
    assertThat(rig.tab(1).provenance()).isEqualTo("bell");
  }

  /** A shell that is left by exit tells no end of that command. */
  @Test
  void aRestartedPaneKnowsNothingOfItsFormerRun() {
    rig.model.commandsAfter(Duration.ofSeconds(10));
    rig.model.commandStarted(program.key, rig.wall());
    rig.model.bell(program.key, rig.wall());
    rig.model.activity(program.key, rig.wall());
    rig.model.exited(program.key, 0, rig.wall());
    rig.passMs(7_200_000);
    rig.model.paneRestarted(program.key, rig.wall());
    assertThat(rig.tab(1).provenance()).isEmpty();
    rig.model.commandEnded(program.key, 0, rig.wall());
    rig.passMs(10_000);
    assertThat(rig.tab(1).provenance()).isEmpty();
    assertThat(rig.toasts()).isEmpty();
  }
}
