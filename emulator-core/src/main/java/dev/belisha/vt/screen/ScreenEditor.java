package dev.belisha.vt.screen;

/**
 * Erasing, inserting and deleting cells and rows, and the rectangle commands. Every count is
 * clamped to the screen. Erased cells keep the pen's background.
 */
public final class ScreenEditor {
  private final VtScreen screen;

  public ScreenEditor(VtScreen screen) {
    this.screen = screen;
  }

  /** ED: 0 below, 1 above, 2 all, 3 history. {@code selective} leaves protected cells (DECSED). */
  public void eraseDisplay(int what, boolean selective) {
    switch (what) {
      case 0 -> {
        eraseLine(0, selective);
        eraseRows(screen.row + 1, screen.rows, selective);
      }
      case 1 -> {
        eraseRows(0, screen.row, selective);
        eraseLine(1, selective);
      }
      case 2 -> eraseRows(0, screen.rows, selective);
      case 3 -> {
        if (!selective) screen.clearHistory();
      }
      default -> {
        return;
      }
    }
    screen.pendingWrap = false;
    screen.touch();
  }

  /**
   * EL: 0 right, 1 left, 2 all of the cursor's row. A wrap that is pending stays pending, and the
   * cell before it counts as left of the cursor.
   */
  public void eraseLine(int what, boolean selective) {
    if (what > 2 || (what == 0 && screen.pendingWrap)) return;
    int from = what == 0 ? screen.col : 0;
    int to = what == 1 ? screen.col + 1 : screen.cols;
    Row line = screen.grid.rows[screen.row];
    erase(line, from, to, selective);
    if (to == screen.cols) line.flags &= ~Row.WRAPPED;
    screen.touch();
  }

  private void eraseRows(int from, int to, boolean selective) {
    for (int row = from; row < to; row++) {
      Row line = screen.grid.rows[row];
      if (selective) {
        erase(line, 0, screen.cols, true);
        line.flags &= ~Row.WRAPPED;
      } else {
        line.clear(screen.eraseStyle());
      }
    }
  }

  private void erase(Row line, int from, int to, boolean selective) {
    int fill = screen.eraseStyle();
    if (!selective) {
      line.erase(from, to, fill);
      return;
    }
    for (int col = from; col < to; col++) {
      if (!screen.styles.isProtected(line.style[col])) line.erase(col, col + 1, fill);
    }
  }

  /** ECH. */
  public void eraseCharacters(int count) {
    Row line = screen.grid.rows[screen.row];
    int to = (int) Math.min((long) screen.col + count, screen.cols);
    line.erase(screen.col, to, screen.eraseStyle());
    screen.pendingWrap = false;
    screen.touch();
  }

  /** ICH. */
  public void insertCharacters(int count) {
    if (!insideSideMargins()) return;
    Row line = screen.grid.rows[screen.row];
    line.insert(screen.col, screen.right + 1, count, screen.eraseStyle());
    edited();
  }

  /** DCH. */
  public void deleteCharacters(int count) {
    if (!insideSideMargins()) return;
    Row line = screen.grid.rows[screen.row];
    line.delete(screen.col, screen.right + 1, count, screen.eraseStyle());
    edited();
  }

  /** IL. */
  public void insertLines(int count) {
    if (!insideMargins()) return;
    shift(screen.row, count, false);
    screen.col = screen.left;
    edited();
  }

  /** DL. */
  public void deleteLines(int count) {
    if (!insideMargins()) return;
    shift(screen.row, count, true);
    screen.col = screen.left;
    edited();
  }

  private void shift(int from, int count, boolean up) {
    Grid grid = screen.grid;
    int fill = screen.eraseStyle();
    int bottom = screen.bottom;
    if (screen.fullWidth()) {
      if (up) grid.scrollUp(from, bottom, count, fill, false);
      else grid.scrollDown(from, bottom, count, fill);
    } else if (up) {
      grid.scrollUp(from, bottom, screen.left, screen.right, count, fill);
    } else {
      grid.scrollDown(from, bottom, screen.left, screen.right, count, fill);
    }
  }

  /** DECIC: blank columns at the cursor, over all rows inside the margins. */
  public void insertColumns(int count) {
    if (!insideMargins()) return;
    columns(screen.col, count, true);
  }

  /** DECDC. */
  public void deleteColumns(int count) {
    if (!insideMargins()) return;
    columns(screen.col, count, false);
  }

  /** DECBI: back, moving the columns right at the left margin. */
  public void backIndex() {
    if (screen.col == screen.left && insideMargins()) columns(screen.left, 1, true);
    else if (screen.col > 0) screen.moveTo(screen.row, screen.col - 1);
  }

