package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a change of size does to soft-wrapped lines, the cursor, history and prompt marks. */
class ReflowTest {
  @Test
  void wrapsAnewAndBack() {
    TestTerminal.open(8, 4)
        .raw("abcdefgh1234\r\n$ ")
        .resize(4, 4)
        .shows("abcd", "efgh", "1234", "$")
        .cursor(3, 2)
        .resize(12, 4)
        .shows("abcdefgh1234", "$")
        .cursor(1, 2);
  }

  /** Narrower than a wide cell there is no screen. */
  @Test
  void twoColumnsAreTheFewest() {
    TestTerminal terminal = TestTerminal.open(1, 4).enter("日").resize(1, 2).shows("日");
    assertThat(terminal.vt.cols()).isEqualTo(2);
    terminal.resize(4, 2).shows("日");
  }

  @Test
  void hardLineEndsStay() {
    TestTerminal.open(4, 3).raw("abcd\r\nef").resize(10, 3).shows("abcd", "ef");
  }

  @Test
  void linesMoveIntoHistoryAndOut() {
    TestTerminal terminal = TestTerminal.open(4, 4).raw("a\r\nb\r\nc\r\nd").resize(4, 2);
    terminal.shows("c", "d").cursor(1, 1);
    assertThat(terminal.history()).containsExactly("a", "b");
    terminal.resize(4, 4).shows("a", "b", "c", "d").cursor(3, 1);
    assertThat(terminal.history()).isEmpty();
  }

  @Test
  void aClearedScreenStaysClear() {
    TestTerminal terminal =
        TestTerminal.open(6, 3).raw("1\r\n2\r\n3\r\n4\r\n5\033[H\033[2J$ ").resize(6, 5);
    terminal.shows("$").cursor(0, 2);
    assertThat(terminal.history()).containsExactly("1", "2");
    terminal.resize(4, 2).shows("$").cursor(0, 2);
    assertThat(terminal.history()).containsExactly("1", "2");
  }

  @Test
  void historySurvivesWhenTheCursorIsFarAboveTheBottom() {
    TestTerminal terminal = TestTerminal.open(4, 6);
    for (int line = 0; line < 20; line++) terminal.raw(line + "\r\n");
    terminal.raw("end\033[1;1H").resize(4, 3);
    assertThat(terminal.history()).startsWith("0", "1").contains("14");
    terminal.cursor(0, 0).shows("15", "16", "17");
  }

  @Test
  void wideCellsAreNotSplit() {
    TestTerminal.open(6, 3).enter("a日本語").resize(4, 4).shows("a日", "本語").resize(2, 8).check();
    TestTerminal.open(6, 3)
        .enter("a日e")
        .resize(2, 8)
        .shows("a", "日", "e")
        .resize(6, 3)
        .shows("a日e");
    TestTerminal.open(4, 2).enter("日本").resize(3, 2).shows("日", "本").resize(4, 2).shows("日本");
  }

  @Test
  void promptMarksTravel() {
    TestTerminal terminal = TestTerminal.open(6, 6).raw("abcdef123\r\n\033]133;A\007$ ls");
    assertThat(terminal.vt.promptLines()).containsExactly(2);
    terminal.resize(12, 6);
    assertThat(terminal.vt.promptLines()).containsExactly(1);
    terminal.resize(3, 6);
    assertThat(terminal.vt.promptLines()).containsExactly(3);
  }

  @Test
  void theAlternateScreenIsCut() {
    TestTerminal.open(6, 2).raw("\033[?1049habcdefgh").resize(4, 2).shows("abcd", "gh");
  }

  @Test
  void aPendingWrapGoesWithTheCursor() {
    TestTerminal.open(4, 2).raw("abcd").resize(6, 2).cursor(0, 4).raw("e").shows("abcde");
    TestTerminal.open(6, 2).raw("abcdef").resize(3, 2).raw("g").shows("def", "g");
  }

