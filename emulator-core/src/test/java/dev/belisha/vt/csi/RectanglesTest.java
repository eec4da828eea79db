package dev.belisha.vt.csi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.CellStyle.Underline;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** DECCRA, DECFRA, DECERA, DECSERA, DECCARA, DECRARA, DECSACE, DECRQCRA (ctlseqs; VT420 manual). */
class RectanglesTest {
  private static TestTerminal filled() {
    return TestTerminal.picture("abcde|fghij|klmno|pqrst").raw("\033[1;2H");
  }

  @ParameterizedTest(name = "{index}: {0}")
  @CsvSource({
    "'[88;2;2;3;3$x', 'abcde|fXXij|kXXno|pqrst'",
    "'[88;3;4$x', 'abcde|fghij|klmXX|pqrXX'",
    "'[88$x', 'XXXXX|XXXXX|XXXXX|XXXXX'",
    "'[88;0;0;0;0$x', 'XXXXX|XXXXX|XXXXX|XXXXX'",
    "'[88;2;2;9;9$x', 'abcde|fXXXX|kXXXX|pXXXX'",
    "'[88;3;3;2;2$x', 'abcde|fghij|klmno|pqrst'",
    "'[88;9;9;10;10$x', 'abcde|fghij|klmno|pqrst'",
    "'[31;1;1;1;1$x', 'abcde|fghij|klmno|pqrst'",
    "'[127;1;1;1;1$x', 'abcde|fghij|klmno|pqrst'",
    "'[233;1;1;1;1$x', 'ébcde|fghij|klmno|pqrst'",
    "'[2;2;3;3$z', 'abcde|f  ij|k  no|pqrst'",
    "'[$z', '|||'",
    "'[3;3;2;2$z', 'abcde|fghij|klmno|pqrst'",
    "'[2;2;3;3${', 'abcde|f  ij|k  no|pqrst'",
    "'[1;1;2;2;1;3;3$v', 'abcde|fghij|klabo|pqfgt'",
    "'[1;1;2;2;1;3;3;1$v', 'abcde|fghij|klabo|pqfgt'",
    "'[1;1;3;3;1;2;2$v', 'abcde|fabcj|kfgho|pklmt'",
    "'[2;2;4;4;1;1;1$v', 'ghide|lmnij|qrsno|pqrst'",
    "'[1;1;2;2;1;4;5$v', 'abcde|fghij|klmno|pqrsa'",
    "'[1;1;2;2;1;9;9$v', 'abcde|fghij|klmno|pqrst'",
    "'[3;3;2;2;1;1;1$v', 'abcde|fghij|klmno|pqrst'"
  })
  void fillEraseCopy(String sequence, String rows) {
    filled().raw("\033" + sequence).showsPicture(rows).cursor(0, 1);
  }

  @ParameterizedTest(name = "{index}: {0}")
  @CsvSource({
    "'[88;1;1;2;2$x', 'abcde|fXXij|kXXno|pqrst'",
    "'[88$x', 'abcde|fXXXj|kXXXo|pqrst'",
    "'[1;1;1;1$z', 'abcde|f hij|klmno|pqrst'",
    "'[1;1;1;1;1;2;2$v', 'abcde|fghij|klgno|pqrst'"
  })
  void originModeCountsFromTheMarginsAndStopsThere(String sequence, String rows) {
    filled().raw("\033[?69h\033[2;4s\033[2;3r\033[?6h\033" + sequence).showsPicture(rows);
  }

  @Test
  void marginsAloneChangeNothing() {
    filled()
        .raw("\033[?69h\033[2;3s\033[2;3r\033[88;1;1;4;1$x")
        .shows("Xbcde", "Xghij", "Xlmno", "Xqrst");
  }

  @Test
  void fillsInThePensStyleAndErasesToItsBackground() {
    TestTerminal t = filled().raw("\033[1;31;42m\033[88;1;1;1;1$x\033[1;2;1;2$z");
    assertThat(t.style(0, 0).foreground()).isEqualTo(1);
    assertThat(t.style(0, 0).has(CellStyle.BOLD)).isTrue();
    assertThat(t.style(0, 1).background()).isEqualTo(2);
    assertThat(t.style(0, 1).attrs()).isZero();
  }

  @Test
  void copiesStylesAndNeverHalfAWideCell() {
    TestTerminal t = TestTerminal.open(6, 2).enter("\033[31m日\033[0mbcd\033[1;1;1;2;1;2;3$v");
    t.shows("日bcd", "  日");
    assertThat(t.style(1, 2).foreground()).isEqualTo(1);
    TestTerminal.open(6, 2).enter("日bcd\033[1;2;1;3;1;2;1$v").shows("日bcd", " b");
    TestTerminal.open(6, 2).enter("a日cd\033[1;1;1;2;1;2;1$v").shows("a日cd", "a");
    TestTerminal.open(6, 2).enter("日日日\033[88;1;2;1;3$x").shows(" XX 日");
  }

  // Protected cells

