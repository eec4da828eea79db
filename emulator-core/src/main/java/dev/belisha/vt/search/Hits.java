package dev.belisha.vt.search;

import java.util.Arrays;

/**
 * What a search has found, oldest first; nothing overlaps. Immutable, safe without a lock. Cells
 * are counted through all lines, {@code line * cols + column}, so a hit across soft wraps is one
 * range.
 */
public final class Hits {
  /** Hits kept; beyond it the oldest go. */
  public static final int MOST = 1 << 20;

  /** Nothing, and nothing looked at. */
  public static final Hits NONE =
      new Hits(-1, 1, new long[0], new int[0], 0, 0, new long[0], new int[0], State.LOOKING, 0);

  /** How far a search has come. */
  public enum State {
    /** There is more to look at. */
    LOOKING,
    COMPLETE,
    /** The expression took too long on too many lines; what follows was not looked at. */
    GIVEN_UP
  }

  private final long generation;
  private final int cols;

  /** Shared with the search that made them, which writes beyond {@link #to} only. */
  private final long[] starts;

  private final int[] lengths;
  private final int from;
  private final int to;

  /** Those in lines that may still change. */
  private final long[] liveStarts;

  private final int[] liveLengths;
  private final State state;
  private final int skippedLines;

  Hits(
      long generation,
      int cols,
      long[] starts,
      int[] lengths,
      int from,
      int to,
      long[] liveStarts,
      int[] liveLengths,
      State state,
      int skippedLines) {
    this.generation = generation;
    this.cols = cols;
    this.starts = starts;
    this.lengths = lengths;
    this.from = from;
    this.to = to;
    this.liveStarts = liveStarts;
    this.liveLengths = liveLengths;
    this.state = state;
    this.skippedLines = skippedLines;
  }

  /** In which the lines count: {@link dev.belisha.vt.screen.ScreenSnapshot#generation}. */
  public long generation() {
    return generation;
  }

  public State state() {
    return state;
  }

  /** Lines left out, because the expression took too long on them. */
  public int skippedLines() {
    return skippedLines;
  }

  /** There were more than {@link #MOST}: the oldest are not among them. */
  public boolean isCut() {
    return to - from == MOST;
  }

  public int count() {
    return to - from + liveStarts.length;
  }

  /** The first cell of a hit; index 0 is the oldest. */
  public long start(int index) {
    int at = from + index;
    return at < to ? starts[at] : liveStarts[at - to];
  }

  /** One past the last cell. */
  public long end(int index) {
    int at = from + index;
    return at < to ? starts[at] + lengths[at] : liveStarts[at - to] + liveLengths[at - to];
  }

  /** A cell by its line (absolute) and column. */
  public long cell(long line, int col) {
    return line * cols + col;
  }

  /** The line (absolute) of a cell. */
  public long line(long cell) {
    return cell / cols;
  }

  /** The column of a cell. */
  public int col(long cell) {
    return (int) (cell % cols);
  }

  /** How many hits start before a cell: the index of the first that does not. */
  public int before(long cell) {
    int live = position(liveStarts, 0, liveStarts.length, cell);
    return live > 0 ? to - from + live : position(starts, from, to, cell) - from;
  }

  private static int position(long[] sorted, int from, int to, long cell) {
    int at = Arrays.binarySearch(sorted, from, to, cell);
    return at >= 0 ? at : -at - 1;
  }

  /** The index of the hit that starts at a cell; -1 when there is none. */
  public int at(long cell) {
    int index = before(cell);
    return index < count() && start(index) == cell ? index : -1;
  }

  /** The first hit that reaches beyond a cell's start. */
  public int firstFrom(long cell) {
    int index = before(cell);
    return index > 0 && end(index - 1) > cell ? index - 1 : index;
  }
}
