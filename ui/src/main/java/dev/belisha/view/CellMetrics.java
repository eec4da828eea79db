package dev.belisha.view;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.LineMetrics;

/**
 * The size of a cell in device pixels, whole numbers so that rows and columns meet without gaps.
 *
 * @param baseline from the top of the cell
 * @param stroke thickness of underlines and thin box lines
 */
record CellMetrics(int width, int height, int baseline, int stroke) {
  static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  static CellMetrics of(Font font) {
    LineMetrics line = font.getLineMetrics("Mg|", CONTEXT);
    double advance = font.getStringBounds("MMMMMMMMMM", CONTEXT).getWidth() / 10;
    int width = Math.max(1, (int) Math.round(advance));
    double natural = line.getAscent() + line.getDescent();
    int height = Math.max(2, (int) Math.ceil(natural * 1.08));
    int baseline = (int) Math.round(line.getAscent() + (height - natural) / 2);
    int stroke = Math.max(1, (int) Math.round(font.getSize2D() / 14));
    return new CellMetrics(width, height, baseline, stroke);
  }
}