  /** Whatever the sizes on the way, text of a screen that never lost a line comes back whole. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void anySizesOnTheWayLoseNothing(long seed) {
    Random random = new Random(seed);
    List<String> lines = new ArrayList<>();
    TestTerminal terminal = TestTerminal.open(30, 8, 5000);
    for (int at = 0; at < 40; at++) {
      StringBuilder line = new StringBuilder("l" + at);
      int length = random.nextInt(70);
      while (line.length() < length) line.append(random.nextInt(5) == 0 ? "日" : "x");
      lines.add(line.toString());
      terminal.enter(line + (at < 39 ? "\r\n" : ""));
      if (random.nextInt(4) == 0) terminal.resize(2 + random.nextInt(60), 1 + random.nextInt(20));
    }
    terminal.resize(200, 8);
    List<String> all = new ArrayList<>(terminal.history());
    all.addAll(terminal.lines());
    while (all.getLast().isEmpty()) all.removeLast();
    assertThat(all).isEqualTo(lines);
  }

  @Test
  void blankRowsBelowTheCursorGoFirst() {
    TestTerminal terminal = TestTerminal.open(5, 4).raw("1\r\n2").resize(5, 2).shows("1", "2");
    assertThat(terminal.history()).isEmpty();
  }

  @Test
  void sizesAreClamped() {
    TestTerminal.open(10, 3).raw("x").resize(0, 0).resize(100_000, -5).resize(10, 3).check();
  }

  /** Logical lines survive any sequence of widths. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void noTextIsLostAtAnyWidth(int seed) {
    Random random = new Random(seed);
    List<String> wanted = new ArrayList<>();
    TestTerminal terminal = TestTerminal.open(20, 6, 5000);
    for (int line = 0; line < 40; line++) {
      StringBuilder text = new StringBuilder("L" + line);
      int length = random.nextInt(60);
      for (int at = 0; at < length; at++) text.append(random.nextInt(9) == 0 ? "日" : "x");
      wanted.add(text.toString());
      terminal.enter(text + "\r\n");
    }
    for (int step = 0; step < 20; step++) {
      terminal.resize(2 + random.nextInt(60), 1 + random.nextInt(20));
      String all =
          terminal.vt.text(0, 0, Long.MAX_VALUE / 2, terminal.vt.cols(), false).stripTrailing();
      assertThat(all.lines().toList()).as("step %d", step).containsExactlyElementsOf(wanted);
    }
  }

  @Test
  void alternateScreenIsCutNotWrapped() {
    TestTerminal terminal = TestTerminal.open(6, 3).raw("main\033[?1049h\033[Habcdef");
    terminal.resize(3, 3).shows("abc").raw("\033[?1049l").resize(6, 3).shows("main");
  }

  /** The next character goes where the cursor stands, not past text that is not there. */
  @Test
  void cursorInTheBlankPartWaitsForNoWrap() {
    TestTerminal.open(10, 3).raw("ab\033[1;8H").resize(5, 3).cursor(0, 4).raw("x").shows("ab  x");
    TestTerminal.open(10, 3).raw("ab\033[1;6H").resize(5, 3).cursor(0, 4).raw("x").shows("ab  x");
    TestTerminal.open(10, 3).raw("abcde").resize(5, 3).cursor(0, 4).raw("x").shows("abcde", "x");
    TestTerminal.open(5, 3).raw("abcde").resize(10, 3).cursor(0, 5).raw("x").shows("abcdex");
  }

