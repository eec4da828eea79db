package dev.belisha.shell;

import dev.belisha.shell.badge.Drawable;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/**
 * For a window that was called and that the desktop did not bring to the front: says, when the
 * person comes to it by hand, which tab it was about (ux F5.8). Goes a while after they are here.
 */
final class CalledBar extends Bar {
  private static final Duration AFTER_ARRIVAL = Duration.seconds(5);

  private final PauseTransition end = new PauseTransition(AFTER_ARRIVAL);

  CalledBar() {
    super("called-bar");
    button("Dismiss", () -> {});
    end.setOnFinished(event -> visible(false));
  }

  /** The desktop kept the window where it is. */
  void show(String tab) {
    end.stop();
    say("You called this tab: " + Drawable.text(tab));
  }

  /** The person is here. */
  void arrived() {
    if (isVisible()) end.playFromStart();
  }
}
