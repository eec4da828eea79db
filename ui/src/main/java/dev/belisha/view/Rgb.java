package dev.belisha.view;

import javafx.scene.paint.Color;

/** Colours as numbers, {@code 0xRRGGBB}, for what takes them otherwise. */
final class Rgb {
  private Rgb() {}

  /**
   * @param opacity 0 to 1
   */
  static Color color(int rgb, double opacity) {
    return Color.rgb(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF, opacity);
  }

  /** {@code #rrggbb}. */
  static String css(int rgb) {
    return "#%06x".formatted(rgb);
  }
}
