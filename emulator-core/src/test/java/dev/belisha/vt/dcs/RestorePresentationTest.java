package dev.belisha.vt.dcs;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** DECRSPS puts back what DECRQPSR told. */
class RestorePresentationTest {
  @ParameterizedTest(name = "{index}: {0}")
  @ValueSource(
      strings = {
        "",
        "\033[3;4H",
        "\033[1;4;5;7m",
        "\033[1\"q",
        "\033[?6h\033[2;3H",
        "\033N",
        "\033O",
        "\033(0\033)A\016",
        "\033*0\033n",
        "\033-A\033*A\016",
        "\033)A\033.A\033n",
      })
  void cursor(String output) {
    String report = TestTerminal.open(20, 5).raw(output + "\033[1$w").takeReplies();
    String restore = report.replaceFirst("u", "t");
    TestTerminal other = TestTerminal.open(20, 5).raw("\033[1;7mtext\033[5;5H\033)0\016");
    other.raw(restore + "\033[1$w").repliesWith(report);
  }

  /** A of 94 characters is British, A of 96 is Latin-1's upper half. */
  @ParameterizedTest
  @CsvSource({"'\033-A\016', £á", "'\033)A\016', £a"})
  void aSetOf96ComesBackAsOne(String output, String shown) {
    TestTerminal t = TestTerminal.open(20, 1).raw(output + "#a");
    String restore = t.raw("\033[1$w").takeReplies().replaceFirst("u", "t");
    t.raw("\033)B\017\r" + restore + "\r#a").shows(shown);
  }

  /** xterm tells all sets as of 96. */
  @Test
  void aNameThatNoSetOf96HasIsTakenForOneOf94() {
    TestTerminal t = TestTerminal.open(20, 1).raw("\033(0\033P1$t1;1;1;@;@;@;0;2;O;B0BB\033\\");
    t.raw("q\016q").shows("q─");
  }

  @Test
  void tabStops() {
    TestTerminal t = TestTerminal.open(20, 2).raw("\033[3g\033P2$t3/7/19\033\\\033[2$w");
    t.repliesWith("\033P2$u3/7/19\033\\");
    t.raw("\tx\ty").shows("  x   y");
    t.raw("\033P2$t0/5/5/99/12345\033\\\033[2$w").repliesWith("\033P2$u5\033\\");
    t.raw("\033P2$t\033\\\033[2$w").repliesWith("\033P2$u\033\\");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1$t",
        "1$t2;2;1",
        "1$t0;2;1;@;@;@;0;2;O;BBBB",
        "1$tx;2;1;@;@;@;0;2;O;BBBB",
        "1$t2;99999;1;@;@;@;0;2;O;BBBB",
        "1$t2;2;1;@@;@;@;0;2;O;BBBB",
        "1$t2;2;1;@;;@;0;2;O;BBBB",
        "1$t2;2;1;@;@;@;9;2;O;BBBB",
        "1$t2;2;1;@;@;@;0;2;OO;BBBB",
        "1$t2;2;1;@;@;@;0;2;;BBBB",
        "2$t3/x/7",
        "3$t2;2",
        "$t2;2;1;@;@;@;0;2;O;BBBB",
      })
  void aReportThatIsNotWholeChangesNothing(String body) {
    TestTerminal t = TestTerminal.open(20, 5).raw("\033[4;7H\033[1m");
    String before = t.raw("\033[1$w\033[2$w").takeReplies();
    t.raw("\033P" + body + "\033\\\033[1$w\033[2$w").repliesWith(before);
  }

  @Test
  void aPlaceOutsideTheScreenIsClamped() {
    TestTerminal.open(20, 5).raw("\033P1$t99;99;1;@;@;@;0;2;O;BBBB\033\\").cursor(4, 19);
  }
}
