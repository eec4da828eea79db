package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Glyphs: made once, forgotten at the limit, and never an empty box while a font has it. */
class GlyphsTest {
  private final FontChooser fonts = new FontChooser(new InstalledFonts(), null, 16);
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
    for (int round = 0; round < 40; round++) {
      for (int cp = 0x2801; cp <= 0x28FF; cp++) {
        glyphs.of(Character.toString(cp) + (char) (0x300 + round), 0, 1);
        glyphs.of(cp, round % 4, 1);
      }
      assertThat(glyphs.size()).isLessThanOrEqualTo(GlyphCache.MAX_GLYPHS);
    }
    assertThat(glyphs.size()).isLessThan(40 * 255);
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

  /** A screen of one script: the many fonts are searched at its first grapheme, not at each. */
  @Test
  void aScriptIsSearchedForOnce() {
    AtomicInteger asked = new AtomicInteger();
    List<Font> many = new ArrayList<>();
    for (int at = 0; at < 50; at++) many.add(new Asked(false, asked));
    many.add(new Asked(true, asked));
    FontChooser chooser = new FontChooser(book(many), null, 16);
    for (int cp = 0x4E00; cp < 0x4E00 + 1000; cp++) chooser.fontFor(Character.toString(cp), 0);
    assertThat(asked.get()).isLessThan(1100);
    asked.set(0);
    for (int cp = 0x4E00; cp < 0x4E00 + 1000; cp++) chooser.fontFor(Character.toString(cp), 0);
    assertThat(asked.get()).as("remembered").isZero();
  }

  private static FontBook book(List<Font> fonts) {
    return new FontBook() {
      @Override
      public @Nullable Font family(String name) {
        return name.equals("DejaVu Sans Mono") ? new Font(TestFonts.MONO, Font.PLAIN, 1) : null;
      }

      @Override
      public List<Font> all() {
        return fonts;
      }
    };
  }

  /** Counts how often it is asked whether it draws something. */
  private static final class Asked extends Font {
    private final boolean draws;
    private final transient AtomicInteger asked;

    Asked(boolean draws, AtomicInteger asked) {
      super(Font.DIALOG, Font.PLAIN, 1);
      this.draws = draws;
      this.asked = asked;
    }

    @Override
    public int canDisplayUpTo(String text) {
      asked.incrementAndGet();
      return draws ? -1 : 0;
    }

    @Override
    public Font deriveFont(float size) {
      return this;
    }
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

  /** Marks of fonts without anchors lie in a cell of their own, after the base. */
  @ParameterizedTest
  @ValueSource(strings = {"Z\u0337", "a\u0336", "o\u0332", "x\u0302\u0332", "e\u0301"})
  void combiningMarksAreDrawnOverTheirBase(String grapheme) {
    FontChooser mono = TestFonts.chooser(16);
    GlyphCache own = new GlyphCache(mono, CellMetrics.of(mono.primary()), new EmojiFont());
    String base = grapheme.substring(0, 1);
    assertThat(ink(own.of(grapheme, 0, 1))).isGreaterThan(ink(own.of(base, 0, 1)));
  }

  /** A cluster of letters is the font's to arrange: the sign stays over its own letter. */
  @Test
  void signsOfAConjunctStayWhereTheyAre() {
    FontChooser own = TestFonts.chooser(32);
    CellMetrics size = CellMetrics.of(own.primary());
    GlyphCache shaped = new GlyphCache(own, size, new EmojiFont());
    assertThat(own.draws("स्ते")).isTrue();
    byte[] with = shaped.of("स्ते", 0, 2).alpha();
    byte[] without = shaped.of("स्त", 0, 2).alpha();
    assertThat(with).isNotNull();
    assertThat(without).isNotNull();
    int over = 0;
    int line = 2 * size.width();
    for (int at = 0; at < size.height() * line / 3; at++) {
      // In the left half stands half a letter without a sign.
      if (at % line >= size.width() * 9 / 10 && with[at] != 0 && without[at] == 0) over++;
    }
    assertThat(over).isGreaterThan(10);
  }

  @Test
  void cellsAreWholePixels() {
    for (float size = 8; size < 60; size += 1) {
      CellMetrics of = CellMetrics.of(new FontChooser(new InstalledFonts(), null, size).primary());
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
