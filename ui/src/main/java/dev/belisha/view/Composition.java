package dev.belisha.view;

import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.input.InputMethodEvent;
import javafx.scene.input.InputMethodRequests;
import javafx.scene.input.InputMethodTextRun;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/**
 * What an input method is composing: drawn at the cursor until it is committed, with the window of
 * candidates below it. FX thread.
 */
final class Composition implements InputMethodRequests {
  private final HBox text = new HBox();
  private final Supplier<@Nullable Point2D> cursor;
  private Font font = Font.getDefault();
  private String plain = "";
  private String selected = "";
  private double cellHeight;

  /**
   * @param cursor upper left corner of its cell in the label's parent; null when nothing is shown
   */
  Composition(Supplier<@Nullable Point2D> cursor) {
    this.cursor = cursor;
    text.setManaged(false);
    text.setVisible(false);
  }

  HBox node() {
    return text;
  }

  void font(Font newFont, double height) {
    font = newFont;
    cellHeight = height;
  }

  void colors(String background, String foreground) {
    text.setStyle("-fx-background-color: %s;".formatted(background));
    plain = "-fx-text-fill: %s; -fx-underline: true;".formatted(foreground);
    selected = "-fx-text-fill: %s; -fx-background-color: %s;".formatted(background, foreground);
  }

  void show(InputMethodEvent event) {
    text.getChildren().clear();
    for (InputMethodTextRun run : event.getComposed()) {
      if (!run.getText().isEmpty()) text.getChildren().add(part(run));
    }
    text.setVisible(!text.getChildren().isEmpty());
    follow();
  }

  /** The part that the input method is converting stands out from the rest. */
  private Label part(InputMethodTextRun run) {
    boolean chosen =
        switch (run.getHighlight()) {
          case SELECTED_RAW, SELECTED_CONVERTED -> true;
          case UNSELECTED_RAW, UNSELECTED_CONVERTED -> false;
        };
    Label part = new Label(run.getText());
    part.setFont(font);
    part.setStyle(chosen ? selected : plain);
    part.setMinWidth(Region.USE_PREF_SIZE);
    return part;
  }

  /** The keyboard went elsewhere: the input method composes nothing here any more. */
  void cancel() {
    text.getChildren().clear();
    text.setVisible(false);
  }

  /** The cursor may be elsewhere. What does not fit beside it begins farther left. */
  void follow() {
    Point2D at = cursor.get();
    if (at == null || !text.isVisible()) return;
    text.autosize();
    Bounds area = text.getParent().getLayoutBounds();
    double x = Math.max(0, Math.min(at.getX(), area.getWidth() - text.getWidth()));
    double y = Math.clamp(at.getY(), 0, Math.max(0, area.getHeight() - cellHeight));
    text.relocate(x, y);
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