  @Test
  void onlyDecseraLeavesProtectedCells() {
    String text = "a\033[1\"qb\033[0\"qc";
    TestTerminal.open(5, 1).raw(text + "\033[1;1;1;3${").shows(" b");
    TestTerminal.open(5, 1).raw(text + "\033[1;1;1;3$z").shows("");
    TestTerminal.open(5, 1).raw(text + "\033[88;1;1;1;3$x").shows("XXX");
    TestTerminal.open(5, 1).raw("a\033Vb\033Wc\033[1;1;1;3${").shows("");
  }

  // Attributes

  @ParameterizedTest(name = "DECCARA {0}")
  @CsvSource({
    "1, 1, NONE",
    "'1;4', 1, SINGLE",
    "5, 8, NONE",
    "7, 16, NONE",
    "'1;0', 0, NONE",
    "'1;22', 0, NONE",
    "3, 0, NONE",
    "'', 0, NONE"
  })
  void changesAttributesInARectangle(String codes, int attrs, Underline underline) {
    TestTerminal t = filled().raw("\033[2*x\033[2;2;3;3;" + codes + "$r");
    assertThat(t.style(1, 1).attrs()).isEqualTo(attrs);
    assertThat(t.style(2, 2).underline()).isEqualTo(underline);
    assertThat(t.style(1, 3)).isEqualTo(CellStyle.PLAIN);
    assertThat(t.style(2, 0)).isEqualTo(CellStyle.PLAIN);
    t.shows("abcde", "fghij", "klmno", "pqrst").cursor(0, 1);
  }

  @Test
  void reversesAttributes() {
    TestTerminal t = TestTerminal.open(3, 1).raw("\033[1;31ma\033[0;4mb\033[2*x\033[1;1;1;2;1;4$t");
    assertThat(t.style(0, 0).attrs()).isZero();
    assertThat(t.style(0, 0).underline()).isEqualTo(Underline.SINGLE);
    assertThat(t.style(0, 0).foreground()).isEqualTo(1);
    assertThat(t.style(0, 1).attrs()).isEqualTo(CellStyle.BOLD);
    assertThat(t.style(0, 1).underline()).isEqualTo(Underline.NONE);
    t.raw("\033[1;1;1;2;0$t");
    assertThat(t.style(0, 0).attrs())
        .isEqualTo(CellStyle.BOLD | CellStyle.BLINK | CellStyle.INVERSE);
  }

  /** DECSACE 0 and 1: from the first corner to the last, through whole rows. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void aStreamRunsThroughWholeRows(int extent) {
    TestTerminal t = filled().raw("\033[" + extent + "*x\033[1;4;3;2;7$r");
    int[][] inverse = {{0, 3}, {0, 4}, {1, 0}, {1, 4}, {2, 0}, {2, 1}};
    for (int[] at : inverse) assertThat(t.style(at[0], at[1]).has(CellStyle.INVERSE)).isTrue();
    assertThat(t.style(0, 2)).isEqualTo(CellStyle.PLAIN);
    assertThat(t.style(2, 2)).isEqualTo(CellStyle.PLAIN);
  }

  // Checksums, as xterm 379 answers them

  @ParameterizedTest(name = "{index}: {0}")
  @CsvSource({
    "'', '1;0;1;1;1;1', FFE0",
    "'', '1;0;1;1;1;5', FFE0",
    "a, '1;0;1;1;1;1', FF9F",
    "ab, '1;0;1;1;1;5', FF3D",
    "'  b', '1;0;1;1;1;3', FF5E",
    "'   ', '1;0;1;1;1;5', FFA0",
    "'a\r\nb', '1;0;1;1;2;3', FF3D",
    "'\r\n b', '1;0;1;1;2;3', FF5E",
    "x, '1;0;3;3;2;2', 0000",
    "x, '1;0;30;90;31;91', 0000",
    "x, '1;0;1;1;99;99', FF88",
    "x, '1', FF88",
    "'\033[1ma', '1;0;1;1;1;1', FF1F",
    "'\033[2ma', '1;0;1;1;1;1', FF9F",
    "'\033[3ma', '1;0;1;1;1;1', FF9F",
    "'\033[4ma', '1;0;1;1;1;1', FF8F",
    "'\033[5ma', '1;0;1;1;1;1', FF5F",
    "'\033[7ma', '1;0;1;1;1;1', FF7F",
    "'\033[8ma', '1;0;1;1;1;1', FFE0",
    "'\033[1\"qa', '1;0;1;1;1;1', FF9F",
    "é, '1;0;1;1;1;1', FF17",
    "'e\u0301', '1;0;1;1;1;1', FF17",
    "日, '1;0;1;1;1;2', FE1C"
  })
  void checksums(String output, String params, String sum) {
    TestTerminal t = TestTerminal.open(8, 3).enter(output + "\033[H\033[" + params + "*y");
    t.repliesWith("\033P1!~" + sum + "\033\\");
  }

  @Test
  void theChecksumIsOfTheOriginsRectangleAndBearsItsId() {
    TestTerminal t = TestTerminal.open(8, 3).raw("\033[2;3HX\033[?69h\033[3;8s\033[2;3r\033[?6h");
    t.raw("\033[4711;0;1;1;1;1*y").repliesWith("\033P4711!~FFA8\033\\");
    t.raw("\033[*y").repliesWith("");
  }
}
