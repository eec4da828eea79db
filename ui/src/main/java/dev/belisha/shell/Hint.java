package dev.belisha.shell;

import javafx.animation.PauseTransition;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;

/** A line over the terminal that goes by itself: "Nothing needs you". */
final class Hint extends Label {
  private static final Duration SHOWN = Duration.seconds(1.8);

  private final PauseTransition end = new PauseTransition(SHOWN);

  Hint() {
    setId("hint");
    getStyleClass().add("hint");
    setMouseTransparent(true);
    setVisible(false);
    StackPane.setAlignment(this, Pos.BOTTOM_CENTER);
    StackPane.setMargin(this, new Insets(0, 0, 24, 0));
    end.setOnFinished(event -> setVisible(false));
  }

  void show(String text) {
    setText(text);
    setVisible(true);
    end.playFromStart();
  }
}
