package dev.belisha.vt.parser;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Printable ASCII, eight bytes at a time. */
final class Ascii {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
  private static final long TOP_BITS = 0x8080_8080_8080_8080L;

  private Ascii() {}

  /** End of the printable ASCII from a place on. */
  static int end(byte[] bytes, int start, int end) {
    int at = start;
    for (; at + Long.BYTES <= end; at += Long.BYTES) {
      long others = others((long) LONGS.get(bytes, at));
      if (others != 0) return at + (Long.numberOfTrailingZeros(others) >> 3);
    }
    while (at < end && bytes[at] >= 0x20 && bytes[at] != 0x7F) at++;
    return at;
  }

  /**
   * The top bit of a byte is set when it is below 0x20, 0x7F, or past ASCII. Bytes above such a one
   * may err.
   */
  private static long others(long word) {
    return (word - 0x20 * EACH_BYTE | word + EACH_BYTE | word) & TOP_BITS;
  }
}
