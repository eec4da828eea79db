package dev.belisha.view;

import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.CellStyle.Underline;
import dev.belisha.vt.screen.RowSnapshot;
import dev.belisha.vt.screen.ScreenSnapshot.CursorShape;
import java.awt.Font;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Paints one row of cells into an array of opaque pixels. Allocates nothing but new glyphs. */
final class RowPainter {
  private static final int OPAQUE = 0xFF000000;

  private final CellMetrics cell;
  private final GlyphCache glyphs;
  private final Glyph wave;
  private int[] pixels = new int[0];
  private int stride;

  /** The cells of the row last painted that belong to a ligature; none without ligatures. */
  private @Nullable Glyph[] joined = new Glyph[0];

  /** The attributes in the row last painted. */
  private int attrs;

  RowPainter(CellMetrics cell, GlyphCache glyphs) {
    this.cell = cell;
    this.glyphs = glyphs;
    this.wave = wave(cell);
  }

  void target(int[] into, int width) {
    pixels = into;
    stride = width;
  }

  /**
   * @param x, y upper left corner of the row in pixels
   * @param hoverLink the link under the pointer, or the empty string
   * @param blinkOff whether blinking text is away just now
   */
  void paint(
      RowSnapshot row,
      int x,
      int y,
      CellColors colors,
      RowMarks marks,
      String hoverLink,
      boolean blinkOff) {
    join(row);
    attrs = 0;
    int col = 0;
    while (col < row.cols()) {
      int cells = row.isWide(col) ? 2 : 1;
      CellStyle style = row.styles()[col];
      attrs |= style.attrs();
      RowMarks.Kind mark = marks == RowMarks.NONE ? RowMarks.Kind.NONE : marks.kind(col, cells);
      boolean marked = mark != RowMarks.Kind.NONE;
      int back = marked ? colors.mark(mark) : colors.background(style);
      int left = x + col * cell.width();
      fill(left, y, cells * cell.width(), cell.height(), back);
      boolean away = style.has(CellStyle.HIDDEN) || (blinkOff && style.has(CellStyle.BLINK));
      if (!away) {
        int front = colors.foreground(style);
        int text = text(row.codePoints()[col], style, colors, front, back, marked);
        glyph(row, col, cells, style, left, y, text, back);
        boolean hovered = !hoverLink.isEmpty() && hoverLink.equals(style.link());
        int line = colors.underline(style, text, back);
        decorate(style, hovered, left, y, cells * cell.width(), line, text);
      }
      col += cells;
    }
  }

  /** Whether the row last painted has text that blinks. */
  boolean blinks() {
    return (attrs & CellStyle.BLINK) != 0;
  }

  private static int text(
      int codePoint, CellStyle style, CellColors colors, int front, int back, boolean marked) {
    int shown = marked ? colors.onMark(front, back) : front;
    if (BoxDrawing.fills(codePoint)) return shown;
    if (BoxDrawing.fillsOrLines(codePoint)) return colors.line(style, shown, back);
    return colors.text(style, shown, back);
  }

  private void join(RowSnapshot row) {
    Ligatures ligatures = glyphs.ligatures();
    if (ligatures == null) return;
    if (joined.length < row.cols()) joined = new Glyph[row.cols()];
    ligatures.shape(row, joined);
  }

  private void glyph(
      RowSnapshot row, int col, int cells, CellStyle style, int x, int y, int front, int back) {
    int codePoint = row.codePoints()[col];
    if (codePoint == 0 || codePoint == ' ' || style.has(CellStyle.HIDDEN)) return;
    Glyph glyph = glyph(row, col, codePoint, cells, style);
    if (glyph.argb() != null) picture(glyph, glyph.argb(), x, y);
    else if (glyph.alpha() != null) mask(glyph, glyph.alpha(), x, y, front, back);
  }

  private Glyph glyph(RowSnapshot row, int col, int codePoint, int cells, CellStyle style) {
    int face =
        (style.has(CellStyle.BOLD) ? Font.BOLD : 0)
            | (style.has(CellStyle.ITALIC) ? Font.ITALIC : 0);
    if (codePoint > 0 && codePoint < 0x80) {
      Glyph part = col < joined.length ? joined[col] : null;
      return part != null ? part : glyphs.ascii(codePoint, face);
    }
    if (codePoint > 0) return glyphs.of(codePoint, face, cells);
    return glyphs.of(row.text(col), face, cells);
  }

  private void mask(Glyph glyph, byte[] alpha, int x, int y, int front, int back) {
    // Red and blue share one multiplication: what overflows falls off above bit 23.
    int backRedBlue = back & 0xFF00FF;
    int backGreen = back & 0xFF00;
    int redBlue = (front & 0xFF00FF) - backRedBlue;
    int green = (front & 0xFF00) - backGreen;
    for (int line = 0; line < glyph.height(); line++) {
      int to = (y + line) * stride + x;
      int from = line * glyph.width();
      for (int at = 0; at < glyph.width(); at++) {
        int a = alpha[from + at] & 0xFF;
        if (a == 0) continue;
        a += a >> 7;
        int mixedRedBlue = (backRedBlue + (redBlue * a >> 8)) & 0xFF00FF;
        int mixedGreen = (backGreen + (green * a >> 8)) & 0xFF00;
        pixels[to + at] = OPAQUE | mixedRedBlue | mixedGreen;
      }
    }
  }

