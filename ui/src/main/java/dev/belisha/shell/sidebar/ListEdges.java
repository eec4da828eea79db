package dev.belisha.shell.sidebar;

import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.badge.EdgeSummary;
import dev.belisha.shell.badge.UiClock;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import org.jspecify.annotations.Nullable;

/** Tells at both ends of the list of tabs that wait beyond them, also in the rail. */
final class ListEdges {
  private final ListView<Row> list;
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
              VirtualFlow<?> flow = flow();
              if (flow != null) flow.positionProperty().subscribe(this::update);
            });
  }

  /** After the list was laid out, or its rows changed. */
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

  private @Nullable VirtualFlow<?> flow() {
    return list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow ? flow : null;
  }

  private int firstShown() {
    VirtualFlow<?> flow = flow();
    IndexedCell<?> cell = flow == null ? null : flow.getFirstVisibleCell();
    return cell == null ? 0 : Math.clamp(cell.getIndex(), 0, rows().size());
  }

  private int lastShown() {
    VirtualFlow<?> flow = flow();
    IndexedCell<?> cell = flow == null ? null : flow.getLastVisibleCell();
    return cell == null ? rows().size() - 1 : Math.clamp(cell.getIndex(), 0, rows().size() - 1);
  }

  /** The tabs that wait among some rows. */
  private List<Row.Tab> hidden(int from, int to) {
    if (from >= to) return List.of();
    return rows().subList(from, to).stream()
        .filter(row -> row instanceof Row.Tab tab && tab.waits())
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
