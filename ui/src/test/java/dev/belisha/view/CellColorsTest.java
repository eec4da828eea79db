package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.Palette;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  /** The default colours can be those of the palette: nobody hides text in that way. */
  @ParameterizedTest
  @CsvSource({"true, 47", "false, 40", "true, '7;30;40'"})
  void onlyTheSameColourTwiceHidesText(boolean dark, String sgr) {
    CellColors colors = colors(dark);
    CellStyle style = style(sgr);
    boolean hides = sgr.startsWith("7;");
    double contrast = CellColors.contrast(text(colors, style), colors.background(style));
    if (hides) assertThat(contrast).isEqualTo(1);
    else assertThat(contrast).isGreaterThanOrEqualTo(4.5);
  }

  /** Any colours a program can ask for, against the cell's own background. */
  @ParameterizedTest
  @CsvSource({"true, 3", "true, 4.5", "true, 7", "false, 3", "false, 4.5", "false, 7", "true, 21"})
  void aLeastContrastHoldsForEveryColour(boolean dark, double least) {
    ThemeColors theme = theme(dark).withContrast(least);
    CellColors colors = new CellColors(theme, Palette.THEME, false);
    Random random = new Random(7501);
    for (int round = 0; round < 5000; round++) {
      CellStyle style = randomStyle(random);
      int ground = colors.background(style);
      int chosen = colors.foreground(style);
      int shown = text(colors, style);
      double possible =
          Math.max(CellColors.contrast(0, ground), CellColors.contrast(0xFFFFFF, ground));
      assertThat(CellColors.contrast(shown, ground))
          .as("%06x on %06x as %06x", chosen, ground, shown)
          .isGreaterThanOrEqualTo(Math.min(least, possible));
      if (CellColors.contrast(chosen, ground) >= least) assertThat(shown).isEqualTo(chosen);
      assertThat(CellColors.contrast(colors.underline(style, shown, ground), ground))
          .as("underline")
          .isGreaterThanOrEqualTo(Math.min(Math.min(3, least), possible));
      RowMarks.Kind kind = RowMarks.Kind.values()[1 + random.nextInt(3)];
      int mark = colors.mark(kind);
      assertThat(CellColors.contrast(colors.onMark(chosen, mark), mark))
          .as("on a mark")
          .isGreaterThanOrEqualTo(Math.min(least, 3));
    }
  }

  private static CellStyle randomStyle(Random random) {
    int attrs = 0;
    if (random.nextInt(4) == 0) attrs |= CellStyle.DIM;
    if (random.nextInt(4) == 0) attrs |= CellStyle.INVERSE;
    int front = randomColor(random);
    int back = random.nextInt(8) == 0 ? front : randomColor(random);
    return new CellStyle(
        front, back, randomColor(random), CellStyle.Underline.SINGLE, attrs, null, null);
  }

  private static int randomColor(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> CellStyle.DEFAULT;
      case 1 -> random.nextInt(256);
      default -> CellStyle.DIRECT | random.nextInt(1 << 24);
    };
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
