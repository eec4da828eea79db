package dev.belisha.shell;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;

/** A calm bar below the tabs: a sentence, and what can be done about it. Hidden at first. */
class Bar extends HBox {
  private final Label text = new Label();

  /** What had the keyboard before a button of the bar got it by key. */
  private @Nullable Node back;

  Bar(String id) {
    super(12);
    setId(id);
    getStyleClass().add("notice-bar");
    setAlignment(Pos.CENTER_LEFT);
    text.getStyleClass().add("notice-text");
    text.setWrapText(true);
    text.setMinHeight(USE_PREF_SIZE);
    text.setMaxWidth(Double.MAX_VALUE);
    setHgrow(text, Priority.ALWAYS);
    getChildren().add(text);
    addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    visible(false);
  }

  final void button(String words, Runnable action) {
    Button button = new Button(words);
    button.setMinWidth(USE_PREF_SIZE);
    // A click must not take the keyboard from the terminal.
    button.setFocusTraversable(false);
    button.setOnAction(
        event -> {
          visible(false);
          giveBack();
          action.run();
        });
    getChildren().add(button);
  }

  /**
   * Gives the keyboard to the first bar that asks something. It goes back where it was with Escape,
   * or when the bar goes.
   *
   * @return false when there is none
   */
  static boolean focusFirst(Scene scene) {
    for (Node node : scene.getRoot().lookupAll(".notice-bar")) {
      if (!(node instanceof Bar bar) || !bar.isVisible()) continue;
      Node before = scene.getFocusOwner();
      bar.back = before == null || bar.getChildren().contains(before) ? bar.back : before;
      bar.getChildren().stream()
          .filter(Button.class::isInstance)
          .findFirst()
          .ifPresent(Node::requestFocus);
      return true;
    }
    return false;
  }

  private void keyPressed(KeyEvent event) {
    switch (event.getCode()) {
      case ESCAPE -> giveBack();
      case LEFT -> step(-1);
      case RIGHT -> step(1);
      case TAB -> step(event.isShiftDown() ? -1 : 1);
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void step(int by) {
    List<Node> buttons = getChildren().stream().filter(Button.class::isInstance).toList();
    int at = 0;
    while (at < buttons.size() && !buttons.get(at).isFocused()) at++;
    buttons.get(Math.floorMod(at + by, buttons.size())).requestFocus();
  }

  private void giveBack() {
    Node to = back;
    back = null;
    if (to != null) to.requestFocus();
  }

  final void say(String words) {
    text.setText(words);
    visible(true);
  }

  final void visible(boolean on) {
    setVisible(on);
    setManaged(on);
  }
}
