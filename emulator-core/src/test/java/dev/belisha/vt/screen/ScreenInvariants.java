package dev.belisha.vt.screen;

import java.util.HashSet;
import java.util.Set;

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
    for (int stop : screen.tabs.columns()) inside("tab stop", stop, screen.cols);
    grid(screen, screen.main);
    grid(screen, screen.alternate);
    hold(screen.alternate.history.size() == 0, "the alternate screen has a history");
    int bound = Math.max(MOST_STYLES, 2 * screen.cols * screen.rows * 2);
    hold(screen.styles.size() <= bound, "%d styles", screen.styles.size());
    hold(screen.clusters.size() <= bound, "%d graphemes", screen.clusters.size());
    hold(screen.clusters.bytes() <= ClusterTable.MAX_BYTES, "%d bytes", screen.clusters.bytes());
  }

  /** After RIS nothing may be left but the plain style: no style, link or grapheme leaks. */
  public static void checkNothingLeaks(VtScreen screen) {
    screen.sweep();
    hold(screen.styles.size() <= 1, "%d styles leak", screen.styles.size());
    hold(screen.styles.linkCount() == 0, "%d links leak", screen.styles.linkCount());
    hold(screen.clusters.size() == 0, "%d graphemes leak", screen.clusters.size());
    hold(screen.clusters.bytes() == 0, "%d bytes of graphemes leak", screen.clusters.bytes());
    hold(screen.historySize() == 0, "%d lines of history leak", screen.historySize());
  }

  /** After a sweep the tables hold what cells, pen and saved cursors use, and nothing besides. */
  public static void checkTablesHoldWhatIsUsed(VtScreen screen) {
    screen.sweep();
    Set<Integer> styles = new HashSet<>();
    Set<Integer> clusters = new HashSet<>();
    for (Grid grid : new Grid[] {screen.main, screen.alternate}) {
      for (Row row : grid.everyRow()) {
        int[] text = new int[row.used()];
        int[] style = new int[row.used()];
        row.expand(text, style, 0);
        used(text, style, styles, clusters);
      }
      for (int line = 0; line < grid.history.size(); line++) {
        int length = grid.history.length(line);
        int[] text = new int[length];
        int[] style = new int[length];
        grid.history.expand(line, text, style, 0);
        used(text, style, styles, clusters);
      }
    }
    // Plain, the pen's, and those of two saved cursors.
    hold(screen.styles.size() <= styles.size() + 4, "%d styles leak", screen.styles.size());
    hold(screen.clusters.size() == clusters.size(), "%d graphemes leak", screen.clusters.size());
  }

  private static void used(int[] text, int[] style, Set<Integer> styles, Set<Integer> clusters) {
    for (int col = 0; col < text.length; col++) {
      styles.add(style[col]);
      if (ClusterTable.isCluster(text[col])) clusters.add(text[col]);
    }
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
    hold(!grid.row(grid.rowCount() - 1).wrapped(), "row %d goes on in none", grid.rowCount() - 1);
    // Each line was the newest once, and the oldest.
    if (grid.history.size() > 0) line(screen, grid, 0);
    if (grid.history.size() > 1) line(screen, grid, grid.history.size() - 1);
  }

  private static void line(VtScreen screen, Grid grid, int line) {
    int length = grid.history.length(line);
    hold(length >= 0 && length <= grid.cols, "line %d has %d cells", line, length);
    int[] text = new int[length];
    int[] style = new int[length];
    grid.history.expand(line, text, style, 0);
    for (int col = 0; col < length; col++) cell(screen, text, col, length, "line", line);
  }

  private static void row(VtScreen screen, Row line, int row) {
    hold(line.cols() == screen.cols, "row %d has %d cells", row, line.cols());
    hold(line.used() >= 0 && line.used() <= screen.cols, "row %d uses %d", row, line.used());
    int[] text = new int[screen.cols];
    line.expand(text, new int[screen.cols], 0);
    for (int col = 0; col < screen.cols; col++) {
      hold(line.grapheme(col) == text[col], "row %d tells two things of %d", row, col);
      cell(screen, text, col, screen.cols, "row", row);
    }
    if (line.snapshot != null) fresh(screen, line, line.snapshot, row);
  }

  private static void cell(VtScreen screen, int[] text, int col, int length, String of, int at) {
    int cell = text[col];
    String where = of + " " + at + " at " + col + ": ";
    if (cell == Row.TAIL) {
      // A narrow character made wide by what joined it has a right half too.
      boolean paired = col > 0 && text[col - 1] != 0 && text[col - 1] != Row.TAIL;
      hold(paired, where + "a right half alone");
    } else if (ClusterTable.isCluster(cell)) {
      hold(!screen.clusters.text(cell).isEmpty(), where + "its grapheme is gone");
    } else {
      hold(Character.isValidCodePoint(cell), where + "no character");
    }
    if (screen.cols > 1 && screen.clusters.isWide(cell)) {
      hold(col + 1 < length && text[col + 1] == Row.TAIL, where + "a left half alone");
    }
  }

  /** A copy that is kept tells what the row holds now. */
  private static void fresh(VtScreen screen, Row line, RowSnapshot kept, int row) {
    hold(kept.wrapped() == line.wrapped(), "row %d: its copy knows not that it wraps", row);
    hold(kept.cols() == screen.cols, "row %d: its copy has %d cells", row, kept.cols());
    for (int col = 0; col < screen.cols; col++) {
      int cell = line.grapheme(col);
      if (ClusterTable.isCluster(cell)) {
        boolean same = kept.text(col).equals(screen.clusters.text(cell));
        hold(same, "row %d: its copy has another grapheme at %d", row, col);
      } else {
        boolean same = kept.codePoints()[col] == cell;
        hold(same, "row %d: its copy has another character at %d", row, col);
      }
      boolean same = kept.styles()[col].equals(screen.styles.style(line.style(col)));
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
