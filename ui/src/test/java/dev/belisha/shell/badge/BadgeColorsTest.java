package dev.belisha.shell.badge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.belisha.shell.theme.Themes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The colours of ux F1, read from the style sheets: contrast and distance (B-50). */
class BadgeColorsTest {
  private static final List<String> STATES = List.of("blocked", "error", "done", "working", "idle");
  private static final Pattern ROLE = Pattern.compile("-belisha-([a-z-]+): #([0-9A-Fa-f]{6});");

  private static Map<String, Integer> colors(String theme) throws IOException {
    Map<String, Integer> colors = new HashMap<>();
    Matcher role = ROLE.matcher(sheet(theme));
    while (role.find()) colors.put(role.group(1), Integer.parseInt(role.group(2), 16));
    return colors;
  }

  private static String sheet(String theme) throws IOException {
    try (InputStream sheet = Themes.class.getResourceAsStream(theme + ".css")) {
      return new String(Objects.requireNonNull(sheet).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dark", "light", "contrast"})
  void badgesStandOutOnEveryBackground(String theme) throws IOException {
    Map<String, Integer> colors = colors(theme);
    for (String back : List.of("strip", "active")) {
      for (String state : STATES) {
        assertThat(ColorMath.contrast(colors.get(state), colors.get(back)))
            .as("%s on %s", state, back)
            .isGreaterThanOrEqualTo(4.5);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dark", "light", "contrast"})
  void textAndFocusRingCanBeRead(String theme) throws IOException {
    Map<String, Integer> colors = colors(theme);
    for (String back : List.of("strip", "active", "hover", "field")) {
      assertThat(ColorMath.contrast(colors.get("text"), colors.get(back)))
          .isGreaterThanOrEqualTo(7);
      assertThat(ColorMath.contrast(colors.get("quiet"), colors.get(back)))
          .isGreaterThanOrEqualTo(4.5);
      assertThat(ColorMath.contrast(colors.get("focus"), colors.get(back)))
          .isGreaterThanOrEqualTo(3);
    }
  }

  /** A role that one sheet forgets would be seen only where it is used. */
  @Test
  void everyPaletteNamesTheSameRoles() throws IOException {
    assertThat(roles("light")).isEqualTo(roles("dark"));
    assertThat(roles("contrast")).isEqualTo(roles("dark"));
  }

  private static List<String> roles(String theme) throws IOException {
    return Pattern.compile("-belisha-[a-z-]+(?=:)")
        .matcher(sheet(theme))
        .results()
        .map(role -> role.group())
        .sorted()
        .toList();
  }

  /** High contrast keeps its name: WCAG's AAA for text, and 7 : 1 for what else is seen. */
  @Test
  void highContrastIsHigher() throws IOException {
    Map<String, Integer> colors = colors("contrast");
    for (String back : List.of("strip", "active", "hover", "field")) {
      for (String front : List.of("text", "quiet")) {
        assertThat(ColorMath.contrast(colors.get(front), colors.get(back))).isGreaterThan(13);
      }
      for (String front : List.of("blocked", "error", "done", "working", "idle", "focus", "line")) {
        assertThat(ColorMath.contrast(colors.get(front), colors.get(back)))
            .as(front)
            .isGreaterThanOrEqualTo(7);
      }
    }
  }

  /** The words on a row that waits are text, not graphics: 4.5 : 1 on its tint. */
  @ParameterizedTest
  @ValueSource(strings = {"dark", "light", "contrast"})
  void aRowThatWaitsCanBeRead(String theme) throws IOException {
    Map<String, Integer> colors = colors(theme);
    for (String back : List.of("strip", "active")) {
      int tinted = over(theme, "blocked-tint", colors.get(back));
      for (String text : List.of("blocked-text", "quiet", "text")) {
        assertThat(ColorMath.contrast(colors.get(text), tinted))
            .as("%s on the tinted %s", text, back)
            .isGreaterThanOrEqualTo(4.5);
      }
    }
  }

  /** A translucent role over an opaque colour. */
  private static int over(String theme, String role, int back) throws IOException {
    Matcher rgba =
        Pattern.compile("-belisha-" + role + ": rgba\\((\\d+), (\\d+), (\\d+), ([0-9.]+)\\);")
            .matcher(sheet(theme));
    assertThat(rgba.find()).isTrue();
    double alpha = Double.parseDouble(rgba.group(4));
    int mixed = 0;
    for (int i = 0; i < 3; i++) {
      int behind = back >> (16 - 8 * i) & 0xFF;
      long channel = Math.round(Integer.parseInt(rgba.group(i + 1)) * alpha + behind * (1 - alpha));
      mixed = mixed << 8 | (int) channel;
    }
    return mixed;
  }

  @ParameterizedTest
  @ValueSource(strings = {"dark", "light", "contrast"})
  void statesStayApartForEveryVision(String theme) throws IOException {
    Map<Vision, Double> least =
        Map.of(Vision.NORMAL, 16.0, Vision.PROTAN, 14.6, Vision.DEUTAN, 10.5, Vision.TRITAN, 7.5);
    Map<String, Integer> colors = colors(theme);
    for (Vision vision : Vision.values()) {
      for (String a : STATES) {
        for (String b : STATES) {
          if (a.compareTo(b) >= 0) continue;
          double distance =
              ColorMath.distance(vision.see(colors.get(a)), vision.see(colors.get(b)));
          // The figures are rounded to a tenth.
          assertThat(distance)
              .as("%s and %s, %s", a, b, vision)
              .isGreaterThanOrEqualTo(Objects.requireNonNull(least.get(vision)) - 0.05);
        }
      }
    }
  }

  /** Two pairs of the reference data of Sharma, Wu and Dalal. */
  @Test
  void distanceFollowsTheReference() {
    double[] a = {50, 2.6772, -79.7751};
    double[] b = {50, 0, -82.7485};
    assertThat(ColorMath.distance(a, b)).isCloseTo(2.0425, within(0.0001));
    double[] c = {60.2574, -34.0099, 36.2677};
    double[] d = {60.4626, -34.1751, 39.4387};
    assertThat(ColorMath.distance(c, d)).isCloseTo(1.2644, within(0.0001));
  }
}
