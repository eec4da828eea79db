package dev.belisha.vt.screen;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Changes the size. On the main screen, lines that were wrapped softly are wrapped anew, in history
 * too; the cursor stays with its character, prompt marks with their line. The alternate screen is
 * cut or filled up; its program repaints.
 */
public final class Reflow {
  private final VtScreen screen;

  public Reflow(VtScreen screen) {
    this.screen = screen;
  }

  /** Sizes are clamped to 1 and {@link VtScreen#MAX_SIZE}. */
  public void resize(int wantedCols, int wantedRows) {
    int cols = Math.clamp(wantedCols, 1, VtScreen.MAX_SIZE);
    int rows = Math.clamp(wantedRows, 1, VtScreen.MAX_SIZE);
    if (cols == screen.cols && rows == screen.rows) return;
    boolean onMain = screen.grid == screen.main;
    Cursor cursor =
        onMain
            ? new Cursor(screen.row, screen.col + (screen.pendingWrap ? 1 : 0))
            : savedOf(screen.main);
    Cursor moved = rewrap(screen.main, screen.clusters, cols, rows, cursor);
    cut(screen.alternate, cols, rows);
    screen.cols = cols;
    screen.rows = rows;
    screen.tabs.resize(cols);
    screen.resetMargins();
    screen.modes.leftRightMargins = false;
    boolean pending = onMain && moved.col >= cols;
    if (onMain) screen.moveTo(moved.row, moved.col);
    else {
      save(screen.main, moved);
      screen.moveTo(screen.row, screen.col);
    }
    screen.pendingWrap = pending;
    screen.generation++;
    screen.touch();
  }

  /** A place in a grid; {@code col} may be one past the last column. */
  private record Cursor(int row, int col) {}

  /** It may have been saved when the screen was larger. */
  private static Cursor savedOf(Grid grid) {
    Grid.SavedCursor saved = grid.saved;
    if (saved == null) return new Cursor(0, 0);
    return new Cursor(
        Math.min(saved.row(), grid.rowCount() - 1), Math.min(saved.col(), grid.cols - 1));
  }

  private static void save(Grid grid, Cursor at) {
    Grid.SavedCursor saved = grid.saved;
    if (saved == null) return;
    grid.saved =
        new Grid.SavedCursor(
            at.row,
            Math.min(at.col, grid.cols - 1),
            saved.pendingWrap(),
            saved.origin(),
            saved.colors(),
            saved.extras(),
            saved.charsets());
  }

  private static void cut(Grid grid, int cols, int rows) {
    Row[] sized = new Row[rows];
    for (int row = 0; row < rows; row++) {
      sized[row] = row < grid.rowCount() ? grid.row(row) : new Row(cols);
      sized[row].resize(cols);
      sized[row].wrapped(false);
    }
    grid.replaceRows(sized);
    grid.cols = cols;
  }

  /** Builds the main grid anew; gives where the cursor went. */
  private static Cursor rewrap(
      Grid grid, ClusterTable clusters, int cols, int rows, Cursor cursor) {
    History history = grid.history;
    int historySize = history.size();
    int lastRow = lastUsedRow(grid, cursor.row);
    Wrapper out = new Wrapper(cols, rows, history.capacity(), grid.cols == 1 ? clusters : null);
    for (int at = 0; at < historySize; at++) out.line(history, at);
    out.anchor();
    for (int at = 0; at <= lastRow; at++) {
      out.row(grid.row(at), at < lastRow, at == cursor.row ? cursor.col : -1);
    }
    out.finish();
    int total = out.lines.size();
    long dropped = out.lines.added() - total;
    int cursorAt = (int) (out.cursorLine - dropped);
    int anchor = (int) Math.max(0, out.anchorLine - dropped);
    int first = firstRow(total, rows, cursorAt, anchor, lastRow == grid.rowCount() - 1);
    fillGrid(grid, out.lines, cols, rows, first);
    return new Cursor(Math.clamp(cursorAt - first, 0, rows - 1), out.cursorCol);
  }

  /**
   * Which line becomes row 0. The line that was there stays while all fits below it, so that a
   * cleared screen stays clear; a full screen keeps its bottom, taking lines from history or giving
   * some to it. The cursor is always on the screen, and lines below that find no room go.
   */
  private static int firstRow(int total, int rows, int cursor, int anchor, boolean full) {
    int bottom = Math.max(0, total - rows);
    int first = full || anchor < bottom ? bottom : anchor;
    return Math.min(first, cursor);
  }

  /** Rows below the cursor that are blank to the end take no part. */
  private static int lastUsedRow(Grid grid, int cursorRow) {
    int last = grid.rowCount() - 1;
    while (last > cursorRow && grid.row(last).length() == 0 && grid.row(last).flags == 0) last--;
    return last;
  }

