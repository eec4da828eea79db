package dev.belisha.vt.unicode;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * UTF-8 a character at a time, without a branch on its length: in mixed text a wrong guess of that
 * costs more than all the arithmetic here.
 *
 * <p>A character is looked at in a word of four bytes, the first on top. {@link #isCharacter} comes
 * first; what the other methods tell of a word that is none means nothing.
 */
public final class Utf8 {
  /** Bytes from a character's first one on that must be there for a look at it. */
  public static final int LOOK = Long.BYTES;

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** A bit of each byte that only those past ASCII have. */
  private static final long TOP_BITS = 0x8080_8080_8080_8080L;

  private static final int FOLLOWING = 0x80_8080;

  // By the upper five bits of the first byte, which tell how many there are: that number; the top
  // bits of those that follow, and how they must be; bits of which one at least must be set, or the
  // character were a C0 control or needed fewer bytes; what the first byte adds to the code point;
  // how far the code point stands from the bottom.
  private static final int KINDS = 32;
  private static final int[] LENGTH = new int[KINDS];
  private static final int[] MARKS = new int[KINDS];
  private static final int[] MARKED = new int[KINDS];
  private static final int[] NEEDED = new int[KINDS];
  private static final int[] LEAD = new int[KINDS];
  private static final int[] SHIFT = new int[KINDS];

  static {
    kinds(0x00, 0x0F, 1, 0, 0x6000_0000, 0x7F00_0000);
    kinds(0x18, 0x1B, 2, 0xC0_0000, 0x1E00_0000, 0x1F00_0000);
    kinds(0x1C, 0x1D, 3, 0xC0_C000, 0x0F20_0000, 0x0F00_0000);
    kinds(0x1E, 0x1E, 4, 0xC0_C0C0, 0x0730_0000, 0x0700_0000);
  }

  private Utf8() {}

  private static void kinds(int first, int last, int length, int marks, int needed, int lead) {
    for (int kind = first; kind <= last; kind++) {
      LENGTH[kind] = length;
      MARKS[kind] = marks;
      MARKED[kind] = marks & FOLLOWING;
      NEEDED[kind] = needed;
      LEAD[kind] = lead;
      SHIFT[kind] = 24 - 6 * length;
    }
  }

  /**
   * The character at a place, when {@link #LOOK} bytes are there and not all ASCII; -1 else, and
   * for controls and what is not well formed.
   */
  public static int next(byte[] bytes, int at, int to) {
    if (to - at < LOOK) return -1;
    long look = look(bytes, at);
    int word = word(look);
    if (isAscii(look) || !isCharacter(word)) return -1;
    int codePoint = codePoint(word);
    return isText(codePoint) ? codePoint : -1;
  }

  /** Bytes of a code point. */
  public static int lengthOf(int codePoint) {
    return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }

  /** The next eight bytes, the first at the bottom. */
  public static long look(byte[] bytes, int at) {
    return (long) LONGS.get(bytes, at);
  }

  /** True when all eight bytes are ASCII. */
  public static boolean isAscii(long look) {
    return (look & TOP_BITS) == 0;
  }

  /** The first four bytes, the first on top. */
  public static int word(long look) {
    return Integer.reverseBytes((int) look);
  }

  /**
   * True when the word starts with the shortest form of a code point that is no C0 control. It may
   * be one that {@link #isText} says no to: those few are found by their properties.
   */
  public static boolean isCharacter(int word) {
    int kind = word >>> 27;
    return (word & MARKS[kind]) == MARKED[kind] && (word & NEEDED[kind]) != 0;
  }

  /** Bytes of the character. */
  public static int length(int word) {
    return LENGTH[word >>> 27];
  }

  /** The code point, below 0x200000. */
  public static int codePoint(int word) {
    int kind = word >>> 27;
    int bits =
        (word & LEAD[kind]) >>> 6 | (word & 0x3F_0000) >>> 4 | (word & 0x3F00) >>> 2 | word & 0x3F;
    return bits >>> SHIFT[kind];
  }

  /** False for DEL, C1 controls, surrogates and what is past the last code point. */
  private static boolean isText(int codePoint) {
    boolean control = codePoint >= 0x7F && codePoint < 0xA0;
    boolean surrogate = (codePoint & 0x1FF800) == 0xD800;
    return codePoint <= Character.MAX_CODE_POINT && !control && !surrogate;
  }
}
