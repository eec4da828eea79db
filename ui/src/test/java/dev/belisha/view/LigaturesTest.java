package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Signs that the font joins, in the tests' own font of programmers' ligatures. */
class LigaturesTest {
  private static final int BACK = ThemeColors.DARK.background();

  private static Painted page(String text, boolean join) {
    return Painted.joined(20, 2, join).enter("\033[?25l" + text).paint();
  }

  @ParameterizedTest
  @ValueSource(strings = {"->", "=>", "!=", "===", "<=", "www"})
  void signsAreJoined(String text) {
    assertThat(page(text, true).pixels).isNotEqualTo(page(text, false).pixels);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "ab cd", "x y", "- >", "(a)", "-\033[31m>"})
  void whatTheFontDoesNotJoinStays(String text) {
    assertThat(page(text, true).pixels).isEqualTo(page(text, false).pixels);
  }

  @Test
  void theOptionIsOffByDefault() {
    assertThat(Painted.open(4, 1).glyphs.ligatures()).isNull();
  }

  @Test
  void aFontWithoutLigaturesJoinsNothing() {
    FontChooser mono = TestFonts.chooser(16);
    CellMetrics cell = CellMetrics.of(mono.primary());
    Ligatures none = new Ligatures(mono.primary(), cell);
    Glyph[] glyphs = new Glyph[20];
    none.shape(page("a->b === c", true).screen().lines().getFirst(), glyphs);
    assertThat(glyphs).containsOnlyNulls();
  }

  /** Each cell has its own colours, in a selection too, and the cells beside are as without. */
  @Test
  void cursorAndSelectionAreOfCells() {
    Painted plain = page("a->b", true);
    Painted half =
        Painted.joined(20, 2, true)
            .enter("\033[?25la->b")
            .select(new Selection.Range(0, 0, 0, 2, false))
            .paint();
    int selection = ThemeColors.DARK.selection();
    assertThat(half.holds(0, 1, selection)).isTrue();
    assertThat(half.holds(0, 2, selection)).isFalse();
    assertThat(half.inked(0, 2, BACK)).isEqualTo(plain.inked(0, 2, BACK)).isPositive();
    assertThat(half.inked(0, 3, BACK)).isEqualTo(plain.inked(0, 3, BACK));
    Painted cursor = Painted.joined(20, 2, true).enter("\033[2 qa->b\033[1;2H").paint();
    int color = ThemeColors.DARK.cursor();
    assertThat(cursor.holds(0, 1, color)).isTrue();
    assertThat(cursor.holds(0, 2, color)).isFalse();
    assertThat(cursor.inked(0, 2, BACK)).isEqualTo(plain.inked(0, 2, BACK));
  }

  @Test
  void aRunIsShapedOnce() {
    Painted page = Painted.joined(40, 4, true).enter("a->b c->d =>\r\n\033[1m->\r\n");
    page.paint();
    Ligatures ligatures = page.glyphs.ligatures();
    assertThat(ligatures).isNotNull();
    assertThat(ligatures.size()).as("->, =>, bold ->").isEqualTo(3);
    page.paint();
    assertThat(ligatures.size()).isEqualTo(3);
  }

  @Test
  void neverMoreRunsThanTheLimit() {
    Painted page = Painted.joined(40, 1, true);
    Ligatures ligatures = page.glyphs.ligatures();
    assertThat(ligatures).isNotNull();
    Glyph[] glyphs = new Glyph[40];
    String signs = "!#$%&*+-/:<=>?@^";
    for (int at = 0; at < Ligatures.MAX_RUNS + 100; at++) {
      StringBuilder run = new StringBuilder();
      for (int rest = at + 256; rest > 0; rest /= 16) run.append(signs.charAt(rest % 16));
      page.enter("\r\033[K" + run);
      ligatures.shape(page.screen().lines().getFirst(), glyphs);
    }
    assertThat(ligatures.size()).isLessThanOrEqualTo(Ligatures.MAX_RUNS);
  }

  @Test
  void boldSignsAreJoinedInTheBoldFace() {
    assertThat(new Font(TestFonts.CODE, Font.BOLD, 16).canDisplay('>')).isTrue();
    Painted bold = page("\033[1m->", true);
    assertThat(bold.pixels).isNotEqualTo(page("\033[1m->", false).pixels);
    assertThat(bold.pixels).isNotEqualTo(page("->", true).pixels);
  }
}
