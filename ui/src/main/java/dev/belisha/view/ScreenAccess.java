package dev.belisha.view;

import dev.belisha.vt.screen.RowSnapshot;
import dev.belisha.vt.screen.ScreenSnapshot;
import org.jspecify.annotations.Nullable;

/**
 * A screen as assistive technology reads it: one text, a line for each row, with the cursor and the
 * selection as offsets in it. Offsets count characters (UTF-16), as the toolkit's do. Knows no
 * toolkit.
 */
final class ScreenAccess {
  private final ScreenSnapshot screen;
  private final String text;

  /** Per row where its text begins, and the end of all. */
  private final int[] starts;

  ScreenAccess(ScreenSnapshot screen) {
    this.screen = screen;
    StringBuilder all = new StringBuilder();
    starts = new int[screen.lines().size() + 1];
    for (int row = 0; row < screen.lines().size(); row++) {
      starts[row] = all.length();
      all.append(text(screen.lines().get(row), Integer.MAX_VALUE).stripTrailing()).append('\n');
    }
    starts[screen.lines().size()] = all.length();
    text = all.toString();
  }

  ScreenSnapshot screen() {
    return screen;
  }

  String text() {
    return text;
  }

  private static String text(RowSnapshot row, int end) {
    StringBuilder text = new StringBuilder();
    for (int col = 0; col < Math.min(end, row.cols()); col++) {
      if (row.codePoints()[col] == RowSnapshot.WIDE_TAIL) continue;
      String cell = row.text(col);
      text.append(cell.isEmpty() ? " " : cell);
    }
    return text.toString();
  }

  /** Of a cell; behind a row's last text it is the row's end. */
  int offset(long line, int col) {
    int row = (int) Math.clamp(line - screen.topLine(), 0, screen.lines().size() - 1L);
    if (line < screen.topLine()) return 0;
    if (line >= screen.topLine() + screen.lines().size()) return text.length();
    int at = starts[row] + text(screen.lines().get(row), col).length();
    return Math.min(at, end(row));
  }

  private int end(int row) {
    return starts[row + 1] - 1;
  }

  /** Where the program's cursor is. */
  int caret() {
    return offset(screen.cursorLine(), screen.cursorCol());
  }

  int row(int offset) {
    int row = 0;
    while (row + 1 < screen.lines().size() && starts[row + 1] <= offset) row++;
    return row;
  }

  /** Null for a row that is not on screen. */
  @Nullable Integer start(int row) {
    return row < 0 || row >= screen.lines().size() ? null : starts[row];
  }

  /** Null for a row that is not on screen. */
  @Nullable Integer end(Integer row) {
    return row < 0 || row >= screen.lines().size() ? null : end(row.intValue());
  }

  /** The column of a character in its row, for where it is on the screen. */
  int col(int offset) {
    int row = row(offset);
    RowSnapshot cells = screen.lines().get(row);
    int at = starts[row];
    for (int col = 0; col < cells.cols(); col++) {
      if (cells.codePoints()[col] == RowSnapshot.WIDE_TAIL) continue;
      at += Math.max(1, cells.text(col).length());
      if (at > offset) return col;
    }
    return cells.cols() - 1;
  }
}
