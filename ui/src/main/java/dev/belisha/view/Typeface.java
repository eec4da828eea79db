package dev.belisha.view;

import org.jspecify.annotations.Nullable;

/**
 * A family at a size.
 *
 * @param family of the font that draws plain text
 * @param glyphs the painter's only
 */
record Typeface(String family, CellMetrics cell, GlyphCache glyphs) {
  /** Logical pixels per point, as CSS has it. */
  private static final double PIXELS_A_POINT = 96.0 / 72.0;

  /** The size in device pixels. */
  static int pixels(double points, double scale) {
    return (int) Math.round(points * PIXELS_A_POINT * scale);
  }

  static Typeface of(
      FontBook book, @Nullable String family, int pixels, EmojiFont emoji, boolean join) {
    FontChooser fonts = new FontChooser(book, family, pixels);
    CellMetrics cell = CellMetrics.of(fonts.primary());
    return new Typeface(
        fonts.primary().getFamily(), cell, new GlyphCache(fonts, cell, emoji, join));
  }
}
