package dev.belisha.shell.sidebar;

import dev.belisha.shell.badge.Drawable;
import dev.belisha.shell.badge.UiClock;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/** A cell of the sidebar's list; there are only as many as rows in sight. */
final class StatusCell extends ListCell<Row> {
  /** What the cells ask the sidebar. */
  interface Host {
    boolean rail();

    /** The row that was just revealed. */
    boolean isMarked(Row.Key key);

    /** The editor of a tab's name, when it is open for this row. */
    @Nullable TextField editor(Row.Key key);

    void clicked(Row row, boolean onTwisty);

    /** What moves a tab by its row. */
    RowDrag drag();

    void menu(Row row, double screenX, double screenY);
  }

  private final Host host;
  private final RowView view;
  private final Tooltip tooltip = new Tooltip();
  private Row.@Nullable Key shown;
  private Row.@Nullable Key pressed;

  StatusCell(UiClock clock, Host host) {
    this.host = host;
    this.view = new RowView(clock);
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setAccessibleRole(AccessibleRole.TREE_ITEM);
    tooltip.setWrapText(true);
    tooltip.setMaxWidth(480);
    addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
    addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> host.drag().dragged(event));
    addEventHandler(
        MouseEvent.MOUSE_RELEASED,
        event -> {
          // What was dragged was not clicked.
          if (host.drag().released()) pressed = null;
        });
    addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    setOnContextMenuRequested(
        event -> {
          Row row = getItem();
          if (row == null) return;
          host.menu(row, event.getScreenX(), event.getScreenY());
          event.consume();
        });
  }

  private Row.@Nullable Key key() {
    Row row = getItem();
    return row == null ? null : row.key();
  }

  /** The mouse leaves the keyboard where it is: what is typed next goes to the terminal. */
  private void pressed(MouseEvent event) {
    Row.Key key = key();
    pressed = key;
    if (key == null || host.editor(key) != null) return;
    host.drag().pressed(key, event);
    event.consume();
  }

  /** A click counts only when both its ends hit the same row (B-43). */
  private void clicked(MouseEvent event) {
    Row row = getItem();
    boolean same = row != null && row.key().equals(pressed);
    pressed = null;
    if (!same || event.getButton() != MouseButton.PRIMARY || !event.isStillSincePress()) return;
    host.clicked(row, event.getX() < RowView.TWISTY_END);
  }

  @Override
  protected void updateItem(@Nullable Row row, boolean empty) {
    super.updateItem(row, empty);
    if (row == null || empty) {
      shown = null;
      setGraphic(null);
      setTooltip(null);
      setAccessibleText("");
      return;
    }
    boolean same = row.key().equals(shown);
    shown = row.key();
    view.show(row, host.rail(), same);
    view.editor(host.editor(row.key()));
    view.pseudo("marked", host.isMarked(row.key()));
    if (getGraphic() == null) setGraphic(view);
    describe(row);
  }

  private void describe(Row row) {
    String hover = "";
    String spoken = "";
    switch (row) {
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
    setTooltip(hover.isEmpty() ? null : tooltip);
    setAccessibleText(spoken);
  }

  /** The list's own width, so that long texts are cut and never scroll sideways. */
  @Override
  protected double computePrefWidth(double height) {
    return 0;
  }

  @Override
  protected double computePrefHeight(double width) {
    return isEmpty() ? RowView.RECORD_HEIGHT : view.prefHeight(width);
  }

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    Row row = getItem();
    return switch (attribute) {
      case DISCLOSURE_LEVEL -> row instanceof Row.Record record ? record.depth() : 0;
      case EXPANDED -> row instanceof Row.Tab tab && tab.expanded();
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }
}
