package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.view.Selection.Range;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A selected range after reflow, scrolling, and what ends it. */
class AnchoredTextTest {
  private final EngineSource source = new EngineSource(20, 6);

  private AnchoredText select(Range range) {
    AnchoredText text = new AnchoredText(range, source.engine.generation());
    text.anchor(source.engine);
    return text;
  }

  private String text(AnchoredText selected) {
    Range range = selected.in(source.engine.generation());
    if (range == null) return "gone";
    return source.engine.text(
        range.startLine(), range.startCol(), range.endLine(), range.endCol(), range.block());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void theTextIsTheSameAtEverySize(long seed) {
    Random random = new Random(seed);
    StringBuilder all = new StringBuilder();
    for (int line = 0; line < 30; line++) {
      all.append("line").append(line);
      for (int at = random.nextInt(60); at > 0; at--) {
        all.append(random.nextInt(5) == 0 ? "日" : random.nextInt(6) == 0 ? " " : "x");
      }
      all.append(".\r\n");
    }
    source.feed(all.toString());
    Range range = new Range(3, 2, 25, 6, false);
    AnchoredText selected = select(range);
    String text = text(selected);
    for (int step = 0; step < 20; step++) {
      source.resize(2 + random.nextInt(80), 1 + random.nextInt(12));
      if (step % 4 == 0) source.feed("more\r\n");
      // A wide cell that is cut at either end is the one that was.
      assertThat(text(selected)).as("step %d", step).isEqualTo(text);
    }
  }

  @Test
  void wholeLinesStayWholeLines() {
    source.feed("a line longer than twenty columns\r\nb\r\n");
    AnchoredText selected = select(new Range(0, 0, 2, 20, false));
    source.resize(50, 6);
    assertThat(text(selected)).isEqualTo("a line longer than twenty columns\nb");
    source.resize(7, 6);
    assertThat(text(selected)).isEqualTo("a line longer than twenty columns\nb");
  }

  @Test
  void anEndBeforeAFirstColumnIsTheEndOfTheLineAbove() {
    source.feed("one\r\ntwo\r\nthree");
    AnchoredText selected = select(new Range(0, 0, 2, 0, false));
    source.resize(30, 6);
    assertThat(text(selected).stripTrailing()).isEqualTo("one\ntwo");
  }

  @Test
  void blocksAndOtherScreensEndIt() {
    source.feed("one\r\ntwo");
    AnchoredText block = select(new Range(0, 0, 1, 2, true));
    assertThat(text(block)).isEqualTo("on\ntw");
    source.resize(30, 6);
    assertThat(text(block)).isEqualTo("gone");
    AnchoredText line = select(new Range(0, 0, 0, 3, false));
    source.feed("\033[?1049h");
    assertThat(text(line)).isEqualTo("gone");
    source.feed("\033[?1049l");
    assertThat(text(line)).isEqualTo("gone");
    AnchoredText again = select(new Range(0, 0, 0, 3, false));
    source.feed("\033c");
    assertThat(text(again)).isEqualTo("gone");
  }

  @Test
  void textThatLeftTheHistoryIsGoneAtTheNextSize() {
    source.feed("first\r\n");
    AnchoredText selected = select(new Range(0, 0, 0, 5, false));
    source.feed("x\r\n".repeat(1100));
    source.resize(30, 6);
    assertThat(text(selected)).isEqualTo("gone");
  }
}
