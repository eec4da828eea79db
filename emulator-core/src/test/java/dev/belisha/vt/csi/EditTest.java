package dev.belisha.vt.csi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;

/** Where the cursor is after edits, what goes to history, patterns. */
class EditTest {
  private static TestTerminal filled() {
    return TestTerminal.picture("aaaaa|bbbbb|ccccc|ddddd");
  }

  @Test
  void lines() {
    filled().raw("\033[2;3H\033[L").shows("aaaaa", "", "bbbbb", "ccccc").cursor(1, 0);
    filled().raw("\033[2;3H\033[M").shows("aaaaa", "ccccc", "ddddd").cursor(1, 0);
    filled().raw("\033[2;3r\033[2;1H\033[9L").shows("aaaaa", "", "", "ddddd");
    filled().raw("\033[2;3r\033[4;1H\033[9L").shows("aaaaa", "bbbbb", "ccccc", "ddddd");
  }

  @Test
  void scrolling() {
    filled().raw("\033[S").shows("bbbbb", "ccccc", "ddddd");
    filled().raw("\033[2T").shows("", "", "aaaaa", "bbbbb");
    filled().raw("\033[2;3r\033[S").shows("aaaaa", "ccccc", "", "ddddd");
    filled().raw("\033[H\033M").shows("", "aaaaa", "bbbbb", "ccccc");
    filled().raw("\n").shows("bbbbb", "ccccc", "ddddd").cursor(3, 4);
  }

  /** From the top row lines go to history, also when the region ends above the bottom. */
  @Test
  void whatScrollsOffTheTopGoesToHistory() {
    TestTerminal terminal = filled().raw("\033[1;2r\033[2;1H\n");
    assertThat(terminal.history()).containsExactly("aaaaa");
    terminal.shows("bbbbb", "", "ccccc", "ddddd");
    TestTerminal inside = filled().raw("\033[2;3r\033[3;1H\n");
    assertThat(inside.history()).isEmpty();
  }

  @Test
  void alternateScreenHasNoHistoryAndGivesTheMainScreenBack() {
    TestTerminal terminal = filled().raw("\033[?1049h\033[Hx\r\n\n\n\n\n\n");
    assertThat(terminal.history()).isEmpty();
    terminal.raw("\033[?1049l").shows("aaaaa", "bbbbb", "ccccc", "ddddd").cursor(3, 4);
  }

  @Test
  void alignmentPattern() {
    TestTerminal.open(3, 2).raw("\033[1;2r\033[2;2H\033#8").shows("EEE", "EEE").cursor(0, 0);
    TestTerminal.open(3, 2).raw("\033[?6h\033[41m\033#8").shows("EEE", "EEE");
  }

  @Test
  void lineDrawing() {
    TestTerminal.open(6, 1).raw("\033(0lqk\033(Bq").shows("┌─┐q");
    TestTerminal.open(6, 1).raw("\033)0\016x\017x").shows("│x");
  }
}
