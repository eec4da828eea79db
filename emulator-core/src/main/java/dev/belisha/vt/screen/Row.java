package dev.belisha.vt.screen;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One live row. It starts narrow, a byte a cell, and widens to an int a cell once it holds a
 * grapheme that is not Latin-1; styles are in {@link RowStyles}. Cells from {@link #used} on are
 * blank in the plain style; the arrays may hold anything there.
 *
 * <p>A grapheme reference is 0 for a blank, a code point, {@link ClusterTable#FLAG} with an id, or
 * {@link RowSnapshot#WIDE_TAIL} for the right half of a wide cell. A wide cell always has both
 * halves: whoever overwrites one half blanks the other.
 */
final class Row {
  static final int TAIL = RowSnapshot.WIDE_TAIL;

  /** The line goes on in the next row. */
  static final int WRAPPED = 1;

  /** A primary prompt starts here (OSC 133 A). */
  static final int PROMPT = 1 << 1;

  /** The wide cell the next row starts with did not fit here: a blank last cell is no text. */
  static final int GAP = 1 << 2;

  private static final int[] NONE = new int[0];

  int flags;

  /** The copy handed out last, null once the row has changed since. */
  @Nullable RowSnapshot snapshot;

  private int cols;
  private int used;

  /** Graphemes while the row is not {@link #wide}. */
  private byte[] latin;

  /** Grapheme references while it is. */
  private int[] text = NONE;

  private boolean wide;

  private final RowStyles styles;

  Row(int cols) {
    this.cols = cols;
    latin = new byte[cols];
    styles = new RowStyles(cols);
  }

  int cols() {
    return cols;
  }

  /** Cells up to the last one written to. */
  int used() {
    return used;
  }

  int grapheme(int col) {
    if (col >= used) return 0;
    return wide ? text[col] : latin[col] & 0xFF;
  }

  int style(int col) {
    return col >= used ? 0 : styles.at(col);
  }

  /** A byte a cell and one style for all; only tests ask. */
  boolean isCompact() {
    return !wide && styles.areOne();
  }

  /** No cell is used, and nothing is known of it. */
  boolean isNew() {
    return used == 0 && flags == 0;
  }

  boolean wrapped() {
    return (flags & WRAPPED) != 0;
  }

  /** Sets whether the line goes on in the next row; a copy that says otherwise goes. */
  void wrapped(boolean on) {
    if (on == wrapped()) return;
    flags ^= WRAPPED;
    snapshot = null;
  }

  // Writing

  /** ASCII from a column on; the cells must be there. */
  void write(int col, byte[] ascii, int from, int count, int styleId) {
    int end = col + count;
    open(col, end);
    paint(col, end, styleId);
    if (wide) {
      for (int at = 0; at < count; at++) text[col + at] = ascii[from + at];
    } else {
      Cells.copy(ascii, from, latin, col, count);
    }
    close(end);
  }

  /** Grapheme references from a column on, wide cells with both halves; the cells must be there. */
  void write(int col, int[] graphemes, int count, int styleId) {
    int end = col + count;
    open(col, end);
    paint(col, end, styleId);
    if (!wide && !areLatin(graphemes, 0, count)) widen();
    if (wide) System.arraycopy(graphemes, 0, text, col, count);
    else for (int at = 0; at < count; at++) latin[col + at] = (byte) graphemes[at];
    close(end);
  }

  /** One grapheme of 1 or 2 columns; the cells must be there. */
  void write(int col, int grapheme, int width, int styleId) {
    int end = col + width;
    open(col, end);
    paint(col, end, styleId);
    if (width == 1 && isLatin(grapheme) && !wide) {
      latin[col] = (byte) grapheme;
    } else {
      widen();
      text[col] = grapheme;
      if (width == 2) text[col + 1] = TAIL;
    }
    close(end);
  }

  /** One grapheme in each cell of a range, all in one style. */
  void fill(int from, int to, int grapheme, int styleId) {
    open(from, to);
    paint(from, to, styleId);
    if (isLatin(grapheme) && !wide) {
      Arrays.fill(latin, from, to, (byte) grapheme);
    } else {
      widen();
      Arrays.fill(text, from, to, grapheme);
    }
    close(to);
  }

  /** Cells from arrays; wide cells in them are whole. */
  void paste(int col, int[] graphemes, int[] styleIds, int from, int count) {
    if (count == 0) return;
    int end = col + count;
    open(col, end);
    if (areEqual(styleIds, from, count)) {
      paint(col, end, styleIds[from]);
    } else {
      styles.paste(col, styleIds, from, count, used);
    }
    if (!wide && !areLatin(graphemes, from, count)) widen();
    if (wide) System.arraycopy(graphemes, from, text, col, count);
    else for (int at = 0; at < count; at++) latin[col + at] = (byte) graphemes[from + at];
    close(end);
  }

  /** The grapheme in a column, of whatever width, became another. */
  void join(int col, int grapheme) {
    reach(col + 1);
    widen();
    text[col] = grapheme;
    snapshot = null;
  }

  void restyle(int col, int styleId) {
    reach(col + 1);
    paint(col, col + 1, styleId);
    snapshot = null;
  }

  /** Makes cells ready to be written: mends wide cells cut at either end. */
  private void open(int from, int to) {
    if (from > used) {
      reach(from);
    } else if (wide && from < used) {
      cut(from);
      cut(to);
    }
  }

  private void close(int end) {
    if (end > used) used = end;
    snapshot = null;
  }

  /** Makes the cells before {@code end} used ones, blank and plain where they were not. */
  private void reach(int end) {
    if (end <= used) return;
    paint(used, end, 0);
    blank(used, end);
    used = end;
  }

  /** Cells from {@code to} on are used no more. */
  private void shrink(int to) {
    used = to;
    styles.shrink(to);
    if (to == 0) wide = false;
  }

  private void blank(int from, int to) {
    if (wide) Arrays.fill(text, from, to, 0);
    else Arrays.fill(latin, from, to, (byte) 0);
  }

  private void paint(int from, int to, int styleId) {
    styles.paint(from, to, used, styleId);
  }

  private void widen() {
    if (wide) return;
    if (text.length < cols) text = new int[cols];
    for (int col = 0; col < used; col++) text[col] = latin[col] & 0xFF;
    wide = true;
  }

  private static boolean areLatin(int[] graphemes, int from, int count) {
    for (int at = from; at < from + count; at++) if (!isLatin(graphemes[at])) return false;
    return true;
  }

  private static boolean areEqual(int[] ids, int from, int count) {
    for (int at = from + 1; at < from + count; at++) if (ids[at] != ids[from]) return false;
    return true;
  }

  private static boolean isLatin(int grapheme) {
    return (grapheme & ~0xFF) == 0;
  }

  // Erasing and moving

  /** Blanks the whole row. */
  void clear(int fill) {
    shrink(0);
    flags = 0;
    snapshot = null;
    if (fill != 0) erase(0, cols, fill);
  }

  /** Blanks cells, mending wide cells cut at either end. */
  void erase(int from, int to, int fill) {
    if (from >= to) return;
    cut(from);
    cut(to);
    snapshot = null;
    if (fill == 0 && to >= used) {
      if (from < used) shrink(from);
      return;
    }
    reach(from);
    paint(from, to, fill);
    blank(from, to);
    used = Math.max(used, to);
  }

  /** As {@link #erase}, leaving cells whose style is protected. */
  void eraseUnprotected(int from, int to, int fill, StyleTable table) {
    for (int col = from; col < to; col++) {
      if (!table.isProtected(style(col))) erase(col, col + 1, fill);
    }
  }

  /** When a wide cell straddles the boundary before {@code col}, blanks both its halves. */
  void cut(int col) {
    if (wide && col > 0 && col < used && text[col] == TAIL) {
      text[col - 1] = 0;
      text[col] = 0;
    }
  }

  /** Moves cells right inside {@code [col, end)} and blanks the gap; what falls off is lost. */
  void insert(int col, int end, int count, int fill) {
    int n = Math.min(count, end - col);
    cut(col);
    cut(end - n);
    cut(end);
    if (used > col) {
      int moved = Math.min(used, end - n) - col;
      reach(Math.min(end, used + n));
      move(col, col + n, moved);
    }
    erase(col, col + n, fill);
  }

  /** Moves cells left inside {@code [col, end)} and blanks the end. */
  void delete(int col, int end, int count, int fill) {
    int n = Math.min(count, end - col);
    cut(col);
    cut(col + n);
    cut(end);
    if (fill != 0) reach(end);
    int last = Math.min(used, end);
    if (last <= col) return;
    if (col + n < last) move(col + n, col, last - col - n);
    // What is left of the last cell moved must not be mended: it is the copy that counts.
    int from = Math.max(col, last - n);
    if (wide && text[from] == TAIL) text[from] = 0;
    erase(from, last, fill);
  }

  private void move(int from, int to, int count) {
    if (count <= 0) return;
    if (wide) System.arraycopy(text, from, text, to, count);
    else System.arraycopy(latin, from, latin, to, count);
    styles.move(from, to, count, used);
    snapshot = null;
  }

  /** Copies cells of another row into this one at the same columns. */
  void copy(Row from, int start, int end) {
    erase(start, end, 0);
    int last = Math.min(end, from.used);
    int count = last - start;
    if (count <= 0) return;
    reach(last);
    styles.copy(from.styles, from.used, start, count, used);
    if (from.wide) {
      widen();
      System.arraycopy(from.text, start, text, start, count);
      if (text[start] == TAIL) text[start] = 0;
      if (from.grapheme(end) == TAIL) text[end - 1] = 0;
    } else if (wide) {
      for (int col = start; col < last; col++) text[col] = from.latin[col] & 0xFF;
    } else {
      System.arraycopy(from.latin, start, latin, start, count);
    }
  }

  void resize(int newCols) {
    if (newCols == cols) return;
    if (newCols < used) {
      cut(newCols);
      shrink(newCols);
    }
    cols = newCols;
    latin = Arrays.copyOf(latin, newCols);
    text = wide ? Arrays.copyOf(text, newCols) : NONE;
    styles.resize(newCols, used);
    snapshot = null;
  }

  // Reading

  /** Cells up to the last one that shows something: a grapheme, or a style of its own. */
  int length() {
    int end = used;
    while (end > 0 && isBlank(end - 1)) end--;
    return end;
  }

  /** Of a used cell: it shows nothing. */
  private boolean isBlank(int col) {
    boolean empty = wide ? text[col] == 0 : latin[col] == 0;
    return empty && styles.at(col) == 0;
  }

  /** Writes graphemes and styles of the used cells from {@code at} on. */
  void expand(int[] textOut, int[] styleOut, int at) {
    if (wide) System.arraycopy(text, 0, textOut, at, used);
    else for (int col = 0; col < used; col++) textOut[at + col] = latin[col] & 0xFF;
    styles.expand(styleOut, at, used);
  }

  /** Adds the row to history as it is; the block must not be full. */
  void addTo(HistoryBlock block) {
    int length = length();
    block.begin(length, flags);
    if (wide) block.wideText(text, 0, length);
    else block.latin(latin, 0, length);
    styles.addTo(block, length);
  }

  /** Tells the tables every style id and cluster id held. */
  void mark(StyleTable table, ClusterTable clusters) {
    styles.mark(table, used);
    if (wide) for (int col = 0; col < used; col++) clusters.mark(text[col]);
  }
}
