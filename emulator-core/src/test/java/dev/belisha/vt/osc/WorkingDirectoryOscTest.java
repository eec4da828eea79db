package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent.WorkingDirectoryChanged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** OSC 7. */
class WorkingDirectoryOscTest {
  private final TestTerminal t = TestTerminal.open(10, 2);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "HERE",
      value = {
        "file:///tmp|/tmp|HERE",
        "file://localhost/tmp|/tmp|HERE",
        "file://LOCALHOST/tmp|/tmp|HERE",
        "file:///|/|HERE",
        "file:///a%20b%25|/a b%|HERE",
        "file:///abc%20de%25fg%2Fh|/abc de%fg/h|HERE",
        "file:///gr%C3%BCn|/grün|HERE",
        "file:///grün|/grün|HERE",
        "file:///%F0%9F%98%80|/😀|HERE",
        "file:///a+b|/a+b|HERE",
        "file:///a?b#c|/a?b#c|HERE",
        "file:///a%2fb|/a/b|HERE",
        "file://elsewhere.invalid/srv|/srv|elsewhere.invalid",
      })
  void tells(String url, String path, String host) {
    t.enter("\033]7;" + url + "\033\\");
    assertThat(t.events).containsExactly(new WorkingDirectoryChanged(path, host));
    assertThat(t.vt.workingDirectory()).isEqualTo(path);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7",
        "7;",
        "7;/tmp",
        "7;file:/tmp",
        "7;file://",
        "7;file://host",
        "7;http://host/tmp",
        "7;FILE:///tmp",
        "7;file:///a%",
        "7;file:///a%2",
        "7;file:///a%zz",
        "7;file:///a%-1",
        "7;file:///a%00b",
        "7;file:///a%1b%5bm",
        "7;file:///a%0ab",
        "7;file:///a%7f",
        "7;file:///a%c2%80",
        "7;file:///a%c2%85",
        "7;file:///a%c2%9f",
        "7;file:///a%1f",
        "7;file:///a%ff",
        "7;file:///a%c3"
      })
  void refuses(String body) {
    t.enter("\033]" + body + "\007");
    assertThat(t.events).isEmpty();
    assertThat(t.vt.workingDirectory()).isNull();
  }

  @Test
  void anOverlongPathIsRefusedAndTheOldOneStays() {
    t.raw("\033]7;file:///tmp\007\033]7;file:///" + "a".repeat(TerminalContext.MAX_PATH) + "\007");
    assertThat(t.vt.workingDirectory()).isEqualTo("/tmp");
  }
}
