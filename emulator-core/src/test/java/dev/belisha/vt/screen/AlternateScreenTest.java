package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Modes 47, 1047, 1049, RIS and DECSTR. */
class AlternateScreenTest {
  @ParameterizedTest
  @CsvSource({"47", "1047", "1049"})
  void goingAndComingBackLeavesTheMainScreen(int mode) {
    TestTerminal.open(8, 2)
        .raw("main\033[?" + mode + "h")
        .shows("")
        .raw("\033[Halt")
        .shows("alt")
        .raw("\033[?" + mode + "l")
        .shows("main");
  }

  @Test
  void mode1049SavesTheCursorAndClears() {
    TestTerminal.open(8, 3)
        .raw("a\r\nb\033[?1049h")
        .raw("\033[Hxyz\033[?1049l")
        .cursor(1, 1)
        .raw("\033[?1049h")
        .shows("");
  }

  @Test
  void nothingFromTheAlternateScreenGoesToHistory() {
    TestTerminal terminal = TestTerminal.open(4, 2).raw("\033[?1049ha\r\nb\r\nc\r\nd\033[?1049l");
    assertThat(terminal.history()).isEmpty();
  }

  @Test
  void resetReturnsToAClearMainScreen() {
    TestTerminal terminal = TestTerminal.open(6, 2).raw("a\r\nb\r\nc\033[31;1m\033[?1049hx\033c");
    terminal.shows("").cursor(0, 0).raw("y");
    assertThat(terminal.style(0, 0)).isEqualTo(CellStyle.PLAIN);
    assertThat(terminal.history()).isEmpty();
  }

  @Test
  void usersResetKeepsHistory() {
    TestTerminal terminal = TestTerminal.open(6, 2).raw("a\r\nb\r\nc");
    terminal.vt.reset();
    terminal.check().shows("");
    assertThat(terminal.history()).containsExactly("a");
  }

  @Test
  void softResetKeepsTheScreenAndTheCursor() {
    TestTerminal terminal =
        TestTerminal.open(6, 4).raw("ab\033[2;3r\033[?6h\033[31m\033[4h\033[?25l\033[2;2H\033[!p");
    terminal.cursor(2, 1).raw("x");
    terminal.shows("ab", "", " x");
    assertThat(terminal.style(2, 1)).isEqualTo(CellStyle.PLAIN);
    assertThat(terminal.vt.snapshot(0, null).cursorVisible()).isTrue();
  }
}
