package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.view.Selection.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is selected and copied: characters, words, lines, blocks, over wide cells and soft wraps.
 */
class SelectionTest {
  private final Painted screen = Painted.open(20, 6);
  private final Selection selection =
      new Selection(screen.vt::line, 20, ViewHabits.WORD_CHARACTERS);

  private String copied() {
    Selection.Range range = selection.range();
    if (range == null) return "";
    return screen.vt.text(
        range.startLine(), range.startCol(), range.endLine(), range.endCol(), range.block());
  }

  private String select(Unit unit, long line, int col, long toLine, int toCol) {
    selection.start(unit, line, col);
    selection.extend(toLine, toCol);
    return copied();
  }

  @Test
  void charactersForwardAndBackward() {
    screen.enter("hello world\r\nsecond line");
    assertThat(select(Unit.CHARACTER, 0, 6, 1, 6)).isEqualTo("world\nsecond");
    assertThat(select(Unit.CHARACTER, 1, 6, 0, 6)).isEqualTo("world\nsecond");
    assertThat(select(Unit.CHARACTER, 0, 3, 0, 3)).as("a click selects nothing").isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "0, hello",
    "4, hello",
    "6, (",
    "7, /usr/bin-1.0",
    "18, /usr/bin-1.0",
    "19, )",
    "21, ★",
    "23, 漢字",
    "24, 漢字",
    "26, 漢字"
  })
  void words(int col, String word) {
    Painted wide = Painted.open(40, 2).enter("hello (/usr/bin-1.0) ★ 漢字 x");
    Selection words = new Selection(wide.vt::line, 40, ViewHabits.WORD_CHARACTERS);
    words.start(Unit.WORD, 0, col);
    Selection.Range range = words.range();
    assertThat(range).isNotNull();
    assertThat(wide.vt.text(0, range.startCol(), 0, range.endCol(), false)).isEqualTo(word);
  }

  @Test
  void wordGoesOverASoftWrap() {
    screen.enter("see https://example.com/a/long/path end");
    assertThat(select(Unit.WORD, 0, 10, 0, 10)).isEqualTo("https://example.com/a/long/path");
    assertThat(select(Unit.WORD, 1, 2, 1, 2)).isEqualTo("https://example.com/a/long/path");
  }

  @Test
  void wordDoesNotGoOverAHardLineEnd() {
    screen.enter("12345678901234567890\r\nabc");
    assertThat(select(Unit.WORD, 1, 0, 1, 0)).isEqualTo("abc");
  }

  @Test
  void wordsByDragging() {
    screen.enter("one two three four");
    assertThat(select(Unit.WORD, 0, 5, 0, 9)).isEqualTo("two three");
    assertThat(select(Unit.WORD, 0, 9, 0, 1)).isEqualTo("one two three");
  }

  @Test
  void lineIsTheWholeLogicalLine() {
    screen.enter("first\r\na line that is longer than twenty columns\r\nlast");
    assertThat(select(Unit.LINE, 2, 3, 2, 3))
        .isEqualTo("a line that is longer than twenty columns");
    assertThat(select(Unit.LINE, 0, 0, 0, 5)).isEqualTo("first");
  }

  @Test
  void blockTakesTheSameColumns() {
    screen.enter("abcdef\r\nghijkl\r\nmnopqr");
    assertThat(select(Unit.BLOCK, 0, 2, 2, 4)).isEqualTo("cd\nij\nop");
    assertThat(select(Unit.BLOCK, 2, 4, 0, 2)).as("from below").isEqualTo("cd\nij\nop");
  }

  @Test
  void wideCellIsTakenWhole() {
    screen.enter("a漢字b");
    assertThat(select(Unit.CHARACTER, 0, 2, 0, 4)).isEqualTo("漢字");
    assertThat(select(Unit.CHARACTER, 0, 0, 0, 2)).isEqualTo("a漢");
  }

  @Test
  void staysWithItsTextWhileOutputScrolls() {
    screen.enter("keep me\r\n");
    selection.start(Unit.CHARACTER, 0, 0);
    selection.extend(0, 4);
    for (int line = 0; line < 30; line++) screen.enter("more " + line + "\r\n");
    assertThat(copied()).isEqualTo("keep");
  }

  @Test
  void allIsEverythingKept() {
    for (int line = 0; line < 9; line++) screen.enter("l" + line + "\r\n");
    selection.all(0, 8);
    assertThat(copied()).startsWith("l0\nl1").endsWith("l8");
  }

  @Test
  void columnsOfALine() {
    Selection.Range range = new Selection.Range(3, 5, 5, 2, false);
    assertThat(range.columns(2, 20)).isZero();
    assertThat(range.columns(3, 20)).isEqualTo(5L << 32 | 20);
    assertThat(range.columns(4, 20)).isEqualTo(20);
    assertThat(range.columns(5, 20)).isEqualTo(2);
  }
}
