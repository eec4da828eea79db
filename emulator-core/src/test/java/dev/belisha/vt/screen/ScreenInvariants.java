package dev.belisha.vt.screen;

/** What must hold of a screen whatever a program sent: looked at inside, cell by cell. */
public final class ScreenInvariants {
  /** Twice the size at which the tables sweep, and one. */
  private static final int MOST_STYLES = 2 * 4096 + 1;

  private ScreenInvariants() {}

  /** Fails with what is wrong and where. */
  public static void check(VtScreen screen) {
    inside("cursor row", screen.row, screen.rows);
    inside("cursor column", screen.col, screen.cols);
    inside("top margin", screen.top, screen.rows);
    inside("bottom margin", screen.bottom, screen.rows);
    inside("left margin", screen.left, screen.cols);
    inside("right margin", screen.right, screen.cols);
    hold(screen.top <= screen.bottom, "margins: %d below %d", screen.top, screen.bottom);
    hold(screen.left <= screen.right, "margins: %d right of %d", screen.left, screen.right);
    grid(screen, screen.main);
    grid(screen, screen.alternate);
    hold(screen.alternate.history.size() == 0, "the alternate screen has a history");
    int bound = Math.max(MOST_STYLES, 2 * screen.cols * screen.rows * 2);
    hold(screen.styles.size() <= bound, "%d styles", screen.styles.size());
    hold(screen.clusters.size() <= bound, "%d graphemes", screen.clusters.size());
  }

  /** After RIS nothing may be left but the plain style: no style, link or grapheme leaks. */
  public static void checkNothingLeaks(VtScreen screen) {
    screen.sweep();
    hold(screen.styles.size() <= 1, "%d styles leak", screen.styles.size());
    hold(screen.styles.linkCount() == 0, "%d links leak", screen.styles.linkCount());
    hold(screen.clusters.size() == 0, "%d graphemes leak", screen.clusters.size());
    hold(screen.historySize() == 0, "%d lines of history leak", screen.historySize());
  }

  private static void grid(VtScreen screen, Grid grid) {
    hold(grid.rowCount() == screen.rows, "%d rows of %d", grid.rowCount(), screen.rows);
    hold(grid.cols == screen.cols, "%d columns of %d", grid.cols, screen.cols);
    hold(grid.history.size() <= grid.history.capacity(), "history holds %d", grid.history.size());
    hold(grid.pushed >= grid.history.size(), "%d lines ever pushed", grid.pushed);
    Grid.SavedCursor saved = grid.saved;
    if (saved != null) {
      hold(saved.row() >= 0 && saved.col() >= 0, "cursor saved at %d", saved.row());
    }
    for (int row = 0; row < grid.rowCount(); row++) row(screen, grid.row(row), row);
  }

  private static void row(VtScreen screen, Row line, int row) {
    hold(line.text.length == screen.cols, "row %d has %d cells", row, line.text.length);
    hold(line.style.length == screen.cols, "row %d has %d styles", row, line.style.length);
    hold(line.used >= 0 && line.used <= screen.cols, "row %d uses %d", row, line.used);
    for (int col = 0; col < screen.cols; col++) {
      int cell = line.text[col];
      if (col >= line.used) {
        hold(cell == 0 && line.style[col] == 0, "row %d past its end at %d", row, col);
      } else if (cell == Row.TAIL) {
        hold(col > 0, "row %d starts with a right half", row);
        int before = line.text[col - 1];
        hold(before != 0 && before != Row.TAIL, "row %d: a right half alone at %d", row, col);
      } else if (ClusterTable.isCluster(cell)) {
        hold(!screen.clusters.text(cell).isEmpty(), "row %d: grapheme gone at %d", row, col);
      } else {
        hold(Character.isValidCodePoint(cell), "row %d: no character at %d", row, col);
      }
      if (screen.cols > 1 && screen.clusters.isWide(cell)) {
        boolean whole = col + 1 < screen.cols && line.text[col + 1] == Row.TAIL;
        hold(whole, "row %d: a left half alone at %d", row, col);
      }
    }
    if (line.snapshot != null) fresh(screen, line, line.snapshot, row);
  }

  /** A copy that is kept tells what the row holds now. */
  private static void fresh(VtScreen screen, Row line, RowSnapshot kept, int row) {
    hold(kept.wrapped() == line.wrapped(), "row %d: its copy knows not that it wraps", row);
    hold(kept.cols() == screen.cols, "row %d: its copy has %d cells", row, kept.cols());
    for (int col = 0; col < screen.cols; col++) {
      int cell = line.text[col];
      if (ClusterTable.isCluster(cell)) {
        boolean same = kept.text(col).equals(screen.clusters.text(cell));
        hold(same, "row %d: its copy has another grapheme at %d", row, col);
      } else {
        boolean same = kept.codePoints()[col] == cell;
        hold(same, "row %d: its copy has another character at %d", row, col);
      }
      boolean same = kept.styles()[col].equals(screen.styles.style(line.style[col]));
      hold(same, "row %d: its copy has another style at %d", row, col);
    }
  }

  private static void inside(String what, int at, int size) {
    hold(at >= 0 && at < size, what + " %d of %d", at, size);
  }

  private static void hold(boolean holds, String otherwise, Object... values) {
    if (!holds) throw new AssertionError(otherwise.formatted(values));
  }
}
