package dev.belisha.desktop;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_SHORT_UNALIGNED;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;

/**
 * How a server keeps pixels, from what it told at the start (X11 protocol encoding, "Connection
 * Setup"): offsets are the wire's.
 */
final class PixelLayout {
  private static final int HEAD = 40;
  private static final int FORMAT = 8;
  private static final int SCREEN = 40;
  private static final int DEPTH = 8;
  private static final int VISUAL = 24;

  private PixelLayout() {}

  /**
   * Whether pixels of 24 bits take four bytes each, without gaps, as 0x00RRGGBB in this machine's
   * order, on the first screen's usual windows.
   *
   * @param setup what the server told, of its length
   */
  static boolean isOurs(MemorySegment setup) {
    int words = Short.toUnsignedInt(setup.reinterpret(8).get(JAVA_SHORT_UNALIGNED, 6));
    MemorySegment all = setup.reinterpret(8 + 4L * words);
    boolean little = all.get(JAVA_BYTE, 30) == 0;
    if (little != (ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN)) return false;
    int vendor = Short.toUnsignedInt(all.get(JAVA_SHORT_UNALIGNED, 24));
    int formats = Byte.toUnsignedInt(all.get(JAVA_BYTE, 29));
    long at = HEAD + (vendor + 3L) / 4 * 4;
    return hasFormat(all, at, formats) && hasColors(all, at + (long) formats * FORMAT);
  }

  private static boolean hasFormat(MemorySegment all, long at, int formats) {
    for (int format = 0; format < formats; format++, at += FORMAT) {
      if (all.get(JAVA_BYTE, at) != 24) continue;
      return all.get(JAVA_BYTE, at + 1) == 32 && all.get(JAVA_BYTE, at + 2) == 32;
    }
    return false;
  }

  private static boolean hasColors(MemorySegment all, long screen) {
    int usual = all.get(JAVA_INT_UNALIGNED, screen + 32);
    int depths = Byte.toUnsignedInt(all.get(JAVA_BYTE, screen + 39));
    long at = screen + SCREEN;
    for (int depth = 0; depth < depths; depth++) {
      int visuals = Short.toUnsignedInt(all.get(JAVA_SHORT_UNALIGNED, at + 2));
      at += DEPTH;
      for (int visual = 0; visual < visuals; visual++, at += VISUAL) {
        if (all.get(JAVA_INT_UNALIGNED, at) != usual) continue;
        return all.get(JAVA_INT_UNALIGNED, at + 8) == 0xFF0000
            && all.get(JAVA_INT_UNALIGNED, at + 12) == 0xFF00
            && all.get(JAVA_INT_UNALIGNED, at + 16) == 0xFF;
      }
    }
    return false;
  }
}
