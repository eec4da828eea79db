package dev.belisha.view;

import java.util.Arrays;

/** The coverage of one cell while a symbol is drawn into it by code. */
final class CellMask {
  final int width;
  final int height;

  /** Thickness of a light line. */
  final int light;

  private final byte[] alpha;

  CellMask(CellMetrics cell) {
    this.width = cell.width();
    this.height = cell.height();
    this.light = cell.stroke();
    this.alpha = new byte[width * height];
  }

  Glyph glyph() {
    return new Glyph(width, height, alpha, null);
  }

  /** A rectangle, cut to the cell. */
  void fill(int x, int y, int w, int h) {
    shade(x, y, w, h, 255);
  }

  /** The same in a tone from 0 to 255. */
  void shade(int x, int y, int w, int h, int tone) {
    int left = Math.max(0, x);
    int right = Math.min(width, x + w);
    for (int row = Math.max(0, y); row < Math.min(height, y + h); row++) {
      if (left < right) Arrays.fill(alpha, row * width + left, row * width + right, (byte) tone);
    }
  }

  /** Covers a pixel with at least a share from 0 to 1. */
  void cover(int x, int y, double share) {
    int at = y * width + x;
    alpha[at] = (byte) Math.max(alpha[at] & 0xFF, tone(share));
  }

  /** Covers a pixel with so much more, for areas that meet. */
  void add(int x, int y, double share) {
    int at = y * width + x;
    alpha[at] = (byte) Math.min(255, (alpha[at] & 0xFF) + tone(share));
  }

  private static int tone(double share) {
    return (int) Math.round(255 * Math.clamp(share, 0.0, 1.0));
  }

  /** A straight line of the light thickness, its ends round. */
  void stroke(double x0, double y0, double x1, double y1) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    double square = Math.max(1e-9, dx * dx + dy * dy);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double px = x + 0.5 - x0;
        double py = y + 0.5 - y0;
        double along = Math.clamp((px * dx + py * dy) / square, 0.0, 1.0);
        cover(x, y, light / 2.0 + 0.5 - Math.hypot(px - along * dx, py - along * dy));
      }
    }
  }

  /** How far a pixel lies on the right of a line, seen along it, in pixels. */
  static double right(int x, int y, double x0, double y0, double x1, double y1) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    return (dx * (y + 0.5 - y0) - dy * (x + 0.5 - x0)) / Math.hypot(dx, dy);
  }

  /** What was covered is free and the other way round. */
  void invert() {
    for (int at = 0; at < alpha.length; at++) alpha[at] = (byte) (255 - (alpha[at] & 0xFF));
  }

  /** Makes everything lighter, to a share of 255. */
  void thin(int tone) {
    for (int at = 0; at < alpha.length; at++) alpha[at] = (byte) ((alpha[at] & 0xFF) * tone / 255);
  }
}
