package dev.belisha.view;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * Where a picture lies in a window of the window system.
 *
 * @param x in device pixels, as {@code y}
 */
record Spot(long window, int x, int y) {
  /**
   * Where a node lies, when its pixels are on the screen just as it has them: nothing covers it,
   * nothing fades it. Null when that is not sure. FX thread.
   *
   * @param width in logical pixels, as {@code height}
   */
  static @Nullable Spot of(
      Node node, double width, double height, double scale, DirectPixels pixels) {
    Scene scene = node.getScene();
    if (scene == null || scene.getWindow() == null || width <= 0) return null;
    Point2D corner = node.localToScene(0, 0);
    if (corner == null) return null;
    Bounds area = new BoundingBox(corner.getX(), corner.getY(), width, height);
    if (isTouched(node, area)) return null;
    long window = pixels.window(scene.getWindow());
    if (window == 0) return null;
    return new Spot(window, pixel(corner.getX(), scale), pixel(corner.getY(), scale));
  }

  private static int pixel(double logical, double scale) {
    return (int) Math.round(logical * scale);
  }

  private static boolean isTouched(Node node, Bounds area) {
    for (Node at = node; at != null; at = at.getParent()) {
      boolean plain = at.getOpacity() == 1 && at.getEffect() == null && at.getClip() == null;
      if (!plain || !at.isVisible() || hasCover(at, area)) return true;
    }
    return false;
  }

  /** Whether one of those drawn after a node, and so over it, lies in the area. */
  private static boolean hasCover(Node node, Bounds area) {
    Parent parent = node.getParent();
    if (parent == null) return false;
    boolean over = false;
    for (Node other : parent.getChildrenUnmodifiable()) {
      if (over && covers(other, area)) return true;
      if (other == node) over = true;
    }
    return false;
  }

  private static boolean covers(Node node, Bounds area) {
    if (!node.isVisible()) return false;
    if (node instanceof Parent parent) {
      if (node instanceof Region region && draws(region, area)) return true;
      for (Node child : parent.getChildrenUnmodifiable()) if (covers(child, area)) return true;
      return false;
    }
    return lies(node, node.getBoundsInLocal(), area);
  }

  /** A border alone leaves what is within it to be seen. */
  private static boolean draws(Region region, Bounds area) {
    Bounds own = region.getLayoutBounds();
    boolean filled = region.getBackground() != null && !region.getBackground().isEmpty();
    if (filled || region.getEffect() != null) return lies(region, own, area);
    if (region.getBorder() == null || region.getBorder().isEmpty()) return false;
    Insets edge = region.getBorder().getInsets();
    Bounds inside =
        new BoundingBox(
            own.getMinX() + edge.getLeft(),
            own.getMinY() + edge.getTop(),
            Math.max(0, own.getWidth() - edge.getLeft() - edge.getRight()),
            Math.max(0, own.getHeight() - edge.getTop() - edge.getBottom()));
    return lies(region, own, area) && !region.localToScene(inside).contains(area);
  }

  private static boolean lies(Node node, Bounds own, Bounds area) {
    if (own.isEmpty() || own.getWidth() <= 0 || own.getHeight() <= 0) return false;
    return node.localToScene(own).intersects(area);
  }
}
