package dev.belisha.view;

import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.RowSnapshot;
import java.awt.Font;
import java.awt.font.GlyphVector;
import java.awt.font.TextAttribute;
import java.awt.geom.AffineTransform;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Signs that a font joins, as {@code ->} or {@code ===}: a run of them in one style is shaped as
 * one and cut into cells, so that cursor, selection and colours stay each cell's own. The painter's
 * only.
 */
final class Ligatures {
  /** Runs kept; programs choose them. */
  static final int MAX_RUNS = 4096;

  /** Longer runs are cut. */
  private static final int LONGEST = 32;

  private static final Glyph[] NONE = {};

  /** Signs of a run. Changed only while it is the one that looks others up. */
  private static final class Run {
    private final char[] signs = new char[LONGEST];
    private int length;
    private int face;

    String text() {
      return new String(signs, 0, length);
    }

    Run copy() {
      Run copy = new Run();
      System.arraycopy(signs, 0, copy.signs, 0, length);
      copy.length = length;
      copy.face = face;
      return copy;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Run run
          && face == run.face
          && Arrays.equals(signs, 0, length, run.signs, 0, run.length);
    }

    @Override
    public int hashCode() {
      int hash = face;
      for (int at = 0; at < length; at++) hash = 31 * hash + signs[at];
      return hash;
    }
  }

  private final Font font;
  private final CellMetrics cell;
  private final Map<Run, Glyph[]> runs = new HashMap<>();
  private final Run wanted = new Run();

  Ligatures(Font font, CellMetrics cell) {
    this.font = font.deriveFont(Map.of(TextAttribute.LIGATURES, TextAttribute.LIGATURES_ON));
    this.cell = cell;
  }

  /** Runs known: what tests count. */
  int size() {
    return runs.size();
  }

  /**
   * Puts the glyph of every cell that belongs to a ligature into its place, null elsewhere.
   *
   * @param glyphs at least as many as the row has columns
   */
  void shape(RowSnapshot row, @Nullable Glyph[] glyphs) {
    int[] signs = row.codePoints();
    int col = 0;
    while (col < row.cols()) {
      int end = col + 1;
      int kind = kind(signs[col]);
      while (kind != 0
          && end < row.cols()
          && end - col < LONGEST
          && kind(signs[end]) == kind
          && row.styles()[end] == row.styles()[col]) {
        end++;
      }
      Glyph[] known = end - col < 2 ? NONE : run(row, col, end);
      for (int at = col; at < end; at++) glyphs[at] = known == NONE ? null : known[at - col];
      col = end;
    }
  }

  /** Signs join signs, and a w joins others; 0 for what joins nothing. */
  private static int kind(int cp) {
    if (cp <= ' ' || cp >= 0x7F) return 0;
    if (cp == 'w') return 2;
    boolean plain = cp >= '0' && cp <= '9' || cp >= 'A' && cp <= 'Z' || cp >= 'a' && cp <= 'z';
    return plain ? 0 : 1;
  }

  private Glyph[] run(RowSnapshot row, int from, int to) {
    CellStyle style = row.styles()[from];
    wanted.face =
        (style.has(CellStyle.BOLD) ? Font.BOLD : 0)
            | (style.has(CellStyle.ITALIC) ? Font.ITALIC : 0);
    wanted.length = to - from;
    for (int at = from; at < to; at++) wanted.signs[at - from] = (char) row.codePoints()[at];
    Glyph[] known = runs.get(wanted);
    if (known == null) {
      if (runs.size() >= MAX_RUNS) runs.clear();
      known = shape(wanted.text(), wanted.face);
      runs.put(wanted.copy(), known);
    }
    return known;
  }

  private Glyph[] shape(String text, int face) {
    Font faced = face == Font.PLAIN ? font : font.deriveFont(face);
    char[] signs = text.toCharArray();
    GlyphVector joined =
        faced.layoutGlyphVector(
            CellMetrics.CONTEXT, signs, 0, signs.length, Font.LAYOUT_LEFT_TO_RIGHT);
    GlyphVector single = faced.createGlyphVector(CellMetrics.CONTEXT, signs);
    double advance = joined.getLogicalBounds().getWidth();
    if (advance <= 0 || sameGlyphs(joined, single)) return NONE;
    int width = cell.width() * signs.length;
    AffineTransform at = AffineTransform.getTranslateInstance(0, cell.baseline());
    // A cell is a whole number of pixels wide, what the font has is not.
    at.scale(width / advance, 1);
    byte[] mask = Rasteriser.mask(joined, at, width, cell.height());
    Glyph[] cells = new Glyph[signs.length];
    for (int col = 0; col < cells.length; col++) cells[col] = cut(mask, width, col);
    return cells;
  }

  private static boolean sameGlyphs(GlyphVector one, GlyphVector other) {
    if (one.getNumGlyphs() != other.getNumGlyphs()) return false;
    for (int at = 0; at < one.getNumGlyphs(); at++) {
      if (one.getGlyphCode(at) != other.getGlyphCode(at)) return false;
    }
    return true;
  }

  private Glyph cut(byte[] mask, int width, int col) {
    byte[] part = new byte[cell.width() * cell.height()];
    for (int line = 0; line < cell.height(); line++) {
      int from = line * width + col * cell.width();
      System.arraycopy(mask, from, part, line * cell.width(), cell.width());
    }
    return new Glyph(cell.width(), cell.height(), part, null);
  }
}
