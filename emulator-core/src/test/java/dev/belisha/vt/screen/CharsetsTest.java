package dev.belisha.vt.screen;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Designations and shifts; what is expected was seen in xterm 379. */
class CharsetsTest {
  private static final String NATIONAL = "#@[\\]^_`{|}~";

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "A, £@[\\]^_`{|}~",
        "4, £¾ĳ½|^_`¨ƒ¼´",
        "C, #@ÄÖÅÜ_éäöåü",
        "5, #@ÄÖÅÜ_éäöåü",
        "R, £à°ç§^_`éùè¨",
        "f, £à°ç§^_`éùè¨",
        "Q, #àâçêî_ôéùèû",
        "9, #àâçêî_ôéùèû",
        "K, #§ÄÖÜ^_`äöüß",
        "Y, £§°çé^_ùàòèì",
        "E, #ÄÆØÅÜ_äæøåü",
        "6, #ÄÆØÅÜ_äæøåü",
        "`, #ÄÆØÅÜ_äæøåü",
        "%6, #@ÃÇÕ^_`ãçõ~",
        "Z, £§¡Ñ¿^_`°ñç~",
        "H, #ÉÄÖÅÜ_éäöåü",
        "7, #ÉÄÖÅÜ_éäöåü",
        "=, ùàéçêîèôäöüû",
        "B, #@[\\]^_`{|}~",
      })
  void nationalSets(String name, String shown) {
    TestTerminal.open(20, 2).enter("\033[?42h\033(" + name + NATIONAL).shows(shown);
  }

  @Test
  void nationalSetsWantDecnrcmAndStayWithoutIt() {
    TestTerminal t = TestTerminal.open(20, 2).enter("\033(K[").shows("[");
    t.enter("\033[?42h\033(K[\033[?42l[").shows("[ÄÄ");
    t.enter("\033[?42$p").repliesWith("\033[?42;2$y");
    t.enter("\033[?42h\033[!p\033[?42$p").repliesWith("\033[?42;1$y");
    t.enter("\033c\033[?42$p").repliesWith("\033[?42;2$y");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "0, j_`~, \"┘ ◆·\"",
        "<, (W]$, ¤ŒŸ⸮",
        "%5, (W]$, ¤ŒŸ⸮",
        ">, \"!<aV1\", ⎷≤α√⸮",
      })
  void otherSetsOf94(String name, String typed, String shown) {
    TestTerminal.open(20, 2).enter("\033(" + name + typed).shows(shown);
  }

  @Test
  void aSetOf96HasDeleteToo() {
    TestTerminal t = TestTerminal.open(20, 2);
    t.enter("a\177\033-A\016!a~\177\017\177b").shows("a¡áþÿb");
    t.enter("\r\033.A\033N\177\033/A\033O\177\177\033nA\033oB").shows("ÿÿÁÂÿb");
  }

  @ParameterizedTest
  @ValueSource(strings = {"X", "\"4", "&5", "1", "2"})
  void anUnknownSetLeavesTheFormer(String name) {
    TestTerminal.open(20, 2).enter("\033(0a\033(" + name + "a\033-Xa").shows("▒▒▒");
  }

  @Test
  void shifts() {
    TestTerminal t = TestTerminal.open(20, 2).enter("\033)0\033*>\033+<");
    t.enter("a\016a\017a\033na\033oa\017a").shows("a▒aαáa");
    t.enter("\r\033Naa\033Oaa\016\033Naa").shows("αaáaα▒");
  }

  @Test
  void aSingleShiftIntoAsciiIsForOneCharacterToo() {
    TestTerminal.open(20, 2).enter("\033(0a\033Naa").shows("▒a▒");
  }

  @Test
  void cursorKeepsSetsAndReportTellsThem() {
    TestTerminal t = TestTerminal.open(20, 2);
    t.enter("\033[?42h\033(K\033)0\033*%5\033.A\016\0337\033(B\033)B\017\0338[q\033[1$w");
    t.shows("[─").repliesWith("\033P1$u1;3;1;@;@;@;1;2;D;K0AB\033\\");
    t.enter("\033*%5\033[1$w").repliesWith("\033P1$u1;3;1;@;@;@;1;2;@;K0%5B\033\\");
    t.enter("\017[").shows("[─Ä");
  }
}
