package dev.belisha.vt.screen;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** ICH, DCH, IL, DL, IRM, SU, SD, IND, RI with margins on all sides. */
class InsertDeleteTest {
  private static TestTerminal filled() {
    return TestTerminal.picture("aaaaa|bbbbb|ccccc|ddddd").raw("\033[2;3H");
  }

  @ParameterizedTest(name = "CSI {0}")
  @CsvSource({
    "'[@', 'aaaaa|bb bb|ccccc|ddddd'",
    "'[9@', 'aaaaa|bb|ccccc|ddddd'",
    "'[P', 'aaaaa|bbbb|ccccc|ddddd'",
    "'[9P', 'aaaaa|bb|ccccc|ddddd'",
    "'[L', 'aaaaa||bbbbb|ccccc'",
    "'[2L', 'aaaaa|||bbbbb'",
    "'[99L', 'aaaaa|||'",
    "'[M', 'aaaaa|ccccc|ddddd|'",
    "'[2M', 'aaaaa|ddddd||'",
    "'[99M', 'aaaaa|||'",
    "'[S', 'bbbbb|ccccc|ddddd|'",
    "'[99S', '|||'",
    "'[T', '|aaaaa|bbbbb|ccccc'",
    "'[99T', '|||'",
    "'[^', '|aaaaa|bbbbb|ccccc'"
  })
  void wholeScreen(String sequence, String rows) {
    filled().raw("\033" + sequence).showsPicture(rows);
  }

  @ParameterizedTest(name = "CSI {0}")
  @CsvSource({
    "'[L', 'aaaaa||bbbbb|ddddd'",
    "'[M', 'aaaaa|ccccc||ddddd'",
    "'[S', 'aaaaa|ccccc||ddddd'",
    "'[T', 'aaaaa||bbbbb|ddddd'",
    "'M', 'aaaaa||bbbbb|ddddd'",
    "'[3;1H\n', 'aaaaa|ccccc||ddddd'",
    "'[1;1H\033[L', 'aaaaa|bbbbb|ccccc|ddddd'",
    "'[4;1H\033[M', 'aaaaa|bbbbb|ccccc|ddddd'",
    "'[4;1H\n', 'aaaaa|bbbbb|ccccc|ddddd'",
    "'[1;1H\033M', 'aaaaa|bbbbb|ccccc|ddddd'"
  })
  void betweenTopAndBottomMargins(String sequence, String rows) {
    filled().raw("\033[2;3r\033[2;1H\033" + sequence).showsPicture(rows);
  }

  @ParameterizedTest(name = "CSI {0}")
  @CsvSource({
    "'[@', 'aaaaa|b bbb|ccccc|ddddd'",
    "'[P', 'aaaaa|bbb b|ccccc|ddddd'",
    "'[L', 'aaaaa|b   b|cbbbc|dcccd'",
    "'[M', 'aaaaa|bcccb|cdddc|d   d'",
    "'[S', 'abbba|bcccb|cdddc|d   d'",
    "'[T', 'a   a|baaab|cbbbc|dcccd'"
  })
  void betweenSideMargins(String sequence, String rows) {
    filled().raw("\033[?69h\033[2;4s\033[2;2H\033" + sequence).showsPicture(rows);
  }

  @Test
  void insertModePushesRight() {
    TestTerminal.open(5, 1).enter("abcde\033[1;2H\033[4hXY").shows("aXYbc");
    TestTerminal.open(5, 1).enter("abcde\033[1;2H\033[4h日").shows("a日bc");
    TestTerminal.open(5, 1).enter("abc日\033[1;1H\033[4hX").shows("Xabc");
  }

  @Test
  void onlyLinesFromTheTopGoToHistory() {
    TestTerminal terminal = filled().raw("\033[2;3r\033[3;1H\n\n\n");
    org.assertj.core.api.Assertions.assertThat(terminal.history()).isEmpty();
    terminal.raw("\033[1;3r\033[3;1H\n");
    org.assertj.core.api.Assertions.assertThat(terminal.history()).containsExactly("aaaaa");
  }

  @Test
  void marginsOfOneRowAreRefused() {
    TestTerminal.open(5, 4).raw("\033[3;3r\033[4;1H\n").cursor(3, 0);
    TestTerminal.open(5, 4).raw("\033[3;2r\033[H").cursor(0, 0);
  }

  @Test
  void anInsertedLineEndsTheSoftWrapAboveIt() {
    TestTerminal terminal = TestTerminal.open(4, 4).raw("abcdef\033[2;1H\033[L\033[2;1Hzz");
    terminal.resize(8, 4).shows("abcd", "zz", "ef");
  }
}
