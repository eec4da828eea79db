package dev.belisha.shell.sidebar;

import dev.belisha.shell.badge.EdgeSummary;
import dev.belisha.shell.badge.StatusBadge;
import dev.belisha.shell.badge.UiClock;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.shape.SVGPath;

/** At an end of the list: what waits out of sight there and how many, and the way to it (ux F1). */
final class ListEdge extends Button {
  static final double HEIGHT = 24;

  private final StatusBadge badge;
  private final Label count = new Label();
  private final boolean top;

  ListEdge(boolean top, UiClock clock) {
    this.top = top;
    this.badge = new StatusBadge(clock);
    badge.setSize(StatusBadge.MIN_SIZE);
    SVGPath chevron = new SVGPath();
    chevron.setContent(top ? "M0 5 L4 1 L8 5" : "M0 1 L4 5 L8 1");
    chevron.getStyleClass().add("strip-chevron");
    count.getStyleClass().add("strip-edge-count");
    HBox row = new HBox(4, badge, count, chevron);
    row.setAlignment(Pos.CENTER);
    setGraphic(row);
    getStyleClass().setAll("list-edge");
    // The keyboard goes through the rows themselves.
    setFocusTraversable(false);
    setManaged(false);
    setVisible(false);
  }

  void show(EdgeSummary summary) {
    setVisible(summary.count() > 0);
    if (summary.count() == 0) return;
    badge.setStatus(summary.status());
    count.setText(Integer.toString(summary.count()));
    setAccessibleText((top ? "Above: " : "Below: ") + summary.words());
  }
}
