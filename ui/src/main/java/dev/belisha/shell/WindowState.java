package dev.belisha.shell;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/**
 * Where the last window stood, kept between runs. A file of Belisha's own in {@code
 * $XDG_STATE_HOME/belisha}, not part of the settings; a broken one counts as none.
 *
 * @param x, y, width, height of the window in logical pixels, when it was neither maximised nor
 *     fullscreen
 * @param tabsShown false when the sidebar takes the place of the row of tabs
 * @param sidebar width of the sidebar in logical pixels, as the person chose it; 0 for the default
 */
public record WindowState(
    double x,
    double y,
    double width,
    double height,
    boolean maximized,
    double sidebar,
    boolean sidebarShown,
    boolean tabsShown) {

  /** {@code $XDG_STATE_HOME/belisha/window}, or under {@code ~/.local/state}. */
  public static Path defaultPath(Map<String, String> environment, Path home) {
    String xdg = environment.getOrDefault("XDG_STATE_HOME", "");
    Path base = xdg.startsWith("/") ? Path.of(xdg) : home.resolve(".local").resolve("state");
    return base.resolve("belisha").resolve("window");
  }

  /** Touches the disk: not on the FX thread. */
  public static Optional<WindowState> load(Path file) {
    Properties values = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      values.load(reader);
      WindowState state =
          new WindowState(
              number(values, "x"),
              number(values, "y"),
              number(values, "width"),
              number(values, "height"),
              Boolean.parseBoolean(values.getProperty("maximized")),
              number(values, "sidebar"),
              !"false".equals(values.getProperty("sidebarShown")),
              !"false".equals(values.getProperty("tabsShown")));
      return state.sensible() ? Optional.of(state) : Optional.empty();
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Touches the disk: not on the FX thread. Failure loses nothing but the place. */
  public void save(Path file) {
    Properties values = new Properties();
    values.setProperty("x", Double.toString(x));
    values.setProperty("y", Double.toString(y));
    values.setProperty("width", Double.toString(width));
    values.setProperty("height", Double.toString(height));
    values.setProperty("maximized", Boolean.toString(maximized));
    values.setProperty("sidebar", Double.toString(sidebar));
    values.setProperty("sidebarShown", Boolean.toString(sidebarShown));
    values.setProperty("tabsShown", Boolean.toString(tabsShown));
    try {
      Path folder = file.toAbsolutePath().getParent();
      if (folder != null) Files.createDirectories(folder);
      Path temporary = file.resolveSibling(file.getFileName() + ".new");
      try (Writer writer = Files.newBufferedWriter(temporary)) {
        values.store(writer, "Where Belisha's last window stood");
      }
      Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      // A folder that cannot be written: the next start opens at the default place.
    }
  }

  private static double number(Properties values, String key) {
    double value = Double.parseDouble(values.getProperty(key, "NaN"));
    if (!Double.isFinite(value)) throw new IllegalArgumentException(key);
    return value;
  }

  private boolean sensible() {
    return width >= 200 && height >= 120 && width < 20_000 && height < 20_000 && sidebar >= 0;
  }
}
