package dev.belisha.view;

import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.Palette;

/** A cell's style to colours, for a theme and what the program set over it. 0xRRGGBB. */
final class CellColors {
  private static final int DIM_SHARE = 150;

  /** Least contrast of selected text (WCAG 2.2, 1.4.11). */
  private static final double SELECTED_CONTRAST = 3;

  private final ThemeColors theme;
  private final int[] palette;
  private final int foreground;
  private final int background;
  private final int cursor;
  private final boolean reverse;
  private int judgedFront = -1;
  private int judgedBack = -1;
  private int judged;

  CellColors(ThemeColors theme, Palette set, boolean reverse) {
    this.theme = theme;
    this.palette = theme.palette();
    set.indexed().forEach((index, rgb) -> palette[index] = rgb);
    this.foreground = set.foreground() >= 0 ? set.foreground() : theme.foreground();
    this.background = set.background() >= 0 ? set.background() : theme.background();
    this.cursor = set.cursor() >= 0 ? set.cursor() : theme.cursor();
    this.reverse = reverse;
  }

  /** The screen's own background. */
  int screen() {
    return reverse ? foreground : background;
  }

  int cursor() {
    return cursor;
  }

  int selection() {
    return theme.selection();
  }

  /** A text colour on the selection: itself while it can be read there, else the theme's own. */
  int onSelection(int front, int back) {
    if (front == back) return front;
    if (front != judgedFront || back != judgedBack) {
      judgedFront = front;
      judgedBack = back;
      judged = contrast(front, back) >= SELECTED_CONTRAST ? front : theme.foreground();
    }
    return judged;
  }

  int foreground(CellStyle style) {
    boolean swapped = style.has(CellStyle.INVERSE) != reverse;
    int color = swapped ? back(style) : front(style);
    if (style.has(CellStyle.HIDDEN)) return background(style);
    return style.has(CellStyle.DIM) ? mix(color, background(style), DIM_SHARE) : color;
  }

  int background(CellStyle style) {
    boolean swapped = style.has(CellStyle.INVERSE) != reverse;
    return swapped ? front(style) : back(style);
  }

  int underline(CellStyle style, int foregroundNow) {
    int color = style.underlineColor();
    return color == CellStyle.DEFAULT ? foregroundNow : resolve(color, foreground);
  }

  private int front(CellStyle style) {
    return resolve(style.foreground(), foreground);
  }

  private int back(CellStyle style) {
    return resolve(style.background(), background);
  }

  private int resolve(int color, int otherwise) {
    if (color == CellStyle.DEFAULT) return otherwise;
    return color >= CellStyle.DIRECT ? color & 0xFFFFFF : palette[color];
  }

  /** Contrast of two colours, 1 to 21 (WCAG 2.2). */
  static double contrast(int one, int other) {
    double a = luminance(one) + 0.05;
    double b = luminance(other) + 0.05;
    return Math.max(a, b) / Math.min(a, b);
  }

  private static double luminance(int rgb) {
    return 0.2126 * linear(rgb >> 16 & 0xFF)
        + 0.7152 * linear(rgb >> 8 & 0xFF)
        + 0.0722 * linear(rgb & 0xFF);
  }

  private static double linear(int channel) {
    double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }

  /** {@code share} of 255 of the first colour, the rest of the second. */
  static int mix(int color, int other, int share) {
    int rest = 255 - share;
    int r = ((color >> 16 & 0xFF) * share + (other >> 16 & 0xFF) * rest) / 255;
    int g = ((color >> 8 & 0xFF) * share + (other >> 8 & 0xFF) * rest) / 255;
    int b = ((color & 0xFF) * share + (other & 0xFF) * rest) / 255;
    return r << 16 | g << 8 | b;
  }
}
