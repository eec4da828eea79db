package dev.belisha.vt.screen;

import dev.belisha.vt.screen.Grid.SavedCursor;
import dev.belisha.vt.screen.LineWrapper.Carried;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Changes the size. On the main screen, lines that were wrapped softly are wrapped anew, in history
 * too; the cursors stay with their character, prompt marks with their line, anchors with their
 * cell. The alternate screen is cut or filled up; its program repaints.
 */
public final class Reflow {
  private final VtScreen screen;

  public Reflow(VtScreen screen) {
    this.screen = screen;
  }

  /**
   * Sizes are clamped: to {@link VtScreen#MIN_COLS} columns and one row at least, to {@link
   * VtScreen#MAX_SIZE} at most.
   */
  public void resize(int wantedCols, int wantedRows) {
    int cols = Math.clamp(wantedCols, VtScreen.MIN_COLS, VtScreen.MAX_SIZE);
    int rows = Math.clamp(wantedRows, 1, VtScreen.MAX_SIZE);
    if (cols == screen.cols && rows == screen.rows) return;
    Grid main = screen.main;
    boolean onMain = screen.grid == main;
    Carried saved = main.saved == null ? null : carried(main, main.saved);
    Carried cursor =
        onMain
            ? carried(main, screen.row, screen.col, screen.pendingWrap)
            : lastUsedCell(main, saved);
    if (!onMain) screen.anchors.forgetAll();
    List<Anchor> anchors = screen.anchors.live();
    screen.generation++;
    rewrap(main, cols, rows, cursor, saved, anchors);
    cut(screen.alternate, cols, rows);
    screen.cols = cols;
    screen.rows = rows;
    screen.tabs.resize(cols);
    screen.resetMargins();
    screen.modes.leftRightMargins = false;
    if (onMain) screen.moveTo(row(main, cursor), cursor.newCol);
    else screen.moveTo(screen.row, screen.col);
    screen.pendingWrap = onMain && cursor.newCol >= cols;
    screen.touch();
  }

  private static Carried carried(Grid grid, int row, int col, boolean pendingWrap) {
    return new Carried((long) grid.history.size() + row, pendingWrap ? col + 1 : col);
  }

  private static Carried carried(Grid grid, SavedCursor saved) {
    int row = Math.min(saved.row(), grid.rowCount() - 1);
    int col = Math.min(saved.col(), grid.cols - 1);
    return carried(grid, row, col, saved.pendingWrap() && col == grid.cols - 1);
  }

  /**
   * Stands for the cursor while the alternate screen is shown: 47 and 1047 do not save it, and what
   * DECSC saved may be old. All rows down to here stay.
   */
  private static Carried lastUsedCell(Grid grid, @Nullable Carried saved) {
    int savedRow = saved == null ? 0 : (int) (saved.row - grid.history.size());
    return carried(grid, lastUsedRow(grid, savedRow), grid.cols - 1, false);
  }

  /** The row of the new screen. */
  private static int row(Grid grid, Carried place) {
    return (int) Math.clamp(place.newLine - grid.pushed, 0, grid.rowCount() - 1L);
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

  /**
   * Builds the main grid anew. After it the new lines of what was carried are absolute.
   *
   * @param saved null when no cursor was saved
   */
  private void rewrap(
      Grid grid,
      int cols,
      int rows,
      Carried cursor,
      @Nullable Carried saved,
      List<Anchor> anchors) {
    History history = grid.history;
    int historySize = history.size();
    int cursorRow = (int) (cursor.row - historySize);
    int lastRow = lastUsedRow(grid, cursorRow);
    Carried top = carried(grid, 0, 0, false);
    List<Carried> places = new ArrayList<>(List.of(top, cursor));
    if (saved != null) places.add(saved);
    List<Carried> anchored = anchored(grid, anchors, historySize + lastRow);
    places.addAll(anchored);
    LineWrapper out =
        new LineWrapper(grid.cols, cols, rows, history.capacity(), cursor, inOrder(places));
    for (int at = 0; at < historySize; at++) out.line(history, at);
    for (int at = 0; at <= lastRow; at++) out.row(grid.row(at), at == lastRow);

    int total = out.lines.size();
    long dropped = out.lines.added() - total;
    for (Carried place : places) if (place.newLine >= 0) place.newLine -= dropped;
    boolean full = lastRow == grid.rowCount() - 1;
    int first = firstRow(total, rows, (int) cursor.newLine, (int) Math.max(0, top.newLine), full);
    fillGrid(grid, out.lines, cols, rows, first);
    for (int at = 0; at < anchors.size(); at++) move(anchors.get(at), anchored.get(at), cols);
    if (saved != null) save(grid, saved);
  }

  private static Carried[] inOrder(List<Carried> places) {
    // Lines that have left the history are none of those given.
    Carried[] ordered = places.stream().filter(place -> place.row >= 0).toArray(Carried[]::new);
    Arrays.sort(
        ordered,
        Comparator.<Carried>comparingLong(place -> place.row).thenComparingInt(place -> place.col));
    return ordered;
  }

  /** One for each anchor; those in the blank below the last line that takes part are at its end. */
  private static List<Carried> anchored(Grid grid, List<Anchor> anchors, int lastLine) {
    long firstLine = grid.pushed - grid.history.size();
    List<Carried> places = new ArrayList<>();
    for (Anchor anchor : anchors) {
      Anchor.Place at = anchor.place();
      long row = at == null ? -1 : at.line() - firstLine;
      int col = at == null ? 0 : Math.min(at.col(), grid.cols - 1);
      places.add(row > lastLine ? new Carried(lastLine, grid.cols - 1) : new Carried(row, col));
    }
    return places;
  }

  private void move(Anchor anchor, Carried place, int cols) {
    if (place.newLine < 0) anchor.forget();
    else {
      int col = Math.min(place.newCol, cols - 1);
      anchor.move(new Anchor.Place(screen.generation, place.newLine, col));
    }
  }

  private static void save(Grid grid, Carried at) {
    SavedCursor saved = grid.saved;
    if (saved == null) return;
    grid.saved =
        new SavedCursor(
            row(grid, at),
            Math.min(at.newCol, grid.cols - 1),
            at.newCol >= grid.cols,
            saved.origin(),
            saved.colors(),
            saved.extras(),
            saved.charsets());
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
    int[] text = new int[cols];
    int[] style = new int[cols];
    for (int at = 0; at < rows; at++) {
      Row row = new Row(cols);
      int line = kept + at;
      if (line < lines.size()) {
        lines.expand(line, text, style, 0);
        row.paste(0, text, style, 0, lines.length(line));
        row.flags = lines.flags(line);
      }
      filled[at] = row;
    }
    // What it went on in found no room.
    filled[rows - 1].wrapped(false);
    grid.replaceRows(filled);
    grid.cols = cols;
    lines.truncate(kept);
    lines.capacity(grid.history.capacity());
    grid.history = lines;
    grid.pushed = Math.max(kept, lines.size());
  }
}
