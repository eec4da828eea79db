package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole lines at once are what the same bytes a few at a time are. */
class LinePrinterTest {
  /** So few bytes are never looked at for whole lines. */
  private static final int FEW = 48;

  private static final String[] BETWEEN = {
    "\033[31m",
    "\033[0m",
    "\033[44m",
    "\033[7;38;5;99m",
    "\r",
    "\n",
    "\t",
    "\b\b",
    "\033[A",
    "\033[H",
    "\033[3;5r",
    "\033[r",
    "\033[?7l",
    "\033[?7h",
    "\033[4h",
    "\033[4l",
    "\033(0",
    "\033(B",
    "\016",
    "\017",
    "\033[?1049h",
    "\033[?1049l",
    "\033]133;A\007",
    "\033[K",
    "\033[2J",
    "\033[S",
    "\033[T",
    "\033M",
    "é",
    "中文",
    "e\u0301",
    "\u0600",
    "👩\u200d👩",
    "\033[?69h\033[2;6s",
    "\033[?69l",
    "\033[?6h",
    "\033[?6l",
    "\0337",
    "\0338",
    "\033]8;;http://x\033\\",
    "\033]8;;\033\\",
    "\033[20h",
    "\033[20l",
    "\033[b"
  };

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void isWhatPrintingIs(long seed) {
    Random random = new Random(seed);
    for (int round = 0; round < 60; round++) {
      int cols = 2 + random.nextInt(30);
      int rows = 1 + random.nextInt(8);
      int history = random.nextInt(4) == 0 ? 0 : random.nextInt(700);
      TestTerminal whole = TestTerminal.open(cols, rows, history);
      TestTerminal pieces = TestTerminal.open(cols, rows, history);
      for (int part = 0; part < 6; part++) {
        byte[] output = output(random, cols).getBytes(StandardCharsets.UTF_8);
        whole.feed(output);
        inPieces(pieces, output, random.nextInt(4) == 0 ? 1 : FEW);
        same(whole, pieces, "seed " + seed + " round " + round + " part " + part);
        if (random.nextInt(4) != 0) continue;
        cols = 2 + random.nextInt(30);
        rows = 1 + random.nextInt(8);
        whole.resize(cols, rows);
        pieces.resize(cols, rows);
        same(whole, pieces, "resized: seed " + seed + " round " + round + " part " + part);
      }
    }
  }

  private static String output(Random random, int cols) {
    StringBuilder output = new StringBuilder();
    int sections = 1 + random.nextInt(4);
    for (int section = 0; section < sections; section++) {
      int lines = random.nextInt(random.nextInt(12) == 0 ? 1500 : 40);
      int longest = random.nextInt(3) == 0 ? 3 * cols : cols;
      for (int line = 0; line < lines; line++) {
        int length = random.nextInt(longest + 1);
        for (int at = 0; at < length; at++) output.append((char) (' ' + random.nextInt(95)));
        output.append("\r\n");
        if (random.nextInt(60) == 0) output.append(BETWEEN[random.nextInt(BETWEEN.length)]);
      }
      for (int some = random.nextInt(4); some > 0; some--) {
        output.append(BETWEEN[random.nextInt(BETWEEN.length)]);
      }
      if (random.nextBoolean()) output.append("tail");
    }
    return output.toString();
  }

  private static void inPieces(TestTerminal terminal, byte[] output, int step) {
    for (int at = 0; at < output.length; at += step) {
      terminal.vt.feed(output, at, Math.min(step, output.length - at));
    }
    terminal.check();
  }

  private static void same(TestTerminal whole, TestTerminal pieces, String as) {
    assertThat(rows(whole)).as(as).isEqualTo(rows(pieces));
    ScreenSnapshot left = whole.vt.snapshot(Long.MAX_VALUE, null);
    ScreenSnapshot right = pieces.vt.snapshot(Long.MAX_VALUE, null);
    assertThat(left.cursorLine()).as(as).isEqualTo(right.cursorLine());
    assertThat(left.cursorCol()).as(as).isEqualTo(right.cursorCol());
    assertThat(left.firstLine()).as(as).isEqualTo(right.firstLine());
    assertThat(whole.vt.promptLines()).as(as).isEqualTo(pieces.vt.promptLines());
    VtScreen one = whole.screen();
    VtScreen other = pieces.screen();
    assertThat(one.pendingWrap()).as(as).isEqualTo(other.pendingWrap());
    assertThat(one.lastPrinted).as(as).isEqualTo(other.lastPrinted);
    assertThat(one.graphemeState).as(as).isEqualTo(other.graphemeState);
    for (int row = 0; row < one.rows(); row++) {
      assertThat(one.grid.row(row).flags).as(as).isEqualTo(other.grid.row(row).flags);
    }
  }

  /** Every line kept: text, styles, whether it goes on. */
  private static List<String> rows(TestTerminal terminal) {
    ScreenSnapshot now = terminal.vt.snapshot(Long.MAX_VALUE, null);
    List<String> rows = new ArrayList<>();
    for (long line = now.firstLine(); line < now.screenLine() + terminal.vt.rows(); line++) {
      RowSnapshot row = terminal.vt.line(line);
      assertThat(row).isNotNull();
      int styles = Arrays.hashCode(row.styles());
      rows.add(line + " " + TestTerminal.text(row) + " " + styles + " " + row.wrapped());
    }
    return rows;
  }

  @ParameterizedTest(name = "after {0}: {1} columns")
  @CsvSource(
      delimiter = '|',
      value = {
        "\\n\\n\\n         | 10",
        "\\e[31m\\n\\n\\n  | 10",
        "\\n\\n            | 0",
        "\\n\\n\\nx        | 0",
        "\\n\\n\\nx\\r     | 0",
        "\\e[41m\\n\\n\\n  | 0",
        "\\e[4h\\n\\n\\n   | 0",
        "\\e[?7l\\n\\n\\n  | 0",
        "\\e(0\\n\\n\\n    | 0",
        "\\e[1;3r\\e[9B    | 0",
        "\\e[2;4r\\e[9B    | 0",
        "\\e[?69h\\e[1;9s\\n\\n\\n | 0",
        "\\e[?1049h\\n\\n\\n | 0",
        "\\n\\n\\n\\e]133;A\\a | 0",
      })
  void takesLinesAtTheEmptyBottomOfTheMainScreenOnly(String output, int columns) {
    String bytes = output.replace("\\e", "\033").replace("\\n", "\n").replace("\\r", "\r");
    TestTerminal terminal = TestTerminal.open(10, 4).raw(bytes.replace("\\a", "\007"));
    assertThat(new LinePrinter(terminal.screen()).columns()).isEqualTo(columns);
  }

  @Test
  void linesThatOnlyPassThroughTheScreenAreInHistory() {
    StringBuilder output = new StringBuilder();
    for (int line = 0; line < 1000; line++) output.append("line ").append(line).append("\r\n");
    TestTerminal terminal = TestTerminal.open(20, 5, 2000).enter(output.toString());
    terminal.shows("line 996", "line 997", "line 998", "line 999", "");
    assertThat(terminal.history()).hasSize(996).startsWith("line 0", "line 1").endsWith("line 995");
  }

  @Test
  void aLineLongerThanARowGoesOnInTheNext() {
    String longLine = "0123456789".repeat(5);
    TestTerminal terminal = TestTerminal.open(20, 3, 100);
    terminal.enter("\n\n" + (longLine + "\r\n").repeat(20));
    assertThat(terminal.vt.text(2, 0, 4, 20, false)).isEqualTo(longLine);
    terminal.resize(60, 3).shows(longLine, longLine, "");
  }
}
