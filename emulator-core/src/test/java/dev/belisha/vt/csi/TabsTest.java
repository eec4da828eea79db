package dev.belisha.vt.csi;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** HT, CHT, CBT, HTS, TBC, DECST8C, mode 41, and the tab stop report (ctlseqs). 30 columns. */
class TabsTest {
  @ParameterizedTest(name = "{index}: {0}")
  @CsvSource({
    "'\t', 8",
    "'\t\t', 16",
    "'\t\t\t\t\t', 29",
    "'\033[I', 8",
    "'\033[0I', 8",
    "'\033[2I', 16",
    "'\033[65535I', 29",
    "'\033[1;18H\033[Z', 16",
    "'\033[1;17H\033[Z', 8",
    "'\033[1;18H\033[2Z', 8",
    "'\033[1;18H\033[65535Z', 0",
    "'\033[1;4H\033H\r\t', 3",
    "'\033[3g\t', 29",
    "'\033[1;9H\033[g\r\t', 16",
    "'\033[1;9H\033[0g\r\t', 16",
    "'\033[1;9H\033[1g\r\t', 8",
    "'\033[3g\033[?5W\t', 8",
    "'\033[3g\033c\t', 8"
  })
  void stops(String output, int col) {
    TestTerminal.open(30, 2).raw(output).cursor(0, col);
  }

  @ParameterizedTest(name = "margins 10 to 20, {0}")
  @CsvSource({
    "'\t', 8",
    "'\t\t\t', 19",
    "'\t\t\t\t', 19",
    "'\033[1;25H\t', 29",
    "'\033[1;15H\033[9Z', 0",
    "'\033[?6h\t', 16",
    "'\033[?6h\033[1;6H\033[9Z', 9"
  })
  void sideMargins(String output, int col) {
    TestTerminal.open(30, 2).raw("\033[?69h\033[10;20s" + output).cursor(0, col);
  }

  /** A tab never wraps, unless mode 41 asks for it where a wrap is pending. */
  @Test
  void atTheRightEdge() {
    String full = "x".repeat(30);
    TestTerminal.open(30, 2).raw(full + "\ty").cursor(1, 1).shows(full, "y");
    TestTerminal.open(30, 2).raw("\033[?41h" + full + "\ty").shows(full, "        y");
    TestTerminal.open(30, 2).raw("\033[?41h\t\t\t\t\t").cursor(0, 29);
  }

  @ParameterizedTest(name = "{index}: {0}")
  @CsvSource({"'', '9/17/25'", "'\033[3g', ''", "'\033[3g\033[1;3H\033H\033[1;30H\033H', '3/30'"})
  void report(String output, String stops) {
    TestTerminal.open(30, 2).raw(output + "\033[2$w").repliesWith("\033P2$u" + stops + "\033\\");
  }

  @Test
  void aWiderScreenHasStopsInItsNewPart() {
    TestTerminal.open(10, 2).raw("\033[3g").resize(30, 2).raw("\033[2$w");
    TestTerminal t = TestTerminal.open(10, 2).resize(30, 2).raw("\033[2$w");
    t.repliesWith("\033P2$u9/17/25\033\\");
  }
}
