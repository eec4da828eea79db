package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;

/** What a view may rely on: shared rows, absolute line numbers, one style object a style. */
class SnapshotCasesTest {
  @Test
  void rowsThatDidNotChangeAreTheSameObject() {
    TestTerminal terminal = TestTerminal.open(8, 3).raw("a\r\nb\r\nc");
    ScreenSnapshot first = terminal.vt.snapshot(Long.MAX_VALUE, null);
    terminal.raw("\033[2;1Hx");
    ScreenSnapshot second = terminal.vt.snapshot(Long.MAX_VALUE, first);
    assertThat(second.lines().get(0)).isSameAs(first.lines().get(0));
    assertThat(second.lines().get(1)).isNotSameAs(first.lines().get(1));
    assertThat(second.lines().get(2)).isSameAs(first.lines().get(2));
  }

  @Test
  void aHandedOutRowNeverChanges() {
    TestTerminal terminal = TestTerminal.open(8, 2).raw("abc");
    RowSnapshot row = terminal.vt.snapshot(Long.MAX_VALUE, null).lines().getFirst();
    terminal.raw("\033[31m\033[1;1Hxyz\033[2J");
    assertThat(TestTerminal.text(row)).isEqualTo("abc");
    assertThat(row.styles()[0]).isEqualTo(CellStyle.PLAIN);
  }

  @Test
  void linesKeepTheirNumberWhileTheyScroll() {
    TestTerminal terminal = TestTerminal.open(8, 2).raw("a\r\nb");
    terminal.raw("\r\nc\r\nd");
    ScreenSnapshot live = terminal.vt.snapshot(Long.MAX_VALUE, null);
    assertThat(live.screenLine()).isEqualTo(2);
    assertThat(live.topLine()).isEqualTo(2);
    ScreenSnapshot back = terminal.vt.snapshot(0, live);
    assertThat(back.lines()).extracting(TestTerminal::text).containsExactly("a", "b");
    assertThat(terminal.vt.snapshot(-5, back).topLine()).isZero();
    assertThat(terminal.vt.snapshot(1, back).lines().getFirst()).isSameAs(back.lines().get(1));
    assertThat(TestTerminal.text(terminal.vt.line(3))).isEqualTo("d");
    assertThat(terminal.vt.line(4)).isNull();
    assertThat(terminal.vt.line(-1)).isNull();
  }

  @Test
  void theOldestLinesGoWhenHistoryIsFull() {
    TestTerminal terminal = TestTerminal.open(4, 1, 3);
    for (int line = 0; line < 10; line++) terminal.raw((line > 0 ? "\r\n" : "") + line);
    ScreenSnapshot now = terminal.vt.snapshot(0, null);
    assertThat(now.firstLine()).isEqualTo(6);
    assertThat(terminal.history()).containsExactly("6", "7", "8");
  }

  @Test
  void oneStyleIsOneObject() {
    TestTerminal terminal = TestTerminal.open(8, 1).raw("\033[1;31ma\033[0mb\033[31;1mc");
    assertThat(terminal.style(0, 0)).isSameAs(terminal.style(0, 2));
  }

  @Test
  void textJoinsSoftWrapsAndTrims() {
    TestTerminal terminal = TestTerminal.open(4, 3).raw("abcdef  \r\ngh");
    assertThat(terminal.vt.text(0, 0, 2, 4, false)).isEqualTo("abcdef\ngh");
    assertThat(terminal.vt.text(0, 1, 1, 2, true)).isEqualTo("b\nf");
  }

  @Test
  void damageCountsOnlyWhatCanBeSeen() {
    TestTerminal terminal = TestTerminal.open(4, 2);
    long before = terminal.vt.damage();
    terminal.raw("\033[31m\033[5n");
    assertThat(terminal.vt.damage()).isEqualTo(before);
    terminal.raw("x");
    assertThat(terminal.vt.damage()).isGreaterThan(before);
  }
}
