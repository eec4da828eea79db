package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.Palette;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text can be read on whatever background a program gives it; what it chose itself stays. */
class CellColorsTest {
  private static ThemeColors theme(boolean dark) {
    return dark ? ThemeColors.DARK : ThemeColors.LIGHT;
  }

  private static CellColors colors(boolean dark) {
    return new CellColors(theme(dark), Palette.THEME, false);
  }

  private static CellStyle style(String sgr) {
    EngineSource source = new EngineSource(4, 1);
    source.feed("\033[" + sgr + "mX");
    return source.snapshot(Long.MAX_VALUE, null).lines().getFirst().styles()[0];
  }

  private static int text(CellColors colors, CellStyle style) {
    return colors.text(style, colors.foreground(style), colors.background(style));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void everyPairOfThePaletteCanBeRead(boolean dark) {
    CellColors colors = colors(dark);
    for (int front = 0; front < 16; front++) {
      for (int back = 0; back < 16; back++) {
        CellStyle style = style("38;5;" + front + ";48;5;" + back);
        int ground = colors.background(style);
        if (colors.foreground(style) == ground) continue;
        assertThat(CellColors.contrast(text(colors, style), ground))
            .as("%d on %d", front, back)
            .isGreaterThanOrEqualTo(3);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void everyPaletteColourCanBeReadOnThePage(boolean dark) {
    CellColors colors = colors(dark);
    for (int front = 0; front < 256; front++) {
      CellStyle style = style("38;5;" + front);
      int ground = colors.background(style);
      if (colors.foreground(style) == ground) continue;
      assertThat(CellColors.contrast(text(colors, style), ground))
          .as("%d", front)
          .isGreaterThanOrEqualTo(3);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Direct colours are the program's own affair, as is text hidden in its background.
        "38;2;20;20;30;48;2;22;22;30",
        "38;5;4;48;5;4",
        // Readable as it is.
        "37;40",
        // Dim is meant to stand back.
        "2;37;44",
      })
  void theRestIsLeftAlone(String sgr) {
    CellColors colors = colors(true);
    CellStyle style = style(sgr);
    assertThat(text(colors, style)).isEqualTo(colors.foreground(style));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void inverseIsReadableToo(boolean dark) {
    CellColors colors = colors(dark);
    for (int front = 0; front < 16; front++) {
      CellStyle style = style("7;38;5;" + front);
      int ground = colors.background(style);
      if (colors.foreground(style) == ground) continue;
      assertThat(CellColors.contrast(text(colors, style), ground)).isGreaterThanOrEqualTo(3);
    }
  }
}
