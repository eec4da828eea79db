package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.screen.LogicalLines.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Seeded random text through random sizes: every logical line keeps its graphemes, styles, links
 * and prompt mark, the cursor its cell, each anchor its cell; and the first size gives the first
 * screen.
 */
class ReflowPropertyTest {
  private static final String[] TEXT = {
    "a", "b", " ", "word", "日", "😀", "👩‍👩‍👧‍👦", "❤️", "🇨🇦", "e\u0301", "각", "\033[3C", "\t"
  };
  private static final String[] STYLE = {
    "\033[31m",
    "\033[1;44m",
    "\033[m",
    "\033[4:3;58:2::9:8:7m",
    "\033]8;;https://example.org/a\033\\",
    "\033]8;id=x;https://example.org/b\033\\",
    "\033]8;;\033\\"
  };

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void nothingIsLostOnTheWay(long seed) {
    Random random = new Random(seed);
    int cols = 2 + random.nextInt(50);
    int rows = 1 + random.nextInt(20);
    TestTerminal terminal = TestTerminal.open(cols, rows, 20_000);
    for (int line = 0; line < 60; line++) print(terminal, random, line < 59);
    LogicalLines before = LogicalLines.of(terminal);
    List<Kept> kept = keep(terminal, random);
    for (int step = 0; step < 25; step++) {
      int toCols = 2 + random.nextInt(step % 5 == 0 ? 200 : 40);
      terminal.resize(toCols, 1 + random.nextInt(30));
      LogicalLines after = LogicalLines.of(terminal);
      String as = "seed %d, step %d, %d columns".formatted(seed, step, toCols);
      sameLines(after, before, as);
      assertThat(distinct(after.prompts())).as(as).isEqualTo(distinct(before.prompts()));
      assertThat(after.cursorLine()).as(as + ": cursor's line").isEqualTo(before.cursorLine());
      assertThat(after.cursorCell().text())
          .as(as + ": under the cursor")
          .isEqualTo(before.cursorCell().text());
      if (before.cursorAt() <= before.lines().get(before.cursorLine()).size()) {
        assertThat(after.cursorAt()).as(as + ": cursor's cell").isEqualTo(before.cursorAt());
      }
      for (Kept one : kept) one.check(terminal, as);
    }
  }

  /** Rows, wraps and cursor, not only logical lines, once the first width is back. */
  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23, 24, 25, 26, 27, 28})
  void theFirstSizeGivesTheFirstScreen(long seed) {
    Random random = new Random(seed);
    int cols = 4 + random.nextInt(40);
    TestTerminal terminal = TestTerminal.open(cols, 10, 20_000);
    for (int line = 0; line < 40; line++) print(terminal, random, line < 39);
    List<String> screen = terminal.lines();
    List<String> history = terminal.history();
    ScreenSnapshot first = terminal.vt.snapshot(Long.MAX_VALUE, null);
    for (int step = 0; step < 10; step++) terminal.resize(2 + random.nextInt(80), 10);
    terminal.resize(cols, 10);
    assertThat(terminal.lines()).isEqualTo(screen);
    for (int line = 0; line < history.size(); line++) {
      assertThat(terminal.history().get(line)).as("line %d", line).isEqualTo(history.get(line));
    }
    ScreenSnapshot last = terminal.vt.snapshot(Long.MAX_VALUE, null);
    assertThat(last.cursorLine()).isEqualTo(first.cursorLine());
    for (int row = 0; row < 10; row++) {
      assertThat(last.lines().get(row).wrapped())
          .as("row %d", row)
          .isEqualTo(first.lines().get(row).wrapped());
    }
  }

  private static void sameLines(LogicalLines after, LogicalLines before, String as) {
    for (int line = 0; line < Math.min(after.lines().size(), before.lines().size()); line++) {
      assertThat(after.lines().get(line))
          .as("%s, line %d", as, line)
          .isEqualTo(before.lines().get(line));
    }
    assertThat(after.lines()).as(as).hasSameSizeAs(before.lines());
  }

  private static void print(TestTerminal terminal, Random random, boolean ends) {
    StringBuilder line = new StringBuilder();
    if (random.nextInt(4) == 0) line.append("\033]133;A\007$ ");
    for (int at = random.nextInt(40); at > 0; at--) {
      String[] from = random.nextInt(6) == 0 ? STYLE : TEXT;
      line.append(from[random.nextInt(from.length)]);
      // Blanks inside a row that wraps, and at its end; a row of them alone would go with its wrap.
      if (random.nextInt(25) == 0) line.append("\033[5D\033[3X\033[4Cx");
      if (random.nextInt(40) == 0) line.append("\033]133;A\007");
    }
    if (random.nextInt(5) == 0) line.append("\033[K");
    // The pen's background would fill the rows that come in.
    terminal.enter(line + "\033[m\033]8;;\033\\" + (ends ? "\r\n" : ""));
    if (!ends && random.nextBoolean()) terminal.enter("\033[3D");
  }

  private static List<Integer> distinct(List<Integer> numbers) {
    return numbers.stream().distinct().toList();
  }

  /** An anchor and the cell that was under it. */
  private record Kept(Anchor anchor, Cell cell) {
    void check(TestTerminal terminal, String as) {
      Anchor.Place place = anchor.place();
      assertThat(place).as(as).isNotNull();
      ScreenSnapshot now = terminal.vt.snapshot(Long.MAX_VALUE, null);
      assertThat(place.generation()).as(as).isEqualTo(now.generation());
      assertThat(cellAt(terminal, place.line(), place.col()))
          .as("%s: anchor at %s", as, place)
          .isEqualTo(cell);
    }
  }

  private static List<Kept> keep(TestTerminal terminal, Random random) {
    ScreenSnapshot now = terminal.vt.snapshot(Long.MAX_VALUE, null);
    List<Kept> kept = new ArrayList<>();
    int lines = (int) (now.cursorLine() - now.firstLine()) + 1;
    while (kept.size() < 30) {
      long line = now.firstLine() + random.nextInt(lines);
      int col = random.nextInt(now.cols());
      Cell cell = cellAt(terminal, line, col);
      if (cell.text().isEmpty()) continue;
      kept.add(new Kept(terminal.vt.anchor(now.generation(), line, col), cell));
    }
    return kept;
  }

  private static Cell cellAt(TestTerminal terminal, long line, int col) {
    RowSnapshot row = terminal.vt.line(line);
    int at = row.codePoints()[col] == RowSnapshot.WIDE_TAIL ? col - 1 : col;
    return new Cell(row.text(at), row.styles()[at]);
  }
}
