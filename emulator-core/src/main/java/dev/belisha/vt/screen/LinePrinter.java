package dev.belisha.vt.screen;

import dev.belisha.vt.unicode.GraphemeBreak;

/**
 * A flood of plain lines at the bottom of the main screen: those that would only pass through the
 * screen go straight to history. What comes of it is what {@link Printer} and line feeds make of
 * the same bytes.
 */
public final class LinePrinter {
  private final VtScreen screen;

  public LinePrinter(VtScreen screen) {
    this.screen = screen;
  }

  /**
   * Columns while lines can be taken, else 0: the cursor must be at the start of an empty last row
   * of the main screen, text must be ASCII with autowrap and without insert mode, the background
   * the default one, and no margins be set.
   */
  public int columns() {
    VtScreen s = screen;
    if (s.row != s.rows - 1 || s.col != 0 || s.grid != s.main) return 0;
    boolean plain = s.charsets.plain() && s.modes.autowrap && !s.modes.insert;
    boolean whole = s.top == 0 && s.bottom == s.rows - 1 && s.fullWidth();
    return plain && whole && s.main.row(s.row).isNew() && s.eraseStyle() == 0 ? s.cols : 0;
  }

  /**
   * At least one line, while {@link #columns} allows.
   *
   * @param starts where the text of each row starts; a line goes on in a row that starts where the
   *     one before ends
   * @param ends where it ends
   * @param count rows
   */
  public void print(byte[] bytes, int[] starts, int[] ends, int count) {
    VtScreen s = screen;
    Grid grid = s.main;
    int style = s.penStyle();
    int above = s.rows - 1;
    int through = Math.max(0, count - above);
    for (int row = through; row < count; row++) grid.scrollUp(0, true);
    for (int row = 0; row < through; row++) {
      int length = ends[row] - starts[row];
      grid.pushLine(bytes, starts[row], length, style, flags(starts, ends, row, count));
    }
    for (int row = through; row < count; row++) {
      Row line = grid.row(above - count + row);
      int length = ends[row] - starts[row];
      if (length > 0) line.write(0, bytes, starts[row], length, style);
      line.flags = flags(starts, ends, row, count);
    }
    s.lastPrinted = 0;
    s.graphemeState = GraphemeBreak.START;
    s.damage += count;
  }

  private static int flags(int[] starts, int[] ends, int row, int count) {
    return row + 1 < count && starts[row + 1] == ends[row] ? Row.WRAPPED : 0;
  }
}
