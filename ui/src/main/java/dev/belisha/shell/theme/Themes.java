package dev.belisha.shell.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import dev.belisha.config.Settings.Theme;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.paint.Color;

/**
 * Light and dark. AtlantaFX styles the controls, a sheet of ours names the colours, one more the
 * shapes. FX thread.
 */
public final class Themes {
  private static final String SHAPES = sheet("belisha.css");
  private static final String DARK = sheet("dark.css");
  private static final String LIGHT = sheet("light.css");
  private static final String OPAQUE = sheet("opaque.css");

  private Themes() {}

  /** Whether a setting means dark now; {@code system} follows the desktop. */
  public static boolean isDark(Theme theme) {
    return switch (theme) {
      case DARK -> true;
      case LIGHT -> false;
      case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
    };
  }

  /** The desktop's wish that nothing moves. */
  public static boolean reducedMotion() {
    return Platform.getPreferences().isReducedMotion();
  }

  /** The controls of every window. */
  public static void apply(boolean dark) {
    String wanted =
        dark
            ? new PrimerDark().getUserAgentStylesheet()
            : new PrimerLight().getUserAgentStylesheet();
    if (!wanted.equals(Application.getUserAgentStylesheet())) {
      Application.setUserAgentStylesheet(wanted);
    }
  }

  /** Our colours and shapes for one window; its menus and popups take them from it. */
  public static void dress(Scene scene, boolean dark) {
    List<String> sheets = scene.getStylesheets();
    String wanted = dark ? DARK : LIGHT;
    if (sheets.contains(SHAPES) && sheets.contains(wanted)) return;
    sheets.removeAll(List.of(SHAPES, DARK, LIGHT, OPAQUE));
    if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) sheets.addFirst(OPAQUE);
    sheets.addFirst(SHAPES);
    sheets.addFirst(wanted);
    // What shows for a moment while a window opens or grows.
    scene.setFill(dark ? Color.web("#16191F") : Color.web("#FDFDFB"));
  }

  private static String sheet(String name) {
    return Objects.requireNonNull(Themes.class.getResource(name), name).toExternalForm();
  }
}
