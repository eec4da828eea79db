package dev.belisha.shell;

import dev.belisha.shell.badge.Drawable;
import dev.belisha.shell.model.TabModel;
import java.util.function.IntPredicate;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/**
 * For a window that was called and that the desktop did not bring to the front: says, when the
 * person comes to it by hand, which tab it was about (ux F5.8). Goes a while after they are here.
 */
final class CalledBar extends Bar {
  private static final Duration AFTER_ARRIVAL = Duration.seconds(5);

  private final PauseTransition end = new PauseTransition(AFTER_ARRIVAL);
  private @Nullable Runnable onArrival;
  private @Nullable TabModel tab;

  CalledBar() {
    super("called-bar");
    button("Dismiss", () -> {});
    end.setOnFinished(event -> visible(false));
  }

  /**
   * The desktop kept the window where it is.
   *
   * @param called what it was called for, null for nothing to say
   * @param then what to do when the person comes
   */
  void called(@Nullable TabModel called, Runnable then) {
    end.stop();
    onArrival = then;
    tab = called;
    visible(called != null);
    if (called != null) say("You called this tab: " + Drawable.text(called.label()));
  }

  /** Tabs may have closed: who comes now is called to none of those. */
  void sync(IntPredicate open) {
    if (tab == null || open.test(tab.id())) return;
    tab = null;
    onArrival = null;
    visible(false);
  }

  /** The person is here. */
  void arrived() {
    if (isVisible()) end.playFromStart();
    Runnable then = onArrival;
    onArrival = null;
    if (then != null) then.run();
  }
}
