package dev.belisha.vt.screen;

import java.text.Normalizer;
import java.util.Arrays;

/**
 * Text of some logical lines, copied out of the screen by a {@link TextReader}; every char knows
 * the cell it stands in. Soft wraps are joined, blanks at a logical line's end are left out, and a
 * newline follows each. Filled anew by each reading; one thread at a time.
 *
 * <p>A cell is told by one number, counted through all lines: {@code line * cols + column}.
 */
public final class TextSlice {
  /** In {@link #columns}: the char's cell is a wide one. */
  private static final int WIDE = 1 << 15;

  private static final int COLUMN = WIDE - 1;

  private char[] text = new char[1 << 12];
  private int length;
  private int cols = 1;
  private long firstLine;

  /** Where each row's text starts. */
  private int[] rowStarts = new int[64];

  /** Whether a row's chars have their columns in {@link #columns}; else they count from 0. */
  private boolean[] placed = new boolean[64];

  private char[] columns = new char[text.length];
  private int rows;

  /** The row asked for last: questions come in order. */
  private int row;

  long finalLine;
  int finalLength;
  boolean atEnd;

  void begin(long line, int columnCount) {
    firstLine = line;
    cols = columnCount;
    length = 0;
    rows = 0;
    row = 0;
    finalLine = line;
    finalLength = 0;
    atEnd = false;
  }

  void beginRow() {
    if (rows == rowStarts.length) {
      rowStarts = Arrays.copyOf(rowStarts, rows * 2);
      placed = Arrays.copyOf(placed, rows * 2);
    }
    rowStarts[rows] = length;
    placed[rows] = false;
    rows++;
  }

  void endLine() {
    room(1);
    text[length++] = '\n';
  }

  /** The row's cells, a byte each, blanks as 0. */
  void addLatin(byte[] graphemes, int count) {
    room(count);
    char[] to = text;
    int start = length;
    for (int at = 0; at < count; at++) {
      int grapheme = graphemes[at] & 0xFF;
      to[start + at] = (char) (grapheme == 0 ? ' ' : grapheme);
    }
    length = start + count;
  }

  /** The row's cells as far as each is narrow and one char; gives how many that are. */
  int addPlain(int[] graphemes, int count) {
    room(count);
    char[] to = text;
    int start = length;
    int col = 0;
    // Neither a cluster, nor the right half of a wide cell, nor beyond the BMP.
    while (col < count && graphemes[col] >>> 16 == 0) {
      int grapheme = graphemes[col];
      to[start + col++] = (char) (grapheme == 0 ? ' ' : grapheme);
    }
    // Its left half was taken for a narrow one.
    if (col < count && graphemes[col] == RowSnapshot.WIDE_TAIL) col--;
    length = start + col;
    return col;
  }

  /** The row's cells after the plain ones, whatever they are, each with its column. */
  void addOthers(int[] graphemes, int from, int count, ClusterTable clusters) {
    placed[rows - 1] = true;
    room(2 * (count - from));
    for (int col = 0; col < from; col++) columns[rowStarts[rows - 1] + col] = (char) col;
    for (int col = from; col < count; col++) {
      int grapheme = graphemes[col];
      if (grapheme == RowSnapshot.WIDE_TAIL) continue;
      boolean wide = col + 1 < count && graphemes[col + 1] == RowSnapshot.WIDE_TAIL;
      char place = (char) (wide ? col | WIDE : col);
      if (grapheme >>> 16 == 0) {
        columns[length] = place;
        text[length++] = (char) (grapheme == 0 ? ' ' : grapheme);
      } else {
        // A letter with its marks may be one code point, which is what people type.
        add(
            ClusterTable.isCluster(grapheme)
                ? Normalizer.normalize(clusters.text(grapheme), Normalizer.Form.NFC)
                : Character.toString(grapheme),
            place,
            2 * (count - col));
      }
    }
  }

  private void add(String grapheme, char place, int more) {
    room(grapheme.length() + more);
    for (int at = 0; at < grapheme.length(); at++) {
      columns[length] = place;
      text[length++] = grapheme.charAt(at);
    }
  }

  void addBlanks(int from, int to) {
    room(to - from);
    for (int col = from; col < to; col++) {
      columns[length] = (char) col;
      text[length++] = ' ';
    }
  }

  private void room(int count) {
    if (length + count <= text.length) return;
    text = Arrays.copyOf(text, Math.max(length + count, 2 * text.length));
    columns = Arrays.copyOf(columns, text.length);
  }

  /** The chars; those from {@link #length} on mean nothing. May be changed in place, one by one. */
  public char[] text() {
    return text;
  }

  public int length() {
    return length;
  }

  /** Chars before this one belong to lines that do not change any more. */
  public int finalLength() {
    return finalLength;
  }

  /** The first line (absolute) that may still change, or has not been read. */
  public long finalLine() {
    return finalLine;
  }

  /** Whether the reading came to the last line. */
  public boolean atEnd() {
    return atEnd;
  }

  /** The cell of a char. */
  public long cell(int index) {
    seek(index);
    int column = placed[row] ? columns[index] & COLUMN : index - rowStarts[row];
    return (firstLine + row) * cols + column;
  }

  /** One past the cell of a char. */
  public long cellEnd(int index) {
    long cell = cell(index);
    return cell + (placed[row] && (columns[index] & WIDE) != 0 ? 2 : 1);
  }

  private void seek(int index) {
    if (index < rowStarts[row]) row = 0;
    while (row + 1 < rows && rowStarts[row + 1] <= index) row++;
  }
}
