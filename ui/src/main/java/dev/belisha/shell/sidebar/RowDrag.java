package dev.belisha.shell.sidebar;

import dev.belisha.shell.StatusList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * Moves a tab by dragging its row: in tab order, among the rows of its window. The gesture holds on
 * to the tab it began on (B-43), and nothing moves before it is over (B-44).
 */
final class RowDrag {
  private static final double THRESHOLD = 6;
  private static final double LINE = 2;

  // Tab ids count from 1.
  private static final int NONE = -1;
  private static final int LAST = 0;

  private final RowList list;
  private final StatusList.Actions actions;

  /** The tabs of this window in the order shown; empty when they can't be moved here. */
  private final Supplier<List<Integer>> movable;

  /** Where the tab would go. */
  private final Region line = new Region();

  private Row.@Nullable Key pressed;
  private double pressedY;
  private boolean dragging;

  /** The tab that would stand below it, {@link #LAST} or {@link #NONE}. */
  private int target = NONE;

  RowDrag(RowList list, StatusList.Actions actions, Supplier<List<Integer>> movable) {
    this.list = list;
    this.actions = actions;
    this.movable = movable;
    line.getStyleClass().add("row-drop");
    line.setManaged(false);
    line.setMouseTransparent(true);
    line.setVisible(false);
  }

  Node line() {
    return line;
  }

  boolean isDragging() {
    return dragging;
  }

  void pressed(Row.@Nullable Key key, MouseEvent event) {
    pressed = event.isPrimaryButtonDown() ? key : null;
    pressedY = event.getSceneY();
    dragging = false;
    target = NONE;
  }

  void dragged(MouseEvent event) {
    Row.Key key = pressed;
    if (key == null || !event.isPrimaryButtonDown() || key.part() != Row.Part.TAB) return;
    List<Integer> tabs = movable.get();
    if (!tabs.contains(key.tab())) return;
    if (!dragging && Math.abs(event.getSceneY() - pressedY) < THRESHOLD) return;
    dragging = true;
    point(tabs, event.getSceneY());
    event.consume();
  }

  /** Finds the gap nearest to the pointer, and shows it. */
  private void point(List<Integer> tabs, double sceneY) {
    double best = Double.MAX_VALUE;
    for (Gap gap : gaps(tabs)) {
      double away = Math.abs(gap.sceneY - sceneY);
      if (away >= best) continue;
      best = away;
      target = gap.before;
      place(gap.sceneY);
    }
  }

  /**
   * Between two rows in sight.
   *
   * @param before the tab below it, or {@link #LAST}
   */
  private record Gap(int before, double sceneY) {}

  private List<Gap> gaps(List<Integer> tabs) {
    List<Gap> gaps = new ArrayList<>();
    for (StatusCell cell : list.cells()) {
      if (cell.key().part() != Row.Part.TAB) continue;
      int index = tabs.indexOf(cell.key().tab());
      if (index < 0) continue;
      Bounds bounds = cell.localToScene(cell.getLayoutBounds());
      gaps.add(new Gap(cell.key().tab(), bounds.getMinY()));
      if (index == tabs.size() - 1) gaps.add(new Gap(LAST, bounds.getMaxY()));
    }
    return gaps;
  }

  private void place(double sceneY) {
    Point2D at = line.getParent().sceneToLocal(0, sceneY);
    line.resizeRelocate(8, Math.round(at.getY()) - LINE / 2, list.getWidth() - 20, LINE);
    line.setVisible(true);
  }

  /** Ends the gesture; true when it was a drag, whether or not it moved anything. */
  boolean released() {
    Row.Key key = pressed;
    boolean wasDrag = dragging;
    int below = target;
    cancel();
    if (!wasDrag || key == null || below == NONE) return wasDrag;
    // Tabs may have come and gone while it was on its way.
    List<Integer> tabs = movable.get();
    int from = tabs.indexOf(key.tab());
    int to = below == LAST ? tabs.size() : tabs.indexOf(below);
    if (from < 0 || to < 0) return true;
    // Taking the tab out moves those behind it up.
    int position = to > from ? to : to + 1;
    if (position != from + 1) actions.move(key.tab(), position);
    return true;
  }

  void cancel() {
    pressed = null;
    dragging = false;
    target = NONE;
    line.setVisible(false);
  }

  /** The keyboard's way: one place up or down. */
  void step(Row.Tab tab, int step) {
    List<Integer> tabs = movable.get();
    int from = tabs.indexOf(tab.key().tab());
    int to = from + step;
    if (from >= 0 && to >= 0 && to < tabs.size()) actions.move(tab.key().tab(), to + 1);
  }
}
