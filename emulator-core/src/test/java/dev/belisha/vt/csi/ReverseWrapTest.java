package dev.belisha.vt.csi;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mode 45 with DECAWM, as xterm 379 does it. 20x12, margins rows 5 to 10. */
class ReverseWrapTest {
  @ParameterizedTest(name = "from {0}")
  @CsvSource({
    "'6;1', 4, 19",
    "'5;1', 9, 19",
    "'12;1', 10, 19",
    "'3;1', 1, 19",
    "'1;1', 11, 19",
    "'6;2', 5, 0"
  })
  void topAndBottomMargins(String from, int row, int col) {
    TestTerminal.open(20, 12).raw("\033[?45h\033[5;10r\033[" + from + "H\b").cursor(row, col);
  }

  @ParameterizedTest(name = "from {0}, {1} back")
  @CsvSource({"'6;5', 1, 4, 9", "'6;3', 1, 5, 1", "'6;3', 3, 4, 9", "'6;12', 8, 4, 9"})
  void sideMargins(String from, int count, int row, int col) {
    TestTerminal t = TestTerminal.open(20, 12).raw("\033[?69h\033[5;10s\033[?45h");
    t.raw("\033[" + from + "H\033[" + count + "D").cursor(row, col);
  }

  @Test
  void needsBothModes() {
    TestTerminal.open(5, 3).raw("ab\r\n\b").cursor(1, 0);
    TestTerminal.open(5, 3).raw("\033[?45hab\r\n\b").cursor(0, 4);
    TestTerminal.open(5, 3).raw("\033[?45h\033[?7lab\r\n\b").cursor(1, 0);
    TestTerminal.open(5, 3).raw("\033[?45h\033[!pab\r\n\b").cursor(1, 0);
  }

  /** Where a wrap is pending, the first step back only takes it away. */
  @Test
  void aPendingWrapTakesOneStep() {
    TestTerminal.open(5, 3).raw("\033[?45habcde\b").cursor(0, 4).raw("X").shows("abcdX");
    TestTerminal.open(5, 3).raw("abcdefgh\033[?45h\033[4D").cursor(0, 4);
  }

  @Test
  void anyCountEnds() {
    TestTerminal.open(5, 3).raw("\033[?45h\033[65535D").check();
  }
}
