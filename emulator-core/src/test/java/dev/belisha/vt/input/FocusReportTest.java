package dev.belisha.vt.input;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;

/** Mode 1004. */
class FocusReportTest {
  @Test
  void onlyWhenAskedFor() {
    TestTerminal t = TestTerminal.open(10, 2);
    t.vt.focus(true);
    t.repliesWith("").raw("\033[?1004h").vt.focus(true);
    t.vt.focus(false);
    t.repliesWith("\033[I\033[O").raw("\033[?1004l").vt.focus(true);
    t.repliesWith("");
  }
}
