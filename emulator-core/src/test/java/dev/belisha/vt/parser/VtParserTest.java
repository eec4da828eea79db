package dev.belisha.vt.parser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes to actions, written as a line each; every stream also byte by byte. */
class VtParserTest {
  /** Writes actions down; text runs joined, so that cutting makes no difference. */
  private static final class Recorder implements ParserActions {
    final List<String> actions = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    @Override
    public void printAscii(byte[] bytes, int from, int to) {
      text.append(new String(bytes, from, to - from, StandardCharsets.US_ASCII));
    }

    @Override
    public void print(int codePoint) {
      text.appendCodePoint(codePoint);
    }

    @Override
    public void execute(int control) {
      add("C0 %02X".formatted(control));
    }

    @Override
    public void escDispatch(int intermediates, int fin) {
      add("ESC " + chars(intermediates) + (char) fin);
    }

    @Override
    public void csiDispatch(int prefix, int intermediates, int fin, Params params) {
      add("CSI " + chars(prefix) + numbers(params) + chars(intermediates) + (char) fin);
    }

    @Override
    public void oscDispatch(byte[] body, int length, boolean bel, long sequenceLength) {
      String text = new String(body, 0, length, StandardCharsets.UTF_8);
      if (text.length() > 40) text = text.length() + " chars";
      add("OSC " + text + (bel ? " BEL " : " ST ") + sequenceLength);
    }

    @Override
    public void dcsDispatch(
        int prefix, int intermediates, int fin, Params params, byte[] body, int length) {
      String text = new String(body, 0, length, StandardCharsets.UTF_8);
      add(
          "DCS "
              + chars(prefix)
              + numbers(params)
              + chars(intermediates)
              + (char) fin
              + " "
              + text);
    }

    private static String chars(int packed) {
      String text = "";
      for (int rest = packed; rest != 0; rest >>>= 8) text = (char) (rest & 0xFF) + text;
      return text;
    }

    private static String numbers(Params params) {
      StringBuilder text = new StringBuilder();
      for (int at = 0; at < params.count(); at++) {
        if (at > 0) text.append(params.isSub(at) ? ':' : ';');
        int value = params.get(at, -1);
        if (value >= 0) text.append(value);
      }
      return text.toString();
    }

    private void add(String action) {
      flush();
      actions.add(action);
    }

    List<String> flush() {
      if (!text.isEmpty()) actions.add(text.toString());
      text.setLength(0);
      return actions;
    }
  }

  private static List<String> parse(byte[] bytes, int piece) {
    Recorder recorder = new Recorder();
    VtParser parser = new VtParser(recorder);
    for (int at = 0; at < bytes.length; at += piece) {
      parser.feed(bytes, at, Math.min(piece, bytes.length - at));
    }
    return recorder.flush();
  }

  private static void check(String stream, String... actions) {
    byte[] bytes = stream.getBytes(StandardCharsets.ISO_8859_1);
    assertThat(parse(bytes, bytes.length + 1)).containsExactly(actions);
    assertThat(parse(bytes, 1)).as("byte by byte").containsExactly(actions);
    assertThat(parse(bytes, 3)).as("in threes").containsExactly(actions);
  }

  @Test
  void csi() {
    check("a\033[mb", "a", "CSI m", "b");
    check("\033[1;2H", "CSI 1;2H");
    check("\033[;H", "CSI ;H");
    check("\033[?25h", "CSI ?25h");
    check("\033[>4;2m", "CSI >4;2m");
    check("\033[38:2::1:2:3m", "CSI 38:2::1:2:3m");
    check("\033[2 q", "CSI 2 q");
    check("\033[?2026$p", "CSI ?2026$p");
    check("\033[99999999999H", "CSI 65535H");
  }

  @Test
  void controlsInsideASequenceRunAtOnce() {
    check("\033[1\r;2H", "C0 0D", "CSI 1;2H");
    check("\033\n[H", "C0 0A", "CSI H");
    check("\033[1\177;2H", "CSI 1;2H");
  }

  @Test
  void whatIsNotWellFormedPrintsNothing() {
    check("\033[1?2Hx", "x");
    check("\033[1 2Hx", "x");
    check("\033[!\"#$%&pz", "z");
    check("\033[1;2\033[3mx", "CSI 3m", "x");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\030", "\032"})
  void cancelEndsAnySequence(String cancel) {
    check("\033[12" + cancel + "x", "x");
    check("\033" + cancel + "x", "x");
    check("\033]0;title" + cancel + "x", "x");
    check("\033Pq" + cancel + "x", "x");
    check("\033_abc" + cancel + "x", "x");
  }

  @Test
  void esc() {
    check("\0337\033(0\033#8", "ESC 7", "ESC (0", "ESC #8");
    check("\033\033\0337", "ESC 7");
  }

  /** No escape sequence holds a byte of a character: it ends, and the character is text. */
  @ParameterizedTest
  @ValueSource(strings = {"\033", "\033(", "\033]0;t\033", "\033P$q\033"})
  void aCharacterEndsAnEscape(String begun) {
    check(begun + "\303\251x", "éx");
    check(begun + "\377x", "\uFFFDx");
    check(begun + "\200\0337", "\uFFFD", "ESC 7");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\033",
        "\033(",
        "\033[1;",
        "\033]0;t",
        "\033]0;\033",
        "\033P$q",
        "\033_G",
        "\303"
      })
  void resetForgetsWhatWasBegun(String begun) {
    Recorder recorder = new Recorder();
    VtParser parser = new VtParser(recorder);
    byte[] bytes = begun.getBytes(StandardCharsets.ISO_8859_1);
    parser.feed(bytes, 0, bytes.length);
    parser.reset();
    assertThat(parser.atRest()).isTrue();
    parser.feed("\\7m".getBytes(StandardCharsets.ISO_8859_1), 0, 3);
    assertThat(recorder.flush()).containsExactly("\\7m");
  }

