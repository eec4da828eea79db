package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** History against a list of lines that does the same the plain way. */
class HistoryTest {
  private record Line(List<Integer> text, List<Integer> style, int flags) {}

  private static final int COLS = 120;

  private final int[] text = new int[COLS];
  private final int[] style = new int[COLS];

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 255, 256, 257, 1000})
  void holdsWhatAListHolds(int capacity) {
    Random random = new Random(7501 + capacity);
    History history = new History(capacity);
    List<Line> model = new ArrayList<>();
    for (int step = 0; step < 3 * capacity + 600; step++) {
      model.add(add(history, random));
      if (model.size() > capacity) model.removeFirst();
      if (random.nextInt(200) == 0) {
        int kept = random.nextInt(model.size() + 1);
        history.truncate(kept);
        model.subList(kept, model.size()).clear();
      }
      if (step % 97 == 0) assertThat(lines(history)).isEqualTo(model);
    }
    assertThat(lines(history)).isEqualTo(model);
    int fewer = model.size() / 3;
    history.capacity(fewer);
    assertThat(lines(history)).isEqualTo(model.subList(model.size() - fewer, model.size()));
    history.clear();
    assertThat(history.size()).isZero();
    history.capacity(capacity);
    assertThat(List.of(add(history, random))).isEqualTo(lines(history));
  }

  @ParameterizedTest
  @CsvSource({
    "plain, 1", // one byte a cell, one style
    "coloured words, 3", // runs
    "another colour in each cell, 5",
    "CJK in another colour in each cell, 8",
  })
  void aFullHistoryTakesFewBytes(String kind, int bytesPerCell) {
    History history = new History(10_000);
    for (int line = 0; line < 30_000; line++) {
      for (int col = 0; col < COLS; col++) {
        text[col] = kind.startsWith("CJK") ? 0x4E00 + col : 'a' + col % 26;
        style[col] = kind.equals("plain") ? 1 : kind.startsWith("coloured") ? col / 9 : col;
      }
      history.add(text, style, 0, COLS, 0);
    }
    assertThat(history.size()).isEqualTo(10_000);
    long heads = 16 * 10_500;
    assertThat(history.heap()).isLessThan(10_500L * COLS * bytesPerCell * 9 / 8 + heads);
  }

  @Test
  void theOldestGoWhenThereAreTooManyBytes() {
    long cap = 1 << 20;
    History history = new History(100_000, cap);
    for (int line = 0; line < 100_000; line++) {
      Arrays.fill(text, 0x4E00 + line % 1000);
      history.add(text, style, 0, COLS, 0);
      if (line % 1000 == 0) assertThat(history.heap()).isLessThan(cap + cap / 2);
    }
    assertThat(history.added()).isEqualTo(100_000);
    assertThat(history.size()).isBetween(1000, 3000);
    Line newest = line(history, history.size() - 1);
    assertThat(newest.text().getFirst()).isEqualTo(0x4E00 + 999);
    Line oldest = line(history, 0);
    assertThat(oldest.text().getFirst()).isEqualTo(0x4E00 + (100_000 - history.size()) % 1000);
  }

  private Line add(History history, Random random) {
    int length = random.nextInt(4) == 0 ? 0 : random.nextInt(COLS);
    int last =
        switch (random.nextInt(3)) {
          case 0 -> 0x7F;
          case 1 -> 0xFF;
          default -> 0x1F000;
        };
    int runs =
        switch (random.nextInt(3)) {
          case 0 -> 0;
          case 1 -> 20;
          default -> 2;
        };
    for (int col = 0; col < COLS; col++) {
      text[col] = random.nextInt(last);
      boolean same = runs == 0 || random.nextInt(runs) > 0;
      style[col] = same && col > 0 ? style[col - 1] : random.nextInt(5000);
    }
    int from = random.nextInt(COLS - length);
    int flags = random.nextInt(4);
    history.add(text, style, from, length, flags);
    return line(text, style, from, from + length, flags);
  }

  private static List<Line> lines(History history) {
    List<Line> lines = new ArrayList<>();
    for (int at = 0; at < history.size(); at++) lines.add(line(history, at));
    return lines;
  }

  private static Line line(History history, int at) {
    int[] text = new int[COLS + 3];
    int[] style = new int[COLS + 3];
    history.expand(at, text, style, 3);
    int end = 3 + history.length(at);
    assertThat(history.wrapped(at)).isEqualTo((history.flags(at) & Row.WRAPPED) != 0);
    return line(text, style, 3, end, history.flags(at));
  }

  private static Line line(int[] text, int[] style, int from, int to, int flags) {
    return new Line(list(text, from, to), list(style, from, to), flags);
  }

  private static List<Integer> list(int[] values, int from, int to) {
    return Arrays.stream(values, from, to).boxed().toList();
  }
}
