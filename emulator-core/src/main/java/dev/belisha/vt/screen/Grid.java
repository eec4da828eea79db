package dev.belisha.vt.screen;

import org.jspecify.annotations.Nullable;

/**
 * The rows of one screen, main or alternate, and the history above them. Knows margins only as
 * arguments. A scroll moves no row but their order; the row that scrolls out is blanked and used
 * again.
 */
final class Grid {
  /** What DECSC keeps. */
  record SavedCursor(
      int row,
      int col,
      boolean pendingWrap,
      boolean origin,
      long colors,
      long extras,
      Charsets.Saved charsets) {}

  History history;
  int cols;

  private Row[] rows;

  /** Index into {@link #rows} of each row, a ring: cheaper to move than references. */
  private int[] order;

  /** Takes turns with {@link #order} when that is turned straight. */
  private int[] otherOrder;

  /** Where the top row stands in {@link #order}. */
  private int start;

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
    order = inOrder(rowCount);
    otherOrder = new int[rowCount];
  }

  private static int[] inOrder(int count) {
    int[] order = new int[count];
    for (int row = 0; row < count; row++) order[row] = row;
    return order;
  }

  /** Row 0 is the top. */
  Row row(int row) {
    int at = start + row;
    return rows[order[at < order.length ? at : at - order.length]];
  }

  int rowCount() {
    return rows.length;
  }

  /** All rows, in no order. */
  Row[] everyRow() {
    return rows;
  }

  /** Puts other rows in, from the top. */
  void replaceRows(Row[] fresh) {
    rows = fresh;
    order = inOrder(fresh.length);
    otherOrder = new int[fresh.length];
    start = 0;
  }

  /** Turns the ring so that the top row stands first. */
  private void straighten() {
    if (start == 0) return;
    int[] straight = otherOrder;
    System.arraycopy(order, start, straight, 0, order.length - start);
    System.arraycopy(order, 0, straight, order.length - start, start);
    otherOrder = order;
    order = straight;
    start = 0;
  }

  /** Moves all rows up by one; the top one goes to history when it is kept. */
  void scrollUp(int fill, boolean keep) {
    Row out = rows[order[start]];
    if (keep) push(out);
    start = start + 1 == order.length ? 0 : start + 1;
    out.clear(fill);
  }

  /**
   * Moves rows up inside {@code [top, bottom]}.
   *
   * @param fill style of the blank rows that come in at the bottom
   * @param keep whether the rows that move out go to history; only with {@code top} 0
   */
  void scrollUp(int top, int bottom, int count, int fill, boolean keep) {
    int n = Math.min(count, bottom - top + 1);
    straighten();
    if (bottom < rows.length - 1) unwrap(bottom);
    for (int step = 0; step < n; step++) {
      int first = order[top];
      Row out = rows[first];
      if (keep) push(out);
      else unwrap(top - 1);
      System.arraycopy(order, top + 1, order, top, bottom - top);
      order[bottom] = first;
      out.clear(fill);
    }
  }

  private void push(Row row) {
    history.add(row);
    pushed++;
  }

  /** A line of ASCII that went off the top without a row of its own. */
  void pushLine(byte[] ascii, int from, int length, int style, int flags) {
    history.add(ascii, from, length, style, flags);
    pushed++;
  }

  void scrollDown(int top, int bottom, int count, int fill) {
    int n = Math.min(count, bottom - top + 1);
    straighten();
    for (int step = 0; step < n; step++) {
      int last = order[bottom];
      System.arraycopy(order, top, order, top + 1, bottom - top);
      order[top] = last;
      rows[last].clear(fill);
    }
    unwrap(top - 1);
    unwrap(bottom);
  }

  /**
   * The row below is no longer what this row went on in.
   *
   * @param row -1 for the last line of history
   */
  void unwrap(int row) {
    if (row >= 0) row(row).wrapped(false);
    else history.unwrapLast();
  }

  /** As {@link #scrollUp}, between left and right margins: cells are copied, nothing is kept. */
  void scrollUp(int top, int bottom, int left, int right, int count, int fill) {
    int n = Math.min(count, bottom - top + 1);
    for (int row = top; row <= bottom - n; row++) row(row).copy(row(row + n), left, right + 1);
    for (int row = bottom - n + 1; row <= bottom; row++) row(row).erase(left, right + 1, fill);
  }

  void scrollDown(int top, int bottom, int left, int right, int count, int fill) {
    int n = Math.min(count, bottom - top + 1);
    for (int row = bottom; row >= top + n; row--) row(row).copy(row(row - n), left, right + 1);
    for (int row = top; row < top + n; row++) row(row).erase(left, right + 1, fill);
  }

  /** Blanks all rows. */
  void clear(int fill) {
    for (Row row : rows) row.clear(fill);
    history.unwrapLast();
  }

  void mark(StyleTable styles, ClusterTable clusters) {
    for (Row row : rows) row.mark(styles, clusters);
    history.mark(styles, clusters);
  }
}
