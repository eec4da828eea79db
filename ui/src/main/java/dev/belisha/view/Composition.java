package dev.belisha.view;

import java.util.function.Supplier;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.input.InputMethodEvent;
import javafx.scene.input.InputMethodRequests;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/**
 * What an input method is composing: drawn at the cursor until it is committed, with the window of
 * candidates below it. FX thread.
 */
final class Composition implements InputMethodRequests {
  private final Label text = new Label();
  private final Supplier<@Nullable Point2D> cursor;
  private double cellHeight;

  /**
   * @param cursor upper left corner of its cell in the label's parent; null when nothing is shown
   */
  Composition(Supplier<@Nullable Point2D> cursor) {
    this.cursor = cursor;
    text.setManaged(false);
    text.setVisible(false);
  }

  Label node() {
    return text;
  }

  void font(Font font, double height) {
    text.setFont(font);
    cellHeight = height;
  }

  void colors(String background, String foreground) {
    text.setStyle(
        "-fx-background-color: %s; -fx-text-fill: %s; -fx-underline: true;"
            .formatted(background, foreground));
  }

  void show(InputMethodEvent event) {
    StringBuilder open = new StringBuilder();
    event.getComposed().forEach(run -> open.append(run.getText()));
    text.setText(open.toString());
    text.setVisible(!open.isEmpty());
    follow();
  }

  /** The cursor may be elsewhere. */
  void follow() {
    Point2D at = cursor.get();
    if (at == null || !text.isVisible()) return;
    text.autosize();
    text.relocate(at.getX(), at.getY());
  }

  @Override
  public Point2D getTextLocation(int offset) {
    Point2D at = cursor.get();
    Point2D below = at == null ? null : text.getParent().localToScreen(at.add(0, cellHeight));
    return below == null ? Point2D.ZERO : below;
  }

  @Override
  public int getLocationOffset(int x, int y) {
    return 0;
  }

  @Override
  public void cancelLatestCommittedText() {}

  @Override
  public String getSelectedText() {
    // Asked for by no input method on X11, and the source could be waited for.
    return "";
  }
}
