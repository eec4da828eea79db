package dev.belisha.vt.unicode;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * What the engine must know of a code point, from one compact two-stage table. The table is made by
 * {@code UnicodeTableGenerator} in the tests, which also check every code point against ICU4J.
 *
 * <p>A property word holds: width (bits 0 and 1), grapheme cluster break class (bits 2 to 6),
 * Extended_Pictographic (bit 7), Indic_Conjunct_Break (bits 8 and 9), and whether VS16 makes it
 * wide (bit 10).
 */
public final class Unicode {
  static final String RESOURCE = "unicode.bin";
  static final int BLOCK_BITS = 7;
  static final int BLOCK = 1 << BLOCK_BITS;
  static final int BLOCKS = 0x110000 >> BLOCK_BITS;

  static final int WIDTH = 3;
  static final int PICTOGRAPHIC = 1 << 7;
  static final int EMOJI_BASE = 1 << 10;

  private static final short[] BLOCK_OF;

  /** Property words, block after block. */
  private static final char[] CELLS;

  static {
    try (InputStream file = Unicode.class.getResourceAsStream(RESOURCE)) {
      if (file == null) throw new IOException(RESOURCE + " is missing from the jar");
      var in = new DataInputStream(new BufferedInputStream(file));
      char[] words = new char[in.readUnsignedByte()];
      for (int at = 0; at < words.length; at++) words[at] = in.readChar();
      BLOCK_OF = new short[BLOCKS];
      for (int at = 0; at < BLOCKS; at++) BLOCK_OF[at] = in.readShort();
      byte[] cells = in.readAllBytes();
      CELLS = new char[cells.length];
      for (int at = 0; at < cells.length; at++) CELLS[at] = words[cells[at] & 0xFF];
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private Unicode() {}

  /** The property word of a code point, for {@link #widthIn} and {@link GraphemeBreak#after}. */
  public static int word(int codePoint) {
    return CELLS[BLOCK_OF[codePoint >> BLOCK_BITS] << BLOCK_BITS | codePoint & BLOCK - 1];
  }

  /** The width a property word tells. */
  public static int widthIn(int word) {
    return word & WIDTH;
  }

  /** Columns a lone code point takes: 0, 1 or 2 (East Asian wide and full-width; UAX 11). */
  public static int width(int codePoint) {
    return widthIn(word(codePoint));
  }
}