  /** The lines before {@code kept} become the history, those from there on the rows. */
  private static void fillGrid(Grid grid, History lines, int cols, int rows, int kept) {
    Row[] filled = new Row[rows];
    for (int at = 0; at < rows; at++) {
      Row row = new Row(cols);
      int line = kept + at;
      if (line < lines.size()) {
        lines.expand(line, row.text, row.style, 0);
        row.used = Math.min(cols, lines.length(line));
        row.flags = lines.flags(line);
      }
      filled[at] = row;
    }
    grid.replaceRows(filled);
    grid.cols = cols;
    lines.truncate(kept);
    lines.capacity(grid.history.capacity());
    grid.history = lines;
    grid.pushed = Math.max(kept, lines.size());
  }

  /** Joins rows to logical lines and cuts these to the new width. */
  private static final class Wrapper {
    private final int cols;
    final History lines;

    private final int rows;

    /** Counted from the first line ever added. */
    long cursorLine = Long.MAX_VALUE;

    int cursorCol;

    /** The line that holds what was the start of the screen's first row. */
    long anchorLine;

    private int[] text = new int[256];
    private int[] style = new int[256];
    private int length;
    private int flags;
    private boolean open;
    private int cursorAt = -1;

    /** Given when rows had one column, where a wide cell stood without its right half. */
    private final @Nullable ClusterTable halved;

    private int anchorAt = -1;

    Wrapper(int cols, int rows, int scrollback, @Nullable ClusterTable halved) {
      this.cols = cols;
      this.rows = rows;
      this.halved = halved;
      this.lines = new History(scrollback + rows);
    }

    /** A line of history; that it wraps means that another row follows. */
    void line(History history, int index) {
      open(history.flags(index));
      int width = history.length(index);
      ensure(length + width + 1);
      history.expand(index, text, style, length);
      close(width, history.wrapped(index), -1);
    }

    /**
     * A row of the screen.
     *
     * @param follows another row is to come
     * @param cursor column of the cursor in this row, -1 when it is elsewhere
     */
    void row(Row row, boolean follows, int cursor) {
      open(row.flags);
      int width = row.length();
      ensure(length + Math.max(width, cursor + 1) + 1);
      System.arraycopy(row.text, 0, text, length, width);
      System.arraycopy(row.style, 0, style, length, width);
      close(width, row.wrapped() && follows, cursor);
    }

    private void open(int rowFlags) {
      if (open) return;
      length = 0;
      flags = rowFlags & Row.PROMPT;
      cursorAt = -1;
      open = true;
    }

    private void close(int width, boolean continues, int cursor) {
      if (cursor >= 0) cursorAt = length + cursor;
      length += width;
      if (halved != null && width == 1 && halved.isWide(text[length - 1])) {
        text[length] = Row.TAIL;
        style[length] = style[length - 1];
        length++;
        if (cursor == 1) cursorAt++;
      }
      if (!continues) end();
    }

    /** The next row given is the first of the screen. */
    void anchor() {
      anchorAt = open ? length : 0;
    }

    void finish() {
      if (open) end();
    }

    private void ensure(int size) {
      if (size <= text.length) return;
      int bigger = Math.max(size, text.length * 2);
      text = Arrays.copyOf(text, bigger);
      style = Arrays.copyOf(style, bigger);
    }

    private void end() {
      open = false;
      int at = 0;
      int first = flags;
      do {
        int to = Math.min(length, at + cols);
        int next = to;
        if (to < length && text[to] == Row.TAIL) {
          // A wide cell is not split: it goes to the next row whole, or stands in a single column.
          if (cols > 1) next = --to;
          else next++;
        }
        boolean more = next < length;
        add(at, to, first | (more ? Row.WRAPPED : 0));
        place(at, to - at, next, more);
        if (anchorAt >= at && (anchorAt < next || !more)) {
          anchorLine = lines.added() - 1;
          anchorAt = -1;
        }
        first = 0;
        at = next;
      } while (at < length);
    }

    /** Puts the cursor into the row just added when it stands before {@code next}. */
    private void place(int from, int width, int next, boolean more) {
      if (cursorAt < from || (more && cursorAt >= next)) return;
      // At the end of a row that is full a wrap is pending; past the text, in the blank, none is.
      int last = cursorAt == next && width == cols ? cols : cols - 1;
      cursorLine = lines.added() - 1;
      cursorCol = Math.min(cursorAt - from, last);
    }

    /** Adds a line, unless it is so far below the cursor's that the screen ends above it. */
    private void add(int from, int to, int rowFlags) {
      if (lines.added() - rows >= cursorLine) return;
      int end = to;
      if ((rowFlags & Row.WRAPPED) == 0) {
        while (end > from && text[end - 1] == 0 && style[end - 1] == 0) end--;
      }
      lines.add(text, style, from, end - from, rowFlags);
    }
  }
}
