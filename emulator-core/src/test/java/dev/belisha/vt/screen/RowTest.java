package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows narrow and wide, of one style and of many, against two plain arrays. */
class RowTest {
  private static final int COLS = 12;

  private final Row row = new Row(COLS);
  private int[] text = new int[COLS];
  private int[] style = new int[COLS];

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void isWhatTwoArraysAre(long seed) {
    Random random = new Random(seed);
    for (int step = 0; step < 20_000; step++) {
      int from = random.nextInt(COLS);
      int to = from + 1 + random.nextInt(COLS - from);
      int id = random.nextInt(3) == 0 ? random.nextInt(4) : 0;
      int grapheme = random.nextInt(8) == 0 ? 0x3B1 + random.nextInt(20) : 'a' + random.nextInt(20);
      switch (random.nextInt(10)) {
        case 0 -> ascii(from, to, id);
        case 1 -> {
          row.write(from, grapheme, 1, id);
          fill(from, from + 1, grapheme, id);
        }
        case 2 -> {
          row.fill(from, to, grapheme, id);
          fill(from, to, grapheme, id);
        }
        case 3 -> {
          row.erase(from, to, id);
          fill(from, to, 0, id);
        }
        case 4 -> insert(from, to, 1 + random.nextInt(COLS), id);
        case 5 -> delete(from, to, 1 + random.nextInt(COLS), id);
        case 6 -> {
          row.restyle(from, id);
          style[from] = id;
        }
        case 7 -> copyOrPaste(from, to, random);
        case 8 -> run(from, to, grapheme, id);
        default -> {
          if (random.nextInt(6) == 0) {
            row.clear(id);
            fill(0, COLS, 0, id);
          }
        }
      }
      hold("seed " + seed + ", step " + step);
    }
  }

  private void ascii(int from, int to, int id) {
    byte[] bytes = "xxABCDEFGHIJKLMNOP".getBytes(StandardCharsets.US_ASCII);
    row.write(from, bytes, 2, to - from, id);
    for (int col = from; col < to; col++) {
      text[col] = bytes[2 + col - from];
      style[col] = id;
    }
  }

  private void run(int from, int to, int grapheme, int id) {
    int[] run = new int[COLS];
    Arrays.fill(run, 'r');
    run[to - from - 1] = grapheme;
    row.write(from, run, to - from, id);
    fill(from, to, 'r', id);
    text[to - 1] = grapheme;
  }

  private void fill(int from, int to, int grapheme, int id) {
    Arrays.fill(text, from, to, grapheme);
    Arrays.fill(style, from, to, id);
  }

  private void insert(int from, int to, int wanted, int id) {
    int count = Math.min(wanted, to - from);
    row.insert(from, to, wanted, id);
    System.arraycopy(text, from, text, from + count, to - from - count);
    System.arraycopy(style, from, style, from + count, to - from - count);
    fill(from, from + count, 0, id);
  }

  private void delete(int from, int to, int wanted, int id) {
    int count = Math.min(wanted, to - from);
    row.delete(from, to, wanted, id);
    System.arraycopy(text, from + count, text, from, to - from - count);
    System.arraycopy(style, from + count, style, from, to - from - count);
    fill(to - count, to, 0, id);
  }

  /** A row made anew at a resize takes what one printed takes, there and in history. */
  @Test
  void pastedCellsStayNarrowAndOfOneStyle() {
    int[] graphemes = {'a', 0xE9, 0, 'z'};
    row.paste(0, graphemes, new int[] {3, 3, 3, 3}, 0, 4);
    assertThat(row.isCompact()).isTrue();
    row.paste(6, graphemes, new int[4], 1, 2);
    assertThat(row.isCompact()).isFalse();
    row.clear(0);
    row.paste(0, graphemes, new int[] {3, 3, 3, 3}, 0, 0);
    row.paste(2, new int[] {0x65E5, Row.TAIL}, new int[2], 0, 2);
    assertThat(row.isCompact()).isFalse();
    row.clear(0);
    row.paste(0, graphemes, new int[] {3, 3, 3, 4}, 0, 4);
    assertThat(row.isCompact()).isFalse();
    assertThat(row.style(3)).isEqualTo(4);
  }

  private void copyOrPaste(int from, int to, Random random) {
    int[] otherText = new int[COLS];
    int[] otherStyle = new int[COLS];
    int length = random.nextInt(COLS + 1);
    boolean wide = random.nextBoolean();
    boolean mixed = random.nextBoolean();
    for (int col = 0; col < length; col++) {
      otherText[col] = wide ? 0x400 + col : 'A' + col;
      otherStyle[col] = mixed ? col % 3 : 2;
    }
    if (random.nextBoolean()) {
      row.paste(from, otherText, otherStyle, from, to - from);
    } else {
      Row other = new Row(COLS);
      for (int col = 0; col < length; col++) other.write(col, otherText[col], 1, otherStyle[col]);
      row.copy(other, from, to);
    }
    System.arraycopy(otherText, from, text, from, to - from);
    System.arraycopy(otherStyle, from, style, from, to - from);
  }

  private void hold(String where) {
    int[] shownText = new int[COLS];
    int[] shownStyle = new int[COLS];
    row.expand(shownText, shownStyle, 0);
    assertThat(shownText).as(where).isEqualTo(text);
    assertThat(shownStyle).as(where).isEqualTo(style);
    int length = COLS;
    while (length > 0 && text[length - 1] == 0 && style[length - 1] == 0) length--;
    assertThat(row.length()).as(where).isEqualTo(length);
    History history = new History(1);
    history.add(row);
    int[] keptText = new int[COLS];
    int[] keptStyle = new int[COLS];
    history.expand(0, keptText, keptStyle, 0);
    assertThat(history.length(0)).isEqualTo(length);
    assertThat(keptText).as(where).isEqualTo(text);
    assertThat(keptStyle).as(where).isEqualTo(style);
  }

  @Test
  void aSizeChangeKeepsWhatFits() {
    ascii(0, COLS, 3);
    row.resize(5);
    row.resize(COLS);
    fill(5, COLS, 0, 0);
    hold("narrow");
    row.write(4, 0x3B1, 1, 1);
    text[4] = 0x3B1;
    style[4] = 1;
    row.resize(20);
    row.write(19, 0x3B2, 1, 0);
    assertThat(row.grapheme(19)).isEqualTo(0x3B2);
    row.resize(COLS);
    hold("wide");
  }
}
