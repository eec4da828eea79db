package dev.belisha.view;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;

/** Java2D's outlines as masks, smoothed in greys. */
final class Rasteriser {
  private Rasteriser() {}

  /** Coverage, one byte a pixel. */
  static byte[] mask(GlyphVector text, AffineTransform place, int width, int height) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setColor(Color.WHITE);
    g.transform(place);
    g.drawGlyphVector(text, 0, 0);
    g.dispose();
    return ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
  }
}