  /** Found by Jazzer: a cursor saved below what is now the last row. */
  @Test
  void aCursorSavedOnALargerScreenComesBackInside() {
    TestTerminal terminal = TestTerminal.open(10, 9).raw("\033[9;10H\0337");
    terminal.resize(6, 4).raw("\033[?1047h").resize(5, 3).resize(8, 4);
    terminal.raw("\033[?1047l\0338").check().raw("x");
    assertThat(terminal.lines()).anyMatch(line -> line.endsWith("x"));
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "0, 2", "3, 1", "3, 3", "100, 1"})
  void theCursorsLineStaysWhenMoreComesBelowThanFindsRoom(int scrollback, int cols) {
    TestTerminal terminal =
        TestTerminal.open(12, 5, scrollback).enter("*ABCDEFGHIJK".repeat(5)).raw("\033[H");
    terminal.resize(cols, 4);
    assertThat(terminal.history()).hasSizeLessThanOrEqualTo(scrollback);
    terminal.cursor(0, 0);
    assertThat(terminal.lines().getFirst()).startsWith("*");
  }

  /** A place in coloured blanks that are cut waits for no wrap, unless it did before. */
  @Test
  void cursorInColouredBlanksWaitsForNoWrap() {
    TestTerminal terminal = TestTerminal.open(20, 3).raw("abc\033[44m\033[K\033[m\033[1;16H");
    terminal.resize(10, 3).cursor(0, 9);
    assertThat(terminal.screen().pendingWrap()).isFalse();
    terminal.raw("x").shows("abc      x");
    terminal = TestTerminal.open(10, 3).raw("abcdefghij\033[44m\033[1K").resize(5, 3);
    assertThat(terminal.screen().pendingWrap()).isTrue();
  }

  /** 47 and 1047 save no cursor; one saved long ago says nothing about the rows below it. */
  @ParameterizedTest
  @ValueSource(strings = {"\033[?47h", "\033[?1047h", "\033[H\0337\033[4;5H\033[?1047h"})
  void theMainScreenKeepsItsRowsUnderTheAlternateOne(String switched) {
    TestTerminal terminal = TestTerminal.open(20, 4);
    terminal.raw("a".repeat(20) + "\r\n" + "b".repeat(20) + "\r\n" + "c".repeat(20) + "\r\n$ vi");
    terminal.raw(switched).resize(10, 4).resize(5, 2).resize(20, 4).raw("\033[?1047l");
    List<String> all = new ArrayList<>(terminal.history());
    all.addAll(terminal.lines());
    all.removeIf(String::isEmpty);
    assertThat(all).containsExactly("a".repeat(20), "b".repeat(20), "c".repeat(20), "$ vi");
  }

  @Test
  void aLastLineWrappedManyTimesOverIsKeptUnderTheAlternateScreen() {
    TestTerminal terminal = TestTerminal.open(40, 4).raw("0123456789".repeat(4) + "\033[?1047h");
    terminal.resize(4, 3).resize(40, 4).raw("\033[?1047l");
    List<String> all = new ArrayList<>(terminal.history());
    all.addAll(terminal.lines());
    assertThat(all).contains("0123456789".repeat(4));
  }

  /** A line is gathered whole to be wrapped anew, so there must be a bound to it. */
  @Test
  void aLineWithoutEndIsCutAndLosesNothing() {
    int cells = LineWrapper.MAX_LINE + 100_000;
    TestTerminal terminal = TestTerminal.open(2000, 4, 2000).raw("x".repeat(cells));
    terminal.resize(1900, 4);
    long count = 0;
    int ends = 0;
    for (long line = 0; line < terminal.vt.snapshot(0, null).screenLine() + 4; line++) {
      RowSnapshot row = terminal.vt.line(line);
      count += TestTerminal.text(row).length();
      if (!row.wrapped() && !TestTerminal.text(row).isEmpty()) ends++;
    }
    assertThat(count).isEqualTo(cells);
    assertThat(ends).isEqualTo(2);
  }

  /** Printed by the one and made anew for the other, rows take the same room in history. */
  @Test
  void rowsMadeAnewTakeNoMoreRoom() {
    TestTerminal wrapped = TestTerminal.open(60, 20);
    TestTerminal never = TestTerminal.open(50, 20);
    String rows = ("\033[31m" + "x".repeat(50) + "\033[m\r\n").repeat(19);
    for (TestTerminal each : List.of(wrapped, never)) each.raw(rows);
    wrapped.resize(50, 20);
    for (TestTerminal each : List.of(wrapped, never)) each.raw("\n".repeat(20));
    assertThat(wrapped.history()).isEqualTo(never.history()).contains("x".repeat(50));
    assertThat(wrapped.screen().main.history.heap()).isEqualTo(never.screen().main.history.heap());
  }
}
