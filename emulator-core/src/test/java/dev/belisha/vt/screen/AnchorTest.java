package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cells kept in sight: through scrolling and reflow, until line numbers begin anew. */
class AnchorTest {
  private final TestTerminal terminal = TestTerminal.open(10, 4, 20);

  private Anchor anchor(long line, int col) {
    return terminal.vt.anchor(terminal.vt.generation(), line, col);
  }

  private String under(Anchor anchor) {
    Anchor.Place place = anchor.place();
    if (place == null) return "gone";
    assertThat(place.generation()).isEqualTo(terminal.vt.generation());
    RowSnapshot row = terminal.vt.line(place.line());
    return row == null ? "left" : row.text(place.col());
  }

  @Test
  void staysWhileOutputScrolls() {
    terminal.raw("abc\r\n");
    Anchor b = anchor(0, 1);
    terminal.raw("x\r\n".repeat(10));
    assertThat(b.place()).isEqualTo(new Anchor.Place(terminal.vt.generation(), 0, 1));
    assertThat(under(b)).isEqualTo("b");
  }

  @Test
  void goesWithItsCellThroughReflow() {
    terminal.raw("0123456789abcdefghij\r\n$ ");
    Anchor d = anchor(1, 3);
    for (int cols : new int[] {7, 40, 2, 13, 10}) {
      terminal.resize(cols, 4);
      assertThat(under(d)).as("%d columns", cols).isEqualTo("d");
    }
  }

  @Test
  void inTheBlankItStaysOnItsLine() {
    terminal.raw("ab\r\ncd");
    Anchor blank = anchor(0, 9);
    Anchor below = anchor(3, 5);
    terminal.resize(5, 4);
    assertThat(blank.place()).isEqualTo(new Anchor.Place(terminal.vt.generation(), 0, 4));
    assertThat(below.place().line()).as("the last line that takes part").isEqualTo(1);
  }

  @Test
  void whatLeftTheHistoryIsGoneAtTheNextReflow() {
    terminal.raw("first\r\n");
    Anchor first = anchor(0, 0);
    terminal.raw("x\r\n".repeat(100));
    assertThat(under(first)).isEqualTo("left");
    terminal.resize(5, 4);
    assertThat(first.place()).isNull();
    // Others, and the cursor, are found all the same.
    terminal.cursor(3, 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\033[?1049h", "\033c"})
  void lineNumbersThatBeginAnewEndIt(String output) {
    terminal.raw("abc");
    Anchor a = anchor(0, 0);
    long before = terminal.vt.generation();
    terminal.raw(output);
    assertThat(a.place()).isNull();
    assertThat(terminal.vt.anchor(before, 0, 0)).as("by numbers that are past").isNull();
  }

  @Test
  void onTheAlternateScreenAResizeEndsIt() {
    terminal.raw("\033[?1049habc");
    Anchor a = anchor(0, 0);
    assertThat(under(a)).isEqualTo("a");
    terminal.resize(8, 4);
    assertThat(a.place()).isNull();
  }

  @Test
  void linesNotKeptHaveNone() {
    assertThat(anchor(4, 0)).isNull();
    assertThat(anchor(-1, 0)).isNull();
    assertThat(anchor(0, 99).place().col()).as("clamped").isEqualTo(9);
  }

  @Test
  void theirNumberIsBounded() {
    terminal.raw("abc");
    List<Anchor> held = new ArrayList<>();
    for (int at = 0; at < Anchors.MAX + 1; at++) held.add(anchor(0, 1));
    assertThat(held.getFirst().place()).as("the oldest").isNull();
    assertThat(under(held.get(1))).isEqualTo("b");
    assertThat(terminal.screen().anchors.live()).hasSize(Anchors.MAX);
    Reference.reachabilityFence(held);
  }

  /** Thousands made and let go leave no more than the bound. */
  @Test
  void whoLetsGoNeedSayNothing() {
    terminal.raw("abc");
    for (int at = 0; at < 10_000; at++) anchor(0, 1);
    assertThat(terminal.screen().anchors.live()).hasSizeLessThanOrEqualTo(Anchors.MAX);
    terminal.resize(20, 4);
  }
}
