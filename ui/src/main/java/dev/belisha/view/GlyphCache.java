package dev.belisha.view;

import java.awt.Font;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Graphemes rasterised once. Java2D does it, headless: it works off the toolkit's thread, tells
 * which font can draw what, and is an order faster than a snapshot of a text node.
 */
final class GlyphCache {
  /** Glyphs kept; at the limit all go and are made again as needed. */
  static final int MAX_GLYPHS = 8192;

  /** How much less a glyph that is too wide loses in height than in width. */
  private static final double TALLER = 2;

  /** The least height of a glyph that would reach above its cell, as signs over letters do. */
  private static final double LOWEST = 0.8;

  private static final int ASCII = 0x80;
  private static final int FACES = 4;

  private final FontChooser fonts;
  private final CellMetrics cell;
  private final EmojiFont emoji;
  private final @Nullable Glyph[] ascii = new Glyph[ASCII * FACES];
  private final CodePointGlyphs singles = new CodePointGlyphs();

  /** Graphemes of several code points, by face and width. */
  private final List<Map<String, Glyph>> clusters =
      Stream.generate(() -> (Map<String, Glyph>) new HashMap<String, Glyph>())
          .limit(FACES * 2)
          .toList();

  private int clusterCount;
  private final @Nullable Ligatures ligatures;

  GlyphCache(FontChooser fonts, CellMetrics cell, EmojiFont emoji) {
    this(fonts, cell, emoji, false);
  }

  /**
   * @param join whether signs that the font joins are drawn so
   */
  GlyphCache(FontChooser fonts, CellMetrics cell, EmojiFont emoji, boolean join) {
    this.fonts = fonts;
    this.cell = cell;
    this.emoji = emoji;
    this.ligatures = join ? new Ligatures(fonts.primary(), cell) : null;
  }

  /** Null when signs stay apart. */
  @Nullable Ligatures ligatures() {
    return ligatures;
  }

  int size() {
    return singles.size() + clusterCount;
  }

  /**
   * @param face a set of {@link Font#BOLD} and {@link Font#ITALIC}
   */
  Glyph ascii(int codePoint, int face) {
    int at = face * ASCII + codePoint;
    Glyph known = ascii[at];
    if (known == null) {
      known = codePoint <= ' ' ? Glyph.BLANK : rasterise(Character.toString(codePoint), face, 1);
      ascii[at] = known;
    }
    return known;
  }

  /**
   * The glyph of a single code point. Allocates nothing when it is known.
   *
   * @param cells columns the grapheme takes, 1 or 2
   */
  Glyph of(int codePoint, int face, int cells) {
    int key = (codePoint << 2 | face) << 1 | cells - 1;
    Glyph known = singles.get(key);
    if (known == null) {
      makeRoom();
      known = make(Character.toString(codePoint), face, cells);
      singles.put(key, known);
    }
    return known;
  }

  /** The same of a grapheme of several. */
  Glyph of(String cluster, int face, int cells) {
    Map<String, Glyph> glyphs = clusters.get(face << 1 | cells - 1);
    Glyph known = glyphs.get(cluster);
    if (known == null) {
      makeRoom();
      known = make(cluster, face, cells);
      glyphs.put(cluster, known);
      clusterCount++;
    }
    return known;
  }

  private void makeRoom() {
    if (size() < MAX_GLYPHS) return;
    singles.clear();
    clusters.forEach(Map::clear);
    clusterCount = 0;
  }

  private Glyph make(String grapheme, int face, int cells) {
    int first = grapheme.codePointAt(0);
    boolean single = Character.charCount(first) == grapheme.length();
    if (single && BoxDrawing.draws(first)) return BoxDrawing.draw(first, cell);
    if (emoji.wants(grapheme, cells) || !fonts.draws(grapheme)) {
      Glyph picture = emoji.picture(grapheme, cell.width() * cells, cell.height());
      if (picture != null) return picture;
    }
    return rasterise(grapheme, face, cells);
  }

  private Glyph rasterise(String grapheme, int face, int cells) {
    int width = cell.width() * cells;
    int height = cell.height();
    Font font = fonts.fontFor(grapheme, face);
    GlyphVector text =
        font.layoutGlyphVector(
            CellMetrics.CONTEXT,
            grapheme.toCharArray(),
            0,
            grapheme.length(),
            Font.LAYOUT_LEFT_TO_RIGHT);
    if (isBaseWithMarks(grapheme)) overBase(text);
    return new Glyph(
        width, height, Rasteriser.mask(text, place(text, font, width), width, height), null);
  }

  /** A letter and marks, and not a cluster of letters, which is the font's to arrange. */
  private static boolean isBaseWithMarks(String grapheme) {
    int at = Character.charCount(grapheme.codePointAt(0));
    if (at == grapheme.length()) return false;
    return grapheme.substring(at).codePoints().allMatch(GlyphCache::isMark);
  }

  private static boolean isMark(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }

  /**
   * Monospaced fonts without anchors draw a combining mark in a cell of its own, after its base:
   * such marks are moved back over it.
   */
  private static void overBase(GlyphVector text) {
    double advance = text.getGlyphMetrics(0).getAdvance();
    for (int at = 1; at < text.getNumGlyphs(); at++) {
      if (text.getGlyphVisualBounds(at).getBounds2D().getX() < advance - 0.5) continue;
      Point2D over = text.getGlyphPosition(0);
      over.setLocation(over.getX(), text.getGlyphPosition(at).getY());
      text.setGlyphPosition(at, over);
    }
  }

  /**
   * Puts a glyph on the baseline. One of another font is centred, and made narrower when it is too
   * wide; its height gives way less, so that a cluster of many letters can still be read.
   */
  private AffineTransform place(GlyphVector text, Font font, int width) {
    AffineTransform at = AffineTransform.getTranslateInstance(0, cell.baseline());
    if (font.getFamily().equals(fonts.primary().getFamily())) return at;
    Rectangle2D ink = text.getVisualBounds();
    double advance = text.getLogicalBounds().getWidth();
    double needed = Math.max(ink.getWidth(), Math.min(advance, ink.getMaxX()));
    double scale = needed > width ? width / needed : 1;
    double taken = Math.max(advance, needed) * scale;
    at.translate(Math.max(0, (width - taken) / 2), 0);
    double high = Math.max(scale, Math.min(1, scale * TALLER));
    double room = cell.baseline() / Math.max(1, -ink.getMinY());
    at.scale(scale, Math.min(high, Math.max(LOWEST, room)));
    if (ink.getX() < 0 && advance < 1) at.translate(-ink.getX(), 0);
    return at;
  }
}
