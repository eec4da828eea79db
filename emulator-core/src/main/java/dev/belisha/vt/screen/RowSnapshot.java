package dev.belisha.vt.screen;

import org.jspecify.annotations.Nullable;

/**
 * One row, copied out of the screen: immutable, safe without a lock. The same instance is handed
 * out again while the row has not changed, so identity tells whether to repaint.
 *
 * @param line absolute line number: 0 is the first line this terminal ever had; lines keep their
 *     number while they scroll, until a reflow
 * @param codePoints per column: the code point when the grapheme is a single one; 0 for a blank; -1
 *     when the text is in {@code clusters}; {@link #WIDE_TAIL} for the right half of a wide cell
 * @param clusters per column, or null when the row has no grapheme of several code points
 * @param styles per column
 * @param wrapped the line goes on in the next row (soft wrap)
 */
@SuppressWarnings(
    "ArrayRecordComponent") // shared read-only with the painter; copying costs a frame
public record RowSnapshot(
    long line,
    int[] codePoints,
    @Nullable String @Nullable [] clusters,
    CellStyle[] styles,
    boolean wrapped) {
  public static final int WIDE_TAIL = -2;

  public int cols() {
    return codePoints.length;
  }

  public boolean isWide(int col) {
    return col + 1 < codePoints.length && codePoints[col + 1] == WIDE_TAIL;
  }

  /** The grapheme in a cell: empty for a blank and for the right half of a wide cell. */
  public String text(int col) {
    int cp = codePoints[col];
    if (cp > 0) return Character.toString(cp);
    String cluster = cp == -1 && clusters != null ? clusters[col] : null;
    return cluster == null ? "" : cluster;
  }
}
