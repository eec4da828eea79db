package dev.belisha.shell.toast;

import dev.belisha.attention.Toast;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.badge.Drawable;
import dev.belisha.shell.badge.StatusBadge;
import dev.belisha.shell.badge.UiClock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ScheduledFuture;
import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.controlsfx.control.Notifications;
import org.controlsfx.control.action.Action;
import org.jspecify.annotations.Nullable;

/** One toast on screen, drawn by ControlsFX. FX thread. */
final class ShownToast {
  private static final double BADGE = 18;
  private static final Duration SHOWN = Duration.ofSeconds(10);
  private static final Duration AFTER_HOVER = Duration.ofSeconds(4);

  private final Toast toast;
  private final Window window;
  private final Corner corner;
  private final UiClock clock;
  private final Owner owner;
  private final StatusBadge badge;
  private final EventHandler<KeyEvent> escape = this::key;
  private Subscription placed = Subscription.EMPTY;
  private @Nullable ScheduledFuture<?> end;
  private boolean hovered;
  private boolean closed;

  /** What becomes of it. */
  interface Owner {
    /**
     * @param button of its program's, from 1; 0 for the toast as a whole
     */
    void clicked(int button);

    /** It is off the screen. */
    void gone();
  }

  ShownToast(Toast toast, Window window, Corner corner, UiClock clock, Owner owner) {
    this.toast = toast;
    this.window = window;
    this.corner = corner;
    this.clock = clock;
    this.owner = owner;
    this.badge = badge(toast.mark());
  }

  /** The badge of its state; a bell for what is of none. */
  private StatusBadge badge(Toast.Mark mark) {
    boolean bell = mark.state() == null;
    StatusBadge shape = new StatusBadge(clock);
    shape.setSize(BADGE);
    shape.setStatus(
        new BadgeStatus(mark.state(), mark.kind(), -1, false, false, false, bell, mark.count()));
    return shape;
  }

  void show() {
    Notifications.create()
        .owner(window)
        .position(Pos.BOTTOM_RIGHT)
        .title(Drawable.text(toast.title()))
        .text(Drawable.text(toast.body().isEmpty() ? "Click to see" : toast.body()))
        .graphic(badge)
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
    Window popup = badge.getScene() == null ? null : badge.getScene().getWindow();
    if (!(popup instanceof PopupWindow card)) {
      Platform.runLater(owner::gone);
      return;
    }
    // ControlsFX would let any Escape in the window close it: that key is the terminal's.
    card.setHideOnEscape(false);
    placed = corner.add(card, window);
    Region root = (Region) badge.getScene().getRoot();
    root.hoverProperty().subscribe(this::hover);
    window.addEventFilter(KeyEvent.KEY_PRESSED, escape);
    card.addEventFilter(KeyEvent.KEY_PRESSED, escape);
    card.showingProperty()
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
    owner.clicked(button);
    close();
  }

  /** Closes by the toast's own button, so that ControlsFX forgets it. */
  void close() {
    if (closed) return;
    closed = true;
    if (end != null) end.cancel(false);
    if (badge.getScene() != null
        && badge.getScene().getRoot().lookup(".close-button") instanceof Button button) {
      button.fire();
    }
  }

  private void hidden() {
    closed = true;
    if (end != null) end.cancel(false);
    placed.unsubscribe();
    window.removeEventFilter(KeyEvent.KEY_PRESSED, escape);
    owner.gone();
  }
}
