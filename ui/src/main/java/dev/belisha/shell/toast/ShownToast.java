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
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.controlsfx.control.Notifications;
import org.controlsfx.control.action.Action;
import org.jspecify.annotations.Nullable;

/** One toast on screen, drawn by ControlsFX. FX thread. */
final class ShownToast {
  private static final double BADGE = 16;
  private static final double GAP = 8;
  private static final double TEXT_WIDTH = 350;
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
    arrange();
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

  /**
   * ControlsFX puts the graphic beside the text below, makes a long text a long line, and puts the
   * buttons at its end. Here the badge belongs to what is said first, and one card is as wide as
   * another.
   */
  private void arrange() {
    Parent root = badge.getScene().getRoot();
    Node title = root.lookup(".title");
    if (!(badge.getParent() instanceof Label text) || !(title instanceof Label heading)) return;
    text.setGraphic(null);
    text.setPadding(new Insets(2, 0, 0, badge.prefWidth(-1) + GAP));
    heading.setGraphicTextGap(GAP);
    heading.setGraphic(badge);
    for (Label label : List.of(heading, text)) {
      label.setWrapText(true);
      label.setPrefWidth(TEXT_WIDTH);
      label.setMinHeight(Region.USE_PREF_SIZE);
    }
    Node buttons = root.lookup(".button-bar");
    if (buttons == null) return;
    GridPane.setConstraints(buttons, 0, 2);
    GridPane.setMargin(buttons, new Insets(8, 0, 0, 0));
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
