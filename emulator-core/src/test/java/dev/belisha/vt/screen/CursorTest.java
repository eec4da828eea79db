package dev.belisha.vt.screen;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Moving the cursor: CUU to CUP, HPA, VPA, margins, DECOM, saving. From row 4, column 9 of 24x80.
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
    "[99B, 23, 9",
    "[2147483647B, 23, 9",
    "[C, 4, 10",
    "[5C, 4, 14",
    "[999C, 4, 79",
    "[D, 4, 8",
    "[99D, 4, 0",
    "[2E, 6, 0",
    "[2F, 2, 0",
    "[G, 4, 0",
    "[80G, 4, 79",
    "[3G, 4, 2",
    "[999G, 4, 79",
    "[7`, 4, 6",
    "[7a, 4, 16",
    "[7d, 6, 9",
    "[7e, 11, 9",
    "[H, 0, 0",
    "[7H, 6, 0",
    "[;7H, 0, 6",
    "[7;8H, 6, 7",
    "[0;0H, 0, 0",
    "[7;8f, 6, 7",
    "[999;999H, 23, 79",
    "[65536;65536H, 23, 79",
    "D, 5, 9",
    "M, 3, 9",
    "E, 5, 0"
  })
  void moves(String sequence, int row, int col) {
    TestTerminal.open(80, 24).raw(START + "\033" + sequence).cursor(row, col);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"'[5A', 2", "'[99A', 2", "'[5B', 6", "'[99B', 6"})
  void upAndDownStopAtTheMargins(String sequence, int row) {
    TestTerminal.open(20, 10).raw("\033[3;7r\033[5;1H\033" + sequence).cursor(row, 0);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "[H, 2, 0",
    "[2;3H, 3, 2",
    "[99;1H, 6, 0",
    "[d, 2, 0",
    "[99d, 6, 0",
  })
  void originModeCountsFromTheMargin(String sequence, int row, int col) {
    TestTerminal.open(20, 10).raw("\033[3;7r\033[?6h\033" + sequence).cursor(row, col);
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource({"7, 8", "'[s', '[u'", "'[?1048h', '[?1048l'"})
  void savingKeepsPlaceAndPen(String save, String restore) {
    TestTerminal terminal =
        TestTerminal.open(20, 5)
            .raw("\033[2;3H\033[31m\033" + save + "\033[0m\033[5;5Hx\033" + restore + "y");
    terminal.shows("", "  y", "", "", "    x").cursor(1, 3);
    org.assertj.core.api.Assertions.assertThat(terminal.style(1, 2).foreground()).isEqualTo(1);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"0, 0", "3, 3"})
  void restoringWithoutSavingGoesHome(int row, int col) {
    TestTerminal.open(20, 5).raw("\033[" + (row + 1) + ";" + (col + 1) + "H\0338").cursor(0, 0);
  }

  @ParameterizedTest(name = "backspace from column {0}")
  @CsvSource({"1, 0", "0, 0", "5, 4"})
  void backspaceStopsAtTheEdge(int from, int to) {
    TestTerminal.open(20, 3).raw("\033[2;" + (from + 1) + "H\b").cursor(1, to);
  }
}
