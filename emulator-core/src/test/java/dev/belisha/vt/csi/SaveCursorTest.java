package dev.belisha.vt.csi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.screen.CellStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** DECSC and DECRC, SCOSC and SCORC, mode 1048: one memory for each screen (ctlseqs). */
class SaveCursorTest {
  @ParameterizedTest(name = "{0} {1}")
  @CsvSource({"7, 8", "'[s', '[u'", "'[?1048h', '[?1048l'"})
  void keepsPlaceAndPen(String save, String restore) {
    TestTerminal terminal =
        TestTerminal.open(20, 5)
            .raw("\033[2;3H\033[31m\033" + save + "\033[0m\033[5;5Hx\033" + restore + "y");
    terminal.shows("", "  y", "", "", "    x").cursor(1, 3);
    assertThat(terminal.style(1, 2).foreground()).isEqualTo(1);
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource({"7, 8", "'[s', '[u'", "'[?1048h', '[?1048l'"})
  void withoutSavingItGoesHomeAllPlain(String save, String restore) {
    TestTerminal t = TestTerminal.open(20, 5).raw("\033[3;4H\033[2;4r\033[?6h\033[31m");
    t.raw("\033[3;4H\033" + restore + "x").cursor(0, 1);
    assertThat(t.style(0, 0)).isEqualTo(CellStyle.PLAIN);
  }

  @Test
  void keepsOriginModeCharacterSetAndProtection() {
    TestTerminal t = TestTerminal.open(8, 4).raw("\033[2;3r\033[?6h\033(0\033[1\"q\0337");
    t.raw("\033[?6l\033(B\033[0\"q\033[4;1H\0338q").shows("", "─").raw("\033[?2J").shows("", "─");
    t.raw("\033[?6$p").repliesWith("\033[?6;1$y");
  }

  @Test
  void keepsAPendingWrap() {
    TestTerminal.open(3, 2).raw("abc\0337\033[H\0338d").shows("abc", "d");
  }

  @Test
  void eachScreenHasItsOwn() {
    TestTerminal t = TestTerminal.open(9, 4).raw("\033[2;2H\0337\033[?47h\033[3;3H\0337\033[H");
    t.raw("\0338").cursor(2, 2).raw("\033[?47l\0338").cursor(1, 1);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"4, 1", "45, 1"})
  void leavesOtherModesAlone(int mode, int state) {
    String set = mode == 4 ? "\033[4h" : "\033[?45h";
    String ask = mode == 4 ? "\033[4$p" : "\033[?45$p";
    TestTerminal t = TestTerminal.open(8, 2).raw("\0337" + set + "\0338" + ask);
    assertThat(t.takeReplies()).contains(";" + state + "$y");
  }

  @Test
  void sideMarginsDoNotBoundTheReturn() {
    TestTerminal t = TestTerminal.open(20, 4).raw("\033[3;2H\0337\033[?69h\033[5;9s\0338");
    t.cursor(2, 1);
  }

  /** With mode 69 CSI s is DECSLRM. */
  @Test
  void scoscIsThereOnlyWithoutSideMargins() {
    TestTerminal.open(20, 4).raw("\033[3;2H\033[?69h\033[s\033[2;2H\033[u").cursor(0, 0);
  }
}
