package dev.belisha.vt.parser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Broken UTF-8: one U+FFFD for each maximal subpart (Unicode standard, section 3.9), wherever a
 * chunk ends.
 */
class Utf8Test {
  /** Bytes that begin, continue and break characters, all edges of table 3-7 among them. */
  private static final int[] POOL = {
    'a', 0x7E, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
    0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF8, 0xFE, 0xFF
  };

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void brokenBytesAreReplacedPerMaximalSubpartAtAnyCut(long seed) {
    Random random = new Random(seed);
    for (int round = 0; round < 150; round++) {
      byte[] bytes = bytes(random, 1 + random.nextInt(24));
      String expected = shown(perMaximalSubpart(bytes));
      String as = HexFormat.ofDelimiter(" ").formatHex(bytes);
      assertThat(decoded(bytes, bytes.length)).as(as).isEqualTo(expected);
      assertThat(decoded(bytes, 1)).as("byte by byte: " + as).isEqualTo(expected);
      for (int cut = 1; cut < bytes.length; cut++) {
        Printed printed = new Printed();
        VtParser parser = new VtParser(printed);
        parser.feed(bytes, 0, cut);
        parser.feed(bytes, cut, bytes.length - cut);
        assertThat(printed.whole(parser)).as("cut at %d: %s", cut, as).isEqualTo(expected);
      }
    }
  }

  /** Java replaces as we do, but takes an encoded surrogate (ED A0..BF 80..BF) for one part. */
  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14})
  void javaReplacesTheSame(long seed) {
    Random random = new Random(seed);
    for (int round = 0; round < 3000; round++) {
      byte[] bytes = bytes(random, 1 + random.nextInt(32));
      if (holdsSurrogate(bytes)) continue;
      assertThat(decoded(bytes, 1 + random.nextInt(bytes.length)))
          .as(HexFormat.ofDelimiter(" ").formatHex(bytes))
          .isEqualTo(shown(new String(bytes, StandardCharsets.UTF_8)));
    }
  }

  /** Every code point that is shown comes through, whole and in single bytes. */
  @Test
  void everyCharacterComesThrough() {
    StringBuilder all = new StringBuilder();
    for (int cp = 0x20; cp <= 0x10FFFF; cp++) {
      boolean surrogate = cp >= Character.MIN_SURROGATE && cp <= Character.MAX_SURROGATE;
      if (!surrogate) all.appendCodePoint(cp);
    }
    byte[] bytes = all.toString().getBytes(StandardCharsets.UTF_8);
    String expected = shown(all.toString());
    assertThat(decoded(bytes, bytes.length)).isEqualTo(expected);
    assertThat(decoded(bytes, 1)).isEqualTo(expected);
  }

  private static byte[] bytes(Random random, int length) {
    byte[] bytes = new byte[length];
    for (int at = 0; at < length; at++) {
      boolean any = random.nextInt(6) == 0;
      int b = any ? 0x20 + random.nextInt(0xE0) : POOL[random.nextInt(POOL.length)];
      bytes[at] = (byte) b;
    }
    return bytes;
  }

  /** What the parser prints, fed in chunks. */
  private static String decoded(byte[] bytes, int chunk) {
    Printed printed = new Printed();
    VtParser parser = new VtParser(printed);
    for (int at = 0; at < bytes.length; at += chunk) {
      parser.feed(bytes, at, Math.min(chunk, bytes.length - at));
    }
    return printed.whole(parser);
  }

  /** DEL and the C1 controls, which UTF-8 can encode, show nothing. */
  private static String shown(String text) {
    return text.replaceAll("[\\x7F-\\x9F]", "");
  }

  /**
   * By the definition alone: what is no character is cut into the longest beginnings of characters,
   * a byte that begins none stands alone.
   */
  private static String perMaximalSubpart(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    for (int at = 0; at < bytes.length; ) {
      int taken = 1;
      String character = "\uFFFD";
      for (int length = 1; length <= 4 && at + length <= bytes.length; length++) {
        byte[] part = Arrays.copyOfRange(bytes, at, at + length);
        String whole = strict(part);
        if (whole != null && whole.codePointCount(0, whole.length()) == 1) {
          character = whole;
          taken = length;
          break;
        }
        if (!beginsCharacter(part)) break;
        taken = length;
      }
      text.append(character);
      at += taken;
    }
    return text.toString();
  }

  private static boolean beginsCharacter(byte[] part) {
    for (int missing = 1; part.length + missing <= 4; missing++) {
      for (int next : new int[] {0x80, 0x90, 0xA0}) {
        byte[] whole = Arrays.copyOf(part, part.length + missing);
        Arrays.fill(whole, part.length, whole.length, (byte) 0x80);
        whole[part.length] = (byte) next;
        String text = strict(whole);
        if (text != null && text.codePointCount(0, text.length()) == 1) return true;
      }
    }
    return false;
  }

  /** Null when not well-formed. */
  private static String strict(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(bytes))
          .toString();
    } catch (CharacterCodingException malformed) {
      return null;
    }
  }

  private static boolean holdsSurrogate(byte[] bytes) {
    for (int at = 0; at + 1 < bytes.length; at++) {
      if ((bytes[at] & 0xFF) == 0xED && (bytes[at + 1] & 0xFF) >= 0xA0) return true;
    }
    return false;
  }

  /** Collects what is printed; a character cut off by the end is one more replacement. */
  private static final class Printed implements ParserActions {
    private final StringBuilder text = new StringBuilder();

    String whole(VtParser parser) {
      return parser.atRest() ? text.toString() : text + "\uFFFD";
    }

    @Override
    public void printAscii(byte[] bytes, int from, int to) {
      text.append(new String(bytes, from, to - from, StandardCharsets.ISO_8859_1));
    }

    @Override
    public void print(int codePoint) {
      text.appendCodePoint(codePoint);
    }

    @Override
    public void execute(int control) {
      if (control != 0x7F) throw new AssertionError("control " + control);
    }

    @Override
    public void escDispatch(int intermediates, int fin) {
      throw new AssertionError("escape " + fin);
    }

    @Override
    public void csiDispatch(int prefix, int intermediates, int fin, Params params) {
      throw new AssertionError("sequence " + fin);
    }

    @Override
    public void oscDispatch(byte[] body, int length, boolean bel, long sequenceLength) {
      throw new AssertionError("string");
    }

    @Override
    public void dcsDispatch(
        int prefix, int intermediates, int fin, Params params, byte[] body, int length) {
      throw new AssertionError("string");
    }
  }
}
