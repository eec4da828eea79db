package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent.TitleChanged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TitleOscTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "NONE",
      value = {
        "0;shell|shell",
        "2;vim|vim",
        "2;a;b;c|a;b;c",
        "2;grün 日本 😀|grün 日本 😀",
        "2;|''",
        "2|NONE",
        "0|NONE",
        "02;zero|NONE",
        "2x;no|NONE",
        "-2;no|NONE",
        "99999999992;no|NONE",
        "1;icon|NONE",
        "3;x=y|NONE",
      })
  void setsTheTitle(String body, String title) {
    TestTerminal t = TestTerminal.open(10, 2).enter("\033]" + body + "\007");
    if (title == null) assertThat(t.events).isEmpty();
    else assertThat(t.events).containsExactly(new TitleChanged(title));
    assertThat(t.vt.title()).isEqualTo(title == null ? "" : title);
    t.shows().repliesWith("");
  }

  @Test
  void dropsControlsAlsoThoseOfC1() {
    TestTerminal t = TestTerminal.open(10, 2).enter("\033]2;a\u0085b\u007Fc\td\007");
    assertThat(t.vt.title()).isEqualTo("abcd");
  }

  @Test
  void isCutAtTheCap() {
    TestTerminal t = TestTerminal.open(10, 2);
    t.enter("\033]2;" + "😀".repeat(TerminalContext.MAX_TITLE + 5) + "\033\\");
    assertThat(t.vt.title()).isEqualTo("😀".repeat(TerminalContext.MAX_TITLE));
  }

  @Test
  void brokenUtf8BecomesReplacementCharacters() {
    TestTerminal t = TestTerminal.open(10, 2).raw("\033]2;a\u00FFb\007");
    assertThat(t.vt.title()).isEqualTo("a\uFFFDb");
  }

  @Test
  void cancelledStringsSetNothing() {
    for (String cancel : new String[] {"\030", "\032", "\033[m"}) {
      TestTerminal t = TestTerminal.open(10, 2).raw("\033]2;evil" + cancel);
      assertThat(t.events).isEmpty();
      t.raw("ok").shows("ok");
    }
  }
}
