package dev.belisha.vt.unicode;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes {@code unicode.bin} out of ICU4J: {@code main} takes the file to write. The tests compare
 * what is checked in with what this makes.
 */
public final class UnicodeTableGenerator {
  private UnicodeTableGenerator() {}

  public static void main(String[] args) throws IOException {
    Files.write(Path.of(args[0]), table());
  }

  static byte[] table() throws IOException {
    Map<Integer, Integer> words = new LinkedHashMap<>();
    Map<String, Integer> blockIds = new LinkedHashMap<>();
    List<byte[]> blocks = new ArrayList<>();
    short[] blockOf = new short[Unicode.BLOCKS];
    for (int block = 0; block < Unicode.BLOCKS; block++) {
      byte[] cells = new byte[Unicode.BLOCK];
      for (int at = 0; at < Unicode.BLOCK; at++) {
        int word = word(block << Unicode.BLOCK_BITS | at);
        words.putIfAbsent(word, words.size());
        cells[at] = words.get(word).byteValue();
      }
      String key = Arrays.toString(cells);
      if (blockIds.putIfAbsent(key, blocks.size()) == null) blocks.add(cells);
      blockOf[block] = blockIds.get(key).shortValue();
    }
    if (words.size() > 127) throw new IllegalStateException("too many words: " + words.size());
    var bytes = new ByteArrayOutputStream();
    var out = new DataOutputStream(bytes);
    out.writeByte(words.size());
    for (int word : words.keySet()) out.writeShort(word);
    for (short id : blockOf) out.writeShort(id);
    for (byte[] cells : blocks) out.write(cells);
    return bytes.toByteArray();
  }

  static int word(int codePoint) {
    int word = width(codePoint);
    word |= UCharacter.getIntPropertyValue(codePoint, UProperty.GRAPHEME_CLUSTER_BREAK) << 2;
    if (UCharacter.hasBinaryProperty(codePoint, UProperty.EXTENDED_PICTOGRAPHIC)) {
      word |= Unicode.PICTOGRAPHIC;
    }
    word |= UCharacter.getIntPropertyValue(codePoint, UProperty.INDIC_CONJUNCT_BREAK) << 8;
    // The bases of emoji-variation-sequences, digits for keycaps among them, and emoji that are
    // wide anyway.
    boolean flagLetter = UCharacter.hasBinaryProperty(codePoint, UProperty.REGIONAL_INDICATOR);
    boolean emoji = UCharacter.hasBinaryProperty(codePoint, UProperty.EMOJI);
    if (emoji && !flagLetter) word |= Unicode.EMOJI_BASE;
    return word;
  }

  /** Columns of one code point: zero for marks and what is invisible, two for East Asian wide. */
  static int width(int codePoint) {
    int eastAsian = UCharacter.getIntPropertyValue(codePoint, UProperty.EAST_ASIAN_WIDTH);
    boolean wide =
        eastAsian == UCharacter.EastAsianWidth.WIDE
            || eastAsian == UCharacter.EastAsianWidth.FULLWIDTH;
    int hangul = UCharacter.getIntPropertyValue(codePoint, UProperty.HANGUL_SYLLABLE_TYPE);
    boolean jamoInside =
        hangul == UCharacter.HangulSyllableType.VOWEL_JAMO
            || hangul == UCharacter.HangulSyllableType.TRAILING_JAMO;
    boolean softHyphen = codePoint == 0xAD;
    boolean prepended =
        UCharacter.hasBinaryProperty(codePoint, UProperty.PREPENDED_CONCATENATION_MARK);
    if (softHyphen || prepended) return 1;
    boolean invisible =
        switch (UCharacter.getType(codePoint)) {
          case UCharacter.NON_SPACING_MARK,
              UCharacter.ENCLOSING_MARK,
              UCharacter.FORMAT,
              UCharacter.CONTROL,
              UCharacter.LINE_SEPARATOR,
              UCharacter.PARAGRAPH_SEPARATOR ->
              true;
          default ->
              jamoInside
                  || UCharacter.hasBinaryProperty(
                      codePoint, UProperty.DEFAULT_IGNORABLE_CODE_POINT);
        };
    if (invisible) return 0;
    return wide ? 2 : 1;
  }
}
