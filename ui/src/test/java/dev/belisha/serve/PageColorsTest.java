package dev.belisha.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** WCAG 2.2, 1.4.3: every text on every ground it stands on, in light and dark. */
class PageColorsTest {
  private static final Pattern HEX = Pattern.compile("--([a-z-]+): #([0-9A-F]{6})");
  private static final Pattern TINT =
      Pattern.compile("--([a-z-]+): rgba\\((\\d+), (\\d+), (\\d+), ([0-9.]+)\\)");

  @Test
  void everyTextIsReadable() {
    String css = Page.load().html();
    int dark = css.indexOf("(prefers-color-scheme: dark)");
    check(css.substring(0, dark));
    check(css.substring(dark, css.indexOf("* { box-sizing")));
  }

  private static void check(String css) {
    Map<String, double[]> colors = new HashMap<>();
    Matcher hex = HEX.matcher(css);
    while (hex.find()) {
      int rgb = Integer.parseInt(hex.group(2), 16);
      colors.put(hex.group(1), new double[] {rgb >> 16, rgb >> 8 & 255, rgb & 255});
    }
    double[] card = colors.get("card");
    Matcher tint = TINT.matcher(css);
    while (tint.find()) {
      double share = Double.parseDouble(tint.group(5));
      double[] mixed = new double[3];
      for (int at = 0; at < 3; at++) {
        mixed[at] = Integer.parseInt(tint.group(2 + at)) * share + card[at] * (1 - share);
      }
      colors.put(tint.group(1), mixed);
    }
    for (String ground : List.of("ground", "card", "call", "fault")) {
      for (String text : List.of("text", "quiet")) {
        readable(colors, text, ground);
      }
    }
    readable(colors, "blocked-words", "call");
    readable(colors, "blocked-words", "card");
    readable(colors, "error", "fault");
    readable(colors, "error", "card");
    readable(colors, "error", "ground");
  }

  private static void readable(Map<String, double[]> colors, String text, String ground) {
    double one = light(colors.get(text));
    double two = light(colors.get(ground));
    double contrast = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    assertThat(contrast).as(text + " on " + ground).isGreaterThanOrEqualTo(4.5);
  }

  private static double light(double[] rgb) {
    double[] linear = new double[3];
    for (int at = 0; at < 3; at++) {
      double part = rgb[at] / 255;
      linear[at] = part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  }
}
