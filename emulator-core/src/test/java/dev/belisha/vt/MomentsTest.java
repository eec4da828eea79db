package dev.belisha.vt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.State;
import dev.belisha.vt.VtTerminal.StatusMoment;
import org.junit.jupiter.api.Test;

/** Where a program said that it is blocked or has failed. */
class MomentsTest {
  private final TestTerminal terminal = TestTerminal.open(10, 3, 5);

  private void report(String state) {
    int before = terminal.transitions.size();
    terminal.raw("\033]7501;state=" + state + "\033\\");
    if (terminal.transitions.size() > before) {
      terminal.vt.statusChanged(terminal.transitions.getLast());
    }
  }

  @Test
  void blockedAndFailedAreKeptOthersAreNot() {
    report("working");
    terminal.raw("a\r\n");
    report("blocked");
    report("blocked");
    terminal.raw("b\r\n");
    report("done");
    report("error");
    assertThat(terminal.vt.statusMoments())
        .containsExactly(new StatusMoment(State.BLOCKED, 1), new StatusMoment(State.ERROR, 2));
  }

  @Test
  void theyGoWithTheirLines() {
    report("blocked");
    terminal.raw("x\r\n".repeat(7));
    assertThat(terminal.vt.statusMoments()).hasSize(1);
    terminal.raw("x\r\n");
    assertThat(terminal.vt.statusMoments()).isEmpty();
  }

  @Test
  void theyStayWithTheirTextWhenLinesAreWrappedAnew() {
    terminal.raw("0123456789abc\r\n");
    report("error");
    terminal.resize(5, 3);
    assertThat(terminal.vt.statusMoments()).containsExactly(new StatusMoment(State.ERROR, 3));
  }

  @Test
  void theNewestAreKept() {
    TestTerminal much = TestTerminal.open(10, 3, 1000);
    for (int at = 0; at < Moments.MOST + 10; at++) {
      much.raw("\033]7501;state=blocked\033\\");
      much.vt.statusChanged(much.transitions.getLast());
      much.raw("\033]7501;state=working\033\\\r\n");
    }
    assertThat(much.vt.statusMoments()).hasSize(Moments.MOST);
    assertThat(much.vt.statusMoments().getFirst().line()).isEqualTo(10);
  }
}
