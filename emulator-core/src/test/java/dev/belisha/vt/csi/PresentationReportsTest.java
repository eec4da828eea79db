package dev.belisha.vt.csi;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * DECRQPSR: DECCIR as xterm 379 answers it, but for the sizes of the sets, which xterm tells as O
 * whatever they are; the tab stops stand in {@link TabsTest}.
 */
class PresentationReportsTest {
  @ParameterizedTest(name = "{index}: {0}")
  @CsvSource({
    "'', '1;1;1;@;@;@;0;2;@;BBBB'",
    "'\033[3;4H', '3;4;1;@;@;@;0;2;@;BBBB'",
    "'\033[1m', '1;1;1;A;@;@;0;2;@;BBBB'",
    "'\033[4m', '1;1;1;B;@;@;0;2;@;BBBB'",
    "'\033[5m', '1;1;1;D;@;@;0;2;@;BBBB'",
    "'\033[7m', '1;1;1;H;@;@;0;2;@;BBBB'",
    "'\033[1;4;7m', '1;1;1;K;@;@;0;2;@;BBBB'",
    "'\033[1\"q', '1;1;1;@;A;@;0;2;@;BBBB'",
    "'\033[?6h', '1;1;1;@;@;A;0;2;@;BBBB'",
    "'\033N', '1;1;1;@;@;B;0;2;@;BBBB'",
    "'\033O', '1;1;1;@;@;D;0;2;@;BBBB'",
    "'\033[1;20Hx', '1;20;1;@;@;H;0;2;@;BBBB'",
    "'\033(0\033)A\016', '1;1;1;@;@;@;1;2;@;0ABB'",
    "'\033*0\033n', '1;1;1;@;@;@;2;2;@;BB0B'",
    "'\033-A\033.A\033/A', '1;1;1;@;@;@;0;2;N;BAAA'",
    "'\033(A\033.A\033)A', '1;1;1;@;@;@;0;2;D;AAAB'"
  })
  void cursor(String output, String report) {
    TestTerminal.open(20, 5).raw(output + "\033[1$w").repliesWith("\033P1$u" + report + "\033\\");
  }

  @Test
  void otherReportsAreNotKnown() {
    TestTerminal.open(20, 5).raw("\033[$w\033[0$w\033[3$w").repliesWith("");
  }
}
