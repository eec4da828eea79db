package dev.belisha.view;

import org.jspecify.annotations.Nullable;

/**
 * A grapheme rasterised for its cells, in device pixels.
 *
 * @param alpha coverage, one byte a pixel, to be tinted; null for a colour picture
 * @param argb premultiplied colours of an emoji; null for a mask
 */
@SuppressWarnings("ArrayRecordComponent")
record Glyph(int width, int height, byte @Nullable [] alpha, int @Nullable [] argb) {
  static final Glyph BLANK = new Glyph(0, 0, null, null);

  /** The same with its colours premultiplied, from straight ones. */
  Glyph premultiplied() {
    if (argb == null) return this;
    int[] out = new int[argb.length];
    for (int at = 0; at < out.length; at++) {
      int p = argb[at];
      int a = p >>> 24;
      int r = (p >> 16 & 0xFF) * a / 255;
      int g = (p >> 8 & 0xFF) * a / 255;
      int b = (p & 0xFF) * a / 255;
      out[at] = a << 24 | r << 16 | g << 8 | b;
    }
    return new Glyph(width, height, null, out);
  }
}
