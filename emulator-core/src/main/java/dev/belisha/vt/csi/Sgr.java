package dev.belisha.vt.csi;

import dev.belisha.vt.parser.Params;
import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.CellStyle.Underline;
import dev.belisha.vt.screen.Pen;

/** SGR (CSI m): colours by index and direct, in the forms with semicolons and with colons. */
final class Sgr {
  private static final Underline[] UNDERLINES = Underline.values();

  private Sgr() {}

  static void apply(Params params, Pen pen) {
    if (params.count() == 0) {
      pen.resetGraphics();
      return;
    }
    int at = 0;
    while (at < params.count()) at = one(params, at, pen);
  }

  /** Applies the parameter at an index; gives the index of the next. */
  private static int one(Params params, int at, Pen pen) {
    int code = params.get(at, 0);
    int next = at + 1 + params.subCount(at);
    switch (code) {
      case 0 -> pen.resetGraphics();
      case 1 -> pen.set(CellStyle.BOLD, true);
      case 2 -> pen.set(CellStyle.DIM, true);
      case 3 -> pen.set(CellStyle.ITALIC, true);
      case 4 -> pen.underline = underline(params, at);
      case 5, 6 -> pen.set(CellStyle.BLINK, true);
      case 7 -> pen.set(CellStyle.INVERSE, true);
      case 8 -> pen.set(CellStyle.HIDDEN, true);
      case 9 -> pen.set(CellStyle.STRIKE, true);
      case 21 -> pen.underline = Underline.DOUBLE;
      case 22 -> pen.set(CellStyle.BOLD | CellStyle.DIM, false);
      case 23 -> pen.set(CellStyle.ITALIC, false);
      case 24 -> pen.underline = Underline.NONE;
      case 25 -> pen.set(CellStyle.BLINK, false);
      case 27 -> pen.set(CellStyle.INVERSE, false);
      case 28 -> pen.set(CellStyle.HIDDEN, false);
      case 29 -> pen.set(CellStyle.STRIKE, false);
      case 30, 31, 32, 33, 34, 35, 36, 37 -> pen.foreground = code - 30;
      case 38 -> {
        return color(params, at, pen, code);
      }
      case 39 -> pen.foreground = CellStyle.DEFAULT;
      case 40, 41, 42, 43, 44, 45, 46, 47 -> pen.background = code - 40;
      case 48 -> {
        return color(params, at, pen, code);
      }
      case 49 -> pen.background = CellStyle.DEFAULT;
      case 53 -> pen.set(CellStyle.OVERLINE, true);
      case 55 -> pen.set(CellStyle.OVERLINE, false);
      case 58 -> {
        return color(params, at, pen, code);
      }
      case 59 -> pen.underlineColor = CellStyle.DEFAULT;
      case 90, 91, 92, 93, 94, 95, 96, 97 -> pen.foreground = code - 90 + 8;
      case 100, 101, 102, 103, 104, 105, 106, 107 -> pen.background = code - 100 + 8;
      default -> {}
    }
    return next;
  }

  private static Underline underline(Params params, int at) {
    if (params.subCount(at) == 0) return Underline.SINGLE;
    int style = params.get(at + 1, 1);
    return style < UNDERLINES.length ? UNDERLINES[style] : Underline.SINGLE;
  }

  /** 38, 48 and 58. A form that is not well made changes nothing. */
  private static int color(Params params, int at, Pen pen, int code) {
    int subs = params.subCount(at);
    if (subs > 0) {
      int color = colonColor(params, at + 1, subs);
      if (color >= 0) set(pen, code, color);
      return at + 1 + subs;
    }
    int mode = params.get(at + 1, -1);
    if (mode == 5) {
      int index = params.get(at + 2, 0);
      if (index < 256) set(pen, code, index);
      return at + 3;
    }
    if (mode == 2) {
      int color = direct(params.get(at + 2, 0), params.get(at + 3, 0), params.get(at + 4, 0));
      if (color >= 0) set(pen, code, color);
      return at + 5;
    }
    return at + 2;
  }

  /** {@code 5:n}, {@code 2:r:g:b} and {@code 2:space:r:g:b}, with more after it or not. */
  private static int colonColor(Params params, int at, int subs) {
    int mode = params.get(at, -1);
    if (mode == 5 && subs >= 2) {
      int index = params.get(at + 1, 0);
      return index < 256 ? index : -1;
    }
    if (mode != 2 || subs < 4) return -1;
    int first = subs == 4 ? at + 1 : at + 2;
    return direct(params.get(first, 0), params.get(first + 1, 0), params.get(first + 2, 0));
  }

  private static int direct(int red, int green, int blue) {
    if (red > 255 || green > 255 || blue > 255) return -1;
    return CellStyle.DIRECT | red << 16 | green << 8 | blue;
  }

  private static void set(Pen pen, int code, int color) {
    switch (code) {
      case 38 -> pen.foreground = color;
      case 48 -> pen.background = color;
      default -> pen.underlineColor = color;
    }
  }
}
