package dev.belisha.view;

/**
 * Symbols drawn by code, so that they join across cells whatever the font, or are there at all: box
 * drawing (U+2500 to 257F), blocks (U+2580 to 259F), braille (U+2800 to 28FF) and media symbols
 * (U+23F4 to 23FA) here, the others in {@link Powerline} and {@link LegacyComputing}.
 */
final class BoxDrawing {
  private static final int LIGHT = 1;
  private static final int HEAVY = 2;
  private static final int DOUBLE = 3;

  /** Arms of U+2500 to 257F: up, right, down, left. A dot stands where the shape is no cross. */
  private static final String[] ARMS =
      ("0101 0202 1010 2020 .... .... .... .... .... .... .... .... 0110 0210 0120 0220 "
              + "0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120 "
              + "2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212 "
              + "0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212 "
              + "2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222 .... .... .... .... "
              + "0303 3030 0310 0130 0330 0013 0031 0033 1300 3100 3300 1003 3001 3003 1310 3130 "
              + "3330 1013 3031 3033 0313 0131 0333 1303 3101 3303 1313 3131 3333 .... .... .... "
              + ".... .... .... .... 0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010")
          .split(" ");

  private final CellMask mask;
  private final int width;
  private final int height;
  private final int light;
  private final int heavy;

  private BoxDrawing(CellMask mask) {
    this.mask = mask;
    this.width = mask.width;
    this.height = mask.height;
    this.light = mask.light;
    this.heavy = Math.max(light + 1, light * 2);
  }

  static boolean draws(int cp) {
    return (cp >= 0x2500 && cp <= 0x259F)
        || (cp >= 0x2800 && cp <= 0x28FF)
        || (cp >= 0x23F4 && cp <= 0x23FA)
        || Powerline.draws(cp)
        || LegacyComputing.draws(cp);
  }

  /** Areas of colour, of which pictures are made, not text to be read. */
  static boolean fills(int cp) {
    if (cp < 0x2580) return false;
    return cp <= 0x259F || Powerline.fills(cp) || LegacyComputing.fills(cp);
  }

  /** Areas, and lines that go with them. */
  static boolean fillsOrLines(int cp) {
    return (cp >= 0x2500 && cp < 0x2580) || fills(cp) || LegacyComputing.draws(cp);
  }

  /** A mask of one cell. */
  static Glyph draw(int cp, CellMetrics cell) {
    CellMask mask = new CellMask(cell);
    if (Powerline.draws(cp)) Powerline.draw(cp, mask);
    else if (LegacyComputing.draws(cp)) LegacyComputing.draw(cp, mask);
    else new BoxDrawing(mask).draw(cp);
    return mask.glyph();
  }

  private void draw(int cp) {
    if (cp < 0x2500) media(cp);
    else if (cp < 0x2580) line(cp);
    else if (cp < 0x25A0) block(cp);
    else braille(cp - 0x2800);
  }

  private void line(int cp) {
    String arms = ARMS[cp - 0x2500];
    if (arms.charAt(0) != '.') {
      cross(arms.charAt(0) - '0', arms.charAt(1) - '0', arms.charAt(2) - '0', arms.charAt(3) - '0');
    } else if (cp <= 0x250B) {
      int at = cp - 0x2504;
      dashes(at < 4 ? 3 : 4, at % 4 >= 2, at % 2 == 0 ? light : heavy);
    } else if (cp >= 0x254C && cp <= 0x254F) {
      int at = cp - 0x254C;
      dashes(2, at >= 2, at % 2 == 0 ? light : heavy);
    } else if (cp >= 0x256D && cp <= 0x2570) {
      arc(cp);
    } else {
      if (cp != 0x2572) mask.stroke(0, height, width, 0);
      if (cp != 0x2571) mask.stroke(0, 0, width, height);
    }
  }

  private int thickness(int weight) {
    return weight == HEAVY ? heavy : light;
  }

  private void cross(int up, int right, int down, int left) {
    int cx = width / 2;
    int cy = height / 2;
    arm(up, left, right, down != 0, cy, cx, true, false);
    arm(down, left, right, up != 0, cy, cx, true, true);
    arm(left, up, down, right != 0, cx, cy, false, false);
    arm(right, up, down, left != 0, cx, cy, false, true);
  }

  /**
   * One arm from an edge to the centre, and past it as far as the arms across it are thick.
   *
   * @param before, after the weights of the arms across it, at the smaller and larger coordinate
   * @param opposite whether the arm on the other side exists
   * @param along centre on the arm's own axis
   * @param across centre on the other axis
   * @param forward true when it goes to the larger coordinate
   */
  private void arm(
      int weight,
      int before,
      int after,
      boolean opposite,
      int along,
      int across,
      boolean vertical,
      boolean forward) {
    if (weight == 0) return;
    int off = Math.max(2, light * 2) / 2 + light / 2;
    if (weight == DOUBLE) {
      int lower = pastOfDouble(before, after, off);
      int upper = pastOfDouble(after, before, off);
      ray(along, lower, light, across - off, light, vertical, forward);
      ray(along, upper, light, across + off, light, vertical, forward);
      return;
    }
    int most = Math.max(before, after);
    boolean through = opposite || before == 0 || after == 0;
    int past = most != DOUBLE ? 0 : through ? off : -off;
    ray(along, past, thickness(most), across, thickness(weight), vertical, forward);
  }

  /** How far one line of a double arm goes past the centre: its own side's arm stops it early. */
  private static int pastOfDouble(int own, int other, int off) {
    if (own == DOUBLE) return -off;
    if (other == DOUBLE) return off;
    return 0;
  }

