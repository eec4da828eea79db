package dev.belisha.status.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.Kind;
import dev.belisha.status.State;
import dev.belisha.status.emit.testing.FakeTerminal;
import dev.belisha.status.emit.testing.FakeTerminal.Answers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ask first, and say nothing to a terminal that does not listen. */
class ProbeTest {
  private static final String PROBE = "\033]7501;?\033\\\033[c";

  private static String latin(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static String input(ProgramStatusReporter status, String bytes) {
    byte[] piece = bytes.getBytes(StandardCharsets.ISO_8859_1);
    return latin(status.input(piece, 0, piece.length));
  }

  @Test
  void oneReportAfterASuccessfulProbe() throws Exception {
    FakeTerminal terminal = new FakeTerminal(Answers.RECORDS);
    ProgramStatusReporter status = terminal.reporter().app("kiki").build();
    status.idle();
    status.working("one");
    status.working("two");
    assertThat(terminal.written()).isEmpty();
    assertThat(status.probe(terminal.timedInput())).isEmpty();
    assertThat(status.support()).isEqualTo(Support.YES);
    assertThat(terminal.written())
        .isEqualTo(PROBE + "\033]7501;state=working:app=kiki:msg=dHdv\033\\");
    terminal.timing().advance(Duration.ofHours(1));
    assertThat(terminal.reports()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(names = {"NAME_ONLY", "NOTHING"})
  void nothingButTheProbeWithoutAReply(Answers answers) throws Exception {
    FakeTerminal terminal = new FakeTerminal(answers);
    ProgramStatusReporter status = terminal.reporter().app("kiki").build();
    status.working("before");
    status.probe(terminal.timedInput());
    status.blocked(Kind.AUTH, "after");
    try (StatusReporter child = status.child("a")) {
      child.done("x");
    }
    status.clear();
    status.finish(State.DONE, "end");
    status.close();
    status.probe();
    terminal.timing().advance(Duration.ofHours(1));
    assertThat(terminal.written()).isEqualTo(PROBE);
    assertThat(status.support()).isEqualTo(Support.NO);
  }

  @Test
  void theNameAloneEndsTheWaitAtOnce() throws Exception {
    FakeTerminal terminal = new FakeTerminal(Answers.NAME_ONLY);
    terminal.reporter().build().probe(terminal.timedInput());
    assertThat(terminal.timing().nanoTime()).isZero();
  }

  @Test
  void silenceEndsTheWaitAtTheTimeOut() throws Exception {
    FakeTerminal terminal = new FakeTerminal(Answers.NOTHING);
    terminal.type("ls\r");
    ProgramStatusReporter status = terminal.reporter().timeout(Duration.ofMillis(300)).build();
    assertThat(latin(status.probe(terminal.timedInput()))).isEqualTo("ls\r");
    assertThat(terminal.timing().nanoTime()).isEqualTo(300_000_000);
  }

  @Test
  void keysTypedBeforeTheAnswersAreGivenBackAndThoseAfterAreNotRead() throws Exception {
    FakeTerminal terminal = new FakeTerminal(Answers.RECORDS);
    terminal.type("ls\033[A");
    ProgramStatusReporter status = terminal.reporter().build();
    TimedInput input = terminal.timedInput();
    boolean[] typed = {false};
    byte[] keys =
        status.probe(
            millis -> {
              if (!typed[0]) terminal.type("pwd");
              typed[0] = true;
              return input.read(millis);
            });
    assertThat(latin(keys)).isEqualTo("ls\033[A");
    assertThat(latin(terminal.takeInput())).isEqualTo("pwd");
    assertThat(status.support()).isEqualTo(Support.YES);
  }

  @Test
  void theEndOfTheInputIsNoReply() throws Exception {
    FakeTerminal terminal = new FakeTerminal(Answers.RECORDS);
    ProgramStatusReporter status = terminal.reporter().build();
    status.working("x");
    assertThat(status.probe(millis -> TimedInput.END)).isEmpty();
    assertThat(status.support()).isEqualTo(Support.NO);
    assertThat(terminal.written()).isEqualTo(PROBE);
  }

  @Test
  void anInputLoopFindsOutAsItGoes() {
    FakeTerminal terminal = new FakeTerminal(Answers.RECORDS);
    ProgramStatusReporter status = terminal.reporter().build();
    assertThat(input(status, "\033")).as("before the probe nothing is held").isEqualTo("\033");
    status.probe();
    status.probe();
    status.working("x");
    assertThat(terminal.written()).isEqualTo(PROBE);
    assertThat(input(status, "a\033]7501;?")).isEqualTo("a");
    assertThat(status.support()).isEqualTo(Support.UNKNOWN);
    assertThat(input(status, "\033\\b\033[?6")).isEqualTo("b");
    assertThat(status.support()).isEqualTo(Support.YES);
    assertThat(terminal.reports()).hasSize(1);
    assertThat(input(status, "2c\033")).isEqualTo("\033");
  }

  @Test
  void lateAnswersAreTakenOutButChangeNothing() {
    FakeTerminal terminal = new FakeTerminal(Answers.NOTHING);
    ProgramStatusReporter status = terminal.reporter().build();
    status.working("x");
    status.probe();
    terminal.timing().advance(Duration.ofSeconds(2));
    assertThat(status.support()).isEqualTo(Support.NO);
    assertThat(input(status, "a\033]7501;")).isEqualTo("a");
    terminal.timing().advance(Duration.ofMillis(20));
    assertThat(status.held()).isEmpty();
    assertThat(input(status, "?\033\\b\033[?1c")).isEqualTo("b");
    assertThat(status.support()).isEqualTo(Support.NO);
    assertThat(terminal.written()).isEqualTo(PROBE);
  }

  /** The clock decides, not when the timer's thread gets its turn. */
  @Test
  void anAnswerAfterTheTimeOutIsLateThoughTheTimerHasNotRun() {
    FakeTerminal terminal = new FakeTerminal(Answers.NOTHING);
    Timing tardy =
        new Timing() {
          @Override
          public long nanoTime() {
            return terminal.timing().nanoTime();
          }

          @Override
          public void after(Duration delay, Runnable task) {}
        };
    ProgramStatusReporter status = terminal.reporter().timing(tardy).build();
    status.probe();
    status.idle();
    terminal.timing().advance(Duration.ofSeconds(1));
    assertThat(input(status, "\033]7501;?\033\\\033[?1cx")).isEqualTo("x");
    assertThat(status.support()).isEqualTo(Support.NO);
    assertThat(terminal.written()).isEqualTo(PROBE);
  }

  @Test
  void anEscapeIsHeldToTheTimeOutAtMost() {
    FakeTerminal terminal = new FakeTerminal(Answers.NOTHING);
    ProgramStatusReporter status = terminal.reporter().build();
    status.probe();
    assertThat(input(status, "\033")).isEmpty();
    terminal.timing().advance(Duration.ofMillis(900));
    assertThat(status.held()).isEmpty();
    terminal.timing().advance(Duration.ofMillis(100));
    assertThat(latin(status.held())).isEqualTo("\033");
    assertThat(input(status, "\033")).isEmpty();
    terminal.timing().advance(Duration.ofMillis(50));
    assertThat(latin(status.held())).isEqualTo("\033");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void closedBeforeTheAnswerNothingIsSaid(boolean finished) {
    FakeTerminal terminal = new FakeTerminal(Answers.RECORDS);
    ProgramStatusReporter status = terminal.reporter().build();
    status.working("x");
    status.probe();
    if (finished) status.finish(State.ERROR, "x");
    status.close();
    assertThat(input(status, latin(terminal.takeInput()) + "x")).isEqualTo("x");
    assertThat(terminal.written()).isEqualTo(PROBE);
  }

  @Test
  void withoutAProbeReportsGoAtOnce() throws Exception {
    FakeTerminal terminal = new FakeTerminal(Answers.NOTHING);
    ProgramStatusReporter status = terminal.reporter().withoutProbe().build();
    status.probe();
    assertThat(status.probe(terminal.timedInput())).isEmpty();
    status.idle();
    assertThat(terminal.written()).isEqualTo("\033]7501;state=idle\033\\");
  }

  @Test
  void throughTmuxEachReportIsWrapped() {
    FakeTerminal terminal = new FakeTerminal(Answers.NOTHING);
    try (ProgramStatusReporter status = terminal.reporter().throughTmux().build()) {
      status.idle();
      assertThat(terminal.records()).hasSize(1);
    }
    assertThat(terminal.written())
        .isEqualTo(
            "\033Ptmux;\033\033]7501;state=idle\033\033\\\033\\"
                + "\033Ptmux;\033\033]7501;state=clear\033\033\\\033\\");
    assertThat(terminal.records()).isEmpty();
  }
}
