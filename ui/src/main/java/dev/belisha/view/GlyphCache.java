package dev.belisha.view;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Graphemes rasterised once. Java2D does it, headless: it works off the toolkit's thread, tells
 * which font can draw what, and is an order faster than a snapshot of a text node.
 */
final class GlyphCache {
  /** Glyphs kept; at the limit all go and are made again as needed. */
  static final int MAX_GLYPHS = 8192;

  private static final int ASCII = 0x80;
  private static final int FACES = 4;

  private record Key(String grapheme, int face, int cells) {}

  private final FontChooser fonts;
  private final CellMetrics cell;
  private final EmojiFont emoji;
  private final @Nullable Glyph[] ascii = new Glyph[ASCII * FACES];
  private final Map<Key, Glyph> others = new HashMap<>();

  GlyphCache(FontChooser fonts, CellMetrics cell, EmojiFont emoji) {
    this.fonts = fonts;
    this.cell = cell;
    this.emoji = emoji;
  }

  int size() {
    return others.size();
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
   * @param cells columns the grapheme takes, 1 or 2
   */
  Glyph of(String grapheme, int face, int cells) {
    Key key = new Key(grapheme, face, cells);
    Glyph known = others.get(key);
    if (known == null) {
      if (others.size() >= MAX_GLYPHS) others.clear();
      known = make(grapheme, face, cells);
      others.put(key, known);
    }
    return known;
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
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setColor(Color.WHITE);
    Font font = fonts.fontFor(grapheme, face);
    GlyphVector text =
        font.layoutGlyphVector(
            CellMetrics.CONTEXT,
            grapheme.toCharArray(),
            0,
            grapheme.length(),
            Font.LAYOUT_LEFT_TO_RIGHT);
    g.transform(place(text, font, width));
    g.drawGlyphVector(text, 0, 0);
    g.dispose();
    return new Glyph(width, height, alpha(image), null);
  }

  /**
   * Puts a glyph on the baseline; one of another font is centred, and shrunk when it is too wide.
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
    at.scale(scale, scale);
    if (ink.getX() < 0 && advance < 1) at.translate(-ink.getX(), 0);
    return at;
  }

  private static byte[] alpha(BufferedImage image) {
    return ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
  }
}
