package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A row that wrapped goes on in the next one only as long as that one holds what it went on in. */
class SoftWrapTest {
  /** 10x4: the first row of a line of three stands in history, the others on the screen. */
  private static TestTerminal lineHalfInHistory() {
    return TestTerminal.open(10, 4).raw("0123456789abcdefghijKLMNOPQRST\r\nx\r\n");
  }

  @ParameterizedTest
  @CsvSource({
    "ED 2, ^[[H^[[2J",
    "ED 0 from home, ^[[H^[[J",
    "ED 1, ^[[2;1H^[[1J^[[H^[[K",
    "DL, ^[[H^[[M",
    "IL, ^[[H^[[L",
    "RI, ^[[H^[M",
    "SD, ^[[T^[[H",
    "DECALN, ^[#8^[[2J^[[H",
    "DECSED 2, ^[[H^[[?2J"
  })
  void theLastLineOfHistoryGoesOnInNothingThatWasCleared(String what, String sequence) {
    TestTerminal terminal = lineHalfInHistory();
    assertThat(terminal.vt.line(0).wrapped()).isTrue();
    terminal.raw(sequence.replace("^[", "\033") + "$ ls\033[K");
    assertThat(terminal.vt.line(0).wrapped()).as(what).isFalse();
    assertThat(copy(terminal)).as(what).startsWith("0123456789\n$ ls");
    terminal.resize(20, 4);
    assertThat(copy(terminal)).as(what).startsWith("0123456789\n$ ls");
  }

  @Test
  void theUsersResetEndsTheLastLineOfHistory() {
    TestTerminal terminal = lineHalfInHistory();
    terminal.vt.reset();
    terminal.raw("$ ls");
    assertThat(copy(terminal)).isEqualTo("0123456789\n$ ls");
  }

  @Test
  void withNothingInHistoryThereIsNothingToEnd() {
    TestTerminal.open(10, 2).raw("\033[H\033[2Jab").shows("ab");
    TestTerminal.open(10, 2, 0).raw("0123456789abcdefghijk\033[H\033[2Jab").shows("ab");
  }

  @Test
  void erasingNothingAboveEndsNoLine() {
    TestTerminal terminal = lineHalfInHistory().raw("\033[H\033[1J");
    assertThat(terminal.vt.line(0).wrapped()).isTrue();
  }

  /** A copy of a line of history, handed out before, is not handed out again. */
  @Test
  void aSnapshotTellsThatALineOfHistoryEnded() {
    TestTerminal terminal = lineHalfInHistory();
    ScreenSnapshot before = terminal.vt.snapshot(0, null);
    assertThat(before.lines().getFirst().wrapped()).isTrue();
    terminal.raw("\033[H\033[2J");
    ScreenSnapshot after = terminal.vt.snapshot(0, before);
    assertThat(after.lines().getFirst().wrapped()).isFalse();
    assertThat(terminal.vt.snapshot(0, after).lines().getFirst())
        .isSameAs(after.lines().getFirst());
  }

  @Test
  void aRowClearedToTheEndIsWhatNoRowGoesOnIn() {
    TestTerminal terminal = TestTerminal.open(10, 4).raw("0123456789abc\r\033[J$ ls");
    assertThat(copy(terminal)).isEqualTo("0123456789\n$ ls");
  }

  /** Shells do so after they have wrapped a line: it goes on. */
  @Test
  void erasingInALineThatGoesOnDoesNotEndTheRowAbove() {
    TestTerminal terminal = TestTerminal.open(10, 4).raw("0123456789a\r\033[Kabc");
    assertThat(copy(terminal)).isEqualTo("0123456789abc");
  }

  @Test
  void belowTheBottomMarginTheLastRowDoesNotGoOnInItself() {
    TestTerminal terminal = TestTerminal.open(10, 4).raw("\033[1;3r\033[4;1H0123456789abc");
    assertThat(terminal.vt.line(3).wrapped()).isFalse();
    terminal.raw("\033[r\033[4;1H\nnext");
    assertThat(copy(terminal)).endsWith("abc3456789\nnext");
  }

  @Test
  void aRowScrolledAwayFromTheOneBelowTheRegionEnds() {
    TestTerminal terminal = TestTerminal.open(10, 4).raw("\033[3;1H0123456789abcde");
    assertThat(terminal.vt.line(2).wrapped()).isTrue();
    terminal.raw("\033[1;3r\033[3;1H\n\n");
    terminal.shows("0123456789", "", "", "abcde");
    assertThat(List.of(terminal.vt.line(2), terminal.vt.line(4))).noneMatch(RowSnapshot::wrapped);
  }

  @ParameterizedTest
  @CsvSource({"SU, ^[[1;3r^[[S", "DL, ^[[1;3r^[[1;1H^[[M", "DL in row 2, ^[[1;3r^[[2;1H^[[M"})
  void soDoesOneScrolledAwayByOtherMeans(String what, String sequence) {
    TestTerminal terminal = TestTerminal.open(10, 4).raw("\033[3;1H0123456789abcde");
    terminal.raw(sequence.replace("^[", "\033"));
    ScreenSnapshot now = terminal.vt.snapshot(Long.MAX_VALUE, null);
    assertThat(TestTerminal.text(now.lines().get(1))).as(what).isEqualTo("0123456789");
    assertThat(now.lines().get(1).wrapped()).as(what).isFalse();
  }

  /** The wrap itself scrolls the region: the row goes on in the one that comes in. */
  @ParameterizedTest
  @CsvSource({"1, 3", "2, 3", "2, 4", "1, 4"})
  void aWrapAtTheBottomMarginGoesOnInTheRowThatComesIn(int top, int bottom) {
    TestTerminal terminal = TestTerminal.open(10, 4);
    terminal.raw("\033[%d;%dr\033[%2$d;1H0123456789abc".formatted(top, bottom));
    ScreenSnapshot now = terminal.vt.snapshot(Long.MAX_VALUE, null);
    assertThat(now.lines().get(bottom - 2).wrapped()).isTrue();
    assertThat(now.lines().get(bottom - 1).wrapped()).isFalse();
    assertThat(copy(terminal)).contains("0123456789abc");
  }

  @Test
  void onAScreenOfOneRowALineGoesOnFromHistory() {
    assertThat(copy(TestTerminal.open(10, 1).raw("0123456789abc"))).isEqualTo("0123456789abc");
  }

  /** Right of the side margins a wrap comes to the left of them, where only they scroll. */
  @Test
  void outsideTheSideMarginsNoRowGoesOnInItself() {
    TestTerminal terminal = TestTerminal.open(8, 2).raw("\033[?69h\033[1;5s\033[2;7Habcd");
    assertThat(terminal.vt.line(0).wrapped() || terminal.vt.line(1).wrapped()).isFalse();
  }

  /** 10x3 to 5x3: the cursor's line stays on the screen, and what is below it finds no room. */
  @Test
  void theLastRowOfAResizedScreenDoesNotGoOn() {
    TestTerminal terminal = TestTerminal.open(10, 3).raw("0123456789abcdefghijKLMNOPQRST\033[H");
    terminal.resize(5, 3).shows("01234", "56789", "abcde");
    assertThat(terminal.vt.line(2).wrapped()).isFalse();
    terminal.raw("\033[3;1H\nnew").resize(20, 3).shows("0123456789abcde", "new");
  }

  private static String copy(TestTerminal terminal) {
    return terminal.vt.text(0, 0, Long.MAX_VALUE / 2, terminal.vt.cols(), false).stripTrailing();
  }
}