  /**
   * A line from the edge to the far side of the line it meets, so that the two make a clean corner.
   *
   * @param past where that line lies beyond the centre; negative stops short of it
   * @param met how thick that line is
   */
  private void ray(
      int along, int past, int met, int across, int thick, boolean vertical, boolean forward) {
    int side = across - thick / 2;
    int length = vertical ? height : width;
    int from = forward ? along - past - met / 2 : 0;
    int to = forward ? length : along + past - met / 2 + met;
    if (vertical) fill(side, from, thick, to - from);
    else fill(from, side, to - from, thick);
  }

  private void dashes(int count, boolean vertical, int thick) {
    int length = vertical ? height : width;
    for (int dash = 0; dash < count; dash++) {
      int from = dash * length / count;
      int to = (dash + 1) * length / count;
      int gap = Math.max(1, (to - from) / 3);
      if (vertical) fill(width / 2 - thick / 2, from, thick, to - from - gap);
      else fill(from, height / 2 - thick / 2, to - from - gap, thick);
    }
  }

  /** A quarter circle that runs into straight lines at both edges. */
  private void arc(int cp) {
    boolean right = cp == 0x256D || cp == 0x2570;
    boolean down = cp == 0x256D || cp == 0x256E;
    double cx = width / 2 - light / 2 + light / 2.0;
    double cy = height / 2 - light / 2 + light / 2.0;
    double radius = Math.min(right ? width - cx : cx, down ? height - cy : cy);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        // Turned so that the arc always goes right and down.
        double dx = right ? x + 0.5 - cx : cx - x - 0.5;
        double dy = down ? y + 0.5 - cy : cy - y - 0.5;
        double distance;
        if (dx < radius && dy < radius) {
          distance = Math.abs(Math.hypot(dx - radius, dy - radius) - radius);
        } else if (dy >= radius) {
          distance = Math.abs(dx);
        } else {
          distance = Math.abs(dy);
        }
        cover(x, y, light / 2.0 + 0.5 - distance);
      }
    }
  }

  private void block(int cp) {
    int at = cp - 0x2580;
    switch (at) {
      case 0 -> fill(0, 0, width, height / 2);
      case 1, 2, 3, 4, 5, 6, 7, 8 -> lowerEighths(at);
      case 9, 10, 11, 12, 13, 14, 15 -> fill(0, 0, Math.max(1, width * (16 - at) / 8), height);
      case 16 -> fill(width / 2, 0, width - width / 2, height);
      case 17, 18, 19 -> mask.shade(0, 0, width, height, (at - 16) * 64);
      case 20 -> fill(0, 0, width, Math.max(1, height / 8));
      case 21 -> fill(width - Math.max(1, width / 8), 0, Math.max(1, width / 8), height);
      default -> quadrants(at - 22);
    }
  }

  /** From the same edge as the upper half, so that the two cover the cell. */
  private void lowerEighths(int count) {
    int top = Math.min(height - 1, height * (8 - count) / 8);
    fill(0, top, width, height - top);
  }

  /** U+2596 to 259F: bits upper left, upper right, lower left, lower right. */
  private void quadrants(int at) {
    int bits = new int[] {4, 8, 1, 13, 9, 7, 11, 2, 6, 14}[at];
    int half = width / 2;
    int middle = height / 2;
    if ((bits & 1) != 0) fill(0, 0, half, middle);
    if ((bits & 2) != 0) fill(half, 0, width - half, middle);
    if ((bits & 4) != 0) fill(0, middle, half, height - middle);
    if ((bits & 8) != 0) fill(half, middle, width - half, height - middle);
  }

  private void braille(int bits) {
    int dot = Math.max(1, Math.min(width / 4, height / 8) + 1);
    for (int at = 0; at < 8; at++) {
      if ((bits & 1 << at) == 0) continue;
      int col = at < 6 ? at / 3 : at - 6;
      int row = at < 6 ? at % 3 : 3;
      int x = (2 * col + 1) * width / 4 - dot / 2;
      int y = (2 * row + 1) * height / 8 - dot / 2;
      fill(x, y, dot, dot);
    }
  }

  /** Left, right, up and down triangle, pause, stop, record: as high as a capital. */
  private void media(int cp) {
    int size = Math.max(4, Math.min(width, height) * 4 / 5);
    int left = (width - size) / 2;
    int top = (height - size) / 2;
    double half = size / 2.0;
    for (int y = 0; y < size; y++) {
      for (int x = 0; x < size; x++) {
        double dx = x + 0.5;
        double dy = y + 0.5;
        double share =
            switch (cp) {
              case 0x23F4 -> dx / 2 - Math.abs(dy - half) + 0.5;
              case 0x23F5 -> (size - dx) / 2 - Math.abs(dy - half) + 0.5;
              case 0x23F6 -> dy / 2 - Math.abs(dx - half) + 0.5;
              case 0x23F7 -> (size - dy) / 2 - Math.abs(dx - half) + 0.5;
              case 0x23F8 -> Math.abs(dx - half) > size / 6.0 ? 1 : 0;
              case 0x23F9 -> 1;
              default -> half - Math.hypot(dx - half, dy - half) + 0.5;
            };
        cover(left + x, top + y, share);
      }
    }
  }

  private void fill(int x, int y, int w, int h) {
    mask.fill(x, y, w, h);
  }

  private void cover(int x, int y, double share) {
    mask.cover(x, y, share);
  }
}
