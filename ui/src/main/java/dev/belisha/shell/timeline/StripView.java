package dev.belisha.shell.timeline;

import dev.belisha.shell.timeline.TimelineModel.Run;
import dev.belisha.status.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * What the badge showed over time, as segments told apart by colour and by pattern (B-50): the
 * style sheet draws them. FX thread.
 */
final class StripView extends Region {
  /** Width of a column in logical pixels: the narrowest segment. */
  private static final double COLUMN = 4;

  private static final double HEIGHT = 28;

  private final Tooltip tip = new Tooltip();
  private final List<Region> segments = new ArrayList<>();
  private @Nullable TimelineModel model;
  private List<Run> runs = List.of();

  /**
   * @param words what a place from 0 to 1 shows
   * @param chosen the person clicked on a place
   */
  StripView(DoubleFunction<String> words, DoubleConsumer chosen) {
    setId("timeline-strip");
    getStyleClass().add("timeline-strip");
    tip.setShowDelay(javafx.util.Duration.millis(150));
    Tooltip.install(this, tip);
    addEventHandler(MouseEvent.MOUSE_MOVED, event -> tip.setText(words.apply(place(event.getX()))));
    addEventHandler(MouseEvent.MOUSE_CLICKED, event -> chosen.accept(place(event.getX())));
  }

  private double place(double x) {
    return Math.clamp(x / Math.max(1, getWidth()), 0, 1);
  }

  void show(TimelineModel newModel) {
    model = newModel;
    requestLayout();
  }

  List<Run> runs() {
    return runs;
  }

  @Override
  protected void layoutChildren() {
    TimelineModel shown = model;
    if (shown == null) return;
    int columns = Math.max(1, (int) (getWidth() / COLUMN));
    List<Run> now = shown.strip(columns);
    if (!now.equals(runs)) {
      runs = now;
      while (segments.size() < runs.size()) segments.add(new Region());
      for (int i = 0; i < runs.size(); i++) style(segments.get(i), runs.get(i).state());
      getChildren().setAll(segments.subList(0, runs.size()));
    }
    double unit = getWidth() / columns;
    for (int i = 0; i < runs.size(); i++) {
      double x = snapPositionX(runs.get(i).start() * unit);
      double end = snapPositionX((runs.get(i).start() + runs.get(i).length()) * unit);
      segments.get(i).resizeRelocate(x, 0, end - x, getHeight());
    }
  }

  static void style(Region segment, @Nullable State state) {
    String name = state == null ? "none" : state.name().toLowerCase(Locale.ROOT);
    segment.getStyleClass().setAll("strip-segment", "segment-" + name);
    segment.setMouseTransparent(true);
  }

  @Override
  protected double computePrefHeight(double width) {
    return HEIGHT;
  }

  @Override
  protected double computeMinHeight(double width) {
    return HEIGHT;
  }
}
