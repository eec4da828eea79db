package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.search.SearchQuery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hits on screen: the cells of each, over soft wraps and wide cells, and only those. */
class RowMarksTest {
  private static final ThemeColors THEME = ThemeColors.DARK;

  /** One letter a cell: h a hit, H the current one, s selected, a dot for none. */
  private static String marks(Painted painted, int row) {
    StringBuilder marks = new StringBuilder();
    for (int col = 0; col < painted.width / painted.cell.width(); col++) {
      // The corner of a cell has no ink.
      int color = painted.at(col * painted.cell.width(), row * painted.cell.height());
      if (color == THEME.hit()) marks.append('h');
      else if (color == THEME.currentHit()) marks.append('H');
      else marks.append(color == THEME.selection() ? 's' : '.');
    }
    return marks.toString();
  }

  private static SearchQuery text(String text) {
    return new SearchQuery(text, false, false, false);
  }

  @Test
  void everyHitIsMarkedAndTheCurrentOneStandsOut() {
    Painted painted =
        Painted.open(10, 3).enter("\033[?25lab ab\r\nxab").search(text("ab"), 1).paint();
    assertThat(marks(painted, 0)).isEqualTo("hh.HH.....");
    assertThat(marks(painted, 1)).isEqualTo(".hh.......");
    assertThat(marks(painted, 2)).isEqualTo("..........");
  }

  @Test
  void aHitOverASoftWrapIsMarkedOnBothRows() {
    Painted painted = Painted.open(6, 3).enter("\033[?25l0123abcd").search(text("abcd"), 0).paint();
    assertThat(marks(painted, 0)).isEqualTo("....HH");
    assertThat(marks(painted, 1)).isEqualTo("HH....");
  }

  @Test
  void wideAndCombiningCellsAreMarkedWhole() {
    Painted painted =
        Painted.open(10, 2).enter("\033[?25la日e\u0301b").search(text("日é"), -1).paint();
    assertThat(marks(painted, 0)).isEqualTo(".hhh......");
  }

  @Test
  void hitsLieOverTheSelection() {
    Painted painted =
        Painted.open(10, 2)
            .enter("\033[?25l0123456789")
            .select(new Selection.Range(0, 2, 0, 8, false))
            .search(text("45"), -1)
            .paint();
    assertThat(marks(painted, 0)).isEqualTo("..sshhss..");
  }

  /** Whatever colour the program gave the text. */
  @ParameterizedTest
  @ValueSource(strings = {"31", "33", "90", "97", "30", "38;5;214", "7", "2", "38;2;255;215;94"})
  void textOnAHitCanBeRead(String sgr) {
    for (ThemeColors theme : ThemeColors.ALL) {
      for (int current : new int[] {-1, 0}) {
        int back = current < 0 ? theme.hit() : theme.currentHit();
        Painted painted = Painted.open(6, 2, 24, theme);
        painted.enter("\033[?25l\033[" + sgr + "mM").search(text("m"), current).paint();
        double best = 0;
        for (int y = 0; y < painted.cell.height(); y++) {
          for (int x = 0; x < painted.cell.width(); x++) {
            best = Math.max(best, CellColors.contrast(painted.at(x, y), back));
          }
        }
        assertThat(best).as("%s on #%06x", sgr, back).isGreaterThanOrEqualTo(3);
      }
    }
  }
}
