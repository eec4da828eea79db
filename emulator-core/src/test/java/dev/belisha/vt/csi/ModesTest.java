package dev.belisha.vt.csi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** SM, RM, DECSET, DECRST, DECRQM, XTSAVE and XTRESTORE (ctlseqs). */
class ModesTest {
  @ParameterizedTest
  @ValueSource(
      ints = {
        1, 4, 5, 6, 7, 8, 9, 12, 18, 19, 25, 40, 41, 42, 45, 47, 66, 67, 69, 1000, 1002, 1003, 1004,
        1005, 1006, 1007, 1015, 1016, 1046, 1047, 1049, 2004, 2026, 2027, 2031, 2048
      })
  void everyKnownModeIsSetResetSavedAndBackAfterRis(int mode) {
    TestTerminal terminal = TestTerminal.open(80, 24);
    String ask = "\033[?" + mode + "$p";
    String set = "\033[?" + mode + ";1$y";
    String reset = "\033[?" + mode + ";2$y";
    terminal.raw("\033[?" + mode + "h").takeReplies();
    terminal.raw(ask).repliesWith(set);
    terminal.raw("\033[?" + mode + "s\033[?" + mode + "l" + ask).repliesWith(reset);
    terminal.raw("\033[?" + mode + "r").takeReplies();
    terminal.raw(ask).repliesWith(set);
    terminal.raw("\033c" + ask);
    boolean onAtStart =
        mode == 7 || mode == 8 || mode == 25 || mode == 1007 || mode == 1046 || mode == 2027;
    terminal.repliesWith(onAtStart ? set : reset);
  }

  @ParameterizedTest(name = "mode {0}")
  @CsvSource({
    "1, 4", "2, 4", "4, 2", "5, 4", "7, 4", "10, 4", "11, 4", "12, 1", "13, 4", "14, 4", "15, 4",
    "16, 4", "17, 4", "18, 4", "19, 4", "20, 2", "3, 0", "999, 0"
  })
  void ansiModesAtStart(int mode, int state) {
    TestTerminal.open(8, 2)
        .raw("\033[" + mode + "$p")
        .repliesWith("\033[" + mode + ";" + state + "$y");
  }

  @ParameterizedTest(name = "mode {0}")
  @CsvSource({
    "3, 2",
    "8, 1",
    "60, 4",
    "1010, 4",
    "1011, 3",
    "1034, 4",
    "1036, 4",
    "1039, 3",
    "1048, 1",
    "2, 0",
    "9999, 0",
    "65535, 0"
  })
  void otherDecModesAtStart(int mode, int state) {
    TestTerminal.open(8, 2)
        .raw("\033[?" + mode + "$p")
        .repliesWith("\033[?" + mode + ";" + state + "$y");
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 12, 20})
  void ansiModesAreSetAndReset(int mode) {
    String ask = "\033[" + mode + "$p";
    TestTerminal.open(8, 2)
        .raw("\033[" + mode + "h" + ask + "\033[" + mode + "l" + ask)
        .repliesWith("\033[" + mode + ";1$y\033[" + mode + ";2$y");
  }

  /** 1046, as xterm's titeInhibit. */
  @ParameterizedTest
  @ValueSource(ints = {47, 1047, 1049})
  void theAlternateScreenCanBeForbidden(int mode) {
    String on = "\033[?" + mode + "h";
    TestTerminal.open(8, 2).raw("main\033[?1046l" + on + "\033[Hx").shows("xain");
    TestTerminal.open(8, 2).raw("main" + on + "\033[?1046lx").shows("mainx");
    TestTerminal.open(8, 2).raw("main\033[?1046l\033[?1046h" + on).shows("");
    TestTerminal.open(8, 2).raw("main\033[?1046l\033c" + on).shows("");
  }

  @Test
  void newlineMode() {
    TestTerminal.open(8, 4).raw("\033[20hab\nc\013d\014").shows("ab", "c", "d").cursor(3, 0);
    TestTerminal.open(8, 2).raw("ab\nc").shows("ab", "  c");
  }

  @Test
  void insertMode() {
    TestTerminal.open(5, 1).raw("abcde\033[1;2H\033[4hXY\033[4lZ").shows("aXYZc");
  }

  /** SRM reset: what is typed shows; keys that send sequences do not. */
  @Test
  void localEcho() {
    TestTerminal t = TestTerminal.open(8, 2).raw("\033[12l");
    t.vt.text("hé");
    t.check().shows("hé").repliesWith("h\u00C3\u00A9");
    t.raw("\033[12h");
    t.vt.text("x");
    t.shows("hé").repliesWith("x");
  }

  @Test
  void severalModesInOneSequence() {
    TestTerminal.open(8, 2)
        .raw("\033[?1000;1006;2004h\033[?1006$p\033[?2004$p")
        .repliesWith("\033[?1006;1$y\033[?2004;1$y");
  }

  @Test
  void onlyWhatWasSavedIsRestored() {
    TestTerminal.open(8, 2)
        .raw("\033[?1s\033[?1;25h\033[?1;5;25r\033[?1$p\033[?25$p\033[?5$p")
        .repliesWith("\033[?1;2$y\033[?25;1$y\033[?5;2$y");
  }

  /** The clock ends the hold, not the mode: no answer depends on time (recordings replay). */
  @Test
  void theTimeOutOfSynchronizedOutputEndsTheHoldAlone() {
    TestTerminal t = TestTerminal.open(8, 2).raw("\033[?2026h");
    t.vt.endSynchronizedOutput();
    assertThat(t.vt.synchronizedOutput()).isFalse();
    t.raw("\033[?2026$p").repliesWith("\033[?2026;1$y");
    long before = t.vt.synchronizedBlocks();
    t.raw("\033[?2026h");
    assertThat(t.vt.synchronizedOutput()).isTrue();
    assertThat(t.vt.synchronizedBlocks()).isEqualTo(before + 1);
    t.raw("\033[?2026l\033[?2026$p").repliesWith("\033[?2026;2$y");
  }
}