  @Test
  void osc() {
    check("\033]0;t\007x", "OSC 0;t BEL 6", "x");
    check("\033]0;t\033\\x", "OSC 0;t ST 7", "x");
    check("\033]0;a\nb\033\\", "OSC 0;ab ST 9");
    check("\033]2;\303\251\007", "OSC 2;é BEL 7");
    check("\033]0;t\033[1m", "CSI 1m");
    check("\033]0;t\033]0;u\007", "OSC 0;u BEL 6");
    check("\033]0;\234\007", "OSC 0;\uFFFD BEL 6");
  }

  @Test
  void dcs() {
    check("\033P$qm\033\\", "DCS $q m");
    check("\033P1+q544e\033\\x", "DCS 1+q 544e", "x");
    check("\033P1$r\007\033\\", "DCS 1$r \007");
  }

  @Test
  void otherStringsAreSwallowed() {
    check("\033_Gkitty\033\\a\033^pm\033\\b", "ESC \\", "a", "ESC \\", "b");
    check("\033Xsos\007\n\033\\c", "ESC \\", "c");
  }

  @ParameterizedTest
  @CsvSource({
    "C3A9, é",
    "E697A5, 日",
    "F09F9880, 😀",
    "C0AF, ??",
    "C1BF, ??",
    "E080AF, ???",
    "EDA080, ???",
    "F0808080, ????",
    "F4908080, ????",
    "F8, ?",
    "FF, ?",
    "80, ?",
    "BF, ?",
    "C341, ?A",
    "E28241, ?A",
    "F09F9841, ?A",
    "E2C3A9, ?é",
    "9B316D, ?1m",
    "EFBFBE, \uFFFE",
    "EFBFBD, ?"
  })
  void utf8WithOneReplacementForEachMaximalPart(String hex, String text) {
    byte[] bytes = java.util.HexFormat.of().parseHex(hex);
    String wanted = text.replace('?', '\uFFFD');
    assertThat(parse(bytes, 9)).containsExactly(wanted);
    assertThat(parse(bytes, 1)).containsExactly(wanted);
  }

  @Test
  void aBrokenCharacterNeverSwallowsAnEscape() {
    check("\342\202\033[1mx", "\uFFFD", "CSI 1m", "x");
    check("\342\202\rx", "\uFFFD", "C0 0D", "x");
  }

  @Test
  void encodedC1PrintsNothing() {
    check("a\302\233b", "ab");
  }

  /**
   * Our decoder and the JDK's agree on what is malformed. Encoded surrogates (ED A0..BF) are left
   * out: the JDK makes one replacement of the three bytes, the Unicode standard three.
   */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void utf8AsTheJdkDecodes(long seed) {
    Random random = new Random(seed);
    int[] leads = {0x41, 0xC2, 0xC3, 0xE0, 0xE2, 0xEF, 0xF0, 0xF4, 0xF5, 0xA0, 0xBF, 0x90};
    for (int round = 0; round < 20_000; round++) {
      byte[] bytes = new byte[1 + random.nextInt(8)];
      for (int at = 0; at < bytes.length; at++)
        bytes[at] = (byte) leads[random.nextInt(leads.length)];
      bytes[bytes.length - 1] = 'z';
      String wanted = new String(bytes, StandardCharsets.UTF_8).replaceAll("[\u0080-\u009F]", "");
      assertThat(parse(bytes, 1 + random.nextInt(4))).containsExactly(wanted);
    }
  }

  @Test
  void limitsHold() {
    check("\033[" + ":".repeat(2000) + "m", "CSI " + ":".repeat(Params.MAX - 1) + "m");
    check("\033[" + "1;".repeat(2000) + "m", "CSI " + "1;".repeat(Params.MAX - 1) + "1m");
    String fits = "\033]" + "x".repeat(VtParser.MAX_OSC) + "\007";
    assertThat(parse(fits.getBytes(StandardCharsets.US_ASCII), 4096))
        .containsExactly("OSC " + VtParser.MAX_OSC + " chars BEL " + (VtParser.MAX_OSC + 3));
    String over = "\033]" + "x".repeat(VtParser.MAX_OSC + 1) + "\007ok";
    assertThat(parse(over.getBytes(StandardCharsets.US_ASCII), 4096)).containsExactly("ok");
  }

  @Test
  void atRestTellsWhetherASequenceIsOpen() {
    VtParser parser = new VtParser(new Recorder());
    String stream = "a\033[1m\303\251";
    byte[] bytes = stream.getBytes(StandardCharsets.ISO_8859_1);
    for (int at = 0; at < bytes.length; at++) {
      parser.feed(bytes, at, 1);
      boolean inside = at >= 1 && at <= 3 || at == 5;
      assertThat(parser.atRest()).as("at %d", at).isEqualTo(!inside);
    }
  }
}
