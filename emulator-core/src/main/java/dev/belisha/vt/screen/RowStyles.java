package dev.belisha.vt.screen;

import java.util.Arrays;

/**
 * The styles of a {@link Row}'s used cells: one for all while they are alike, runs while text comes
 * from left to right and there are few, else one a cell. What is written goes through {@link
 * #paint}, before the row counts its cells as used.
 */
final class RowStyles {
  private static final int[] NONE = new int[0];

  private int cols;

  /** The style of all cells, while there are no {@link #runs} and not {@link #each} has its own. */
  private int one;

  /** Runs in {@link #pairs}, two at least; else 0. */
  private int runs;

  /** Of each run: the column past its end, and its style. */
  private int[] pairs = NONE;

  private boolean each;

  /** Styles by column while {@link #each}. */
  private int[] ids = NONE;

  RowStyles(int cols) {
    this.cols = cols;
  }

  /** The style of a used cell. */
  int at(int col) {
    if (each) return ids[col];
    return runs == 0 ? one : pairs[runAt(col) + 1];
  }

  /** Where the run of a used column stands in {@link #pairs}. */
  private int runAt(int col) {
    int low = 0;
    int high = runs - 1;
    while (low < high) {
      int middle = low + high >>> 1;
      if (pairs[2 * middle] <= col) low = middle + 1;
      else high = middle;
    }
    return 2 * low;
  }

  /** All cells have the same style. */
  boolean areOne() {
    return !each && runs == 0;
  }

  /**
   * Sets the style of cells, which may start where the used ones end.
   *
   * @param used cells used before
   */
  void paint(int from, int to, int used, int id) {
    if (!each) {
      if (runs == 0 && id == one) return;
      if (from == 0 && to >= used) {
        one = id;
        runs = 0;
        return;
      }
      if (from == used && append(used, to, id)) return;
      spread(used);
    }
    for (int col = from; col < to; col++) ids[col] = id;
  }

  /** A run that starts where the used cells end; false when there is no room for one more. */
  private boolean append(int used, int to, int id) {
    int next = 2 * Math.max(1, runs);
    if (next + 2 > cols) return false;
    if (runs == 0) {
      if (pairs.length < cols) pairs = new int[cols];
      pairs[0] = used;
      pairs[1] = one;
      runs = 1;
    } else if (pairs[next - 1] == id) {
      pairs[next - 2] = to;
      return true;
    }
    pairs[next] = to;
    pairs[next + 1] = id;
    runs++;
    return true;
  }

  /** Gives each used cell its own style. */
  private void spread(int used) {
    if (each) return;
    if (ids.length < cols) ids = new int[cols];
    expand(ids, 0, used);
    each = true;
    runs = 0;
  }

  /** Styles of cells from an array. */
  void paste(int col, int[] styles, int from, int count, int used) {
    spread(used);
    System.arraycopy(styles, from, ids, col, count);
  }

  /** Cells from {@code to} on are used no more. */
  void shrink(int to) {
    if (to == 0) {
      one = 0;
      runs = 0;
      each = false;
    } else if (runs > 0) {
      int last = runAt(to - 1);
      pairs[last] = to;
      runs = last / 2 + 1;
      if (runs > 1) return;
      one = pairs[1];
      runs = 0;
    }
  }

  /** Moves styles inside the used cells. */
  void move(int from, int to, int count, int used) {
    if (areOne()) return;
    spread(used);
    System.arraycopy(ids, from, ids, to, count);
  }

  /** Takes styles of another row's used cells at the same columns; here they are used already. */
  void copy(RowStyles from, int fromUsed, int start, int count, int used) {
    if (from.areOne()) {
      paint(start, start + count, used, from.one);
      return;
    }
    from.spread(fromUsed);
    paste(start, from.ids, start, count, used);
  }

  void resize(int newCols, int used) {
    if (runs > 0) spread(used);
    pairs = NONE;
    ids = each ? Arrays.copyOf(ids, newCols) : NONE;
    cols = newCols;
  }

  /** Writes the styles of the used cells from {@code at} on. */
  void expand(int[] out, int at, int used) {
    if (each) {
      System.arraycopy(ids, 0, out, at, used);
    } else if (runs == 0) {
      Arrays.fill(out, at, at + used, one);
    } else {
      int col = 0;
      for (int run = 0; run < 2 * runs; run += 2) {
        Arrays.fill(out, at + col, at + pairs[run], pairs[run + 1]);
        col = pairs[run];
      }
    }
  }

  /** Styles of the line just begun, whose cells are the first ones used. */
  void addTo(HistoryBlock block, int length) {
    if (each) block.styles(ids, 0, length);
    else if (runs > 0) block.runs(pairs, runs, length);
    else if (one != 0) block.style(one);
  }

  /** Tells the table every style id held. */
  void mark(StyleTable table, int used) {
    if (each) for (int col = 0; col < used; col++) table.mark(ids[col]);
    else if (runs == 0) table.mark(one);
    else for (int run = 0; run < 2 * runs; run += 2) table.mark(pairs[run + 1]);
  }
}
