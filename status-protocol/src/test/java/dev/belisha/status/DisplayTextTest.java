package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Program text fit to be shown (protocol page, section 6). */
class DisplayTextTest {
  private static final String FAMILY = "👨‍👩‍👧";
  private static final String ENGLAND =
      "🏴\uDB40\uDC67\uDB40\uDC62\uDB40\uDC65\uDB40\uDC6E\uDB40\uDC67\uDB40\uDC7F";

  @Test
  void dropsEveryFormatCharacterButTheListed() {
    for (int cp = 0; cp <= 0x10FFFF; cp++) {
      if (Character.getType(cp) != Character.FORMAT) continue;
      boolean kept = cp == 0x200C || cp == 0x200D || (cp >= 0xE0020 && cp <= 0xE007F);
      String wanted = kept ? "a" + Character.toString(cp) + "b" : "ab";
      assertThat(DisplayText.neutral("a" + Character.toString(cp) + "b"))
          .as("U+%04X", cp)
          .isEqualTo(wanted);
    }
  }

  @Test
  void bidiAndInvisibleMarksGo() {
    String hidden =
        "\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200B\u200E\u200F\uFEFF"
            + "\u00AD\u061C\u2060\uFFF9";
    assertThat(DisplayText.neutral("safe" + hidden + ".txt")).isEqualTo("safe.txt");
    assertThat(DisplayText.neutral("a\uDB40\uDC01b")).isEqualTo("ab");
  }

  @Test
  void separatorsBecomeSpacesAndControlsGo() {
    assertThat(DisplayText.neutral("a\u2028b\u2029c\nd\re\tf")).isEqualTo("a b c d e f");
    for (int c = 0; c < 0xA0; c++) {
      String shown = DisplayText.neutral("" + (char) c);
      boolean control = c < 0x20 || (c >= 0x7F && c <= 0x9F);
      String wanted = !control ? "" + (char) c : c == '\n' || c == '\r' || c == '\t' ? " " : "";
      assertThat(shown).as("U+%04X", c).isEqualTo(wanted);
    }
    assertThat(DisplayText.neutral("a\ud83db\udc00")).isEqualTo("ab");
  }

  @Test
  void ordinaryTextIsUntouched() {
    for (String text :
        new String[] {
          "Apply 3 to add?", "日本語", "e\u0301", FAMILY, ENGLAND, "می\u200Cخواهم", "<b>&amp;</b>"
        }) {
      assertThat(DisplayText.neutral(text)).isEqualTo(text);
      assertThat(DisplayText.line(text, 200)).isEqualTo(text);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "abcdef, 6, abcdef", "abcdef, 5, abcd…", "abcdef, 2, a…", "abcdef, 1, …", "abcdef, 0, ''",
    "abcdef, -1, ''", "abc def, 5, abc…", "' abc ', 3, abc", "'', 5, ''", "'  ', 1, ''"
  })
  void cutsToALine(String text, int most, String line) {
    assertThat(DisplayText.line(text, most)).isEqualTo(line);
  }

  @Test
  void cutsBetweenGraphemes() {
    assertThat(DisplayText.line("ae\u0301xyz", 3)).isEqualTo("a…");
    assertThat(DisplayText.line("ae\u0301xyz", 4)).isEqualTo("ae\u0301…");
    assertThat(DisplayText.line("a😀bcd", 3)).isEqualTo("a…");
    assertThat(DisplayText.line("a" + FAMILY + "bcdef", 5)).isEqualTo("a…");
    assertThat(DisplayText.line(FAMILY + "bcdef", 9)).isEqualTo(FAMILY + "…");
    assertThat(DisplayText.line(ENGLAND + "b", 5)).isEqualTo("…");
    assertThat(DisplayText.line("🇬🇧🇫🇷🇩🇪", 7)).isEqualTo("🇬🇧…");
  }

  @Test
  void anyTextBecomesALineThatFits() {
    Random random = new Random(6);
    for (int round = 0; round < 5_000; round++) {
      char[] chars = new char[random.nextInt(50)];
      for (int at = 0; at < chars.length; at++) chars[at] = (char) random.nextInt(0x10000);
      int most = random.nextInt(30);
      String line = DisplayText.line(new String(chars), most);
      assertThat(line.length()).isLessThanOrEqualTo(most);
      assertThat(line)
          .doesNotContainPattern("[\\p{Cc}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]");
      assertThat(DisplayText.neutral(line)).isEqualTo(line);
    }
  }
}
