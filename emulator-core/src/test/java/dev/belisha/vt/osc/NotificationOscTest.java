package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalEvent.Notification;
import dev.belisha.vt.context.TerminalEvent.Progress;
import dev.belisha.vt.context.TerminalEvent.ProgressState;
import dev.belisha.vt.context.TerminalEvent.WorkingDirectoryChanged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** OSC 9 in its three meanings. */
class NotificationOscTest {
  private final TestTerminal t = TestTerminal.open(10, 2);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hello|hello",
        "a;b;c|a;b;c",
        "100 files|100 files",
        "404;not found|404;not found",
        "grün 😀|grün 😀",
      })
  void textNotifies(String body, String text) {
    t.enter("\033]9;" + body + "\007");
    assertThat(t.events).containsExactly(new Notification("", text));
  }

  @Test
  void textIsCapped() {
    t.raw("\033]9;" + "x".repeat(5000) + "\007");
    assertThat(t.events)
        .containsExactly(new Notification("", "x".repeat(NotificationOsc.MAX_TEXT)));
  }

  @ParameterizedTest
  @CsvSource({
    "4;0, NONE, -1",
    "4;0;50, NONE, 50",
    "4;1;0, NORMAL, 0",
    "4;1;50, NORMAL, 50",
    "4;1;100, NORMAL, 100",
    "4;1;101, NORMAL, 100",
    "4;1;999999999, NORMAL, 100",
    "4;1;99999999999, NORMAL, 0",
    "4;1;007, NORMAL, 7",
    "4;1;-5, NORMAL, 0",
    "4;1;x, NORMAL, 0",
    "4;1, NORMAL, 0",
    "4;1;, NORMAL, 0",
    "4;1;50;, NORMAL, 50",
    "4;1;50;more, NORMAL, 50",
    "4;2, ERROR, -1",
    "4;2;30, ERROR, 30",
    "4;3, INDETERMINATE, -1",
    "4;3;, INDETERMINATE, -1",
    "4;4;70, PAUSED, 70",
  })
  void progress(String body, ProgressState state, int percent) {
    t.raw("\033]9;" + body + "\007");
    assertThat(t.events).containsExactly(new Progress(state, percent));
  }

  @ParameterizedTest
  @CsvSource({
    "/tmp, /tmp",
    "'\"/tmp\"', /tmp",
    "/a;b, /a;b",
  })
  void directory(String given, String path) {
    t.raw("\033]9;9;" + given + "\007");
    assertThat(t.events).containsExactly(new WorkingDirectoryChanged(path, null));
  }

  /** ConEmu's other sub-commands, and what is malformed, notify nobody. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "9",
        "9;",
        "9;   ",
        "9;4",
        "9;4;",
        "9;4;5",
        "9;4;-1",
        "9;4;10",
        "9;4;x;50",
        "9;9",
        "9;9;",
        "9;9;relative",
        "9;9;C:\\\\x",
        "9;1;100",
        "9;2;message box",
        "9;5",
        "9;6;macro",
        "9;12",
        "9;10;1",
        "9;\u0085"
      })
  void doesNothing(String body) {
    t.enter("\033]" + body + "\007");
    assertThat(t.events).isEmpty();
  }
}
