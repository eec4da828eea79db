package dev.belisha.view;

/**
 * What Powerline prompts put between their parts: arrows, half rounds and slopes (U+E0B0 to E0BF),
 * branch and lock (U+E0A0, E0A2), trapezoids and cut arrows (U+E0D2 to E0D7), and the progress bars
 * of Fira Code (U+EE00 to EE05).
 */
final class Powerline {
  private final CellMask mask;
  private final int width;
  private final int height;
  private final int light;

  private Powerline(CellMask mask) {
    this.mask = mask;
    this.width = mask.width;
    this.height = mask.height;
    this.light = mask.light;
  }

  static boolean draws(int cp) {
    return switch (cp) {
      case 0xE0A0, 0xE0A2, 0xE0D2, 0xE0D4, 0xE0D6, 0xE0D7 -> true;
      default -> cp >= 0xE0B0 && cp <= 0xE0BF || cp >= 0xEE00 && cp <= 0xEE05;
    };
  }

  /** Areas, not figures. */
  static boolean fills(int cp) {
    return cp >= 0xE0B0 && draws(cp);
  }

  static void draw(int cp, CellMask mask) {
    Powerline at = new Powerline(mask);
    switch (cp) {
      case 0xE0A0 -> at.branch();
      case 0xE0A2 -> at.lock();
      case 0xE0B0, 0xE0B1, 0xE0B2, 0xE0B3 -> at.arrow(cp);
      case 0xE0B4, 0xE0B5, 0xE0B6, 0xE0B7 -> at.halfRound(cp);
      case 0xE0D2, 0xE0D4 -> at.trapezoids(cp == 0xE0D2);
      case 0xE0D6, 0xE0D7 -> {
        at.arrow(cp == 0xE0D6 ? 0xE0B0 : 0xE0B2);
        mask.invert();
      }
      default -> {
        if (cp >= 0xEE00) at.bar((cp - 0xEE00) % 3, cp >= 0xEE03);
        else at.slope(cp);
      }
    }
  }

  private void arrow(int cp) {
    boolean solid = cp == 0xE0B0 || cp == 0xE0B2;
    boolean right = cp <= 0xE0B1;
    for (int y = 0; y < height; y++) {
      double edge = width * (1 - Math.abs(2 * (y + 0.5) / height - 1));
      for (int x = 0; x < width; x++) {
        double px = right ? x + 0.5 : width - x - 0.5;
        mask.cover(x, y, solid ? edge - px + 0.5 : light / 2.0 + 0.5 - Math.abs(edge - px));
      }
    }
  }

  /** Half an ellipse, its flat side on the left or on the right. */
  private void halfRound(int cp) {
    boolean right = cp <= 0xE0B5;
    boolean solid = cp == 0xE0B4 || cp == 0xE0B6;
    double radius = height / 2.0;
    for (int y = 0; y < height; y++) {
      double dy = (y + 0.5 - radius) / radius;
      double edge = width * Math.sqrt(Math.max(0, 1 - dy * dy));
      for (int x = 0; x < width; x++) {
        double px = right ? x + 0.5 : width - x - 0.5;
        double dx = px / width;
        double distance = (Math.hypot(dx, dy) - 1) * Math.min(width, radius);
        double line = light / 2.0 + 0.5 - Math.abs(distance + light / 2.0);
        mask.cover(x, y, solid ? edge - px + 0.5 : line);
      }
    }
  }

  /** U+E0B8 to E0BF: a corner triangle, then the line of its long side, four times. */
  private void slope(int cp) {
    if ((cp & 1) == 1) {
      if (cp == 0xE0BB || cp == 0xE0BD) mask.stroke(0, height, width, 0);
      else mask.stroke(0, 0, width, height);
      return;
    }
    boolean left = cp == 0xE0B8 || cp == 0xE0BC;
    boolean lower = cp <= 0xE0BA;
    for (int y = 0; y < height; y++) {
      double share = (lower ? y + 0.5 : height - y - 0.5) / height;
      for (int x = 0; x < width; x++) {
        double px = left ? x + 0.5 : width - x - 0.5;
        mask.cover(x, y, share * width - px + 0.5);
      }
    }
  }

  private void trapezoids(boolean left) {
    double half = (height - light) / 2.0;
    for (int y = 0; y < height; y++) {
      double fromEdge = Math.min(y + 0.5, height - y - 0.5);
      double edge = width - width / 2.0 * fromEdge / half;
      for (int x = 0; x < width; x++) {
        double px = left ? x + 0.5 : width - x - 0.5;
        mask.cover(x, y, Math.min(edge - px, half - fromEdge) + 0.5);
      }
    }
  }

  private void branch() {
    double left = width * 0.25;
    double right = width * 0.75;
    mask.stroke(left, height * 0.2, left, height * 0.8);
    mask.stroke(right, height * 0.3, right, height * 0.45);
    mask.stroke(right, height * 0.45, left, height * 0.65);
    double dot = light * 1.2;
    disc(left, height * 0.2, dot);
    disc(right, height * 0.3, dot);
    disc(left, height * 0.8, dot);
  }

  private void lock() {
    int body = height * 2 / 5;
    int top = height * 9 / 20;
    int side = Math.max(1, width / 8);
    double middle = width / 2.0;
    double radius = Math.max(1.5, width / 2.0 - side - light);
    for (int y = 0; y < top; y++) {
      for (int x = 0; x < width; x++) {
        double dy = Math.min(0, y + 0.5 - (top - radius / 2));
        double off = Math.abs(Math.hypot(x + 0.5 - middle, dy) - radius);
        mask.cover(x, y, light / 2.0 + 0.5 - off);
      }
    }
    mask.fill(side, top, width - 2 * side, body);
  }

  private void disc(double cx, double cy, double radius) {
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        mask.cover(x, y, radius + 0.5 - Math.hypot(x + 0.5 - cx, y + 0.5 - cy));
      }
    }
  }

  /**
   * @param part 0 the left end, 1 the middle, 2 the right end
   */
  private void bar(int part, boolean full) {
    int top = height / 5;
    int high = height - 2 * top;
    int gap = 2 * light;
    int left = part == 0 ? light : 0;
    int right = part == 2 ? width - light : width;
    mask.fill(left, top, right - left, light);
    mask.fill(left, top + high - light, right - left, light);
    if (part == 0) mask.fill(left, top, light, high);
    if (part == 2) mask.fill(right - light, top, light, high);
    int from = part == 0 ? left + gap : 0;
    int to = part == 2 ? right - gap : width;
    if (full) mask.fill(from, top + gap, to - from, high - 2 * gap);
  }
}
