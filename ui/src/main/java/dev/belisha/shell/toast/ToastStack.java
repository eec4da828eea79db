package dev.belisha.shell.toast;

import dev.belisha.attention.Toast;
import dev.belisha.notify.NotificationBackend;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.shell.toast.ToastQueue.Showing;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * Toasts in the corner of our own window (ControlsFX), for a desktop without a notification server:
 * at most two, the rest wait; the pointer on one keeps it, and Escape closes the one under the
 * pointer. Escape with the pointer elsewhere belongs to the terminal. May be called from any
 * thread; clicks come on the FX thread.
 */
public final class ToastStack implements NotificationBackend {
  private final UiClock clock;
  private final Supplier<@Nullable Window> owner;
  private final Listener listener;
  private final ToastQueue queue = new ToastQueue();
  private final Map<Showing, ShownToast> up = new HashMap<>();
  private final Corner corner = new Corner();

  private ToastStack(UiClock clock, Supplier<@Nullable Window> owner, Listener listener) {
    this.clock = clock;
    this.owner = owner;
    this.listener = listener;
  }

  /** Toasts in the window that has the keyboard, else in any. */
  public static Factory factory(UiClock clock) {
    return listener -> new ToastStack(clock, ToastStack::anyStage, listener);
  }

  private static @Nullable Window anyStage() {
    Window found = null;
    for (Window window : Window.getWindows()) {
      if (!(window instanceof Stage) || !window.isShowing()) continue;
      if (window.isFocused()) return window;
      found = window;
    }
    return found;
  }

  @Override
  public void show(Toast toast) {
    Platform.runLater(() -> run(queue.add(toast)));
  }

  @Override
  public void withdraw(int toastId) {
    Platform.runLater(() -> run(queue.withdraw(toastId)));
  }

  @Override
  public void close() {
    Platform.runLater(
        () -> {
          queue.clear();
          up.values().stream().toList().forEach(ShownToast::close);
        });
  }

  private void run(ToastQueue.Step step) {
    for (Showing showing : step.close()) {
      ShownToast closing = up.remove(showing);
      // By our doing: nobody needs to be told.
      if (closing != null) closing.close();
    }
    for (Showing showing : step.open()) {
      Window window = owner.get();
      if (window != null) {
        ShownToast shown = new ShownToast(showing.toast(), window, corner, clock, owner(showing));
        up.put(showing, shown);
        shown.show();
      } else {
        // Without a window there is nobody to see it; the inbox keeps the row.
        listener.closed(showing.toast());
        run(queue.gone(showing));
      }
    }
  }

  private ShownToast.Owner owner(Showing showing) {
    return new ShownToast.Owner() {
      @Override
      public void clicked(int button) {
        listener.clicked(new Click(showing.toast(), null, button));
      }

      @Override
      public void gone() {
        if (up.remove(showing) != null) listener.closed(showing.toast());
        run(queue.gone(showing));
      }
    };
  }
}
