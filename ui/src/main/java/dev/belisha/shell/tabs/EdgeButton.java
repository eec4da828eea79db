package dev.belisha.shell.tabs;

import dev.belisha.shell.badge.EdgeSummary;
import dev.belisha.shell.badge.StatusBadge;
import dev.belisha.shell.badge.UiClock;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.shape.SVGPath;

/** The chevron at an end of the strip: what waits out of sight, and the way there. */
final class EdgeButton extends Button {
  private final StatusBadge badge;
  private final Label count = new Label();
  private final boolean left;

  EdgeButton(boolean left, UiClock clock) {
    this.left = left;
    this.badge = new StatusBadge(clock);
    badge.setSize(StatusBadge.DEFAULT_SIZE);
    SVGPath chevron = new SVGPath();
    chevron.setContent(left ? "M5 1 L1 5 L5 9" : "M1 1 L5 5 L1 9");
    chevron.getStyleClass().add("strip-chevron");
    count.getStyleClass().add("strip-edge-count");
    HBox row = left ? new HBox(5, chevron, badge, count) : new HBox(5, badge, count, chevron);
    row.setAlignment(Pos.CENTER);
    setGraphic(row);
    getStyleClass().setAll("strip-edge");
    // At the outer end, however wide the other side's count makes both.
    setAlignment(left ? Pos.CENTER_LEFT : Pos.CENTER_RIGHT);
    setFocusTraversable(false);
  }

  void show(EdgeSummary summary, int hidden) {
    boolean known = summary.count() > 0;
    badge.setStatus(summary.status());
    badge.setVisible(known);
    badge.setManaged(known);
    count.setText(hidden == 0 ? "" : Integer.toString(known ? summary.count() : hidden));
    String side = left ? "Scroll left" : "Scroll right";
    setAccessibleText(known ? side + ": " + summary.words() : side + ": " + hidden + " tabs");
  }
}
