package dev.belisha.view;

import javafx.scene.control.Label;

/** Where the link under the pointer really leads, at once, in a lower corner of the view. */
final class LinkHint extends Label {
  private static final double NEAR = 48;

  LinkHint() {
    getStyleClass().add("link-hint");
    setManaged(false);
    setVisible(false);
    setMouseTransparent(true);
  }

  /**
   * @param pointerX, pointerY in the parent, whose size follows; it keeps out of the pointer's way
   */
  void show(String words, double pointerX, double pointerY, double width, double height) {
    setText(words);
    double free = Math.max(0, width - ScrollThumb.WIDTH);
    double wide = Math.min(prefWidth(-1), free);
    double high = prefHeight(-1);
    boolean inTheWay = pointerY > height - high - NEAR && pointerX < wide + NEAR;
    resizeRelocate(inTheWay ? free - wide : 0, inTheWay ? 0 : height - high, wide, high);
    setVisible(true);
  }

  void hide() {
    setVisible(false);
  }
}
