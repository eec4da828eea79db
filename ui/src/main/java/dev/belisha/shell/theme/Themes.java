package dev.belisha.shell.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import dev.belisha.config.Settings.Theme;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.paint.Color;

/**
 * Light, dark and high contrast. AtlantaFX styles the controls, a sheet of ours names the colours,
 * one more the shapes. FX thread.
 */
public final class Themes {
  private static final String SHAPES = sheet("belisha.css");
  private static final Map<Palette, String> COLORS =
      new EnumMap<>(
          Map.of(
              Palette.DARK, sheet("dark.css"),
              Palette.LIGHT, sheet("light.css"),
              Palette.CONTRAST, sheet("contrast.css")));
  private static final String OPAQUE = sheet("opaque.css");

  private Themes() {}

  /** What a setting means now; {@code system} follows the desktop. */
  public static Palette palette(Theme theme) {
    return switch (theme) {
      case DARK -> Palette.DARK;
      case LIGHT -> Palette.LIGHT;
      case HIGH_CONTRAST -> Palette.CONTRAST;
      case SYSTEM ->
          Platform.getPreferences().getColorScheme() == ColorScheme.DARK
              ? Palette.DARK
              : Palette.LIGHT;
    };
  }

  /** The desktop's wish that nothing moves. */
  public static boolean reducedMotion() {
    return Platform.getPreferences().isReducedMotion();
  }

  /** The controls of every window. */
  public static void apply(Palette palette) {
    String wanted =
        palette.dark()
            ? new PrimerDark().getUserAgentStylesheet()
            : new PrimerLight().getUserAgentStylesheet();
    if (!wanted.equals(Application.getUserAgentStylesheet())) {
      Application.setUserAgentStylesheet(wanted);
    }
  }

  /** Our colours and shapes for one window; its menus and popups take them from it. */
  public static void dress(Scene scene, Palette palette) {
    List<String> sheets = scene.getStylesheets();
    String wanted = colors(palette);
    if (sheets.contains(SHAPES) && sheets.contains(wanted)) return;
    sheets.removeAll(COLORS.values());
    sheets.removeAll(List.of(SHAPES, OPAQUE));
    if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) sheets.addFirst(OPAQUE);
    sheets.addFirst(SHAPES);
    sheets.addFirst(wanted);
    // What shows for a moment while a window opens or grows.
    scene.setFill(
        switch (palette) {
          case DARK -> Color.web("#16191F");
          case LIGHT -> Color.web("#FDFDFB");
          case CONTRAST -> Color.BLACK;
        });
  }

  private static String colors(Palette palette) {
    return Objects.requireNonNull(COLORS.get(palette));
  }

  private static String sheet(String name) {
    return Objects.requireNonNull(Themes.class.getResource(name), name).toExternalForm();
  }
}
