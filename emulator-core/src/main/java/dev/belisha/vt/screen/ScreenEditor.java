package dev.belisha.vt.screen;

/**
 * Erasing, inserting and deleting cells and rows. Every count is clamped to the screen. Erased
 * cells keep the pen's background. Cells under ISO protection (SPA) are left by every erase, cells
 * under DEC's (DECSCA) by the selective ones.
 */
public final class ScreenEditor {
  private final VtScreen screen;

  public ScreenEditor(VtScreen screen) {
    this.screen = screen;
  }

  /**
   * ED: 0 below, 1 above, 2 all, 3 history. {@code selective} leaves protected cells (DECSED). A
   * pending wrap is treated as in {@link #eraseLine}. The row above those that are blanked whole
   * goes on in nothing any more; EL alone leaves it, for shells send that in a line they wrapped.
   */
  public void eraseDisplay(int what, boolean selective) {
    switch (what) {
      case 0 -> {
        eraseLine(0, selective);
        if (screen.col == 0) screen.grid.unwrap(screen.row - 1);
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
    screen.touch();
  }

  /**
   * EL: 0 right, 1 left, 2 all of the cursor's row. A wrap that is pending stays pending, and the
   * cell before it counts as left of the cursor: there is nothing to its right.
   */
  public void eraseLine(int what, boolean selective) {
    if (what > 2 || (what == 0 && screen.pendingWrap)) return;
    int from = what == 0 ? screen.col : 0;
    int to = what == 1 ? screen.col + 1 : screen.cols;
    Row line = screen.grid.row(screen.row);
    erase(line, from, to, selective);
    if (to == screen.cols) line.wrapped(false);
    screen.touch();
  }

  private void eraseRows(int from, int to, boolean selective) {
    if (from < to) screen.grid.unwrap(from - 1);
    for (int row = from; row < to; row++) {
      Row line = screen.grid.row(row);
      if (leavesProtected(selective)) {
        erase(line, 0, screen.cols, selective);
        line.wrapped(false);
      } else {
        line.clear(screen.eraseStyle());
      }
    }
  }

  private void erase(Row line, int from, int to, boolean selective) {
    int fill = screen.eraseStyle();
    if (leavesProtected(selective)) line.eraseUnprotected(from, to, fill, screen.styles);
    else line.erase(from, to, fill);
  }

  private boolean leavesProtected(boolean selective) {
    return switch (screen.modes.protection) {
      case NONE -> false;
      case ISO -> true;
      case DEC -> selective;
    };
  }

  /** ECH. */
  public void eraseCharacters(int count) {
    Row line = screen.grid.row(screen.row);
    int to = (int) Math.min((long) screen.col + count, screen.cols);
    erase(line, screen.col, to, false);
    screen.pendingWrap = false;
    screen.touch();
  }

  /** ICH. */
  public void insertCharacters(int count) {
    if (!insideSideMargins()) return;
    Row line = screen.grid.row(screen.row);
    line.insert(screen.col, screen.right + 1, count, screen.eraseStyle());
    edited();
  }

  /** DCH. */
  public void deleteCharacters(int count) {
    if (!insideSideMargins()) return;
    Row line = screen.grid.row(screen.row);
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
      Row line = screen.grid.row(row);
      if (insert) line.insert(col, screen.right + 1, count, fill);
      else line.delete(col, screen.right + 1, count, fill);
    }
    screen.touch();
  }

  /** DECALN: E everywhere, margins reset, cursor home. */
  public void alignmentPattern() {
    screen.resetMargins();
    screen.grid.clear(0);
    for (Row line : screen.grid.everyRow()) line.fill(0, screen.cols, 'E', 0);
    screen.moveTo(0, 0);
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
