package dev.belisha.shell;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** A calm bar below the tabs: a sentence, and what can be done about it. Hidden at first. */
class Bar extends HBox {
  private final Label text = new Label();

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
    visible(false);
  }

  final void button(String words, Runnable action) {
    Button button = new Button(words);
    button.setMinWidth(USE_PREF_SIZE);
    button.setFocusTraversable(false);
    button.setOnAction(
        event -> {
          visible(false);
          action.run();
        });
    getChildren().add(button);
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
