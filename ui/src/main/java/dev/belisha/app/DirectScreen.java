package dev.belisha.app;

import dev.belisha.desktop.Desktop;
import dev.belisha.desktop.X11Pixels;
import dev.belisha.shell.NativeWindow;
import dev.belisha.view.DirectPixels;
import java.util.Optional;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.stage.Window;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The way to the screen past JavaFX, on X11 and where JavaFX draws with the processor. */
final class DirectScreen implements DirectPixels {
  private static final Logger LOG = LoggerFactory.getLogger(DirectScreen.class);

  private final X11Pixels pixels;

  private DirectScreen(X11Pixels pixels) {
    this.pixels = pixels;
  }

  /** Empty where there is none, or nothing to win. When JavaFX is up. */
  static Optional<DirectPixels> open() {
    // Only pipelines of the graphics card draw in three dimensions.
    if (Platform.isSupported(ConditionalFeature.SCENE3D)) return Optional.empty();
    try {
      return Optional.of(new DirectScreen(X11Pixels.open()));
    } catch (Desktop.UnavailableException none) {
      LOG.info("frames go through the toolkit alone: {}", none.getMessage());
      return Optional.empty();
    }
  }

  @Override
  public long window(Window window) {
    return NativeWindow.id(window);
  }

  @Override
  public void put(long window, int x, int y, int width, int height, int[] argb, int from) {
    pixels.put(window, x, y, width, height, argb, from);
  }
}
