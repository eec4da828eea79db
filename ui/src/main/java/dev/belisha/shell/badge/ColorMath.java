package dev.belisha.shell.badge;

/** Contrast (WCAG 2.2) and difference (CIEDE2000) of sRGB colours, 0xRRGGBB. */
final class ColorMath {
  private ColorMath() {}

  static double[] linear(int rgb) {
    return new double[] {decode(rgb >> 16 & 255), decode(rgb >> 8 & 255), decode(rgb & 255)};
  }

  private static double decode(int channel) {
    double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }

  static int encode(double linear) {
    double c = Math.clamp(linear, 0, 1);
    double coded = c <= 0.0031308 ? 12.92 * c : 1.055 * Math.pow(c, 1 / 2.4) - 0.055;
    return (int) Math.round(coded * 255);
  }

  static double luminance(int rgb) {
    double[] c = linear(rgb);
    return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
  }

  static double contrast(int a, int b) {
    double x = luminance(a) + 0.05;
    double y = luminance(b) + 0.05;
    return Math.max(x, y) / Math.min(x, y);
  }

  private static double[] lab(int rgb) {
    double[] c = linear(rgb);
    double x = (0.4124564 * c[0] + 0.3575761 * c[1] + 0.1804375 * c[2]) / 0.95047;
    double y = 0.2126729 * c[0] + 0.7151522 * c[1] + 0.0721750 * c[2];
    double z = (0.0193339 * c[0] + 0.1191920 * c[1] + 0.9503041 * c[2]) / 1.08883;
    return new double[] {116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))};
  }

  private static double f(double t) {
    return t > 216.0 / 24389 ? Math.cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  }

  /** CIEDE2000, with all weights 1 (Sharma, Wu and Dalal, 2005). */
  static double distance(int first, int second) {
    return distance(lab(first), lab(second));
  }

  static double distance(double[] p, double[] q) {
    double meanC = (Math.hypot(p[1], p[2]) + Math.hypot(q[1], q[2])) / 2;
    double g = 0.5 * (1 - Math.sqrt(p7(meanC)));
    double a1 = (1 + g) * p[1];
    double a2 = (1 + g) * q[1];
    double c1 = Math.hypot(a1, p[2]);
    double c2 = Math.hypot(a2, q[2]);
    double h1 = hue(a1, p[2]);
    double h2 = hue(a2, q[2]);
    double dh = c1 * c2 == 0 ? 0 : h2 - h1;
    if (dh > 180) dh -= 360;
    if (dh < -180) dh += 360;
    double dl = q[0] - p[0];
    double dc = c2 - c1;
    double dH = 2 * Math.sqrt(c1 * c2) * sin(dh / 2);
    double l = (p[0] + q[0]) / 2;
    double c = (c1 + c2) / 2;
    double h = h1 + h2;
    if (c1 * c2 != 0) {
      if (Math.abs(h1 - h2) <= 180) h /= 2;
      else h = h < 360 ? (h + 360) / 2 : (h - 360) / 2;
    }
    double t =
        1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
    double l50 = (l - 50) * (l - 50);
    double sl = 1 + 0.015 * l50 / Math.sqrt(20 + l50);
    double sc = 1 + 0.045 * c;
    double sh = 1 + 0.015 * c * t;
    double turn = 30 * Math.exp(-Math.pow((h - 275) / 25, 2));
    double rt = -sin(2 * turn) * 2 * Math.sqrt(p7(c));
    double x = dl / sl;
    double y = dc / sc;
    double z = dH / sh;
    return Math.sqrt(x * x + y * y + z * z + rt * y * z);
  }

  private static double p7(double c) {
    double power = Math.pow(c, 7);
    return power / (power + Math.pow(25, 7));
  }

  private static double hue(double a, double b) {
    if (a == 0 && b == 0) return 0;
    double degrees = Math.toDegrees(Math.atan2(b, a));
    return degrees < 0 ? degrees + 360 : degrees;
  }

  private static double sin(double degrees) {
    return Math.sin(Math.toRadians(degrees));
  }

  private static double cos(double degrees) {
    return Math.cos(Math.toRadians(degrees));
  }
}
