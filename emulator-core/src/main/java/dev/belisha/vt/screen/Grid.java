package dev.belisha.vt.screen;

import org.jspecify.annotations.Nullable;

/**
 * The rows of one screen, main or alternate, and the history above them. Knows margins only as
 * arguments. Rows are shuffled by reference; the row that scrolls out is blanked and used again.
 */
final class Grid {
  final History history;
  Row[] rows;
  int cols;

  /** Lines that ever went off the top: the absolute number of row 0. */
  long pushed;

  /** DECSC of this screen; null until something was saved. */
  @Nullable SavedCursor saved;

  /** Kitty keyboard flags in force and those pushed below them, of this screen. */
  final KeyboardStack keyboard = new KeyboardStack();

  Grid(int cols, int rowCount, int scrollback) {
    this.cols = cols;
    history = new History(scrollback);
    rows = new Row[rowCount];
    for (int row = 0; row < rowCount; row++) rows[row] = new Row(cols);
  }

  /** What DECSC keeps. */
  record SavedCursor(
      int row,
      int col,
      boolean pendingWrap,
      boolean origin,
      long colors,
      long extras,
      int[] charsets) {
    @Override
    public boolean equals(@Nullable Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }

  /**
   * Moves rows up inside {@code [top, bottom]}. From row 0 they go to history.
   *
   * @param fill style of the blank rows that come in at the bottom
   */
  void scrollUp(int top, int bottom, int count, int fill, boolean keep) {
    int n = Math.min(count, bottom - top + 1);
    for (int step = 0; step < n; step++) {
      Row out = rows[top];
      if (keep) push(out);
      else unwrap(top - 1);
      System.arraycopy(rows, top + 1, rows, top, bottom - top);
      rows[bottom] = out;
      out.clear(fill);
    }
    if (keep && bottom < rows.length - 1) {
      for (int row = bottom + 1; row < rows.length; row++) rows[row].snapshot = null;
    }
  }

  private void push(Row row) {
    history.add(CompactRow.of(row));
    pushed++;
  }

  void scrollDown(int top, int bottom, int count, int fill) {
    int n = Math.min(count, bottom - top + 1);
    for (int step = 0; step < n; step++) {
      Row out = rows[bottom];
      System.arraycopy(rows, top, rows, top + 1, bottom - top);
      rows[top] = out;
      out.clear(fill);
    }
    unwrap(top - 1);
    unwrap(bottom);
  }

  /** The row below is no longer what this row went on in. */
  private void unwrap(int row) {
    if (row >= 0) rows[row].wrapped(false);
  }

  /** As {@link #scrollUp}, between left and right margins: cells are copied, nothing is kept. */
  void scrollUp(int top, int bottom, int left, int right, int count, int fill) {
    int n = Math.min(count, bottom - top + 1);
    for (int row = top; row <= bottom - n; row++) rows[row].copy(rows[row + n], left, right + 1);
    for (int row = bottom - n + 1; row <= bottom; row++) rows[row].erase(left, right + 1, fill);
  }

  void scrollDown(int top, int bottom, int left, int right, int count, int fill) {
    int n = Math.min(count, bottom - top + 1);
    for (int row = bottom; row >= top + n; row--) rows[row].copy(rows[row - n], left, right + 1);
    for (int row = top; row < top + n; row++) rows[row].erase(left, right + 1, fill);
  }

  void mark(StyleTable styles, ClusterTable clusters) {
    for (Row row : rows) {
      for (int col = 0; col < row.used; col++) {
        styles.mark(row.style[col]);
        clusters.mark(row.text[col]);
      }
    }
    for (int at = 0; at < history.size(); at++) history.get(at).mark(styles, clusters);
  }
}
