package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.Limits;
import dev.belisha.status.StatusRecords;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TerminalOptions.EngineKind;
import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.VtTerminal;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** OSC 7501 at its door; the records themselves are the protocol module's tests and the vectors. */
class ProgramStatusOscTest {
  private final TestTerminal t = TestTerminal.open(10, 2);

  @Test
  void theQuestionComesBackWithItsTerminatorAndBeforeDa1() {
    t.raw("\033]7501;?\033\\").repliesWith("\033]7501;?\033\\");
    t.raw("\033]7501;?\007").repliesWith("\033]7501;?\007");
    assertThat(t.raw("\033]7501;?\033\\\033[c").takeReplies())
        .startsWith("\033]7501;?\033\\\033[?")
        .endsWith("c");
  }

  /** B-14: who gets an answer has its records kept, whichever parser reads it. */
  @ParameterizedTest
  @EnumSource(EngineKind.class)
  void theQuestionIsAnsweredWhereRecordsAreKept(EngineKind kind) {
    List<String> replies = new ArrayList<>();
    StatusRecords records =
        new StatusRecords(InstantSource.system(), () -> false, transition -> {});
    VtTerminal terminal =
        new VtTerminal(
            new TerminalOptions(10, 2, 10, kind),
            records,
            bytes -> replies.add(new String(bytes, StandardCharsets.US_ASCII)),
            event -> {});
    byte[] output =
        "\033]7501;?\033\\\033]7501;state=blocked\033\\".getBytes(StandardCharsets.US_ASCII);
    terminal.feed(output, 0, output.length);
    assertThat(String.join("", replies)).isEqualTo("\033]7501;?\033\\");
    assertThat(records.records()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7501",
        "7501;",
        "7501;??",
        "7501;?x",
        "7501;? ",
        "7501; ?",
        "7501;?:state=idle",
        "7501;?ticket=1",
        "07501;?",
        "75010;?",
        "7501 ;?"
      })
  void silence(String body) {
    t.raw("\033]" + body + "\007").repliesWith("");
    assertThat(t.records.records()).isEmpty();
  }

  @Test
  void theWholeSequenceMayHave4096Bytes() {
    for (String end : new String[] {"\007", "\033\\"}) {
      String start = "\033]7501;state=idle:id=a:x=";
      int room = Limits.SEQUENCE - start.length() - end.length();
      t.raw(start + "y".repeat(room) + end);
      assertThat(t.records.records()).hasSize(1);
      t.raw("\033c" + start + "y".repeat(room + 1) + end);
      assertThat(t.records.records()).isEmpty();
    }
  }

  @Test
  void otherStringsCarryNoReports() {
    for (String opener : new String[] {"\033P", "\033_", "\033^", "\033X", "\033k"}) {
      t.raw(opener + "7501;state=idle\033\\");
      assertThat(t.records.records()).as(opener).isEmpty();
    }
  }
}
