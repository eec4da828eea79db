package dev.belisha.vt.csi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.CellStyle.Underline;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SGR (ctlseqs): attributes, colours in every form, and what takes them back. */
class SgrTest {
  private static CellStyle after(String params) {
    return TestTerminal.open(4, 1).raw("\033[" + params + "mx").style(0, 0);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "1, 1, 22",
    "2, 2, 22",
    "3, 4, 23",
    "5, 8, 25",
    "6, 8, 25",
    "7, 16, 27",
    "8, 32, 28",
    "9, 64, 29",
    "53, 128, 55"
  })
  void attributes(String on, int attr, String off) {
    assertThat(after(on).attrs()).isEqualTo(attr);
    assertThat(after(on + ";" + off)).isEqualTo(CellStyle.PLAIN);
    assertThat(after(on + ";0")).isEqualTo(CellStyle.PLAIN);
    assertThat(after(on + ";")).isEqualTo(CellStyle.PLAIN);
    assertThat(after(on + "m\033[")).isEqualTo(CellStyle.PLAIN);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "4, SINGLE",
    "4:0, NONE",
    "4:1, SINGLE",
    "4:2, DOUBLE",
    "4:3, CURLY",
    "4:4, DOTTED",
    "4:5, DASHED",
    "4:9, SINGLE",
    "21, DOUBLE",
    "4;24, NONE",
    "4:3;0, NONE"
  })
  void underlines(String params, Underline wanted) {
    assertThat(after(params).underline()).isEqualTo(wanted);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "30, 0",
    "37, 7",
    "90, 8",
    "97, 15",
    "31;39, -1",
    "38;9, -1",
    "38;5;300, -1",
    "38;5;200, 200",
    "38:5:200, 200",
    "38;2;1;2;3, 16843267",
    "38:2:1:2:3, 16843267",
    "38:2::1:2:3, 16843267",
    "38:2::1:2:3:0:1, 16843267",
    "38;5;256, -1",
    "38;2;256;0;0, -1",
    "38, -1",
    "38;5, 0",
    "38:5, -1",
    "38:2:1:2, -1",
    "38:9:1, -1"
  })
  void foreground(String params, int color) {
    assertThat(after(params).foreground()).isEqualTo(color);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "40, 0",
    "47, 7",
    "100, 8",
    "107, 15",
    "41;49, -1",
    "48;5;9, 9",
    "48:2::0:0:0, 16777216"
  })
  void background(String params, int color) {
    assertThat(after(params).background()).isEqualTo(color);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"58;5;9, 9", "58:5:9, 9", "58:2::1:2:3, 16843267", "58;5;9;59, -1"})
  void underlineColor(String params, int color) {
    assertThat(after(params).underlineColor()).isEqualTo(color);
  }

  @Test
  void whatFollowsAColourCountsOnItsOwn() {
    CellStyle style = after("38;5;1;1;48;2;0;0;0;3;58:5:2;4");
    assertThat(style.foreground()).isEqualTo(1);
    assertThat(style.background()).isEqualTo(CellStyle.DIRECT);
    assertThat(style.attrs()).isEqualTo(CellStyle.BOLD | CellStyle.ITALIC);
    assertThat(style.underline()).isEqualTo(Underline.SINGLE);
  }

  @Test
  void erasedCellsKeepTheBackgroundOnly() {
    TestTerminal terminal = TestTerminal.open(5, 2).raw("\033[1;4;41m\033[2J");
    assertThat(terminal.style(1, 3).background()).isEqualTo(1);
    assertThat(terminal.style(1, 3).attrs()).isZero();
    assertThat(terminal.style(1, 3).underline()).isEqualTo(Underline.NONE);
  }

  @Test
  void manyParametersAndColonsAreHarmless() {
    TestTerminal.open(5, 1).raw("\033[" + "1;".repeat(2000) + "mx").shows("x");
    TestTerminal.open(5, 1).raw("\033[" + ":4".repeat(2000) + "mx").shows("x");
  }

  @Test
  void unknownCodesDoNothing() {
    assertThat(after("1;999;12:3:4;31")).isEqualTo(after("1;31"));
  }

  @Test
  void otherFinalsWithAPrefixAreNotSgr() {
    assertThat(after("?1m\033[>4;1")).isEqualTo(CellStyle.PLAIN);
  }
}
