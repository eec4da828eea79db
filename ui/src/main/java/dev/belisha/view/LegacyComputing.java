package dev.belisha.view;

import java.util.Locale;

/**
 * The mosaics of old computers (Unicode: Symbols for Legacy Computing, U+1FB00 to 1FBFF, and its
 * supplement, U+1CC00 to 1CEBF) drawn by code. A character's Unicode name says what it looks like:
 * {@code LOWER LEFT BLOCK DIAGONAL LOWER MIDDLE LEFT TO LOWER CENTRE}, {@code BLOCK OCTANT-134}; so
 * the name is what is drawn. Small pictures (arrows, people) are left to fonts.
 */
final class LegacyComputing {
  private static final int MEDIUM = 128;

  /**
   * Segments of the digits 0 to 9: top, upper right, lower right, bottom, lower, upper left, bar.
   */
  private static final int[] SEGMENTS = {
    0b0111111, 0b0000110, 0b1011011, 0b1001111, 0b1100110, 0b1101101, 0b1111101, 0b0000111,
    0b1111111, 0b1101111
  };

  private final CellMask mask;
  private final int width;
  private final int height;

  private LegacyComputing(CellMask mask) {
    this.mask = mask;
    this.width = mask.width;
    this.height = mask.height;
  }

  static boolean draws(int cp) {
    if (cp >= 0x1FB00 && cp <= 0x1FBFF) {
      boolean picture = cp >= 0x1FBB0 && cp <= 0x1FBCD && (cp < 0x1FBBD || cp > 0x1FBBF);
      return !picture && Character.isDefined(cp);
    }
    return (cp >= 0x1CD00 && cp <= 0x1CDE5)
        || (cp >= 0x1CC21 && cp <= 0x1CC2F)
        || (cp >= 0x1CE51 && cp <= 0x1CE9F);
  }

  /** Areas, not lines or figures. */
  static boolean fills(int cp) {
    boolean lines = cp >= 0x1FBA0 && cp <= 0x1FBAF || cp >= 0x1FBD0 && cp <= 0x1FBE3;
    return draws(cp) && !lines && cp < 0x1FBF0;
  }

  static void draw(int cp, CellMask mask) {
    new LegacyComputing(mask).draw(cp, Character.getName(cp).toUpperCase(Locale.ROOT));
  }

  private void draw(int cp, String name) {
    String parts = name.substring(name.lastIndexOf('-') + 1);
    if (cp >= 0x1CE90 && cp <= 0x1CE9F) {
      part(cp - 0x1CE90, 4, 4, false);
    } else if (name.contains("QUADRANT-")) {
      parts(parts, 2, name.startsWith("SEPARATED"));
    } else if (name.contains("SEXTANT-")) {
      parts(parts, 3, name.startsWith("SEPARATED"));
    } else if (name.contains("OCTANT-")) {
      parts(parts, 4, false);
    } else if (name.contains("BLOCK DIAGONAL")) {
      wedge(name);
    } else if (name.contains("TRIANGULAR MEDIUM SHADE")) {
      corner(name);
    } else if (name.contains("TRIANGULAR")) {
      for (String side : name.split(" TRIANGULAR", 2)[0].split(" AND ")) triangle(side);
    } else if (name.contains("ONE EIGHTH BLOCK-")) {
      for (char at : parts.toCharArray()) eighth(at - '1', name.startsWith("VERTICAL"));
    } else if (name.endsWith("AND LOWER ONE EIGHTH BLOCK")
        || name.endsWith("AND UPPER ONE EIGHTH BLOCK")) {
      edges(name);
    } else if (name.contains("SHADE")) {
      shades(name);
    } else if (name.contains("DIAGONAL")) {
      diagonals(name.replaceFirst(".*DIAGONAL ", ""));
      if (name.startsWith("NEGATIVE")) mask.invert();
    } else if (name.contains("CIRCLE")) {
      circle(name);
    } else if (name.startsWith("SEGMENTED DIGIT")) {
      digit(SEGMENTS[cp - 0x1FBF0]);
    } else if (name.endsWith("FILL")) {
      pattern(name);
    } else if (name.contains("VERTICAL STROKE")) {
      mask.fill(0, height / 2 - mask.light / 2, width, mask.light);
      mask.fill(width / 2 - mask.light / 2, height / 3, mask.light, height - 2 * (height / 3));
    } else if (cp >= 0x1FBE4 && cp <= 0x1FBE7) {
      quarter(name);
    } else {
      share(name);
    }
  }

