package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Resizing: soft wraps are undone and made anew, nothing is lost. */
class ReflowTest {
  @Test
  void narrowerWrapsAndWiderJoinsAgain() {
    TestTerminal terminal = TestTerminal.open(10, 4).raw("abcdefgh\r\nxy");
    terminal.resize(4, 4).shows("abcd", "efgh", "xy").cursor(2, 2);
    terminal.resize(10, 4).shows("abcdefgh", "xy").cursor(1, 2);
  }

  @Test
  void hardLineEndsStay() {
    TestTerminal.open(10, 4).raw("ab\r\ncd").resize(20, 4).shows("ab", "cd");
  }

  @Test
  void wideCharactersAreNotSplit() {
    TestTerminal.open(8, 4).enter("a日本語").resize(4, 4).shows("a日", "本語");
  }

  @Test
  void fewerRowsGoToHistoryAndComeBack() {
    TestTerminal terminal = TestTerminal.open(5, 4).raw("1\r\n2\r\n3\r\n4");
    terminal.resize(5, 2).shows("3", "4").cursor(1, 1);
    assertThat(terminal.history()).containsExactly("1", "2");
    terminal.resize(5, 4).shows("1", "2", "3", "4").cursor(3, 1);
  }

  @Test
  void blankRowsBelowTheCursorGoFirst() {
    TestTerminal terminal = TestTerminal.open(5, 4).raw("1\r\n2").resize(5, 2).shows("1", "2");
    assertThat(terminal.history()).isEmpty();
  }

  @Test
  void alternateScreenIsCutNotWrapped() {
    TestTerminal terminal = TestTerminal.open(6, 3).raw("main\033[?1049h\033[Habcdef");
    terminal.resize(3, 3).shows("abc").raw("\033[?1049l").resize(6, 3).shows("main");
  }

  @Test
  void promptMarksStayWithTheirLine() {
    TestTerminal terminal = TestTerminal.open(10, 3).raw("\033]133;A\007$ abcdefgh\r\n1\r\n2\r\n3");
    long[] before = terminal.vt.promptLines();
    terminal.resize(5, 3);
    assertThat(before).hasSize(1);
    assertThat(terminal.vt.promptLines()).hasSize(1);
  }

  @Test
  void sizesAreClamped() {
    TestTerminal.open(10, 3).raw("x").resize(0, 0).resize(100_000, -5).resize(10, 3).check();
  }

  /** Logical lines survive any sequence of widths. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void noTextIsLostAtAnyWidth(int seed) {
    Random random = new Random(seed);
    List<String> wanted = new ArrayList<>();
    TestTerminal terminal = TestTerminal.open(20, 6, 5000);
    for (int line = 0; line < 40; line++) {
      StringBuilder text = new StringBuilder("L" + line);
      int length = random.nextInt(60);
      for (int at = 0; at < length; at++) text.append(random.nextInt(9) == 0 ? "日" : "x");
      wanted.add(text.toString());
      terminal.enter(text + "\r\n");
    }
    for (int step = 0; step < 20; step++) {
      terminal.resize(2 + random.nextInt(60), 1 + random.nextInt(20));
      String all =
          terminal.vt.text(0, 0, Long.MAX_VALUE / 2, terminal.vt.cols(), false).stripTrailing();
      assertThat(all.lines().toList()).as("step %d", step).containsExactlyElementsOf(wanted);
    }
  }
}
