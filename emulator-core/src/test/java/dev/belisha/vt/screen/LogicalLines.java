package dev.belisha.vt.screen;

import dev.belisha.vt.TestTerminal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a terminal holds, whatever its width: soft-wrapped rows joined, with each cell's grapheme
 * and style (links among it; blanks at the end are left out), the lines that carry a prompt mark,
 * and where the cursor is in them.
 */
record LogicalLines(List<List<Cell>> lines, List<Integer> prompts, int cursorLine, int cursorAt) {
  /** A grapheme, empty for a blank, and its style; a wide one once. */
  record Cell(String text, CellStyle style) {
    static final Cell BLANK = new Cell("", CellStyle.PLAIN);
  }

  /** Where a cell of the terminal is: logical line, and cell in it, which may be past its end. */
  record At(int line, int cell) {}

  static LogicalLines of(TestTerminal terminal) {
    ScreenSnapshot now = terminal.vt.snapshot(Long.MAX_VALUE, null);
    Snapshots snapshots = new Snapshots(terminal.screen());
    long[] marks = terminal.vt.promptLines();
    List<List<Cell>> lines = new ArrayList<>();
    List<Integer> prompts = new ArrayList<>();
    List<Cell> open = new ArrayList<>();
    int cursorLine = -1;
    int cursorAt = -1;
    boolean goesOn = false;
    long end = now.screenLine() + now.rows();
    for (long line = now.firstLine(); line < end; line++) {
      if (!goesOn) {
        open = new ArrayList<>();
        lines.add(open);
      }
      if (Arrays.binarySearch(marks, line) >= 0) prompts.add(lines.size() - 1);
      RowSnapshot row = terminal.vt.line(line);
      if (line == now.cursorLine()) {
        cursorLine = lines.size() - 1;
        cursorAt = open.size() + cells(row, now.cursorCol());
        if (terminal.screen().pendingWrap()) cursorAt++;
      }
      goesOn = row.wrapped() && line + 1 < end;
      append(row, goesOn ? snapshots.filled(line) : row.cols(), open);
    }
    for (List<Cell> line : lines) trim(line);
    while (lines.size() - 1 > cursorLine && lines.getLast().isEmpty()) lines.removeLast();
    return new LogicalLines(lines, prompts, cursorLine, cursorAt);
  }

  private static void append(RowSnapshot row, int cols, List<Cell> to) {
    for (int col = 0; col < cols; col++) {
      if (row.codePoints()[col] == RowSnapshot.WIDE_TAIL) continue;
      to.add(new Cell(row.text(col), row.styles()[col]));
    }
  }

  private static int cells(RowSnapshot row, int col) {
    int count = 0;
    for (int at = 0; at < col; at++) if (row.codePoints()[at] != RowSnapshot.WIDE_TAIL) count++;
    boolean tail = row.codePoints()[col] == RowSnapshot.WIDE_TAIL;
    return tail ? count - 1 : count;
  }

  private static void trim(List<Cell> line) {
    while (!line.isEmpty() && line.getLast().text.isEmpty()) line.removeLast();
  }

  /** The cell under the cursor; a blank past the line's end. */
  Cell cursorCell() {
    List<Cell> line = lines.get(cursorLine);
    return cursorAt < line.size() ? line.get(cursorAt) : Cell.BLANK;
  }
}
