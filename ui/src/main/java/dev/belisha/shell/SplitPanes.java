package dev.belisha.shell;

import dev.belisha.shell.model.Layout;
import dev.belisha.shell.model.Layout.Axis;
import dev.belisha.shell.model.TabModel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/** A tab's panes, laid out by its {@link Layout}, with dividers to drag between them. */
final class SplitPanes extends Region {
  /** Thickness of a divider in logical pixels: wide enough to be taken with the mouse. */
  private static final double DIVIDER = 5;

  private final TabModel tab;
  private final List<Divider> dividers = new ArrayList<>();
  private IntFunction<Region> views = id -> new Region();
  private List<Integer> shown = List.of();

  SplitPanes(TabModel tab) {
    this.tab = tab;
    getStyleClass().add("split-panes");
  }

  /** Takes up the tab's layout; {@code paneViews} gives the view of a pane by id. */
  void sync(IntFunction<Region> paneViews) {
    views = paneViews;
    List<Integer> panes = tab.layout().panes();
    if (!panes.equals(shown)) {
      shown = panes;
      dividers.clear();
      for (int i = 1; i < panes.size(); i++) dividers.add(new Divider());
      List<Node> children = new ArrayList<>();
      for (int pane : panes) children.add(paneViews.apply(pane));
      children.addAll(dividers);
      getChildren().setAll(children);
    }
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    List<Divider> free = new ArrayList<>(dividers);
    place(tab.layout(), 0, 0, getWidth(), getHeight(), free);
  }

  private void place(Layout layout, double x, double y, double w, double h, List<Divider> free) {
    switch (layout) {
      case Layout.Leaf(int pane) -> views.apply(pane).resizeRelocate(x, y, w, h);
      case Layout.Split split -> {
        if (free.isEmpty()) return; // The model is ahead; sync follows.
        Divider divider = free.removeFirst();
        boolean right = split.axis() == Axis.RIGHT;
        double length = Math.max(0, (right ? w : h) - DIVIDER);
        double first = snapSizeX(length * split.ratio());
        divider.at(split, right ? x : y, length);
        if (right) {
          divider.resizeRelocate(x + first, y, DIVIDER, h);
          place(split.first(), x, y, first, h, free);
          place(split.second(), x + first + DIVIDER, y, length - first, h, free);
        } else {
          divider.resizeRelocate(x, y + first, w, DIVIDER);
          place(split.first(), x, y, w, first, free);
          place(split.second(), x, y + first + DIVIDER, w, length - first, free);
        }
      }
    }
  }

  private final class Divider extends Region {
    private Layout.Split split = new Layout.Split(Axis.RIGHT, 0.5, tab.layout(), tab.layout());
    private double start;
    private double length = 1;

    Divider() {
      getStyleClass().add("pane-divider");
      addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
    }

    void at(Layout.Split newSplit, double newStart, double newLength) {
      split = newSplit;
      start = newStart;
      length = Math.max(1, newLength);
      setCursor(split.axis() == Axis.RIGHT ? Cursor.H_RESIZE : Cursor.V_RESIZE);
    }

    private void drag(MouseEvent event) {
      var point = SplitPanes.this.sceneToLocal(event.getSceneX(), event.getSceneY());
      double along = split.axis() == Axis.RIGHT ? point.getX() : point.getY();
      tab.ratio(split, (along - start - DIVIDER / 2) / length);
      event.consume();
    }
  }
}
