package dev.belisha.view;

import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.Palette;

/** A cell's style to colours, for a theme and what the program set over it. 0xRRGGBB. */
final class CellColors {
  private static final int DIM_SHARE = 150;

  /** Least contrast of text (WCAG 2.2, 1.4.11); what has less is brought to {@link #READABLE}. */
  private static final double LEAST_CONTRAST = 3;

  /** WCAG 2.2, 1.4.3. */
  private static final double READABLE = 4.5;

  /** Of lines, which are coarser than letters (WCAG 2.2, 1.4.11). */
  private static final double LINE = 3;

  /** Which contrast is asked for: what the theme wants of all text, or of the palette's only. */
  private enum Rule {
    ALL_TEXT,
    PALETTE
  }

  /** Pairs of colours judged and remembered. */
  private static final int JUDGED = 256;

  private final ThemeColors theme;
  private final int[] palette;
  private final int foreground;
  private final int background;
  private final int cursor;
  private final boolean reverse;
  private final long[] judgedPairs = new long[JUDGED];
  private final int[] judgedColors = new int[JUDGED];

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

  /** The background of a marked cell. */
  int mark(RowMarks.Kind kind) {
    return switch (kind) {
      case SELECTED -> theme.selection();
      case HIT -> theme.hit();
      case CURRENT_HIT -> theme.currentHit();
      case NONE -> background;
    };
  }

  /** A text colour on a mark: itself while it can be read there, else one of the theme's own. */
  int onMark(int front, int back) {
    Rule rule = lifts() ? Rule.ALL_TEXT : Rule.PALETTE;
    if (readable(front, back, rule) == front) return front;
    boolean dark = contrast(theme.background(), back) > contrast(theme.foreground(), back);
    int own = dark ? theme.background() : theme.foreground();
    return lifts() ? readable(own, back, Rule.ALL_TEXT) : own;
  }

  /** Whether every program's colour is held to the theme's least contrast. */
  private boolean lifts() {
    return theme.leastContrast() > 1;
  }

  /**
   * The colour of a cell's text on its background. Where the person wants a least contrast, it is
   * made lighter or darker until it has that.
   */
  int text(CellStyle style, int front, int back) {
    return lifts() ? readable(front, back, Rule.ALL_TEXT) : line(style, front, back);
  }

  /**
   * The colour of a cell's box drawing on its background, and of text where no least contrast is
   * set. A program that picks two of the palette's colours does not know how the theme has them:
   * where they can hardly be told apart, the text is made lighter or darker. What it chose itself,
   * as direct colours or by hiding text in the colour of its background, stays.
   */
  int line(CellStyle style, int front, int back) {
    boolean swapped = style.has(CellStyle.INVERSE) != reverse;
    int chosen = swapped ? style.background() : style.foreground();
    boolean hides = front == back && style.foreground() == style.background();
    if (hides || chosen >= CellStyle.DIRECT || style.has(CellStyle.DIM)) return front;
    return readable(front, back, Rule.PALETTE);
  }

  private int readable(int front, int back, Rule rule) {
    // Never 0, so that an unused place of the table matches nothing.
    long pair = (1L + rule.ordinal()) << 48 | (long) front << 24 | back;
    int at = (int) ((pair * 0x9E3779B97F4A7C15L) >>> 56);
    if (judgedPairs[at] != pair) {
      judgedPairs[at] = pair;
      judgedColors[at] = judged(front, back, rule);
    }
    return judgedColors[at];
  }

  private int judged(int front, int back, Rule rule) {
    double least = rule == Rule.PALETTE ? LEAST_CONTRAST : theme.leastContrast();
    double wanted = rule == Rule.PALETTE ? READABLE : theme.leastContrast();
    return contrast(front, back) >= least ? front : apart(front, back, wanted);
  }

  /** Mixed with white or black, whichever is farther from the background, as little as will do. */
  private static int apart(int front, int back, double wanted) {
    int end = contrast(0xFFFFFF, back) > contrast(0, back) ? 0xFFFFFF : 0;
    int less = 0;
    int enough = 255;
    while (enough - less > 1) {
      int share = (less + enough) / 2;
      if (contrast(mix(end, front, share), back) >= wanted) enough = share;
      else less = share;
    }
    return mix(end, front, enough);
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

  /**
   * @param text the colour of the cell's text
   */
  int underline(CellStyle style, int text, int back) {
    int color = style.underlineColor();
    if (color == CellStyle.DEFAULT) return text;
    int own = resolve(color, foreground);
    if (!lifts() || contrast(own, back) >= Math.min(LINE, theme.leastContrast())) return own;
    return readable(own, back, Rule.ALL_TEXT);
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
