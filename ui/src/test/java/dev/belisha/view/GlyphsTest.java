package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Glyphs: made once, forgotten at the limit, and never an empty box while a font has it. */
class GlyphsTest {
  private final FontChooser fonts = new FontChooser(null, 16);
  private final CellMetrics cell = CellMetrics.of(fonts.primary());
  private final GlyphCache glyphs = new GlyphCache(fonts, cell, new EmojiFont());

  @Test
  void sameGraphemeIsMadeOnce() {
    assertThat(glyphs.ascii('a', 0)).isSameAs(glyphs.ascii('a', 0));
    assertThat(glyphs.of("é", 0, 1)).isSameAs(glyphs.of("é", 0, 1));
    assertThat(glyphs.of("é", Font.BOLD, 1)).isNotSameAs(glyphs.of("é", 0, 1));
    assertThat(glyphs.size()).isEqualTo(2);
  }

  @Test
  void neverMoreThanTheLimit() {
    // Braille is drawn by code: cheap enough for as many as it takes.
    for (int face = 0; face < 40; face++) {
      for (int cp = 0x2800; cp <= 0x28FF; cp++) glyphs.of(Character.toString(cp), face, 1);
      assertThat(glyphs.size()).isLessThanOrEqualTo(GlyphCache.MAX_GLYPHS);
    }
    assertThat(glyphs.size()).isLessThan(40 * 256);
  }

  @ParameterizedTest
  @ValueSource(strings = {"漢", "か", "한", "Ж", "Ω", "ع", "ש", "∑", "→", "é"})
  void fallsBackToAFontThatHasIt(String grapheme) {
    boolean installed =
        Arrays.stream(GraphicsEnvironment.getLocalGraphicsEnvironment().getAllFonts())
            .anyMatch(font -> font.canDisplayUpTo(grapheme) < 0);
    assumeThat(installed).as("a font here has " + grapheme).isTrue();
    assertThat(fonts.draws(grapheme)).isTrue();
    Glyph glyph = glyphs.of(grapheme, 0, 2);
    assertThat(glyph.alpha()).isNotNull();
    assertThat(ink(glyph)).isPositive();
  }

  @Test
  void emojiFontIsNeverAskedForOutlines() {
    for (String grapheme : new String[] {"⏸", "⏏", "🚀", "☕", "✨"}) {
      assertThat(fonts.fontFor(grapheme, 0).getFamily()).doesNotContain("Emoji");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"😀", "👍🏽", "👩‍💻", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇫🇷", "❤️", "⚠️"})
  void emojiArePictures(String grapheme) {
    assertThat(new EmojiFont().wants(grapheme, 2)).isTrue();
    Glyph glyph = glyphs.of(grapheme, 0, 2);
    assumeThat(glyph.argb()).as("a colour emoji font is installed").isNotNull();
    assertThat(Arrays.stream(glyph.argb()).filter(p -> p >>> 24 > 128).count()).isGreaterThan(40);
    assertThat(Arrays.stream(glyph.argb()).distinct().count()).isGreaterThan(10);
  }

  @ParameterizedTest
  @ValueSource(strings = {"☎", "⚠", "a", "漢", "1", "©"})
  void textIsNotAPicture(String grapheme) {
    assertThat(new EmojiFont().wants(grapheme, 1)).isFalse();
    assertThat(new EmojiFont().wants(grapheme, 2)).isFalse();
  }

  @Test
  void cellsAreWholePixels() {
    for (float size = 8; size < 60; size += 1) {
      CellMetrics of = CellMetrics.of(new FontChooser(null, size).primary());
      assertThat(of.width()).isPositive();
      assertThat(of.baseline()).isLessThan(of.height());
      assertThat(of.height()).isGreaterThan(of.width());
    }
  }

  private static long ink(Glyph glyph) {
    byte[] alpha = glyph.alpha();
    if (alpha == null) return 0;
    long count = 0;
    for (byte a : alpha) if (a != 0) count++;
    return count;
  }
}
