package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the pixels of cells say, without a toolkit. */
class RowPainterTest {
  private static final int BACK = ThemeColors.DARK.background();
  private static final int FRONT = ThemeColors.DARK.foreground();

  private static Painted painted(String output) {
    return Painted.open(20, 3).enter("\033[?25l" + output).paint();
  }

  @Test
  void textHasItsColours() {
    Painted page = painted("\033[38;2;1;2;3;48;2;200;100;50mX\033[0mY");
    assertThat(page.holds(0, 0, 0x010203)).isTrue();
    assertThat(page.holds(0, 0, 0xC86432)).isTrue();
    assertThat(page.holds(0, 1, BACK)).isTrue();
    assertThat(page.inked(0, 2, BACK)).isZero();
  }

  @Test
  void inverseSwapsAndHiddenShowsNothing() {
    Painted page = painted("\033[7m \033[0;8mX\033[0m");
    assertThat(page.inked(0, 0, FRONT)).isZero();
    assertThat(page.inked(0, 1, BACK)).isZero();
  }

  @Test
  void reverseVideoIsForTheWholeScreen() {
    Painted page = painted("\033[?5h \033[7m ");
    assertThat(page.inked(0, 0, FRONT)).isZero();
    assertThat(page.inked(0, 1, BACK)).isZero();
  }

  @Test
  void dimIsBetween() {
    Painted page = painted("\033[2m█");
    int dim = page.at(2, 2);
    assertThat(CellColors.contrast(dim, BACK)).isBetween(2.0, CellColors.contrast(FRONT, BACK) - 1);
  }

  @Test
  void blinkingTextGoesAndComesWithItsLines() {
    String text = "\033[5;4;9;44mX\033[0;5m█\033[0mY";
    Painted there = painted(text);
    Painted away = Painted.open(20, 3).enter("\033[?25l" + text).blinkOff().paint();
    int blue = ThemeColors.DARK.ansi()[4];
    assertThat(there.inked(0, 0, blue)).isPositive();
    assertThat(away.inked(0, 0, blue)).isZero();
    assertThat(away.inked(0, 1, BACK)).isZero();
    assertThat(away.inked(0, 2, BACK)).isEqualTo(there.inked(0, 2, BACK)).isPositive();
  }

  @Test
  void leastContrastIsForTextNotForAreas() {
    String dark = "\033[38;2;30;30;40m";
    ThemeColors theme = ThemeColors.DARK.withContrast(4.5);
    Painted page = Painted.open(20, 3, 16, theme).enter("\033[?25l" + dark + "l█\uE0B0─").paint();
    assertThat(page.at(2 + page.cell.width(), 2)).isEqualTo(0x1E1E28);
    assertThat(page.holds(0, 2, 0x1E1E28)).isTrue();
    assertThat(page.holds(0, 3, 0x1E1E28)).isTrue();
    double most = 1;
    for (int y = 0; y < page.cell.height(); y++) {
      for (int x = 0; x < page.cell.width(); x++) {
        most = Math.max(most, CellColors.contrast(page.at(x, y), BACK));
      }
    }
    assertThat(most).isBetween(4.5, 4.8);
  }

  @Test
  void boldHasMoreInk() {
    Painted page = painted("m\033[1mm");
    assertThat(page.inked(0, 1, BACK)).isGreaterThan(page.inked(0, 0, BACK));
  }

  @Test
  void linesGoOnFromCellToCell() {
    for (float size : new float[] {12, 16, 20, 24, 32}) {
      Painted page =
          Painted.open(6, 4, size, ThemeColors.DARK).enter("\033[?25l┌──┐\r\n│  │\r\n└──┘").paint();
      int y = page.cell.height() / 2;
      int x = page.cell.width() / 2;
      for (int at = x; at < 3 * page.cell.width() + x; at++) {
        assertThat(page.at(at, y)).as("top at %d of size %s", at, size).isEqualTo(FRONT);
        assertThat(page.at(at, y + 2 * page.cell.height())).isEqualTo(FRONT);
      }
      for (int at = y; at < 2 * page.cell.height() + y; at++) {
        assertThat(page.at(x, at)).isEqualTo(FRONT);
        assertThat(page.at(x + 3 * page.cell.width(), at)).isEqualTo(FRONT);
      }
    }
  }

