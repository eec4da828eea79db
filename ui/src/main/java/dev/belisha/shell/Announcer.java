package dev.belisha.shell;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.stage.Window;
import javafx.util.Duration;

/**
 * Says to screen readers what notifications say, so with the same limits: what comes within a
 * second as one sentence (ux F8). JavaFX has no live regions; the text of a node that nobody sees
 * changes, which readers on Windows and macOS may speak. On Linux JavaFX tells no reader anything.
 */
final class Announcer {
  static final Duration BATCH = Duration.seconds(1);

  private static final String ID = "announcement";

  private final Consumer<String> spoken;
  private final Set<String> waiting = new LinkedHashSet<>();
  private final PauseTransition pause = new PauseTransition(BATCH);

  /**
   * @param spoken what is to be said; on the FX thread
   */
  Announcer(Consumer<String> spoken) {
    this.spoken = spoken;
    pause.setOnFinished(event -> speak());
  }

  /** Any thread. */
  void say(String sentence) {
    Platform.runLater(
        () -> {
          waiting.add(sentence);
          if (waiting.size() == 1) pause.playFromStart();
        });
  }

  private void speak() {
    String all = String.join(". ", waiting);
    waiting.clear();
    spoken.accept(all);
  }

  /** What a window holds for it: a node without a place of its own. */
  static Label node() {
    Label node = new Label();
    node.setId(ID);
    node.setAccessibleRole(AccessibleRole.TEXT);
    node.setManaged(false);
    node.setMouseTransparent(true);
    node.setOpacity(0);
    return node;
  }

  /** Says it in every window of ours; the reader follows the one with the keyboard. */
  static void inWindows(String text) {
    for (Window window : List.copyOf(Window.getWindows())) {
      if (window.getScene() == null) continue;
      if (!(window.getScene().getRoot().lookup("#" + ID) instanceof Label node)) continue;
      node.setAccessibleText(text);
      node.setText(text);
      node.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }
  }
}
