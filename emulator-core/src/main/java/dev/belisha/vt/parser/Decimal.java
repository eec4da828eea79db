package dev.belisha.vt.parser;

/**
 * A number in the first of eight bytes, read all at once: how many digits a parameter has can not
 * be guessed, and a wrong guess costs more than the arithmetic.
 *
 * <p>Words are little endian, each byte with the character 0 taken away ({@link #ZEROS}): a digit
 * is 0 to 9 then, and anything else is more.
 */
final class Decimal {
  /** To be combined with the bytes by exclusive or. */
  static final long ZEROS = 0x3030_3030_3030_3030L;

  /** Digits of a number that is read here. */
  static final int MOST = 4;

  private static final long TOP_BITS = 0x8080_8080_8080_8080L;
  private static final long UP_TO_TOP = 0x7676_7676_7676_7676L;

  private Decimal() {}

  /** The top bit of each byte that is no digit. */
  static long stops(long word) {
    // More than 9 reaches the top bit, and nothing goes beyond it.
    return ((word & ~TOP_BITS) + UP_TO_TOP | word) & TOP_BITS;
  }

  /** The first byte whose top bit is set; 8 when none is. */
  static int first(long stops) {
    return Long.numberOfTrailingZeros(stops) >> 3;
  }

  /**
   * @param digits 1 to {@link #MOST}
   */
  static int value(long word, int digits) {
    // The last digit on top, zeros below the first; then pairs of digits, each in its lower byte.
    int four = (int) (word << Long.SIZE - Byte.SIZE * digits >>> Integer.SIZE);
    int pairs = four * 10 + (four >>> 8);
    return (pairs & 0xFF) * 100 + (pairs >>> 16 & 0xFF);
  }
}
