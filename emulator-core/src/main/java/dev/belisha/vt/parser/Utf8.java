package dev.belisha.vt.parser;

/**
 * A whole UTF-8 character from four bytes, without a branch on its length: in mixed text a wrong
 * guess of that costs more than all the arithmetic here.
 */
final class Utf8 {
  /** Bytes of a character by the upper five bits of its first; 0 for what starts none. */
  private static final byte[] LENGTH = new byte[32];

  // By length, which is masked so that no index needs a check: what the first byte gives, the top
  // bits of the following bytes, and the code points that have that length and are no controls: the
  // first, and how many come after it.
  private static final int LENGTHS = 7;
  private static final int[] LEAD = {0, 0x7F, 0x1F, 0x0F, 0x07, 0, 0, 0};
  private static final int[] MARKS = {0, 0, 0xC0_0000, 0xC0_C000, 0xC0_C0C0, 0, 0, 0};
  private static final int[] FIRST = {-1, 0x20, 0xA0, 0x800, 0x10000, 0, 0, 0};
  private static final int[] SPAN = {
    0, 0x7E - 0x20, 0x7FF - 0xA0, 0xFFFF - 0x800, 0xFFFFF, 0, 0, 0
  };

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
    int length = LENGTH[word >>> 27] & LENGTHS;
    int bits =
        (word >>> 24 & LEAD[length]) << 18
            | (word >>> 16 & 0x3F) << 12
            | (word >>> 8 & 0x3F) << 6
            | word & 0x3F;
    int point = bits >>> 24 - 6 * length;
    int marks = MARKS[length];
    boolean follows = (word & marks) == (marks & 0x80_8080);
    boolean inside = Integer.compareUnsigned(point - FIRST[length], SPAN[length]) <= 0;
    boolean surrogate = (point & 0x1FF800) == 0xD800;
    return follows && inside && !surrogate ? point : -1;
  }
}
