package dev.belisha.shell.sidebar;

import dev.belisha.shell.badge.Drawable;
import dev.belisha.shell.badge.UiClock;
import javafx.animation.TranslateTransition;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/** A cell of the sidebar's list; there are only as many as rows in sight. */
final class StatusCell extends Region {
  /** What the cells ask the sidebar. */
  interface Host {
    boolean rail();

    /** The row that was just revealed. */
    boolean isMarked(Row.Key key);

    /** The editor of a tab's name, when it is open for this row. */
    @Nullable TextField editor(Row.Key key);

    void clicked(Row row, boolean onTwisty);

    /** Opens or closes what is below a row. */
    void expand(Row row, boolean open);

    /** What moves a tab by its row. */
    RowDrag drag();

    void menu(Row row, double screenX, double screenY);
  }

  private static final Duration GLIDE = Duration.millis(150);

  /** Of a cell that has no row. */
  private static final Row.Key NO_KEY = new Row.Key(Row.Part.MORE, 0, 0, "");

  private final Host host;
  private final RowView view;
  private final Tooltip tooltip = new Tooltip();
  private final TranslateTransition glide = new TranslateTransition(GLIDE, this);
  private @Nullable Row row;
  private Row.@Nullable Key pressed;
  private boolean selected;
  private boolean hasTooltip;

  StatusCell(UiClock clock, Host host) {
    this.host = host;
    this.view = new RowView(clock);
    getStyleClass().add("status-cell");
    setAccessibleRole(AccessibleRole.TREE_ITEM);
    tooltip.setWrapText(true);
    tooltip.setMaxWidth(480);
    getChildren().add(view);
    addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
    addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> host.drag().dragged(event));
    addEventHandler(
        MouseEvent.MOUSE_RELEASED,
        event -> {
          // What was dragged was not clicked.
          if (host.drag().released()) pressed = null;
        });
    addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    setOnContextMenuRequested(this::menu);
  }

  /** The row it shows; null when it is out of use. */
  @Nullable Row row() {
    return row;
  }

  Row.Key key() {
    Row shown = row;
    return shown == null ? NO_KEY : shown.key();
  }

  /** The mouse leaves the keyboard where it is: what is typed next goes to the terminal. */
  private void pressed(MouseEvent event) {
    Row shown = row;
    pressed = shown == null ? null : shown.key();
    if (shown == null || host.editor(shown.key()) != null) return;
    host.drag().pressed(shown.key(), event);
    event.consume();
  }

  /** A click counts only when both its ends hit the same row (B-43). */
  private void clicked(MouseEvent event) {
    Row shown = row;
    Row.Key began = pressed;
    pressed = null;
    if (shown == null || !shown.key().equals(began)) return;
    if (event.getButton() != MouseButton.PRIMARY || !event.isStillSincePress()) return;
    host.clicked(shown, event.getX() < RowView.TWISTY_END);
  }

  private void menu(ContextMenuEvent event) {
    Row shown = row;
    if (shown == null) return;
    host.menu(shown, event.getScreenX(), event.getScreenY());
    event.consume();
  }

  void show(Row newRow) {
    boolean same = newRow.key().equals(key());
    if (!same) glide.jumpTo(GLIDE);
    row = newRow;
    view.show(newRow, host.rail(), same);
    view.editor(host.editor(newRow.key()));
    view.pseudo(RowView.MARKED, host.isMarked(newRow.key()));
    describe(newRow);
  }

  /** Out of use until it is given a row. */
  void hide() {
    if (row == null) return;
    row = null;
    pressed = null;
    view.editor(null);
    setVisible(false);
  }

  void select(boolean on) {
    if (selected == on) return;
    selected = on;
    view.pseudo(RowView.SELECTED, on);
    notifyAccessibleAttributeChanged(AccessibleAttribute.SELECTED);
  }

  /** Lets it come to its place from so far below. */
  void glideFrom(double away) {
    glide.stop();
    glide.setFromY(away);
    glide.setToY(0);
    glide.play();
  }

  private void describe(Row shown) {
    String hover = "";
    String spoken = "";
    switch (shown) {
      case Row.Tab tab -> {
        hover = tab.tooltip();
        spoken = tab.accessible();
      }
      case Row.Record record -> {
        hover = record.tooltip();
        spoken = record.accessible();
      }
      case Row.Fold fold -> spoken = fold.count() + " finished";
      case Row.More more -> spoken = more.count() + " more";
      case Row.Heading heading -> spoken = heading.title() + Words.waiting(heading.waiting());
    }
    tooltip.setText(Drawable.text(hover));
    if (hasTooltip != !hover.isEmpty()) {
      hasTooltip = !hasTooltip;
      if (hasTooltip) Tooltip.install(this, tooltip);
      else Tooltip.uninstall(this, tooltip);
    }
    setAccessibleText(spoken);
  }

  @Override
  protected void layoutChildren() {
    view.resizeRelocate(0, 0, getWidth(), getHeight());
  }

  // For screen readers.

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return switch (attribute) {
      case DISCLOSURE_LEVEL -> row instanceof Row.Record record ? record.depth() : 0;
      case EXPANDED -> row instanceof Row.Tab tab && tab.expanded();
      case LEAF -> !(row instanceof Row.Tab tab && tab.expandable());
      case SELECTED -> selected;
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }

  @Override
  public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
    Row shown = row;
    if (shown == null) return;
    switch (action) {
      case EXPAND -> host.expand(shown, true);
      case COLLAPSE -> host.expand(shown, false);
      case FIRE -> host.clicked(shown, false);
      default -> super.executeAccessibleAction(action, parameters);
    }
  }
}