  /** Digits from 1 of the parts of two columns, row by row. */
  private void parts(String digits, int rows, boolean separated) {
    for (char digit : digits.toCharArray()) part(digit - '1', 2, rows, separated);
  }

  private void part(int at, int columns, int rows, boolean separated) {
    int left = width * (at % columns) / columns;
    int right = width * (at % columns + 1) / columns;
    int top = height * (at / columns) / rows;
    int bottom = height * (at / columns + 1) / rows;
    int gap = separated ? Math.max(1, width / 8) : 0;
    mask.fill(left, top, Math.max(1, right - left - gap), Math.max(1, bottom - top - gap));
  }

  /** {@code LOWER LEFT BLOCK DIAGONAL p TO q}: the side of a line that the corner lies on. */
  private void wedge(String name) {
    String[] words = name.split(" BLOCK DIAGONAL ");
    String[] ends = words[1].split(" TO ");
    beyond(ends[0], ends[1], words[0], false);
  }

  private void beyond(String from, String to, String corner, boolean shaded) {
    double inside = signed(x(corner), y(corner), from, to);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double right = CellMask.right(x, y, x(from), y(from), x(to), y(to));
        mask.cover(x, y, (inside > 0 ? right : -right) + 0.5);
      }
    }
    if (shaded) mask.thin(MEDIUM);
  }

  private double signed(double x, double y, String from, String to) {
    return (x(to) - x(from)) * (y - y(from)) - (y(to) - y(from)) * (x - x(from));
  }

  /** Half a cell, shaded, from the corner named to the diagonal across. */
  private void corner(String name) {
    String corner = name.split(" TRIANGULAR", 2)[0];
    boolean falling = corner.equals("UPPER RIGHT") || corner.equals("LOWER LEFT");
    beyond(
        falling ? "UPPER LEFT" : "UPPER RIGHT",
        falling ? "LOWER RIGHT" : "LOWER LEFT",
        corner,
        true);
  }

  /** A quarter of the cell, from one side to its centre. */
  private void triangle(String side) {
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double falling = CellMask.right(x, y, 0, 0, width, height);
        double rising = CellMask.right(x, y, 0, height, width, 0);
        double share =
            switch (side) {
              case "UPPER" -> Math.min(-falling, -rising);
              case "LOWER" -> Math.min(falling, rising);
              case "LEFT" -> Math.min(falling, -rising);
              default -> Math.min(-falling, rising);
            };
        mask.add(x, y, share + 0.5);
      }
    }
  }

  private void eighth(int at, boolean column) {
    int length = column ? width : height;
    int from = Math.min(length - 1, length * at / 8);
    int thick = Math.max(1, length * (at + 1) / 8 - from);
    if (column) mask.fill(from, 0, thick, height);
    else mask.fill(0, from, width, thick);
  }

  private void edges(String name) {
    int across = Math.max(1, width / 8);
    int down = Math.max(1, height / 8);
    if (name.contains("LEFT")) mask.fill(0, 0, across, height);
    if (name.contains("RIGHT")) mask.fill(width - across, 0, across, height);
    if (name.contains("UPPER")) mask.fill(0, 0, width, down);
    if (name.contains("LOWER")) mask.fill(0, height - down, width, down);
  }

  /** Halves, shaded or full; an even tone stands for a shade and its inverse. */
  private void shades(String name) {
    if (name.startsWith("INVERSE")) {
      mask.shade(0, 0, width, height, MEDIUM);
      return;
    }
    for (String half : name.split(" AND ")) {
      int tone = half.endsWith("SHADE") ? MEDIUM : 255;
      switch (half.split(" ", 2)[0]) {
        case "LEFT" -> mask.shade(0, 0, width / 2, height, tone);
        case "RIGHT" -> mask.shade(width / 2, 0, width - width / 2, height, tone);
        case "UPPER" -> mask.shade(0, 0, width, height / 2, tone);
        default -> mask.shade(0, height / 2, width, height - height / 2, tone);
      }
    }
  }

  /** {@code p TO q TO r AND s TO t}. */
  private void diagonals(String paths) {
    if (paths.equals("DIAMOND")) {
      diagonals("UPPER CENTRE TO MIDDLE RIGHT TO LOWER CENTRE TO MIDDLE LEFT TO UPPER CENTRE");
      return;
    }
    if (paths.equals("CROSS")) {
      diagonals("UPPER LEFT TO LOWER RIGHT AND UPPER RIGHT TO LOWER LEFT");
      return;
    }
    for (String path : paths.split(" AND ")) {
      String[] points = path.split(" TO ");
      for (int at = 1; at < points.length; at++) {
        mask.stroke(x(points[at - 1]), y(points[at - 1]), x(points[at]), y(points[at]));
      }
    }
  }

  /** A part of a circle whose middle lies on the edge that it is justified to. */
  private void circle(String name) {
    String[] words = name.split(" JUSTIFIED ");
    double cx = words[0].contains("LEFT") ? 0 : words[0].contains("RIGHT") ? width : width / 2.0;
    double cy = words[0].contains("TOP") ? 0 : words[0].contains("BOTTOM") ? height : height / 2.0;
    double radius = width / 2.0;
    boolean black = name.contains("BLACK");
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double out = Math.hypot(x + 0.5 - cx, y + 0.5 - cy) - radius;
        double ring = mask.light / 2.0 - Math.abs(out + mask.light / 2.0);
        mask.cover(x, y, (black ? -out : ring) + 0.5);
      }
    }
  }

  private void digit(int segments) {
    int thick = mask.light + 1;
    int left = Math.max(0, width / 8);
    int right = width - left - thick;
    int top = height / 8;
    int bottom = height - top - thick;
    int middle = (top + bottom) / 2;
    int across = right + thick - left;
    if ((segments & 1) != 0) mask.fill(left, top, across, thick);
    if ((segments & 2) != 0) mask.fill(right, top, thick, middle - top);
    if ((segments & 4) != 0) mask.fill(right, middle, thick, bottom + thick - middle);
    if ((segments & 8) != 0) mask.fill(left, bottom, across, thick);
    if ((segments & 16) != 0) mask.fill(left, middle, thick, bottom + thick - middle);
    if ((segments & 32) != 0) mask.fill(left, top, thick, middle - top);
    if ((segments & 64) != 0) mask.fill(left, middle, across, thick);
  }

  private void pattern(String name) {
    if (name.endsWith("CHECKER BOARD FILL")) {
      for (int at = 0; at < 32; at++) {
        boolean even = (at % 4 + at / 4) % 2 == 0;
        if (even != name.startsWith("INVERSE")) part(at, 4, 8, false);
      }
    } else if (name.startsWith("HEAVY HORIZONTAL")) {
      mask.fill(0, height / 4, width, height / 2 - height / 4);
      mask.fill(0, height * 3 / 4, width, height - height * 3 / 4);
    } else {
      boolean falling = name.startsWith("UPPER LEFT");
      // Lines that go on in the cells beside, above and below.
      for (int line = -2; line <= 2; line++) {
        double from = line * width / 2.0;
        mask.stroke(falling ? from : width - from, 0, falling ? from + width : -from, height);
      }
    }
  }

  /** Half as wide and half as high, at the middle of a side. */
  private void quarter(String name) {
    int w = width - 2 * (width / 4);
    int h = height - 2 * (height / 4);
    if (name.startsWith("UPPER")) mask.fill(width / 4, 0, w, height / 2);
    else if (name.startsWith("LOWER")) mask.fill(width / 4, height / 2, w, height - height / 2);
    else if (name.contains("LEFT")) mask.fill(0, height / 4, width / 2, h);
    else mask.fill(width / 2, height / 4, width - width / 2, h);
  }

  /** {@code UPPER THREE EIGHTHS BLOCK}: cut where the other part of the cell is. */
  private void share(String name) {
    double share = fraction(name);
    switch (name.split(" ", 2)[0]) {
      case "UPPER" -> mask.fill(0, 0, width, Math.max(1, (int) (height * share)));
      case "LEFT" -> mask.fill(0, 0, Math.max(1, (int) (width * share)), height);
      default -> {
        int from = Math.clamp((int) (width * (1 - share)), 1, width - 1);
        mask.fill(from, 0, width - from, height);
      }
    }
  }

  private static double fraction(String name) {
    int count = 1;
    if (name.contains("TWO ")) count = 2;
    else if (name.contains("THREE ")) count = 3;
    else if (name.contains("FIVE ")) count = 5;
    else if (name.contains("SEVEN ")) count = 7;
    int of = name.contains("QUARTER") ? 4 : name.contains("THIRD") ? 3 : 8;
    return (double) count / of;
  }

  /** A point by its name: down, then across. */
  private double x(String point) {
    if (point.endsWith("LEFT")) return 0;
    return point.endsWith("RIGHT") ? width : width / 2.0;
  }

  private double y(String point) {
    if (point.startsWith("UPPER MIDDLE")) return height / 3;
    if (point.startsWith("LOWER MIDDLE")) return height * 2 / 3;
    if (point.startsWith("UPPER")) return 0;
    return point.startsWith("LOWER") ? height : height / 2.0;
  }
}
