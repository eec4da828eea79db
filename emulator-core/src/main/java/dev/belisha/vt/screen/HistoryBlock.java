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

  /** Of a line's head: how many cells the line has. */
  private static final int LENGTH = 0xFFFF;

  /** Of a line's head, above the length: {@link Row}'s flags. */
  private static final int FLAGS_SHIFT = 16;

  private static final int FLAGS = 0xFF;

  /** Text stands in {@link #ints}, not in {@link #bytes}. */
  private static final int WIDE_TEXT = 1 << 24;

  /** Styles stand in {@link #ints} after the text: as many pairs as the head says. */
  private static final int RUNS = 1 << 25;

  /** Styles stand in {@link #ints} after the text, one a cell. */
  private static final int STYLE_PER_CELL = 1 << 26;

  // What stands in a line's place of the index.
  private static final int HEAD = 0;

  /** Where its cells start in {@link #bytes} and in {@link #ints}. */
  private static final int BYTE_START = 1;

  private static final int INT_START = 2;

  /** The style of a line that has one, or how many runs there are. */
  private static final int STYLE = 3;

  private static final int FIELDS = 4;

  private final int[] index = new int[LINES * FIELDS];

  private byte[] bytes = new byte[FIRST_BYTES];
  private int[] ints = new int[0];
  private int byteCount;
  private int intCount;
  private int lines;

  private int get(int line, int field) {
    return index[line * FIELDS + field];
  }

  int lines() {
    return lines;
  }

  boolean isFull() {
    return lines == LINES;
  }

  /** Heap in use, in bytes. */
  long heap() {
    return bytes.length + 4L * ints.length + 4L * index.length;
  }

  /** Cells of a line. */
  int length(int line) {
    return get(line, HEAD) & LENGTH;
  }

  int flags(int line) {
    return get(line, HEAD) >> FLAGS_SHIFT & FLAGS;
  }

  /** Starts a line, whose text and then styles come next; the block must not be full. */
  void begin(int length, int flags) {
    int[] fields = index;
    int at = lines++ * FIELDS;
    fields[at] = length | flags << FLAGS_SHIFT;
    fields[at + BYTE_START] = byteCount;
    fields[at + INT_START] = intCount;
    fields[at + STYLE] = 0;
  }

  /** Text of the line begun, Latin-1. */
  void latin(byte[] graphemes, int from, int length) {
    int start = byteRoom(length);
    Cells.copy(graphemes, from, bytes, start, length);
  }

  /** Text of the line begun, an int a cell. */
  void wideText(int[] graphemes, int from, int length) {
    index[last()] |= WIDE_TEXT;
    ints(graphemes, from, length);
  }

  /** Text of the line begun, narrowed when it can be. */
  void text(int[] graphemes, int from, int length) {
    if (!isLatin(graphemes, from, length)) {
      wideText(graphemes, from, length);
      return;
    }
    int start = byteRoom(length);
    for (int at = 0; at < length; at++) bytes[start + at] = (byte) graphemes[from + at];
  }

  private static boolean isLatin(int[] graphemes, int from, int length) {
    int all = 0;
    for (int at = from; at < from + length; at++) all |= graphemes[at];
    return (all & ~0xFF) == 0;
  }

  /** Takes room; gives where it starts. */
  private int byteRoom(int length) {
    int start = byteCount;
    int end = start + length;
    if (end > bytes.length) bytes = Arrays.copyOf(bytes, grown(end, bytes.length));
    byteCount = end;
    return start;
  }

  private void ints(int[] values, int from, int length) {
    int start = intRoom(length);
    System.arraycopy(values, from, ints, start, length);
  }

  private int intRoom(int length) {
    int start = intCount;
    int end = start + length;
    if (end > ints.length) ints = Arrays.copyOf(ints, grown(end, ints.length));
    intCount = end;
    return start;
  }

  /**
   * Room for the whole block if its lines go on as they are, and no more than {@link #trim} leaves:
   * a block that is used again then seldom has to grow.
   */
  private int grown(int needed, int size) {
    long whole = (long) needed * LINES / lines;
    return (int) Math.clamp(whole + (whole >> 4), needed, Math.max(needed, 2L * size));
  }

  /** Where the line begun stands in the index. */
  private int last() {
    return (lines - 1) * FIELDS;
  }

  /** The one style of the line begun. */
  void style(int id) {
    index[last() + STYLE] = id;
  }

  /**
   * Styles of the line begun, as runs that may reach beyond its end.
   *
   * @param pairs of each run the column past its end, and its style; two runs at least
   * @param most how many runs there are
   */
  void runs(int[] pairs, int most, int length) {
    int count = 1;
    while (count < most && pairs[2 * count - 2] < length) count++;
    if (count == 1) {
      style(pairs[1]);
    } else if (2 * count <= length) {
      index[last()] |= RUNS;
      index[last() + STYLE] = count;
      ints(pairs, 0, 2 * count);
      ints[intCount - 2] = length;
    } else {
      index[last()] |= STYLE_PER_CELL;
      spread(pairs, count, length);
    }
  }

  private void spread(int[] pairs, int runs, int length) {
    int start = intRoom(length);
    int col = 0;
    for (int run = 0; run < runs; run++) {
      int end = Math.min(pairs[2 * run], length);
      Arrays.fill(ints, start + col, start + end, pairs[2 * run + 1]);
      col = end;
    }
  }

  /** Styles of the line begun, in the shortest form. */
  void styles(int[] ids, int from, int length) {
    int end = from + length;
    int change = change(ids, from, end);
    if (change == end) {
      style(length == 0 ? 0 : ids[from]);
      return;
    }
    int start = intCount;
    int most = length >> 3;
    int runs = 0;
    int run = from;
    // Ends at the last run, or when a style a cell is the shorter form.
    while (run < end && runs < most) {
      run(change - from, ids[run]);
      runs++;
      run = change;
      if (run < end) change = change(ids, run, end);
    }
    if (run == end) {
      index[last()] |= RUNS;
      index[last() + STYLE] = runs;
    } else {
      index[last()] |= STYLE_PER_CELL;
      intCount = start;
      ints(ids, from, length);
    }
  }

  /** The first column past {@code from} with another style. */
  private static int change(int[] style, int from, int end) {
    if (end - from < 2) return end;
    // Compared with itself one further: the machine does that many cells at a time.
    int same = Arrays.mismatch(style, from, end - 1, style, from + 1, end);
    return same < 0 ? end : from + same + 1;
  }

  private void run(int end, int id) {
    int at = intRoom(2);
    ints[at] = end;
    ints[at + 1] = id;
  }

  /** Writes text and styles of a line from {@code at} on; as many cells as fit. */
  void expand(int line, int[] textOut, int[] styleOut, int at) {
    int head = get(line, HEAD);
    int length = head & LENGTH;
    int count = Math.min(length, textOut.length - at);
    int next = get(line, INT_START);
    if ((head & WIDE_TEXT) == 0) {
      int start = get(line, BYTE_START);
      for (int col = 0; col < count; col++) textOut[at + col] = bytes[start + col] & 0xFF;
    } else {
      System.arraycopy(ints, next, textOut, at, count);
      next += length;
    }
    if ((head & RUNS) != 0) {
      expandRuns(next, get(line, STYLE), styleOut, at, count);
    } else if ((head & STYLE_PER_CELL) != 0) {
      System.arraycopy(ints, next, styleOut, at, count);
    } else {
      Arrays.fill(styleOut, at, at + count, get(line, STYLE));
    }
  }

  /** Copies a line's text as Latin-1, blanks as 0; false when it is not kept so. */
  boolean latin(int line, byte[] out) {
    int head = get(line, HEAD);
    if ((head & WIDE_TEXT) != 0) return false;
    System.arraycopy(bytes, get(line, BYTE_START), out, 0, head & LENGTH);
    return true;
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
      int head = get(line, HEAD);
      int length = head & LENGTH;
      int at = get(line, INT_START);
      if ((head & WIDE_TEXT) != 0) {
        for (int end = at + length; at < end; at++) clusters.mark(ints[at]);
      }
      if ((head & RUNS) != 0) {
        for (int run = 0; run < get(line, STYLE); run++) table.mark(ints[at + 2 * run + 1]);
      } else if ((head & STYLE_PER_CELL) != 0) {
        for (int end = at + length; at < end; at++) table.mark(ints[at]);
      } else {
        table.mark(get(line, STYLE));
      }
    }
  }

  /** The newest line no longer goes on; there must be one. */
  void unwrapLast() {
    index[last()] &= ~(Row.WRAPPED << FLAGS_SHIFT);
  }

  /** Takes the newest lines back. */
  void truncate(int kept) {
    if (kept >= lines) return;
    byteCount = get(kept, BYTE_START);
    intCount = get(kept, INT_START);
    lines = kept;
  }

  /** Gives room back that nothing stands in, when there is much of it. */
  void trim() {
    if (byteCount < bytes.length - (bytes.length >> 3)) bytes = Arrays.copyOf(bytes, byteCount);
    if (intCount < ints.length - (ints.length >> 3)) ints = Arrays.copyOf(ints, intCount);
  }
}
