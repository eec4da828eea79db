package dev.belisha.vt.csi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalEvent.HardReset;
import dev.belisha.vt.screen.CellStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** DECSTR and RIS: what each puts back, and what it leaves. */
class ResetTest {
  /** The output, a question, its answer after DECSTR and after RIS. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "'\033[4h', '\033[4$p', '[4;2$y', '[4;2$y'",
    "'\033[?1h', '\033[?1$p', '[?1;2$y', '[?1;2$y'",
    "'\033[?6h', '\033[?6$p', '[?6;2$y', '[?6;2$y'",
    "'\033[?7l', '\033[?7$p', '[?7;1$y', '[?7;1$y'",
    "'\033[?25l', '\033[?25$p', '[?25;1$y', '[?25;1$y'",
    "'\033[?45h', '\033[?45$p', '[?45;2$y', '[?45;2$y'",
    "'\033=', '\033[?66$p', '[?66;2$y', '[?66;2$y'",
    "'\033[?69h', '\033[?69$p', '[?69;2$y', '[?69;2$y'",
    "'\033[2;3r', '\033P$qr\033\\', 'P1$r1;5r\033\\', 'P1$r1;5r\033\\'",
    "'\033[1;31m', '\033P$qm\033\\', 'P1$r0m\033\\', 'P1$r0m\033\\'",
    "'\033[1\"q', '\033P$q\"q\033\\', 'P1$r0\"q\033\\', 'P1$r0\"q\033\\'",
    "'\033[2*x', '\033P$q*x\033\\', 'P1$r0*x\033\\', 'P1$r0*x\033\\'",
    "'\033[3;4H\0337', '\0338\033[6n', '[1;1R', '[1;1R'",
    "'\033[3;4H', '\033[6n', '[3;4R', '[1;1R'",
    "'\033[?5h', '\033[?5$p', '[?5;1$y', '[?5;2$y'",
    "'\033[20h', '\033[20$p', '[20;1$y', '[20;2$y'",
    "'\033[?1000h', '\033[?1000$p', '[?1000;1$y', '[?1000;2$y'",
    "'\033[?2004h', '\033[?2004$p', '[?2004;1$y', '[?2004;2$y'",
    "'\033[?1049h', '\033[?1049$p', '[?1049;1$y', '[?1049;2$y'",
    "'\033[3g', '\033[2$w', 'P2$u\033\\', 'P2$u9/17\033\\'",
    "'\033[5 q', '\033P$q q\033\\', 'P1$r2 q\033\\', 'P1$r2 q\033\\'",
    "'\033[>4;2m', '\033[?4m', '[>4;0m', '[>4;0m'",
    "'\033[?12h', '\033[?12$p', '[?12;2$y', '[?12;2$y'",
    "'\033[?8l', '\033[?8$p', '[?8;2$y', '[?8;1$y'",
    "'\033[>1u', '\033[?u', '[?1u', '[?0u'",
    "'\033[62\"p', '\033P$q\"p\033\\', 'P1$r62;1\"p\033\\', 'P1$r64;1\"p\033\\'"
  })
  void settings(String output, String ask, String soft, String hard) {
    TestTerminal.open(20, 5).raw(output + "\033[!p" + ask).repliesWith("\033" + soft);
    TestTerminal.open(20, 5).raw(output + "\033c" + ask).repliesWith("\033" + hard);
  }

  @Test
  void softKeepsScreenHistoryTitleAndRecords() {
    TestTerminal t = TestTerminal.open(8, 2).raw("a\r\nb\r\nc\033]2;t\007");
    t.raw("\033]7501;state=working\007\033[!p").shows("b", "c").cursor(1, 1);
    assertThat(t.history()).containsExactly("a");
    assertThat(t.vt.title()).isEqualTo("t");
    assertThat(t.records.records()).hasSize(1);
    assertThat(t.events).doesNotContain(new HardReset());
  }

  @Test
  void hardDropsScreensHistoryAndRecords() {
    TestTerminal t = TestTerminal.open(8, 2).raw("a\r\nb\r\nc\033[?47hd\033[41m");
    t.raw("\033]7501;state=working\007\033c").shows().cursor(0, 0);
    assertThat(t.history()).isEmpty();
    assertThat(t.records.records()).isEmpty();
    assertThat(t.events).contains(new HardReset());
    assertThat(t.style(1, 3)).isEqualTo(CellStyle.PLAIN);
    t.raw("\033[?47h").shows();
  }

  @Test
  void characterSetsGoBack() {
    TestTerminal.open(8, 1).raw("\033(0\033[!pq").shows("q");
    TestTerminal.open(8, 1).raw("\033)0\016\033cq").shows("q");
  }

  /** The user's Reset is a hard one that keeps the history and the records. */
  @Test
  void theUsersResetKeepsHistoryAndRecords() {
    TestTerminal t = TestTerminal.open(8, 2).raw("a\r\nb\r\nc\033[?1000h\033]7501;state=done\007");
    t.vt.reset();
    t.check().shows();
    assertThat(t.history()).containsExactly("a");
    assertThat(t.records.records()).hasSize(1);
    assertThat(t.vt.wantsMouse()).isFalse();
  }

  /** Whatever the program left half written, the user's Reset frees the terminal of it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\033P1$",
        "\033P1$r",
        "\033]0;",
        "\033]0;\033",
        "\033_G",
        "\033[1;",
        "\033",
        "\u00E2\u0082"
      })
  void theUsersResetEndsASequence(String begun) {
    for (TerminalOptions.EngineKind engine : TerminalOptions.EngineKind.values()) {
      TestTerminal t = TestTerminal.open(new TerminalOptions(8, 2, 10, engine)).raw(begun);
      t.vt.reset();
      t.raw("hello").shows("hello").repliesWith("");
    }
  }
}
