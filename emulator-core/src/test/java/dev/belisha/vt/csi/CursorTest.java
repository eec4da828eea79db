package dev.belisha.vt.csi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Moving the cursor: CUU to CUP, HPA, HPR, VPA, VPR, IND, RI, NEL, BS; between margins, under DECOM
 * (ctlseqs, "Functions using CSI"). From row 4, column 9 of 24x80.
 */
class CursorTest {
  private static final String START = "\033[5;10H";

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "[A, 3, 9",
    "[0A, 3, 9",
    "[3A, 1, 9",
    "[99A, 0, 9",
    "[B, 5, 9",
    "[2B, 6, 9",
    "[99B, 23, 9",
    "[2147483647B, 23, 9",
    "[C, 4, 10",
    "[5C, 4, 14",
    "[999C, 4, 79",
    "[D, 4, 8",
    "[2D, 4, 7",
    "[99D, 4, 0",
    "[E, 5, 0",
    "[2E, 6, 0",
    "[99E, 23, 0",
    "[F, 3, 0",
    "[2F, 2, 0",
    "[99F, 0, 0",
    "[G, 4, 0",
    "[80G, 4, 79",
    "[3G, 4, 2",
    "[999G, 4, 79",
    "[`, 4, 0",
    "[7`, 4, 6",
    "[a, 4, 10",
    "[7a, 4, 16",
    "[999a, 4, 79",
    "[d, 0, 9",
    "[7d, 6, 9",
    "[e, 5, 9",
    "[7e, 11, 9",
    "[99e, 23, 9",
    "[H, 0, 0",
    "[;H, 0, 0",
    "[7H, 6, 0",
    "[;7H, 0, 6",
    "[7;8H, 6, 7",
    "[0;0H, 0, 0",
    "[7;8f, 6, 7",
    "[999;999H, 23, 79",
    "[65536;65536H, 23, 79",
    "[2147483647;1H, 23, 0",
    "D, 5, 9",
    "M, 3, 9",
    "E, 5, 0"
  })
  void moves(String sequence, int row, int col) {
    TestTerminal.open(80, 24).raw(START + "\033" + sequence).cursor(row, col);
  }

  @ParameterizedTest(name = "from row {0}, {1}")
  @CsvSource({
    "5, '[A', 3",
    "5, '[5A', 2",
    "5, '[99A', 2",
    "2, '[99A', 0",
    "5, '[5B', 6",
    "5, '[99B', 6",
    "9, '[99B', 9",
    "5, '[99E', 6",
    "5, '[99F', 2",
    "5, '[99e', 9",
    "5, '[99d', 9"
  })
  void upAndDownStopAtTheMargins(int from, String sequence, int row) {
    TestTerminal.open(20, 10).raw("\033[3;7r\033[" + from + ";1H\033" + sequence).cursor(row, 0);
  }

  @ParameterizedTest(name = "from column {0}, {1}")
  @CsvSource({
    "8, '[99C', 11",
    "8, '[99D', 4",
    "14, '[99C', 19",
    "14, '[99D', 4",
    "3, '[99C', 11",
    "3, '[99D', 0",
    "8, '[99a', 19",
    "8, '[E', 4",
    "8, '[F', 4",
    "8, 'E', 4",
    "8, '[99G', 19"
  })
  void leftAndRightStopAtTheSideMargins(int from, String sequence, int col) {
    TestTerminal t = TestTerminal.open(20, 10).raw("\033[?69h\033[5;12s\033[5;" + from + "H");
    t.raw("\033" + sequence + "\033[6n");
    assertThat(t.takeReplies()).endsWith(";" + (col + 1) + "R");
  }

  @ParameterizedTest(name = "CR from column {0}")
  @CsvSource({"8, 4", "5, 4", "3, 0", "15, 4"})
  void carriageReturnGoesToTheLeftMarginFromTheRightOfIt(int from, int col) {
    TestTerminal.open(20, 3).raw("\033[?69h\033[5;12s\033[1;" + from + "H\r").cursor(0, col);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "[H, 2, 0",
    "[2;3H, 3, 2",
    "[2;2f, 3, 1",
    "[99;1H, 6, 0",
    "[d, 2, 0",
    "[99d, 6, 0",
  })
  void originModeCountsFromTheMargin(String sequence, int row, int col) {
    TestTerminal.open(20, 10).raw("\033[3;7r\033[?6h").cursor(2, 0).raw("\033" + sequence);
    TestTerminal.open(20, 10).raw("\033[3;7r\033[?6h\033" + sequence).cursor(row, col);
  }

  @Test
  void originModeCountsFromTheSideMarginToo() {
    TestTerminal t = TestTerminal.open(20, 10).raw("\033[?69h\033[5;12s\033[3;7r\033[?6h");
    t.cursor(2, 4).raw("\033[2;3H").cursor(3, 6).raw("\033[6n").repliesWith("\033[2;3R");
    t.raw("\033[99;99H").cursor(6, 11).raw("\033[2G").cursor(6, 5).raw("\033[?6l").cursor(0, 0);
  }

  @ParameterizedTest(name = "backspace from column {0}")
  @CsvSource({"1, 0", "0, 0", "5, 4"})
  void backspaceStopsAtTheEdge(int from, int to) {
    TestTerminal.open(20, 3).raw("\033[2;" + (from + 1) + "H\b").cursor(1, to);
  }

  @Test
  void wrapWaitsForTheNextCharacter() {
    TestTerminal.open(5, 3).raw("abcde").cursor(0, 4).raw("f").cursor(1, 1).shows("abcde", "f");
    TestTerminal.open(5, 3).raw("abcde\rX").shows("Xbcde");
    TestTerminal.open(5, 3).raw("abcde\bX").shows("abcXe");
    TestTerminal.open(5, 3).raw("\033[?7labcdefg").shows("abcdg").cursor(0, 4);
  }
}
