package dev.belisha.vt.screen;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A row in history: trimmed, one byte a cell while its text is Latin-1, styles as runs while that
 * is shorter. Immutable: a sweep of the tables leaves the ids in use as they are.
 */
final class CompactRow {
  static final CompactRow EMPTY = new CompactRow(0, 0, new byte[0], null, null, 0, false);

  final int length;
  final int flags;
  private final byte @Nullable [] latin;
  private final int @Nullable [] text;

  /** Null: every cell has {@link #style}. As runs: pairs of end column and style id. */
  private final int @Nullable [] styles;

  private final int style;
  private final boolean runs;

  private CompactRow(
      int length,
      int flags,
      byte @Nullable [] latin,
      int @Nullable [] text,
      int @Nullable [] styles,
      int style,
      boolean runs) {
    this.length = length;
    this.flags = flags;
    this.latin = latin;
    this.text = text;
    this.styles = styles;
    this.style = style;
    this.runs = runs;
  }

  boolean wrapped() {
    return (flags & Row.WRAPPED) != 0;
  }

  static CompactRow of(Row row) {
    return of(row.text, row.style, row.length(), row.flags);
  }

  static CompactRow of(int[] text, int[] style, int length, int flags) {
    if (length == 0 && flags == 0) return EMPTY;
    byte[] latin = latin(text, length);
    int[] wide = latin == null ? Arrays.copyOf(text, length) : null;
    // Compared with itself one further: the machine does that many cells at a time.
    if (length < 2 || Arrays.equals(style, 0, length - 1, style, 1, length)) {
      return new CompactRow(length, flags, latin, wide, null, length == 0 ? 0 : style[0], false);
    }
    int changes = 1;
    for (int col = 1; col < length; col++) if (style[col] != style[col - 1]) changes++;
    if (changes * 2 >= length) {
      return new CompactRow(length, flags, latin, wide, Arrays.copyOf(style, length), 0, false);
    }
    return new CompactRow(length, flags, latin, wide, runs(style, length, changes), 0, true);
  }

  /** One byte a cell; null when a grapheme does not fit. */
  private static byte @Nullable [] latin(int[] text, int length) {
    int all = 0;
    for (int col = 0; col < length; col++) all |= text[col];
    if ((all & ~0xFF) != 0) return null;
    byte[] latin = new byte[length];
    for (int col = 0; col < length; col++) latin[col] = (byte) text[col];
    return latin;
  }

  private static int[] runs(int[] style, int length, int changes) {
    int[] pairs = new int[changes * 2];
    int at = 0;
    for (int col = 1; col <= length; col++) {
      if (col == length || style[col] != style[col - 1]) {
        pairs[at++] = col;
        pairs[at++] = style[col - 1];
      }
    }
    return pairs;
  }

  /** Writes text and styles from {@code at} on; as many cells as fit. */
  void expand(int[] textOut, int[] styleOut, int at) {
    int count = Math.min(length, textOut.length - at);
    if (latin != null) {
      for (int col = 0; col < count; col++) textOut[at + col] = latin[col] & 0xFF;
    } else if (text != null) {
      System.arraycopy(text, 0, textOut, at, count);
    }
    if (styles == null) {
      Arrays.fill(styleOut, at, at + count, style);
    } else if (!runs) {
      System.arraycopy(styles, 0, styleOut, at, count);
    } else {
      int col = 0;
      for (int pair = 0; pair < styles.length; pair += 2) {
        int end = Math.min(styles[pair], count);
        Arrays.fill(styleOut, at + col, at + Math.max(col, end), styles[pair + 1]);
        col = Math.max(col, end);
      }
    }
  }

  /** Calls {@code marker} for every style id and cluster id held. */
  void mark(StyleTable table, ClusterTable clusters) {
    if (styles == null) table.mark(style);
    else if (runs) for (int pair = 1; pair < styles.length; pair += 2) table.mark(styles[pair]);
    else for (int id : styles) table.mark(id);
    if (text != null) for (int ref : text) clusters.mark(ref);
  }
}
