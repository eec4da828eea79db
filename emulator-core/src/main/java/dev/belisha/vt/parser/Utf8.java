package dev.belisha.vt.parser;

/**
 * A whole UTF-8 character from four bytes, without a branch on its length: in mixed text a wrong
 * guess of that costs more than all the arithmetic here.
 */
final class Utf8 {
  /** Bytes of a character by the upper five bits of its first; 0 for what starts none. */
  private static final byte[] LENGTH = new byte[32];

  // By length: what the first byte gives, how far down the code point must go, the top bits of the
  // following bytes, and the code points that have that length and are no controls.
  private static final int[] LEAD = {0, 0x7F, 0x1F, 0x0F, 0x07};
  private static final int[] SHIFT = {0, 18, 12, 6, 0};
  private static final int[] MARKS = {0, 0, 0xC0_0000, 0xC0_C000, 0xC0_C0C0};
  private static final int[] MARKED = {0, 0, 0x80_0000, 0x80_8000, 0x80_8080};
  private static final int[] FIRST = {Integer.MAX_VALUE, 0x20, 0xA0, 0x800, 0x10000};
  private static final int[] LAST = {0, 0x7E, 0x7FF, 0xFFFF, 0x10FFFF};

  static {
    for (int top = 0; top < 32; top++) {
      LENGTH[top] = (byte) (top < 0x10 ? 1 : top < 0x18 ? 0 : top < 0x1C ? 2 : top < 0x1E ? 3 : 4);
    }
    LENGTH[31] = 0;
  }

  private Utf8() {}

  /** Bytes of the character that a byte starts; 0 when it starts none. */
  static int length(byte first) {
    return LENGTH[(first & 0xFF) >> 3];
  }

  /**
   * @param word four bytes, the first on top
   * @return the code point they start with; -1 when that is a control or not well formed
   */
  static int decode(int word) {
    int length = LENGTH[word >>> 27];
    int bits =
        (word >>> 24 & LEAD[length]) << 18
            | (word >>> 16 & 0x3F) << 12
            | (word >>> 8 & 0x3F) << 6
            | word & 0x3F;
    int point = bits >>> SHIFT[length];
    boolean follows = (word & MARKS[length]) == MARKED[length];
    boolean surrogate = (point & 0x1FF800) == 0xD800;
    return follows && !surrogate && point >= FIRST[length] && point <= LAST[length] ? point : -1;
  }
}
