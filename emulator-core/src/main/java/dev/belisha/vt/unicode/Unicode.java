package dev.belisha.vt.unicode;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;

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

  /**
   * Numbers that four bytes of UTF-8 can hold: those past the last code point are no characters.
   */
  private static final int NUMBERS = 0x200000;

  /** The word of surrogates and of numbers past the last code point: as of a control. */
  private static final char NO_CHARACTER = GraphemeBreak.CONTROL << 2;

  private static final int BLOCK_OF_MASK = (NUMBERS >> BLOCK_BITS) - 1;

  /** Where the block of a code point starts in {@link #CELLS}. */
  private static final char[] BLOCK_OF;

  /** Property words, block after block; as long as no char is no index. */
  private static final char[] CELLS;

  static {
    try (InputStream file = Unicode.class.getResourceAsStream(RESOURCE)) {
      if (file == null) throw new IOException(RESOURCE + " is missing from the jar");
      var in = new DataInputStream(new BufferedInputStream(file));
      char[] words = new char[in.readUnsignedByte()];
      for (int at = 0; at < words.length; at++) words[at] = in.readChar();
      BLOCK_OF = new char[NUMBERS >> BLOCK_BITS];
      for (int at = 0; at < BLOCKS; at++) BLOCK_OF[at] = (char) (in.readShort() << BLOCK_BITS);
      byte[] cells = in.readAllBytes();
      CELLS = new char[Character.MAX_VALUE + 1];
      for (int at = 0; at < cells.length; at++) CELLS[at] = words[cells[at] & 0xFF];
      int none = CELLS.length - BLOCK;
      Arrays.fill(CELLS, none, CELLS.length, NO_CHARACTER);
      int surrogates = Character.MIN_SURROGATE >> BLOCK_BITS;
      Arrays.fill(BLOCK_OF, surrogates, (Character.MAX_SURROGATE >> BLOCK_BITS) + 1, (char) none);
      Arrays.fill(BLOCK_OF, BLOCKS, BLOCK_OF.length, (char) none);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private Unicode() {}

  /**
   * The property word of a code point, for {@link #widthIn} and {@link GraphemeBreak#after}.
   *
   * @param codePoint below 0x200000; what is no character has the word of a control
   */
  public static int word(int codePoint) {
    return CELLS[BLOCK_OF[codePoint >> BLOCK_BITS & BLOCK_OF_MASK] | codePoint & BLOCK - 1];
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
