package dev.belisha.shell.sidebar;

import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.badge.EdgeSummary;
import dev.belisha.shell.badge.UiClock;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import org.jspecify.annotations.Nullable;

/** Tells at both ends of the list of tabs that wait beyond them, also in the rail. */
final class ListEdges {
  private final ListView<Row> list;
  private @Nullable VirtualFlow<?> flow;

  /** Where the tabs that wait are in the list. */
  private List<Integer> waiting = List.of();

  final ListEdge top;
  final ListEdge bottom;

  ListEdges(ListView<Row> list, UiClock clock) {
    this.list = list;
    this.top = new ListEdge(true, clock);
    this.bottom = new ListEdge(false, clock);
    top.setOnAction(event -> scrollTo(hidden(0, firstShown()).reversed()));
    bottom.setOnAction(event -> scrollTo(hidden(lastShown() + 1, rows().size())));
    list.skinProperty()
        .subscribe(
            skin -> {
              VirtualFlow<?> shown =
                  list.lookup(".virtual-flow") instanceof VirtualFlow<?> found ? found : null;
              flow = shown;
              if (shown != null) shown.positionProperty().subscribe(this::update);
            });
  }

  /** The rows are others, or in another state: there may be fifty thousand, looked at once. */
  void rowsChanged() {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < rows().size(); i++) {
      if (rows().get(i) instanceof Row.Tab tab && tab.waits()) found.add(i);
    }
    waiting = List.copyOf(found);
    update();
  }

  /** After the list was laid out or scrolled. */
  void update() {
    top.show(summary(hidden(0, firstShown())));
    bottom.show(summary(hidden(lastShown() + 1, rows().size())));
  }

  /** Over both ends of the list. */
  void place(Bounds area) {
    double width = area.getWidth() - 8;
    top.resizeRelocate(area.getMinX() + 2, area.getMinY(), width, ListEdge.HEIGHT);
    double y = area.getMaxY() - ListEdge.HEIGHT;
    bottom.resizeRelocate(area.getMinX() + 2, y, width, ListEdge.HEIGHT);
  }

  private List<Row> rows() {
    return list.getItems();
  }

  private int firstShown() {
    VirtualFlow<?> shown = flow;
    IndexedCell<?> cell = shown == null ? null : shown.getFirstVisibleCell();
    return cell == null ? 0 : Math.clamp(cell.getIndex(), 0, rows().size());
  }

  private int lastShown() {
    VirtualFlow<?> shown = flow;
    IndexedCell<?> cell = shown == null ? null : shown.getLastVisibleCell();
    return cell == null ? rows().size() - 1 : Math.clamp(cell.getIndex(), 0, rows().size() - 1);
  }

  /** The tabs that wait among the rows of a range. */
  private List<Row.Tab> hidden(int from, int to) {
    return waiting.stream()
        .filter(index -> index >= from && index < to)
        .map(rows()::get)
        // While rows are being exchanged the places are still those of before.
        .filter(Row.Tab.class::isInstance)
        .map(Row.Tab.class::cast)
        .toList();
  }

  private static EdgeSummary summary(List<Row.Tab> tabs) {
    List<BadgeStatus> badges = tabs.stream().map(Row.Tab::badge).toList();
    return EdgeSummary.of(badges);
  }

  /** To the nearest of the most urgent. */
  private void scrollTo(List<Row.Tab> nearestFirst) {
    BadgeStatus most = summary(nearestFirst).status();
    for (Row.Tab tab : nearestFirst) {
      if (tab.badge().state() == most.state()) {
        list.scrollTo(tab);
        return;
      }
    }
  }
}
