package dev.belisha.shell.tabs;

import dev.belisha.shell.TabBar;
import java.util.List;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * What the mouse does to tabs: press selects, the middle button closes, a double click edits the
 * name, the right button opens the menu, and dragging moves: in the strip, or out of it. Every
 * gesture holds on to the tab it began on, so that a tab that moves away under the pointer isn't
 * mistaken for another (B-43).
 */
final class TabDrag {
  private static final double THRESHOLD = 6;

  /** So far above or below the strip a tab leaves it. */
  private static final double LEAVES = 40;

  private final TabStrip strip;
  private final TabBar.Actions actions;
  private @Nullable TabCell pressed;
  private double pressX;
  private double pressY;
  private double grab;
  private boolean dragging;
  private boolean outside;
  private int lastClicked;
  private int target = -1;

  TabDrag(TabStrip strip, TabBar.Actions actions) {
    this.strip = strip;
    this.actions = actions;
  }

  void listen(TabCell cell) {
    cell.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> pressed(cell, event));
    cell.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> dragged(cell, event));
    cell.addEventHandler(MouseEvent.MOUSE_RELEASED, event -> released(cell, event));
    cell.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> clicked(cell, event));
    cell.setOnContextMenuRequested(
        event -> {
          if (cell.isEditing()) return;
          actions.menu(cell.tab(), event.getScreenX(), event.getScreenY());
          event.consume();
        });
  }

  private void pressed(TabCell cell, MouseEvent event) {
    if (cell.isEditing()) return;
    pressed = cell;
    pressX = event.getSceneX();
    pressY = event.getSceneY();
    dragging = false;
    if (event.getButton() == MouseButton.PRIMARY) {
      actions.select(cell.tab());
      grab = strip.contentX(pressX) - cell.getLayoutX() - strip.scroll();
    }
    event.consume();
  }

  private void dragged(TabCell cell, MouseEvent event) {
    if (pressed != cell || !event.isPrimaryButtonDown()) return;
    double moved = Math.hypot(event.getSceneX() - pressX, event.getSceneY() - pressY);
    if (!dragging && moved < THRESHOLD) return;
    if (!dragging) {
      dragging = true;
      cell.pseudoClassStateChanged(TabCell.DRAGGED, true);
      cell.setViewOrder(-1);
    }
    outside = strip.isOutside(event.getSceneX(), event.getSceneY(), LEAVES);
    cell.pseudoClassStateChanged(TabCell.LEAVING, outside);
    int from = strip.index(cell.tab());
    if (from < 0) return;
    StripLayout layout = strip.stripLayout();
    // A tab that opened since then has no place yet.
    if (from >= layout.widths().size()) return;
    double width = layout.widths().get(from);
    double x =
        Math.clamp(
            strip.contentX(event.getSceneX()) - grab, 0, Math.max(0, layout.content() - width));
    cell.setTranslateX(x - layout.starts().get(from));
    target = layout.dropIndex(from, x);
    makeRoom(cell, from, width);
    scrollAtEdge(x, width, layout);
    event.consume();
  }

  private void makeRoom(TabCell dragged, int from, double width) {
    List<TabCell> cells = strip.tabCells();
    for (int i = 0; i < cells.size(); i++) {
      TabCell cell = cells.get(i);
      if (cell == dragged) continue;
      double shift = 0;
      if (from < i && i <= target) shift = -width;
      if (target <= i && i < from) shift = width;
      cell.setTranslateX(shift);
    }
  }

  private void scrollAtEdge(double x, double width, StripLayout layout) {
    if (!layout.overflows()) return;
    if (x < strip.scroll()) strip.scrollBy(x - strip.scroll());
    double end = strip.scroll() + layout.viewport();
    if (x + width > end) strip.scrollBy(x + width - end);
  }

  private void released(TabCell cell, MouseEvent event) {
    if (pressed != cell) return;
    pressed = null;
    if (!dragging) return;
    int to = target;
    everyTabInPlace();
    cell.pseudoClassStateChanged(TabCell.DRAGGED, false);
    cell.pseudoClassStateChanged(TabCell.LEAVING, false);
    cell.setViewOrder(0);
    event.consume();
    if (outside) {
      outside = false;
      actions.dropOutside(cell.tab(), event.getScreenX(), event.getScreenY());
      return;
    }
    int from = strip.index(cell.tab());
    if (from >= 0 && to >= 0 && to != from) actions.move(cell.tab(), to + 1);
  }

  private void everyTabInPlace() {
    for (TabCell any : strip.tabCells()) any.setTranslateX(0);
    target = -1;
  }

  /** Tabs came, went or moved: where a dragged one would go counts again from its next step. */
  void orderChanged() {
    TabCell cell = pressed;
    if (cell == null || !dragging) return;
    everyTabInPlace();
    if (strip.index(cell.tab()) >= 0) return;
    pressed = null;
    dragging = false;
    outside = false;
  }

  private void clicked(TabCell cell, MouseEvent event) {
    if (cell.isEditing() || dragging) {
      dragging = false;
      return;
    }
    if (event.getButton() == MouseButton.MIDDLE && cell.contains(event.getX(), event.getY())) {
      actions.close(cell.tab());
      event.consume();
    } else if (event.getButton() == MouseButton.PRIMARY) {
      boolean again = event.getClickCount() == 2 && lastClicked == cell.tab();
      lastClicked = cell.tab();
      if (again) strip.editName(cell.tab());
      event.consume();
    }
  }
}
