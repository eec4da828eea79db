package dev.belisha.vt.screen;

import java.util.Arrays;

/**
 * Which grapheme another becomes with one more code point, as far as it was asked before: a text
 * full of marks then builds no string per cell. Open addressing, never more than half full.
 */
final class Joins {
  private static final int CODE_POINT_BITS = 21;
  private static final int FIRST_SIZE = 256;

  /** Zero for a free place: a code point that joins is none. */
  private long[] keys = new long[FIRST_SIZE];

  private int[] joined = new int[FIRST_SIZE];
  private int size;

  /** The grapheme reference, 0 when unknown. */
  int get(int ref, int codePoint) {
    long key = key(ref, codePoint);
    int at = place(keys, key);
    return keys[at] == key ? joined[at] : 0;
  }

  /** What was not known before. */
  void put(int ref, int codePoint, int result) {
    if (2 * (size + 1) > keys.length) grow();
    long key = key(ref, codePoint);
    int at = place(keys, key);
    keys[at] = key;
    joined[at] = result;
    size++;
  }

  void clear() {
    Arrays.fill(keys, 0);
    size = 0;
  }

  private void grow() {
    long[] wider = new long[2 * keys.length];
    int[] moved = new int[wider.length];
    for (int at = 0; at < keys.length; at++) {
      if (keys[at] == 0) continue;
      int to = place(wider, keys[at]);
      wider[to] = keys[at];
      moved[to] = joined[at];
    }
    keys = wider;
    joined = moved;
  }

  private static long key(int ref, int codePoint) {
    return (long) ref << CODE_POINT_BITS | codePoint;
  }

  /** Where the key stands, or the free place it would take. */
  private static int place(long[] keys, long key) {
    long mixed = key * 0x9E3779B97F4A7C15L;
    int at = (int) (mixed >>> 40) & (keys.length - 1);
    while (keys[at] != 0 && keys[at] != key) at = (at + 1) & (keys.length - 1);
    return at;
  }
}
