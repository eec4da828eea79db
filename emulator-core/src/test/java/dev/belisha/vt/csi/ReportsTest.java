package dev.belisha.vt.csi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions and their answers; ctlseqs. */
class ReportsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[c|[?64;6;21;22;28;52c",
        "[0c|[?64;6;21;22;28;52c",
        "[1c|''",
        "[>c|[>41;400;0c",
        "[5n|[0n",
        "[6n|[1;1R",
        "[?6n|[?1;1;1R",
        "[?996n|[?997;1n",
        "[18t|[8;4;10t",
        "[14t|[4;64;80t",
        "[16t|[6;16;8t",
        "[?1$p|[?1;2$y",
        "[?7$p|[?7;1$y",
        "[?2026$p|[?2026;2$y",
        "[?2027$p|[?2027;1$y",
        "[?9999$p|[?9999;0$y",
        "[4$p|[4;2$y",
        "[?u|[?0u",
        "[?4m|[>4;0m"
      })
  void questionsAreAnswered(String question, String answer) {
    String wanted = answer.isEmpty() ? "" : "\033" + answer;
    TestTerminal.open(10, 4).raw("\033" + question).repliesWith(wanted);
  }

  @Test
  void versionNamesBelisha() {
    assertThat(TestTerminal.open(10, 4).raw("\033[>q").takeReplies())
        .startsWith("\033P>|Belisha ")
        .endsWith("\033\\");
  }

  /** A title is program text; to send it back would type it into the program. */
  @Test
  void titleIsNeverSentBack() {
    TestTerminal.open(10, 4).raw("\033]0;rm -rf\007\033[21t").repliesWith("\033]l\033\\");
  }

  @Test
  void titlesArePushedAndPopped() {
    TestTerminal terminal = TestTerminal.open(10, 4).raw("\033]0;one\007\033[22t\033]0;two\007");
    assertThat(terminal.vt.title()).isEqualTo("two");
    terminal.raw("\033[23t\033[23t");
    assertThat(terminal.vt.title()).isEqualTo("one");
  }

  @Test
  void kittyFlagsArePushedAndPoppedPerScreen() {
    TestTerminal.open(10, 4)
        .raw("\033[>1u\033[?u")
        .repliesWith("\033[?1u")
        .raw("\033[?1049h\033[?u")
        .repliesWith("\033[?0u")
        .raw("\033[?1049l\033[?u")
        .repliesWith("\033[?1u")
        .raw("\033[<u\033[?u")
        .repliesWith("\033[?0u");
  }

  /** Only what the key encoder delivers is claimed. */
  @Test
  void flagsThatAreNotDeliveredAreNotClaimed() {
    TestTerminal.open(10, 4).raw("\033[>31u\033[?u").repliesWith("\033[?1u");
  }

  @Test
  void softResetKeepsRecordsAndScreenHardResetDropsBoth() {
    TestTerminal terminal =
        TestTerminal.open(10, 4).raw("text\033]7501;state=working\007\033[?1h\033[!p");
    assertThat(terminal.records.records()).hasSize(1);
    terminal.shows("text").raw("\033c").shows();
    assertThat(terminal.records.records()).isEmpty();
  }

  @Test
  void sizeReportsInBand() {
    TestTerminal terminal = TestTerminal.open(10, 4).raw("\033[?2048h");
    terminal.repliesWith("\033[48;4;10;64;80t");
    terminal.resize(20, 5).repliesWith("\033[48;5;20;80;160t");
  }
}
