package dev.belisha.shell.toast;

import dev.belisha.attention.Toast;
import dev.belisha.notify.NotificationBackend;
import dev.belisha.shell.badge.Drawable;
import dev.belisha.shell.badge.UiClock;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ScheduledFuture;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.controlsfx.control.Notifications;
import org.controlsfx.control.action.Action;
import org.jspecify.annotations.Nullable;

/**
 * Toasts in the corner of our own window (ControlsFX), for a desktop without a notification server:
 * at most two, the rest wait; the pointer on one keeps it, and Escape closes the one under the
 * pointer. Escape with the pointer elsewhere belongs to the terminal. May be called from any
 * thread; clicks come on the FX thread.
 */
public final class ToastStack implements NotificationBackend {
  private static final Duration SHOWN = Duration.ofSeconds(10);
  private static final Duration AFTER_HOVER = Duration.ofSeconds(4);

  private final UiClock clock;
  private final Supplier<@Nullable Window> owner;
  private final Listener listener;
  private final ToastQueue queue = new ToastQueue();
  private final Map<Integer, Up> up = new HashMap<>();

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
    Platform.runLater(() -> up.values().stream().toList().forEach(Up::close));
  }

  private void run(ToastQueue.Step step) {
    for (int id : step.close()) {
      Up closing = up.remove(id);
      if (closing == null) continue;
      closing.withdrawn = true;
      closing.close();
    }
    for (Toast toast : step.open()) {
      Window window = owner.get();
      // Without a window there is nobody to see it; the inbox keeps the row.
      if (window == null) {
        listener.closed(toast);
        run(queue.gone(toast));
      } else {
        up.put(toast.id(), new Up(toast, window));
      }
    }
  }

  private void gone(Up gone) {
    up.remove(gone.toast.id(), gone);
    if (!gone.withdrawn) listener.closed(gone.toast);
    run(queue.gone(gone.toast));
  }

  /** One toast on screen. */
  private final class Up {
    private final Toast toast;
    private final Window window;
    private final Node mark;
    private final EventHandler<KeyEvent> escape = this::key;
    private @Nullable ScheduledFuture<?> end;
    private boolean hovered;
    private boolean closed;

    /** By our doing: nobody needs to be told. */
    private boolean withdrawn;

    Up(Toast toast, Window window) {
      this.toast = toast;
      this.window = window;
      Circle circle = new Circle(6);
      circle.getStyleClass().add(toast.low() ? "toast-mark-low" : "toast-mark");
      this.mark = circle;
      Notifications.create()
          .owner(window)
          .position(Pos.BOTTOM_RIGHT)
          .title(Drawable.text(toast.title()))
          .text(Drawable.text(toast.body().isEmpty() ? "Click to see" : toast.body()))
          .graphic(circle)
          .styleClass("belisha-toast")
          .hideAfter(javafx.util.Duration.INDEFINITE)
          .onAction(event -> clicked(0))
          .action(buttons())
          .show();
      watch();
    }

    /** Of its program; a click on the toast itself shows the tab. */
    private Action[] buttons() {
      List<String> labels = toast.manner().buttons();
      Action[] actions = new Action[labels.size()];
      for (int i = 0; i < actions.length; i++) {
        int number = i + 1;
        actions[i] = new Action(Drawable.text(labels.get(i)), event -> clicked(number));
      }
      return actions;
    }

    private void watch() {
      Window popup = mark.getScene() == null ? null : mark.getScene().getWindow();
      if (popup == null) {
        Platform.runLater(() -> gone(this));
        return;
      }
      // ControlsFX would let any Escape in the window close it: that key is the terminal's.
      if (popup instanceof PopupWindow popupWindow) popupWindow.setHideOnEscape(false);
      Region root = (Region) mark.getScene().getRoot();
      root.hoverProperty().subscribe(this::hover);
      window.addEventFilter(KeyEvent.KEY_PRESSED, escape);
      popup.addEventFilter(KeyEvent.KEY_PRESSED, escape);
      popup
          .showingProperty()
          .subscribe(
              showing -> {
                if (!showing) hidden();
              });
    }

    private void hover(boolean in) {
      hovered = in;
      if (end != null) end.cancel(false);
      if (!in) end = clock.at(clock.now().plus(end == null ? SHOWN : AFTER_HOVER), this::close);
    }

    private void key(KeyEvent event) {
      if (!hovered || event.getCode() != KeyCode.ESCAPE) return;
      event.consume();
      close();
    }

    private void clicked(int button) {
      listener.clicked(new Click(toast, null, button));
      close();
    }

    /** Closes by the toast's own button, so that ControlsFX moves the others up. */
    void close() {
      if (closed) return;
      closed = true;
      if (end != null) end.cancel(false);
      if (mark.getScene() != null
          && mark.getScene().getRoot().lookup(".close-button") instanceof Button button) {
        button.fire();
      }
    }

    private void hidden() {
      closed = true;
      if (end != null) end.cancel(false);
      window.removeEventFilter(KeyEvent.KEY_PRESSED, escape);
      gone(this);
    }
  }
}
