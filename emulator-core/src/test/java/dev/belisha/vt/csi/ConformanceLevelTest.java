package dev.belisha.vt.csi;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** DECSCL: what came with a later terminal does nothing; a soft reset goes with it. */
class ConformanceLevelTest {
  @ParameterizedTest(name = "level {0}")
  @CsvSource({
    "61, '', '', '', '\033[?1;1R', ''",
    "62, '62;1', '', '', '\033[?1;1R', ''",
    "63, '63;1', '\033[4;2$y', '\033[?69;0$y', '\033[?1;1R', ''",
    "64, '64;1', '\033[4;2$y', '\033[?69;1$y', '\033[?1;1;1R', '\033P1!~FFE0\033\\'",
    "65, '64;1', '\033[4;2$y', '\033[?69;1$y', '\033[?1;1;1R', '\033P1!~FFE0\033\\'"
  })
  void levels(int level, String told, String mode, String margins, String place, String sum) {
    TestTerminal t = TestTerminal.open(8, 2).raw("\033[" + level + ";1\"p");
    t.raw("\033P$q\"p\033\\").repliesWith(told.isEmpty() ? "" : "\033P1$r" + told + "\"p\033\\");
    t.raw("\033[4$p").repliesWith(mode);
    t.raw("\033[?69h\033[?69$p").repliesWith(margins);
    t.raw("\033[?6n").repliesWith(place);
    t.raw("\033[1;0;1;1;1;1*y").repliesWith(sum);
    t.raw("\033[88;1;1;1;1$x").shows(level >= 64 ? "X" : "");
  }

  @Test
  void isASoftReset() {
    TestTerminal t = TestTerminal.open(8, 2).raw("ab\033[4h\033[1;31m\033[2;3H\033[63\"p");
    t.shows("ab").cursor(1, 2).raw("\033[4$p").repliesWith("\033[4;2$y");
    t.raw("\033c\033P$q\"p\033\\").repliesWith("\033P1$r64;1\"p\033\\");
  }

  @ParameterizedTest
  @CsvSource({"60", "66", "0", "''"})
  void otherLevelsDoNothing(String level) {
    TestTerminal t = TestTerminal.open(8, 2).raw("\033[62\"p\033[" + level + "\"p\033P$q\"p\033\\");
    t.repliesWith("\033P1$r62;1\"p\033\\");
  }

  /** 8-bit controls cannot be had beside UTF-8: replies stay 7 bits wide. */
  @Test
  void repliesStaySevenBitsWide() {
    TestTerminal.open(8, 2).raw("\033[64;0\"p\033 G\033[5n").repliesWith("\033[0n");
  }
}
