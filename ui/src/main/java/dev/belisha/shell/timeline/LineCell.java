package dev.belisha.shell.timeline;

import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.badge.Drawable;
import dev.belisha.shell.badge.StatusBadge;
import dev.belisha.shell.badge.UiClock;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import org.jspecify.annotations.Nullable;

/** Draws one line of the timeline, in columns that all lines share. */
final class LineCell extends ListCell<Line> {
  static final double HEIGHT = 26;

  private static final PseudoClass DECISION = PseudoClass.getPseudoClass("decision");
  private static final PseudoClass TOLD = PseudoClass.getPseudoClass("told");
  private static final PseudoClass LOST = PseudoClass.getPseudoClass("lost");
  private static final String BELL =
      "M6 1.2 C3.9 1.2 3 2.8 3 4.8 C3 7.4 1.9 8.2 1.9 9 H10.1 C10.1 8.2 9 7.4 9 4.8 C9 2.8 8.1"
          + " 1.2 6 1.2 M4.9 10.6 C5.2 11.2 6.8 11.2 7.1 10.6";

  private static final String GONE = "M1 1 H9";

  private final Columns columns;
  private final Tooltip tip = new Tooltip();
  private @Nullable Line shown;

  LineCell(UiClock clock) {
    columns = new Columns(clock);
    tip.setWrapText(true);
    tip.setMaxWidth(480);
  }

  @Override
  protected void updateItem(@Nullable Line line, boolean empty) {
    super.updateItem(line, empty);
    shown = empty ? null : line;
    setText(null);
    if (shown == null) {
      setGraphic(null);
      setTooltip(null);
      setAccessibleText(null);
      return;
    }
    setGraphic(columns);
    columns.show(shown);
    tip.setText(shown.spoken());
    setTooltip(tip);
    setAccessibleText(shown.spoken());
  }

  /** Time, record, source, mark, words, and how long it was so before. */
  private static final class Columns extends Region {
    private static final double LEFT = 16;
    private static final double TIME = 62;
    private static final double TIME_WITH_DAY = 104;
    private static final double RECORD = 116;
    private static final double SOURCE = 56;

    /** In a narrower line the source is in its tooltip only. */
    private static final double WIDE = 560;

    private static final double GAP = 12;
    private static final double LASTED = 110;
    private static final double LINE = 18;

    private final Label time = label("line-time");
    private final Label record = label("line-record");
    private final Label source = label("line-source");
    private final StatusBadge badge;
    private final SVGPath mark = new SVGPath();
    private final Label from = label("line-from");
    private final Label words = label("line-words");
    private final Label lasted = label("line-lasted");

    Columns(UiClock clock) {
      badge = new StatusBadge(clock);
      badge.setSize(StatusBadge.MIN_SIZE);
      mark.getStyleClass().add("line-mark");
      getStyleClass().add("timeline-line");
      getChildren().addAll(time, record, source, badge, mark, from, words, lasted);
    }

    private static Label label(String style) {
      Label label = new Label();
      label.getStyleClass().add(style);
      label.setMinWidth(0);
      label.setEllipsisString("…");
      return label;
    }

    void show(Line line) {
      time.setText(line.time());
      record.setText(Drawable.text(line.record()));
      source.setText(line.source());
      boolean decision = line instanceof Line.Decision;
      pseudoClassStateChanged(DECISION, decision);
      switch (line) {
        case Line.Change change -> {
          badge.reuse(change.badge());
          from.setText(change.from().isEmpty() ? "" : change.from() + " →");
          words.setText(change.to());
          lasted.setText(change.lasted());
          pseudoClassStateChanged(TOLD, false);
          pseudoClassStateChanged(LOST, change.lost());
        }
        case Line.Sign sign -> {
          badge.reuse(sign.badge());
          from.setText("");
          words.setText(sign.words());
          lasted.setText("");
          pseudoClassStateChanged(TOLD, false);
          pseudoClassStateChanged(LOST, false);
        }
        case Line.Decision told -> {
          badge.reuse(BadgeStatus.NONE);
          from.setText("");
          words.setText(told.words());
          lasted.setText("");
          pseudoClassStateChanged(TOLD, told.told());
          pseudoClassStateChanged(LOST, false);
        }
      }
      boolean gone = !decision && badge.status().equals(BadgeStatus.NONE);
      badge.setVisible(!decision && !gone);
      mark.setVisible(decision || gone);
      mark.setContent(decision ? BELL : GONE);
      requestLayout();
    }

    @Override
    protected void layoutChildren() {
      double y = Math.round((getHeight() - LINE) / 2);
      double x = LEFT;
      double timeWidth = time.getText().length() > 8 ? TIME_WITH_DAY : TIME;
      time.resizeRelocate(x, y, timeWidth, LINE);
      x += timeWidth + GAP;
      double recordWidth = Math.min(RECORD, Math.max(40, getWidth() * 0.18));
      record.resizeRelocate(x, y, recordWidth, LINE);
      x += recordWidth + GAP;
      boolean room = getWidth() >= WIDE;
      source.setVisible(room);
      source.resizeRelocate(x, y, SOURCE, LINE);
      if (room) x += SOURCE + GAP;
      badge.resizeRelocate(x, Math.round((getHeight() - 12) / 2), 12, 12);
      double markHeight = mark.getLayoutBounds().getHeight();
      mark.relocate(x + 1, Math.round((getHeight() - markHeight) / 2));
      x += 12 + 8;
      double end = getWidth() - LEFT;
      if (!lasted.getText().isEmpty()) {
        double width = Math.min(LASTED, Math.ceil(lasted.prefWidth(-1)));
        lasted.resizeRelocate(end - width, y, width, LINE);
        end -= width + GAP;
      }
      lasted.setVisible(!lasted.getText().isEmpty());
      double fromWidth = from.getText().isEmpty() ? 0 : Math.ceil(from.prefWidth(-1));
      from.resizeRelocate(x, y, Math.min(fromWidth, Math.max(0, end - x)), LINE);
      if (fromWidth > 0) x += fromWidth + 5;
      words.resizeRelocate(x, y, Math.max(0, end - x), LINE);
    }

    @Override
    protected double computePrefHeight(double width) {
      return HEIGHT;
    }

    @Override
    protected double computePrefWidth(double height) {
      return 44;
    }

    @Override
    protected double computeMinWidth(double height) {
      return 0;
    }
  }
}