  @Test
  void underlinesDiffer() {
    int[] ink = new int[6];
    for (int style = 0; style <= 5; style++) {
      ink[style] = painted("\033[4:" + style + "m ").inked(0, 0, BACK);
    }
    assertThat(ink[0]).isZero();
    assertThat(ink[2]).as("double").isEqualTo(2 * ink[1]);
    assertThat(ink[3]).as("curly").isGreaterThan(ink[1]);
    assertThat(ink[4]).as("dotted").isBetween(1, ink[1] - 1);
    assertThat(ink[5]).as("dashed").isBetween(1, ink[1] - 1);
  }

  @Test
  void underlineHasItsColour() {
    Painted page = painted("\033[4;58:2::255:0:128m ");
    assertThat(page.holds(0, 0, 0xFF0080)).isTrue();
    assertThat(page.holds(0, 0, FRONT)).isFalse();
  }

  @Test
  void hoveredLinkIsUnderlined() {
    String link = "\033]8;;https://example.com\033\\ \033]8;;\033\\";
    int rest = painted(link).inked(0, 0, BACK);
    int hovered =
        Painted.open(20, 3)
            .enter("\033[?25l" + link)
            .hover("https://example.com")
            .paint()
            .inked(0, 0, BACK);
    assertThat(hovered).isGreaterThan(rest);
  }

  @Test
  void wideCharacterFillsTwoCells() {
    Painted page = painted("\033[44m漢\033[0m.");
    int blue = ThemeColors.DARK.ansi()[4];
    assertThat(page.holds(0, 0, blue)).isTrue();
    assertThat(page.holds(0, 1, blue)).isTrue();
    assertThat(page.holds(0, 2, blue)).isFalse();
  }

  @Test
  void selectionIsReadable() {
    int selection = ThemeColors.DARK.selection();
    // Text in the very colour of the selection would vanish in it.
    String same =
        "\033[38;2;%d;%d;%dm█"
            .formatted(selection >> 16 & 0xFF, selection >> 8 & 0xFF, (selection & 0xFF) + 4);
    Painted page =
        Painted.open(20, 3)
            .enter("\033[?25l" + same)
            .select(new Selection.Range(0, 0, 0, 2, false))
            .paint();
    assertThat(page.inked(0, 0, FRONT)).isZero();
    assertThat(page.inked(0, 1, selection)).isZero();
  }

  @Test
  void cursorShapes() {
    int cursor = ThemeColors.DARK.cursor();
    int[] ink = new int[3];
    String[] shapes = {"\033[2 q", "\033[4 q", "\033[6 q"};
    for (int at = 0; at < 3; at++) {
      ink[at] = Painted.open(4, 2).enter(shapes[at]).paint().inked(0, 0, BACK);
    }
    Painted block = Painted.open(4, 2).enter("\033[2 q").paint();
    assertThat(block.inked(0, 0, cursor)).isZero();
    assertThat(ink[1]).isBetween(1, ink[0] / 2);
    assertThat(ink[2]).isBetween(1, ink[0] / 2);
    Painted hollow = Painted.open(4, 2).enter("\033[2 q").unfocused().paint();
    assertThat(hollow.inked(0, 0, BACK)).isBetween(1, ink[0] / 2);
    assertThat(hollow.at(hollow.cell.width() / 2, hollow.cell.height() / 2)).isEqualTo(BACK);
    Painted hidden = Painted.open(4, 2).enter("\033[?25l").paint();
    assertThat(hidden.inked(0, 0, BACK)).isZero();
  }

  @Test
  void everySizeOfTheShowcasePaints() {
    for (float size : new float[] {9, 16, 20, 24, 32}) {
      Painted page = Showcase.page(size, ThemeColors.LIGHT).paint();
      assertThat(page.pixels).doesNotContain(0);
    }
  }
}
