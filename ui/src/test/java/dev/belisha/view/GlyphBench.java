package dev.belisha.view;

/**
 * What the first screen of a script costs: fonts found and glyphs made, then the same again out of
 * the cache. Prints milliseconds.
 */
final class GlyphBench {
  private GlyphBench() {}

  public static void main(String[] arguments) {
    FontChooser fonts = new FontChooser(new InstalledFonts(), "DejaVu Sans Mono", 17);
    GlyphCache glyphs = new GlyphCache(fonts, CellMetrics.of(fonts.primary()), new EmojiFont());
    screen(glyphs, "Latin", 0xC0, 300, 1);
    screen(glyphs, "CJK", 0x4E00, 2000, 2);
    screen(glyphs, "Devanagari", 0x905, 50, 1);
    screen(glyphs, "box, drawn by code", 0x2500, 160, 1);
    screen(glyphs, "emoji", 0x1F600, 80, 2);
    screen(glyphs, "a script without a font", 0x12000, 900, 1);
  }

  private static void screen(GlyphCache glyphs, String name, int first, int count, int cells) {
    long[] took = new long[2];
    for (int round = 0; round < 2; round++) {
      long start = System.nanoTime();
      for (int cp = first; cp < first + count; cp++) glyphs.of(cp, 0, cells);
      took[round] = System.nanoTime() - start;
    }
    System.out.printf(
        "%-24s %5d graphemes %8.1f ms, again %6.2f ms%n",
        name, count, took[0] / 1e6, took[1] / 1e6);
  }
}
