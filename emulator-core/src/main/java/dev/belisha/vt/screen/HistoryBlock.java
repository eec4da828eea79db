package dev.belisha.vt.screen;

import java.util.Arrays;

/**
 * Some lines of history side by side in two arrays, so that a line costs no object. Text is one
 * byte a cell while it is Latin-1, else one int; a style is kept once for a line that has only one,
 * as runs while that is shorter, else one int a cell. At most 8 bytes a cell.
 */
final class HistoryBlock {
  /** Lines in a full block; a power of two. */
  static final int LINES = 1 << 8;

  private static final int FIRST_BYTES = 1024;

  /** Of a line's head, apart from {@link Row}'s flags in the byte above the length. */
  private static final int LENGTH = 0xFFFF;

  private static final int FLAGS_SHIFT = 16;
  private static final int FLAGS = 0xFF;

  /** Text stands in {@link #ints}, not in {@link #bytes}. */
  private static final int WIDE_TEXT = 1 << 24;

  /** Styles stand in {@link #ints} after the text: as many pairs as the head says. */
  private static final int RUNS = 1 << 25;

  /** Styles stand in {@link #ints} after the text, one a cell. */
  private static final int STYLE_PER_CELL = 1 << 26;

  private final int[] heads = new int[LINES];

  /** Where a line's cells start in {@link #bytes} and {@link #ints}. */
  private final int[] byteStarts = new int[LINES];

  private final int[] intStarts = new int[LINES];

  /** The style of a line that has one, or how many runs there are. */
  private final int[] styles = new int[LINES];

  private byte[] bytes = new byte[FIRST_BYTES];
  private int[] ints = new int[0];
  private int byteCount;
  private int intCount;
  private int lines;

  int lines() {
    return lines;
  }

  boolean isFull() {
    return lines == LINES;
  }

  /** Heap in use, in bytes. */
  long heap() {
    return bytes.length + 4L * ints.length + 16L * LINES;
  }

  /** Cells of a line. */
  int length(int line) {
    return heads[line] & LENGTH;
  }

  int flags(int line) {
    return heads[line] >> FLAGS_SHIFT & FLAGS;
  }

  /** Adds the cells from {@code from} on; the block must not be full. */
  void add(int[] text, int[] style, int from, int length, int flags) {
    int line = lines++;
    byteStarts[line] = byteCount;
    intStarts[line] = intCount;
    int head = length | flags << FLAGS_SHIFT;
    if (isLatin(text, from, length)) addLatin(text, from, length);
    else {
      head |= WIDE_TEXT;
      addInts(text, from, length);
    }
    heads[line] = head | addStyles(line, style, from, length);
  }

  private static boolean isLatin(int[] text, int from, int length) {
    int all = 0;
    for (int col = from; col < from + length; col++) all |= text[col];
    return (all & ~0xFF) == 0;
  }

  private void addLatin(int[] text, int from, int length) {
    int end = byteCount + length;
    if (end > bytes.length) bytes = Arrays.copyOf(bytes, grown(end, bytes.length));
    byte[] to = bytes;
    int shift = from - byteCount;
    for (int at = byteCount; at < end; at++) to[at] = (byte) text[at + shift];
    byteCount = end;
  }

  private void addInts(int[] from, int start, int length) {
    int end = intCount + length;
    if (end > ints.length) ints = Arrays.copyOf(ints, grown(end, ints.length));
    System.arraycopy(from, start, ints, intCount, length);
    intCount = end;
  }

  private static int grown(int needed, int size) {
    return Math.max(needed, size + (size >> 1));
  }

  /** Gives what the head must say of it. */
  private int addStyles(int line, int[] style, int from, int length) {
    int end = from + length;
    int change = change(style, from, end);
    if (change == end) {
      styles[line] = length == 0 ? 0 : style[from];
      return 0;
    }
    int start = intCount;
    int most = length >> 2;
    int runs = 0;
    int run = from;
    // The loop ends at the last run, or when single styles are the shorter form.
    while (run < end && runs < most) {
      addRun(change - from, style[run]);
      runs++;
      run = change;
      if (run < end) change = change(style, run, end);
    }
    if (run == end) {
      styles[line] = runs;
      return RUNS;
    }
    intCount = start;
    addInts(style, from, length);
    return STYLE_PER_CELL;
  }

  /** The first column past {@code from} with another style. */
  private static int change(int[] style, int from, int end) {
    if (end - from < 2) return end;
    // Compared with itself one further: the machine does that many cells at a time.
    int same = Arrays.mismatch(style, from, end - 1, style, from + 1, end);
    return same < 0 ? end : from + same + 1;
  }

  private void addRun(int end, int style) {
    if (intCount + 2 > ints.length) ints = Arrays.copyOf(ints, grown(intCount + 2, ints.length));
    ints[intCount++] = end;
    ints[intCount++] = style;
  }

  /** Writes text and styles of a line from {@code at} on; as many cells as fit. */
  void expand(int line, int[] textOut, int[] styleOut, int at) {
    int head = heads[line];
    int length = head & LENGTH;
    int count = Math.min(length, textOut.length - at);
    int next = intStarts[line];
    if ((head & WIDE_TEXT) == 0) {
      int start = byteStarts[line];
      for (int col = 0; col < count; col++) textOut[at + col] = bytes[start + col] & 0xFF;
    } else {
      System.arraycopy(ints, next, textOut, at, count);
      next += length;
    }
    if ((head & RUNS) != 0) {
      expandRuns(next, styles[line], styleOut, at, count);
    } else if ((head & STYLE_PER_CELL) != 0) {
      System.arraycopy(ints, next, styleOut, at, count);
    } else {
      Arrays.fill(styleOut, at, at + count, styles[line]);
    }
  }

  private void expandRuns(int start, int runs, int[] styleOut, int at, int count) {
    int col = 0;
    for (int run = 0; run < runs && col < count; run++) {
      int end = Math.min(ints[start + 2 * run], count);
      Arrays.fill(styleOut, at + col, at + end, ints[start + 2 * run + 1]);
      col = end;
    }
  }

  /** Tells the tables every style id and cluster id held from a line on. */
  void mark(int first, StyleTable table, ClusterTable clusters) {
    for (int line = first; line < lines; line++) {
      int head = heads[line];
      int length = head & LENGTH;
      int at = intStarts[line];
      if ((head & WIDE_TEXT) != 0) {
        for (int end = at + length; at < end; at++) clusters.mark(ints[at]);
      }
      if ((head & RUNS) != 0) {
        for (int run = 0; run < styles[line]; run++) table.mark(ints[at + 2 * run + 1]);
      } else if ((head & STYLE_PER_CELL) != 0) {
        for (int end = at + length; at < end; at++) table.mark(ints[at]);
      } else {
        table.mark(styles[line]);
      }
    }
  }

  /** Takes the newest lines back. */
  void truncate(int kept) {
    if (kept >= lines) return;
    byteCount = byteStarts[kept];
    intCount = intStarts[kept];
    lines = kept;
  }

  /** Gives room back that nothing stands in, when there is much of it. */
  void trim() {
    if (byteCount < bytes.length - (bytes.length >> 3)) bytes = Arrays.copyOf(bytes, byteCount);
    if (intCount < ints.length - (ints.length >> 3)) ints = Arrays.copyOf(ints, intCount);
  }
}
