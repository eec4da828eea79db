package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;

/** What a view may rely on: shared rows, absolute line numbers, one style object a style. */
class SnapshotTest {
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
    assertThat(terminal.vt.text(0, 1, 1, 2, false)).isEqualTo("bcdef");
  }

  @Test
  void damageCountsOnlyWhatASnapshotTells() {
    TestTerminal terminal = TestTerminal.open(10, 2).raw("a");
    long before = terminal.vt.damage();
    terminal.raw("\033]7501;state=working\007\033[31m\033[5n\033[c\033[?1004h");
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

  /** Styles and clusters nobody shows any more are given back. */
  @Test
  void tablesStaySmallOverTime() {
    VtScreen screen = new VtScreen(10, 2, 10);
    for (int at = 0; at < 60_000; at++) {
      screen.pen.foreground = CellStyle.DIRECT | at;
      screen.penChanged();
      screen.link("http://x/" + at, null);
      new Printer(screen).character('a' + at % 26);
      new Printer(screen).character(0x300 + at % 100);
      screen.index();
    }
    assertThat(screen.styles.size()).isLessThan(10_000);
    assertThat(screen.clusters.size()).isLessThan(10_000);
  }

  @Test
  void rowThatComesToWrapIsHandedOutAnew() {
    TestTerminal terminal = TestTerminal.open(4, 3).raw("abcd");
    RowSnapshot before = terminal.vt.snapshot(Long.MAX_VALUE, null).lines().getFirst();
    RowSnapshot after = terminal.raw("e").vt.snapshot(Long.MAX_VALUE, null).lines().getFirst();
    assertThat(before.wrapped()).isFalse();
    assertThat(after.wrapped()).isTrue();
    terminal.raw("\033[1;1H\033[2K");
    assertThat(terminal.vt.line(0).wrapped()).isFalse();
  }

  @Test
  void alternateRowsCutForgetThatTheyWrapped() {
    TestTerminal terminal = TestTerminal.open(4, 3).raw("\033[?1049h\033[Habcde");
    assertThat(terminal.vt.line(0).wrapped()).isTrue();
    assertThat(terminal.resize(4, 2).vt.line(0).wrapped()).isFalse();
  }

  /** A selection holds lines of one generation: after RIS there is nothing left of it. */
  @Test
  void resetEndsTheGeneration() {
    TestTerminal terminal = TestTerminal.open(4, 3).raw("abcd");
    long before = terminal.vt.snapshot(Long.MAX_VALUE, null).generation();
    long after = terminal.raw("\033c").vt.snapshot(Long.MAX_VALUE, null).generation();
    assertThat(after).isGreaterThan(before);
  }
}
