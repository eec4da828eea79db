package dev.belisha.vt.screen;

import java.util.BitSet;

/** Columns where HT stops: every eighth at the start. */
final class TabStops {
  private static final int EVERY = 8;
  private final BitSet stops = new BitSet();
  private int cols;

  TabStops(int cols) {
    this.cols = cols;
    reset();
  }

  void reset() {
    stops.clear();
    for (int col = EVERY; col < cols; col += EVERY) stops.set(col);
  }

  void resize(int newCols) {
    for (int col = (cols + EVERY - 1) / EVERY * EVERY; col < newCols; col += EVERY) stops.set(col);
    if (newCols < cols) stops.clear(newCols, Math.max(cols, stops.length()));
    cols = newCols;
  }

  void set(int col) {
    stops.set(col);
  }

  void clear(int col) {
    stops.clear(col);
  }

  void clearAll() {
    stops.clear();
  }

  int[] columns() {
    return stops.stream().toArray();
  }

  /** The next stop right of a column, at most {@code last}. */
  int next(int col, int last) {
    int stop = stops.nextSetBit(col + 1);
    return stop < 0 || stop > last ? last : stop;
  }

  /** The stop left of a column, at least {@code first}. */
  int previous(int col, int first) {
    int stop = col == 0 ? -1 : stops.previousSetBit(col - 1);
    return Math.max(stop, first);
  }
}