  /** DECFI: forward, moving the columns left at the right margin. */
  public void forwardIndex() {
    if (screen.col == screen.right && insideMargins()) columns(screen.left, 1, false);
    else if (screen.col < screen.cols - 1) screen.moveTo(screen.row, screen.col + 1);
  }

  /** SL and SR. */
  public void scrollColumns(int count, boolean left) {
    if (insideMargins()) columns(screen.left, count, !left);
  }

  private void columns(int col, int count, boolean insert) {
    int fill = screen.eraseStyle();
    for (int row = screen.top; row <= screen.bottom; row++) {
      Row line = screen.grid.rows[row];
      if (insert) line.insert(col, screen.right + 1, count, fill);
      else line.delete(col, screen.right + 1, count, fill);
    }
    screen.touch();
  }

  /** DECALN: E everywhere, margins reset, cursor home. */
  public void alignmentPattern() {
    screen.resetMargins();
    for (Row line : screen.grid.rows) {
      line.clear(0);
      java.util.Arrays.fill(line.text, 'E');
      line.used = line.text.length;
    }
    screen.moveTo(0, 0);
  }

  /** A rectangle, inclusive, cut to the screen. Rows and columns count from 0. */
  public record Rectangle(int top, int left, int bottom, int right) {
    public boolean isEmpty() {
      return top > bottom || left > right;
    }
  }

  /** A rectangle from parameters that count from 1, relative to the margins under DECOM. */
  public Rectangle rectangle(int top, int left, int bottom, int right) {
    boolean origin = screen.modes.origin;
    int rowBase = origin ? screen.top : 0;
    int colBase = origin ? screen.left : 0;
    int lastRow = origin ? screen.bottom : screen.rows - 1;
    int lastCol = origin ? screen.right : screen.cols - 1;
    return new Rectangle(
        Math.max(0, top - 1) + rowBase,
        Math.max(0, left - 1) + colBase,
        Math.min(lastRow, bottom < 1 ? lastRow : bottom - 1 + rowBase),
        Math.min(lastCol, right < 1 ? lastCol : right - 1 + colBase));
  }

  /** DECFRA. */
  public void fill(Rectangle area, int codePoint) {
    int style = screen.penStyle();
    for (int row = area.top(); row <= area.bottom(); row++) {
      Row line = screen.grid.rows[row];
      line.erase(area.left(), area.right() + 1, style);
      java.util.Arrays.fill(line.text, area.left(), area.right() + 1, codePoint);
      line.used = Math.max(line.used, area.right() + 1);
    }
    screen.touch();
  }

  /** DECERA and DECSERA. */
  public void erase(Rectangle area, boolean selective) {
    for (int row = area.top(); row <= area.bottom(); row++) {
      erase(screen.grid.rows[row], area.left(), area.right() + 1, selective);
    }
    screen.touch();
  }

  /** DECCRA: source and target may overlap. */
  public void copy(Rectangle from, int toRow, int toCol) {
    int height = Math.min(from.bottom() - from.top() + 1, screen.rows - toRow);
    int width = Math.min(from.right() - from.left() + 1, screen.cols - toCol);
    if (height <= 0 || width <= 0) return;
    int[][] text = new int[height][];
    int[][] style = new int[height][];
    for (int at = 0; at < height; at++) {
      Row line = screen.grid.rows[from.top() + at];
      text[at] = java.util.Arrays.copyOfRange(line.text, from.left(), from.left() + width);
      style[at] = java.util.Arrays.copyOfRange(line.style, from.left(), from.left() + width);
      if (text[at][0] == Row.TAIL) text[at][0] = 0;
      int after = from.left() + width;
      if (after < screen.cols && line.text[after] == Row.TAIL) text[at][width - 1] = 0;
    }
    for (int at = 0; at < height; at++) {
      Row line = screen.grid.rows[toRow + at];
      line.cut(toCol);
      line.cut(toCol + width);
      System.arraycopy(text[at], 0, line.text, toCol, width);
      System.arraycopy(style[at], 0, line.style, toCol, width);
      line.used = Math.max(line.used, toCol + width);
      line.snapshot = null;
    }
    screen.touch();
  }

  private boolean insideSideMargins() {
    return screen.col >= screen.left && screen.col <= screen.right;
  }

  private boolean insideMargins() {
    return insideSideMargins() && screen.row >= screen.top && screen.row <= screen.bottom;
  }

  private void edited() {
    screen.pendingWrap = false;
    screen.touch();
  }
}
