package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;

/** Identity of rows tells what to repaint; absolute numbers stay with their lines. */
class SnapshotTest {
  @Test
  void unchangedRowsAreTheSameInstances() {
    TestTerminal terminal = TestTerminal.open(10, 3).raw("a\r\nb\r\nc");
    ScreenSnapshot before = terminal.vt.snapshot(Long.MAX_VALUE, null);
    terminal.raw("\033[2;1HX");
    ScreenSnapshot after = terminal.vt.snapshot(Long.MAX_VALUE, before);
    assertThat(after.lines().get(0)).isSameAs(before.lines().get(0));
    assertThat(after.lines().get(1)).isNotSameAs(before.lines().get(1));
    assertThat(after.lines().get(2)).isSameAs(before.lines().get(2));
  }

  @Test
  void rowsThatScrollKeepTheirNumberAndInstance() {
    TestTerminal terminal = TestTerminal.open(10, 3).raw("a\r\nb\r\nc");
    ScreenSnapshot before = terminal.vt.snapshot(Long.MAX_VALUE, null);
    ScreenSnapshot after = terminal.raw("\r\nd").vt.snapshot(Long.MAX_VALUE, before);
    assertThat(after.topLine()).isEqualTo(before.topLine() + 1);
    assertThat(after.lines().get(0)).isSameAs(before.lines().get(1));
  }

  @Test
  void historyIsShownFromAnyLineStillKept() {
    TestTerminal terminal = TestTerminal.open(10, 2, 3).raw("1\r\n2\r\n3\r\n4\r\n5\r\n6\r\n7");
    assertThat(terminal.history()).containsExactly("3", "4", "5");
    ScreenSnapshot back = terminal.vt.snapshot(0, null);
    assertThat(back.topLine()).isEqualTo(2);
    assertThat(TestTerminal.text(back.lines().getFirst())).isEqualTo("3");
  }

  @Test
  void damageCountsOnlyWhatASnapshotTells() {
    TestTerminal terminal = TestTerminal.open(10, 2).raw("a");
    long before = terminal.vt.damage();
    terminal.raw("\033]7501;state=working\007\033[c\033[?1004h");
    assertThat(terminal.vt.damage()).isEqualTo(before);
    // The view asks before a paste, and who gets a click, by what the snapshot says.
    assertThat(terminal.raw("\033[?2004h").vt.damage()).isGreaterThan(before);
    assertThat(terminal.vt.snapshot(Long.MAX_VALUE, null).bracketedPaste()).isTrue();
    assertThat(terminal.vt.snapshot(Long.MAX_VALUE, null).wantsMouse()).isFalse();
    before = terminal.vt.damage();
    assertThat(terminal.raw("\033[?1000h").vt.damage()).isGreaterThan(before);
    assertThat(terminal.vt.snapshot(Long.MAX_VALUE, null).wantsMouse()).isTrue();
    before = terminal.vt.damage();
    assertThat(terminal.raw("b").vt.damage()).isGreaterThan(before);
  }

  @Test
  void textOfARangeJoinsSoftWrapsAndTrims() {
    TestTerminal terminal = TestTerminal.open(5, 4).raw("abcdefg  \r\nxy");
    assertThat(terminal.vt.text(0, 0, 3, 5, false).strip()).isEqualTo("abcdefg\nxy");
    assertThat(terminal.vt.text(0, 1, 1, 2, false)).isEqualTo("bcdefg");
    assertThat(terminal.vt.text(0, 1, 2, 2, true)).isEqualTo("b\ng\ny");
  }

  /** Styles and clusters nobody shows any more are given back. */
  @Test
  void tablesStaySmallOverTime() {
    VtScreen screen = new VtScreen(10, 2, 10);
    for (int at = 0; at < 60_000; at++) {
      screen.pen.foreground = CellStyle.DIRECT | at;
      screen.penChanged();
      screen.link("http://x/" + at, null);
      screen.print('a' + at % 26);
      screen.print(0x300 + at % 100);
      screen.index();
    }
    assertThat(screen.styles.size()).isLessThan(10_000);
    assertThat(screen.clusters.size()).isLessThan(10_000);
  }
}
