package dev.belisha.vt.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PasteFilterTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "plain|plain",
        "a\tb|a\tb",
        "grün 日本 😀|grün 日本 😀",
        "'a\nb'|'a\rb'",
        "'a\r\nb'|'a\rb'",
        "'a\rb'|'a\rb'",
        "'a\n\nb'|'a\r\rb'",
        "'a\r\n\r\nb'|'a\r\rb'",
        "'a\n\rb'|'a\r\rb'",
        "a\033[201~b|a[201~b",
        "a\033\033[201~b|a[201~b",
        "a\u009B201~b|a201~b",
        "a\003b\004c\032d|abcd",
        "a\bb\u007Fc|abc",
        "a\u0000b|ab",
      })
  void keepsTextAndDropsControls(String pasted, String sent) {
    assertThat(PasteFilter.apply(pasted, false)).isEqualTo(sent);
    assertThat(PasteFilter.apply(pasted, true)).isEqualTo("\033[200~" + sent + "\033[201~");
  }

  /** The bracket ends once, at the end, whatever is pasted. */
  @Test
  void noPasteEndsItsOwnBracket() {
    String[] pieces = {"\033", "[", "2", "0", "1", "~", "\033[201~", "\u009B", "\n", "x"};
    Random random = new Random(7);
    for (int round = 0; round < 5000; round++) {
      StringBuilder text = new StringBuilder();
      for (int at = random.nextInt(20); at > 0; at--) {
        text.append(pieces[random.nextInt(pieces.length)]);
      }
      String sent = PasteFilter.apply(text.toString(), true);
      assertThat(sent.indexOf('\033', 1)).isEqualTo(sent.length() - 6);
      assertThat(sent).startsWith("\033[200~").endsWith("\033[201~").doesNotContain("\u009B");
    }
  }

  @Test
  void theTerminalBracketsWhenAsked() {
    TestTerminal t = TestTerminal.open(10, 2);
    t.vt.paste("a\nb");
    t.repliesWith("a\rb").raw("\033[?2004h").vt.paste("a\nb");
    t.repliesWith("\033[200~a\rb\033[201~");
    t.vt.paste("");
    t.repliesWith("").raw("\033[?2004l").vt.paste("x");
    t.repliesWith("x");
  }
}
