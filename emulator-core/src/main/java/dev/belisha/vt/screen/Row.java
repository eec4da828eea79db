package dev.belisha.vt.screen;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One live row: two ints a cell, a grapheme reference and a style id. Cells at and past {@link
 * #used} are blank in the plain style.
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

  int[] text;
  int[] style;
  int used;
  int flags;

  /** The copy handed out last, null once the row has changed since. */
  @Nullable RowSnapshot snapshot;

  Row(int cols) {
    text = new int[cols];
    style = new int[cols];
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

  /** ASCII from a column on; the cells must be there. */
  void write(int col, byte[] ascii, int from, int count, int styleId) {
    overwrite(col, col + count);
    int[] cells = text;
    int shift = from - col;
    for (int at = col; at < col + count; at++) cells[at] = ascii[at + shift];
    int[] styles = style;
    for (int at = col; at < col + count; at++) styles[at] = styleId;
  }

  /** One grapheme of 1 or 2 columns; the cells must be there. */
  void write(int col, int grapheme, int width, int styleId) {
    overwrite(col, col + width);
    text[col] = grapheme;
    style[col] = styleId;
    if (width == 2) {
      text[col + 1] = TAIL;
      style[col + 1] = styleId;
    }
  }

  /** The grapheme in a column, of whatever width, became another. */
  void join(int col, int grapheme) {
    if (col >= used) used = col + 1;
    text[col] = grapheme;
    snapshot = null;
  }

  /** Makes cells ready to be written: mends wide cells cut at either end. */
  private void overwrite(int from, int to) {
    if (from < used) {
      cut(from);
      if (to < used) cut(to);
    }
    if (to > used) used = to;
    snapshot = null;
  }

  /** Blanks the whole row. */
  void clear(int fill) {
    int to = fill == 0 ? used : text.length;
    int[] graphemes = text;
    int[] styles = style;
    for (int col = 0; col < to; col++) {
      graphemes[col] = 0;
      styles[col] = fill;
    }
    used = fill == 0 ? 0 : to;
    flags = 0;
    snapshot = null;
  }

  /** Blanks cells, mending wide cells cut at either end. */
  void erase(int from, int to, int fill) {
    if (from >= to) return;
    cut(from);
    cut(to);
    int end = fill == 0 ? Math.min(to, used) : to;
    if (from < end) {
      Arrays.fill(text, from, end, 0);
      Arrays.fill(style, from, end, fill);
    }
    if (fill != 0) used = Math.max(used, to);
    else if (to >= used) used = Math.min(used, from);
    snapshot = null;
  }

  /** As {@link #erase}, leaving cells whose style is protected. */
  void eraseUnprotected(int from, int to, int fill, StyleTable styles) {
    for (int col = from; col < to; col++) {
      if (!styles.isProtected(style[col])) erase(col, col + 1, fill);
    }
  }

  /** When a wide cell straddles the boundary before {@code col}, blanks both its halves. */
  void cut(int col) {
    if (col > 0 && col < text.length && text[col] == TAIL) {
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
    System.arraycopy(text, col, text, col + n, end - col - n);
    System.arraycopy(style, col, style, col + n, end - col - n);
    Arrays.fill(text, col, col + n, 0);
    Arrays.fill(style, col, col + n, fill);
    if (used > col) used = Math.max(used, Math.min(end, used + n));
    else if (fill != 0) used = col + n;
    snapshot = null;
  }

  /** Moves cells left inside {@code [col, end)} and blanks the end. */
  void delete(int col, int end, int count, int fill) {
    int n = Math.min(count, end - col);
    cut(col);
    cut(col + n);
    cut(end);
    System.arraycopy(text, col + n, text, col, end - col - n);
    System.arraycopy(style, col + n, style, col, end - col - n);
    Arrays.fill(text, end - n, end, 0);
    Arrays.fill(style, end - n, end, fill);
    if (fill != 0) used = Math.max(used, end);
    snapshot = null;
  }

  /** Copies cells of another row into this one at the same columns. */
  void copy(Row from, int start, int end) {
    cut(start);
    cut(end);
    System.arraycopy(from.text, start, text, start, end - start);
    System.arraycopy(from.style, start, style, start, end - start);
    if (start > 0 && text[start] == TAIL) text[start] = 0;
    if (end < text.length && from.text[end] == TAIL) text[end - 1] = 0;
    used = Math.max(used, Math.min(end, from.used));
    snapshot = null;
  }

  void resize(int cols) {
    if (cols == text.length) return;
    if (cols < text.length) cut(cols);
    text = Arrays.copyOf(text, cols);
    style = Arrays.copyOf(style, cols);
    used = Math.min(used, cols);
    snapshot = null;
  }

  /** Cells up to the last one that shows something: a grapheme, or a style of its own. */
  int length() {
    int end = used;
    while (end > 0 && text[end - 1] == 0 && style[end - 1] == 0) end--;
    return end;
  }

  /** Cells up to the last grapheme. */
  int textLength() {
    int end = used;
    while (end > 0 && text[end - 1] == 0) end--;
    return end;
  }
}
