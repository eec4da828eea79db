package dev.belisha.shell.sidebar;

import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.badge.EdgeSummary;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.shell.sidebar.Rows.Waiting;
import java.util.List;
import javafx.geometry.Bounds;

/** Tells at both ends of the list of tabs that wait beyond them, also in the rail. */
final class ListEdges {
  private final RowList list;

  /** The tabs that wait, from the top. */
  private List<Waiting> waiting = List.of();

  final ListEdge top;
  final ListEdge bottom;

  ListEdges(RowList list, UiClock clock) {
    this.list = list;
    this.top = new ListEdge(true, clock);
    this.bottom = new ListEdge(false, clock);
    top.setOnAction(event -> scrollTo(above().reversed()));
    bottom.setOnAction(event -> scrollTo(below()));
  }

  /** After the list was laid out or scrolled. */
  void update() {
    waiting = list.rows().waiting();
    top.show(summary(above()));
    bottom.show(summary(below()));
  }

  /** Over both ends of the list. */
  void place(Bounds area) {
    double width = area.getWidth() - 8;
    top.resizeRelocate(area.getMinX() + 2, area.getMinY(), width, ListEdge.HEIGHT);
    double y = area.getMaxY() - ListEdge.HEIGHT;
    bottom.resizeRelocate(area.getMinX() + 2, y, width, ListEdge.HEIGHT);
  }

  private List<Waiting> above() {
    return waiting.stream().filter(tab -> tab.index() < list.firstShown()).toList();
  }

  private List<Waiting> below() {
    return waiting.stream().filter(tab -> tab.index() >= list.endShown()).toList();
  }

  private static EdgeSummary summary(List<Waiting> tabs) {
    return EdgeSummary.of(tabs.stream().map(Waiting::badge).toList());
  }

  /** To the nearest of the most urgent. */
  private void scrollTo(List<Waiting> nearestFirst) {
    BadgeStatus most = summary(nearestFirst).status();
    for (Waiting tab : nearestFirst) {
      if (tab.badge().state() == most.state()) {
        list.reveal(list.rows().key(tab.index()));
        return;
      }
    }
  }
}
