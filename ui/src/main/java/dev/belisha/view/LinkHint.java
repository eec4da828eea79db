package dev.belisha.view;

import javafx.geometry.Bounds;
import javafx.scene.control.Label;

/** Where the link under the pointer really leads, at once, in a corner of the view. FX thread. */
final class LinkHint extends Label {
  private static final double NEAR = 48;

  private double pointerX;
  private double pointerY;

  LinkHint() {
    getStyleClass().add("link-hint");
    setManaged(false);
    setVisible(false);
    setMouseTransparent(true);
  }

  /** Where the pointer is now, in the view. */
  void pointer(double x, double y) {
    pointerX = x;
    pointerY = y;
  }

  /** Says where a link of the view leads, or which keys select in it; nothing else. */
  void follow(TerminalView view) {
    Link link = view.hovering().link();
    if (view.byKeys().isOn()) {
      Place at = view.byKeys().place();
      Bounds caret = view.cellBounds(at.row(), at.cellCol());
      String words = link == null ? KeySelection.HELP : link.hint("Ctrl+Enter");
      show(words, caret.getMinX(), caret.getMinY(), view.getWidth(), view.getHeight());
    } else if (link != null) {
      String words = link.hint(view.wantsMouse());
      show(words, pointerX, pointerY, view.getWidth(), view.getHeight());
    } else {
      setVisible(false);
    }
  }

  /**
   * @param x, y of what it keeps out of the way of, in a view of a size
   */
  private void show(String words, double x, double y, double width, double height) {
    setText(words);
    double free = Math.max(0, width - ScrollThumb.WIDTH);
    double wide = Math.min(prefWidth(-1), free);
    double high = prefHeight(-1);
    boolean inTheWay = y > height - high - NEAR && x < wide + NEAR;
    resizeRelocate(inTheWay ? free - wide : 0, inTheWay ? 0 : height - high, wide, high);
    setVisible(true);
  }
}
