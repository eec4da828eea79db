package dev.belisha.vt.csi;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where the cursor goes; ctlseqs, "Functions using CSI". */
class CursorTest {
  @ParameterizedTest
  @CsvSource({
    "[3;4H, 2, 3",
    "[H, 0, 0",
    "[;H, 0, 0",
    "[0;0H, 0, 0",
    "[99;99H, 9, 19",
    "[5;5H\u001b[A, 3, 4",
    "[5;5H\u001b[2B, 6, 4",
    "[5;5H\u001b[3C, 4, 7",
    "[5;5H\u001b[2D, 4, 2",
    "[5;5H\u001b[99A, 0, 4",
    "[5;5H\u001b[99D, 4, 0",
    "[5;5H\u001b[E, 5, 0",
    "[5;5H\u001b[F, 3, 0",
    "[5;5H\u001b[9G, 4, 8",
    "[5;5H\u001b[2d, 1, 4",
    "[5;5H\u001b[9`, 4, 8",
    "[5;5H\u001b[2a, 4, 6",
    "[5;5H\u001b[2e, 6, 4",
    "[5;5H\u001b[2I, 4, 16",
    "[5;18H\u001b[2Z, 4, 8",
    "[5;5f, 4, 4",
    "[2147483647;1H, 9, 0"
  })
  void cursorCommandsMove(String sequence, int row, int col) {
    TestTerminal.open(20, 10).raw("\033" + sequence).cursor(row, col);
  }

  @Test
  void cursorStaysInsideTheScrollRegionWhenItStartsInside() {
    TestTerminal.open(20, 10).raw("\033[3;6r\033[4;1H\033[99A").cursor(2, 0);
    TestTerminal.open(20, 10).raw("\033[3;6r\033[4;1H\033[99B").cursor(5, 0);
    TestTerminal.open(20, 10).raw("\033[3;6r\033[9;1H\033[99B").cursor(9, 0);
  }

  @Test
  void originModeCountsFromTheMargins() {
    TestTerminal.open(20, 10).raw("\033[3;6r\033[?6h").cursor(2, 0).raw("\033[2;2H").cursor(3, 1);
    TestTerminal.open(20, 10).raw("\033[3;6r\033[?6h\033[99;1H").cursor(5, 0);
    TestTerminal.open(20, 10).raw("\033[3;6r\033[?6h\033[2;3H\033[6n").repliesWith("\033[2;3R");
  }

  @Test
  void saveAndRestoreKeepPlaceStyleAndOrigin() {
    TestTerminal.open(20, 10)
        .raw("\033[4;5H\0337\033[H\0338")
        .cursor(3, 4)
        .raw("\033[s\033[H\033[u")
        .cursor(3, 4);
    TestTerminal.open(20, 10).raw("\033[4;5H\0338").cursor(0, 0);
  }

  @Test
  void wrapWaitsForTheNextCharacter() {
    TestTerminal.open(5, 3).raw("abcde").cursor(0, 4).raw("f").cursor(1, 1).shows("abcde", "f");
    TestTerminal.open(5, 3).raw("abcde\rX").shows("Xbcde");
    TestTerminal.open(5, 3).raw("abcde\bX").shows("abcXe");
    TestTerminal.open(5, 3).raw("\033[?7labcdefg").shows("abcdg").cursor(0, 4);
  }

  @Test
  void tabsStopAtEighthColumnsAndWhereSet() {
    TestTerminal.open(30, 2).raw("\t").cursor(0, 8).raw("\t\t\t\t").cursor(0, 29);
    TestTerminal.open(30, 2).raw("\033[1;4H\033H\r\t").cursor(0, 3);
    TestTerminal.open(30, 2).raw("\033[3g\t").cursor(0, 29);
    TestTerminal.open(30, 2).raw("\033[1;9H\033[g\r\t").cursor(0, 16);
  }

  @Test
  void reverseWrapGoesUpOnlyWhenAskedFor() {
    TestTerminal.open(5, 3).raw("ab\r\n\b").cursor(1, 0);
    TestTerminal.open(5, 3).raw("\033[?45hab\r\n\b").cursor(0, 4);
  }
}
