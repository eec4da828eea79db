package dev.belisha.shell;

import javafx.animation.PauseTransition;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.util.Duration;

/**
 * Where a window stands when it is neither maximised nor fullscreen. The window system tells of the
 * new size before it tells that the window is maximised, so a change counts once it has settled.
 */
final class WindowPlace {
  private static final Duration SETTLE = Duration.millis(250);

  private final Stage stage;
  private final PauseTransition settle = new PauseTransition(SETTLE);
  private double x;
  private double y;
  private double width;
  private double height;

  WindowPlace(Stage stage) {
    this.stage = stage;
    settle.setOnFinished(event -> remember());
    stage.xProperty().subscribe(settle::playFromStart);
    stage.yProperty().subscribe(settle::playFromStart);
    stage.widthProperty().subscribe(settle::playFromStart);
    stage.heightProperty().subscribe(settle::playFromStart);
  }

  private void remember() {
    if (!stage.isShowing() || stage.isMaximized() || stage.isFullScreen()) return;
    if (stage.isIconified()) return;
    x = stage.getX();
    y = stage.getY();
    width = stage.getWidth();
    height = stage.getHeight();
  }

  /** Puts a window that is not shown yet where it stood. */
  void restore(WindowState state) {
    x = state.x();
    y = state.y();
    width = state.width();
    height = state.height();
    stage.setX(x);
    stage.setY(y);
    stage.setWidth(width);
    stage.setHeight(height);
    stage.setMaximized(state.maximized());
  }

  /** What to keep for the next run. */
  WindowState state(double sidebar, boolean sidebarShown, boolean tabsShown) {
    remember();
    settle.stop();
    return new WindowState(
        x, y, width, height, stage.isMaximized(), sidebar, sidebarShown, tabsShown);
  }

  /** A window remembered from a screen that is gone must not open out of sight. */
  static boolean onScreen(WindowState state) {
    Rectangle2D title = new Rectangle2D(state.x(), state.y(), state.width(), 40);
    return Screen.getScreens().stream()
        .anyMatch(screen -> screen.getVisualBounds().intersects(title));
  }
}
