package dev.belisha.shell.page;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.shape.SVGPath;
import org.jspecify.annotations.Nullable;

/**
 * A page over a window's terminals, which keep their size below it: a title, what can be done, and
 * a cross. Escape closes it too. FX thread.
 */
public abstract class Page extends BorderPane {
  private final Label title = new Label();
  private final HBox tools = new HBox();

  /**
   * @param close takes the page away; {@link #hidden} follows
   */
  protected Page(String title, Runnable close) {
    getStyleClass().add("page");
    this.title.getStyleClass().add("page-title");
    this.title.setMinWidth(0);
    this.title.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(this.title, Priority.ALWAYS);
    title(title);
    tools.getStyleClass().add("page-tools");
    tools.setAlignment(Pos.CENTER_RIGHT);
    tools.setMinWidth(USE_PREF_SIZE);
    HBox head = new HBox(this.title, tools, cross(close));
    head.setAlignment(Pos.CENTER_LEFT);
    head.getStyleClass().add("page-head");
    setTop(head);
    // A list takes Escape for itself, and does nothing with it; an editor needs it.
    addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (!(event.getTarget() instanceof TextInputControl)) escape(event, close);
        });
    addEventHandler(KeyEvent.KEY_PRESSED, event -> escape(event, close));
  }

  private static void escape(KeyEvent event, Runnable close) {
    if (event.getCode() != KeyCode.ESCAPE) return;
    event.consume();
    close.run();
  }

  private static Button cross(Runnable close) {
    SVGPath cross = new SVGPath();
    cross.setContent("M1 1 L9 9 M9 1 L1 9");
    cross.getStyleClass().add("strip-cross");
    Button button = new Button();
    button.setId("page-close");
    button.setGraphic(cross);
    button.getStyleClass().setAll("page-close");
    button.setAccessibleText("Close");
    button.setOnAction(event -> close.run());
    return button;
  }

  protected final void title(String text) {
    title.setText(text);
  }

  /** Beside the title, from left to right. */
  protected final void tools(Node... nodes) {
    tools.getChildren().setAll(nodes);
  }

  /** What gets the keyboard when the page opens. */
  protected abstract @Nullable Node first();

  /** The page is on screen. */
  public void shown() {
    Node first = first();
    if (first != null) first.requestFocus();
  }

  /** The page has been taken away for good. */
  public void hidden() {}
}
