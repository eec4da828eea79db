package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A cell holds a whole grapheme, and a wide one is never split. */
class GraphemeTest {
  @ParameterizedTest
  @CsvSource({
    "e\u0301, 1",
    "日, 2",
    "😀, 2",
    "👩‍👩‍👧‍👦, 2",
    "🇨🇦, 2",
    "❤️, 2",
    "❤, 1",
    "👍🏽, 2",
    "1️⃣, 2",
    "1⃣, 1",
    "☝🏽, 2",
    "❤\uFE0E, 1",
    "⌚\uFE0E, 2",
    "⛹🏽‍♂️, 2",
    "❤‍🔥, 2",
    "\u0600日, 2",
    "\u06001, 1",
    "\u1112\u1161\u11AB, 2",
    "क्क, 1",
    "각, 2",
    "각, 2",
    "क्षि, 1",
    "ก็, 1"
  })
  void clusterTakesOneCellOfItsWidth(String text, int width) {
    TestTerminal terminal = TestTerminal.open(10, 2).enter(text);
    terminal.cursor(0, width);
    terminal.shows(text);
  }

  @Test
  void withoutMode2027EachCodePointHasItsWidth() {
    TestTerminal.open(20, 2).raw("\033[?2027l").enter("👩‍👩").cursor(0, 4);
    TestTerminal.open(20, 2).enter("👩‍👩").cursor(0, 2);
  }

  @Test
  void wideCharacterWrapsWhole() {
    TestTerminal.open(5, 3).enter("abcd日").shows("abcd", "日").cursor(1, 2);
  }

  @Test
  void overwritingOneHalfBlanksTheOther() {
    TestTerminal.open(6, 1).enter("日本").raw("\033[1;2Hx").shows(" x本");
    TestTerminal.open(6, 1).enter("日本").raw("\033[1;3Hx").shows("日x");
    TestTerminal.open(6, 1).enter("日本").raw("\033[1;2H\033[X").shows("  本");
    TestTerminal.open(6, 1).enter("日本").raw("\033[1;2H\033[P").shows(" 本");
    TestTerminal.open(6, 1).enter("日本").raw("\033[1;2H\033[@").check();
    TestTerminal.open(6, 1).enter("日本").raw("\033[1;4H\033[K").shows("日");
  }

  @Test
  void marksJoinTheCharacterBeforeThem() {
    TestTerminal.open(6, 1).enter("a").enter("\u0301").shows("a\u0301").cursor(0, 1);
    TestTerminal.open(3, 1).enter("abc").enter("\u0301").shows("abc\u0301").cursor(0, 2);
    TestTerminal.open(3, 1).enter("\u0301a").shows("a");
  }

  @Test
  void marksInOneCellAreCapped() {
    TestTerminal terminal = TestTerminal.open(6, 1).enter("a" + "\u0301".repeat(10_000));
    String cell = terminal.lines().getFirst();
    assertThat(cell.codePointCount(0, cell.length())).isEqualTo(ClusterTable.MAX_CODE_POINTS);
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "3", "4", "5"})
  void charactersMayBeCutAnywhere(int size) {
    byte[] bytes = "é日😀👩‍👧".getBytes(java.nio.charset.StandardCharsets.UTF_8);
    TestTerminal terminal = TestTerminal.open(20, 1);
    for (int at = 0; at < bytes.length; at += size) {
      terminal.vt.feed(bytes, at, Math.min(size, bytes.length - at));
    }
    terminal.check().shows("é日😀👩‍👧");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\u00c0\u00af|��",
        "\u00e0\u0080\u00af|���",
        "\u00f0\u009f\u0098A|�A",
        "\u00ff|�",
        "\u0080|�",
        "\u00c3(|�(",
        "\u00e2\u0082A|�A",
        "\u00ed\u00a0\u0080|���",
        "\u009b1m|�1m"
      })
  void whatIsNotUtf8BecomesAReplacementForEachMaximalPart(String bytes, String shown) {
    TestTerminal.open(20, 1).raw(bytes).shows(shown);
  }

  @Test
  void escapeEndsABrokenCharacter() {
    TestTerminal.open(20, 1).raw("\u00f0\u009f\033[1mx").shows("�x");
  }

  /** The wrap before a cluster's first code point does not tear the rest off. */
  @ParameterizedTest
  @ValueSource(strings = {"👩‍💻", "🇨🇦", "👍🏽"})
  void clusterThatBeginsOnAWrappedRowStaysWhole(String cluster) {
    TestTerminal.open(6, 3).enter("abcdef" + cluster + "z").shows("abcdef", cluster + "z");
    TestTerminal.open(6, 2).enter("\n\rabcdef" + cluster + "z").shows("abcdef", cluster + "z");
  }
}
