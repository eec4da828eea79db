package dev.belisha.vt.csi;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** REP: the character printed right before, again, in the style and the margins of now. */
class RepeatTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "'a\033[b', 'aa|'",
    "'a\033[0b', 'aa|'",
    "'a\033[3b', 'aaaa|'",
    "'a\033[7b', 'aaaaa|aaa'",
    "'\033[3b', '|'",
    "'a\r\n\033[2b', 'a|'",
    "'ab\033[2D\033[b', 'ab|'",
    "'日\033[b', '日日|'",
    "'日\033[2b', '日日|日'",
    "'\033[4hxy\ra\033[b', 'aaxy|'",
    "'\033[?7la\033[9b', 'aaaaa|'",
    "'\033(0q\033[b', '──|'",
    "'a\033[2b\033[2b', 'aaa|'",
    "'a\033[m\033[2b', 'a|'",
    "'a\033]0;t\007\033[2b', 'a|'",
    "'a\033c\033[b', '|'"
  })
  void repeats(String output, String rows) {
    TestTerminal.open(5, 2).enter(output).showsPicture(rows);
  }

  @Test
  void wrapsAtTheRightMargin() {
    TestTerminal.open(8, 3).raw("\033[?69h\033[2;4s\033[1;2Ha\033[4b").shows(" aaa", " aa");
  }

  /** A count is cut to what fills the screen. */
  @Test
  void anyCountEnds() {
    TestTerminal.open(5, 2).raw("a\033[65535b").shows("aaaaa", "a");
  }
}
