package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent.WorkingDirectoryChanged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** OSC 1337. */
class ITermOscTest {
  private final TestTerminal t = TestTerminal.open(10, 2);

  @ParameterizedTest
  @ValueSource(strings = {"/", "/tmp", "/a=b;c", "/grün", "/with space"})
  void currentDir(String path) {
    t.enter("\033]1337;CurrentDir=" + path + "\007");
    assertThat(t.events).containsExactly(new WorkingDirectoryChanged(path, null));
  }

  @Test
  void setMarkIsALineToJumpTo() {
    t.raw("a\r\nb\033]1337;SetMark\007");
    assertThat(t.vt.promptLines()).containsExactly(1);
    assertThat(t.events).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ";",
        ";CurrentDir",
        ";CurrentDir=",
        ";CurrentDir=tmp",
        ";currentdir=/tmp",
        ";setmark",
        ";SetMark=",
        ";CurrentDir=/a\u0085b",
        ";File=inline=1:AAAA",
        ";RequestAttention=yes",
        ";ReportCellSize",
        ";Copy=:aGk="
      })
  void doesNothing(String body) {
    t.enter("\033]1337" + body + "\007").repliesWith("").shows();
    assertThat(t.events).isEmpty();
    assertThat(t.vt.promptLines()).isEmpty();
  }

  @Test
  void overlongIsRefused() {
    t.raw("\033]1337;CurrentDir=/" + "a".repeat(TerminalContext.MAX_PATH) + "\007");
    assertThat(t.events).isEmpty();
  }
}