  private void picture(Glyph glyph, int[] argb, int x, int y) {
    for (int line = 0; line < glyph.height(); line++) {
      int to = (y + line) * stride + x;
      int from = line * glyph.width();
      for (int at = 0; at < glyph.width(); at++) {
        int over = argb[from + at];
        int rest = 255 - (over >>> 24);
        if (rest == 255) continue;
        int under = pixels[to + at];
        int r = (over >> 16 & 0xFF) + (under >> 16 & 0xFF) * rest / 255;
        int g = (over >> 8 & 0xFF) + (under >> 8 & 0xFF) * rest / 255;
        int b = (over & 0xFF) + (under & 0xFF) * rest / 255;
        pixels[to + at] = OPAQUE | r << 16 | g << 8 | b;
      }
    }
  }

  private void decorate(
      CellStyle style, boolean hovered, int x, int y, int width, int underline, int front) {
    if (hovered) line(x, y, width, Underline.SINGLE, front);
    else if (style.underline() != Underline.NONE) line(x, y, width, style.underline(), underline);
    else if (style.link() != null) line(x, y, width, Underline.DOTTED, front);
    if (style.has(CellStyle.STRIKE)) {
      fill(x, y + cell.baseline() - cell.height() / 4, width, cell.stroke(), front);
    }
    if (style.has(CellStyle.OVERLINE)) fill(x, y, width, cell.stroke(), front);
  }

  /** The line under a link in plain text. */
  void underline(RowSnapshot row, int from, int to, int y, CellColors colors) {
    for (int col = from; col < to; col++) {
      int color = colors.foreground(row.styles()[col]);
      line(col * cell.width(), y, cell.width(), Underline.SINGLE, color);
    }
  }

  private void line(int x, int y, int width, Underline kind, int color) {
    int thick = cell.stroke();
    int at = Math.min(y + cell.baseline() + thick + 1, y + cell.height() - thick);
    switch (kind) {
      case SINGLE -> fill(x, at, width, thick, color);
      case DOUBLE -> {
        int second = Math.min(at + 2 * thick, y + cell.height() - thick);
        fill(x, second - 2 * thick, width, thick, color);
        fill(x, second, width, thick, color);
      }
      case DOTTED -> {
        for (int dot = x; dot < x + width; dot += 2 * thick) {
          fill(dot, at, Math.min(thick, x + width - dot), thick, color);
        }
      }
      case DASHED -> {
        int dash = Math.max(2, cell.width() / 2);
        for (int from = x; from < x + width; from += cell.width()) {
          fill(from, at, Math.min(dash, x + width - from), thick, color);
        }
      }
      case CURLY -> curl(x, y, width, color);
      case NONE -> {}
    }
  }

  private void curl(int x, int y, int width, int color) {
    for (int from = x; from < x + width; from += cell.width()) tint(wave, from, y, color);
  }

  /** A wave with one period a cell, so that neighbours join. */
  private static Glyph wave(CellMetrics cell) {
    double thick = cell.stroke();
    double room = Math.max(2, cell.height() - cell.baseline() - 1);
    double amplitude = Math.clamp(room / 2 - thick / 2, 0.75, Math.max(0.75, cell.width() / 6.0));
    double middle = cell.height() - amplitude - thick / 2 - 0.25;
    byte[] mask = new byte[cell.width() * cell.height()];
    for (int x = 0; x < cell.width(); x++) {
      double phase = 2 * Math.PI * (x + 0.5) / cell.width();
      double centre = middle + amplitude * Math.sin(phase);
      double slope = amplitude * 2 * Math.PI / cell.width() * Math.cos(phase);
      for (int y = 0; y < cell.height(); y++) {
        double distance = Math.abs(y + 0.5 - centre) / Math.sqrt(1 + slope * slope);
        double share = Math.clamp(thick / 2 + 0.5 - distance, 0.0, 1.0);
        mask[y * cell.width() + x] = (byte) Math.round(255 * share);
      }
    }
    return new Glyph(cell.width(), cell.height(), mask, null);
  }

  /** A mask in one colour over what is there. */
  private void tint(Glyph glyph, int x, int y, int color) {
    byte[] alpha = glyph.alpha();
    if (alpha == null) return;
    for (int line = 0; line < glyph.height(); line++) {
      int to = (y + line) * stride + x;
      int from = line * glyph.width();
      for (int at = 0; at < glyph.width(); at++) {
        int a = alpha[from + at] & 0xFF;
        if (a != 0) pixels[to + at] = OPAQUE | CellColors.mix(color, pixels[to + at], a);
      }
    }
  }

  /** The cursor over a cell that was painted. A block is painted as an inverse cell. */
  void cursor(
      RowSnapshot row,
      int col,
      int x,
      int y,
      CursorShape shape,
      boolean focused,
      CellColors colors) {
    int cells = row.isWide(col) ? 2 : 1;
    int left = x + col * cell.width();
    int width = cells * cell.width();
    int color = colors.cursor();
    int thick = Math.max(1, cell.stroke());
    if (!focused) {
      fill(left, y, width, thick, color);
      fill(left, y + cell.height() - thick, width, thick, color);
      fill(left, y, thick, cell.height(), color);
      fill(left + width - thick, y, thick, cell.height(), color);
      return;
    }
    switch (shape) {
      case BLOCK -> {
        fill(left, y, width, cell.height(), color);
        glyph(row, col, cells, row.styles()[col], left, y, contrast(color), color);
      }
      case UNDERLINE -> fill(left, y + cell.height() - 2 * thick, width, 2 * thick, color);
      case BAR -> fill(left, y, Math.max(2, 2 * thick), cell.height(), color);
    }
  }

  private static int contrast(int color) {
    boolean dark = CellColors.contrast(0x16191F, color) >= CellColors.contrast(0xFFFFFF, color);
    return dark ? 0x16191F : 0xFFFFFF;
  }

  void fill(int x, int y, int width, int height, int rgb) {
    int color = OPAQUE | rgb;
    for (int line = y; line < y + height; line++) {
      int from = line * stride + x;
      Arrays.fill(pixels, from, from + width, color);
    }
  }
}
