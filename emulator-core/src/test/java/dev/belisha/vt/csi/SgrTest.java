package dev.belisha.vt.csi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.CellStyle.Underline;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SGR in every form that programs send. */
class SgrTest {
  private static CellStyle style(String sgr) {
    return TestTerminal.open(5, 1).raw("\033[" + sgr + "mx").style(0, 0);
  }

  @ParameterizedTest
  @CsvSource({"1,1", "2,2", "3,4", "5,8", "6,8", "7,16", "8,32", "9,64", "53,128", "1;3;9,69"})
  void attributesAreSet(String sgr, int attrs) {
    assertThat(style(sgr).attrs()).isEqualTo(attrs);
  }

  @ParameterizedTest
  @CsvSource({"1;22", "2;22", "3;23", "5;25", "7;27", "8;28", "9;29", "53;55", "4;24", "1;0", "1;"})
  void attributesAreTakenBack(String sgr) {
    assertThat(style(sgr)).isEqualTo(CellStyle.PLAIN);
  }

  @ParameterizedTest
  @CsvSource({
    "31,1", "97,15", "38;5;200,200", "38:5:200,200", "38;2;1;2;3,16843267",
    "38:2:1:2:3,16843267", "38:2::1:2:3,16843267", "31;39,-1", "38;5;300,-1", "38:2:1:2,-1",
    "38;9,-1"
  })
  void foregroundInEveryForm(String sgr, int color) {
    int wanted = color == 16843267 ? CellStyle.DIRECT | 0x010203 : color;
    assertThat(style(sgr).foreground()).isEqualTo(wanted);
  }

  @ParameterizedTest
  @CsvSource({
    "4,SINGLE",
    "21,DOUBLE",
    "4:0,NONE",
    "4:1,SINGLE",
    "4:2,DOUBLE",
    "4:3,CURLY",
    "4:4,DOTTED",
    "4:5,DASHED",
    "4:9,SINGLE"
  })
  void underlineStyles(String sgr, Underline underline) {
    assertThat(style(sgr).underline()).isEqualTo(underline);
  }

  @Test
  void underlineColorAndWhatFollowsIt() {
    CellStyle style = style("4;58:2::1:2:3;1");
    assertThat(style.underlineColor()).isEqualTo(CellStyle.DIRECT | 0x010203);
    assertThat(style.has(CellStyle.BOLD)).isTrue();
    assertThat(style("58;5;9;59").underlineColor()).isEqualTo(CellStyle.DEFAULT);
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
}
