package dev.belisha.shell.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a tab's panes share its area: a tree of splits with panes as leaves. Immutable. */
public sealed interface Layout {
  /** A divider never comes closer to an edge than this share. */
  double MIN_RATIO = 0.1;

  record Leaf(int pane) implements Layout {}

  /**
   * @param ratio the first part's share of the length, {@link #MIN_RATIO} to 1 - MIN_RATIO
   */
  record Split(Axis axis, double ratio, Layout first, Layout second) implements Layout {
    public Split {
      ratio = Math.clamp(ratio, MIN_RATIO, 1 - MIN_RATIO);
    }
  }

  /** Where the second part lies. */
  enum Axis {
    /** Side by side. */
    RIGHT,
    /** One above the other. */
    DOWN
  }

  enum Direction {
    LEFT,
    RIGHT,
    UP,
    DOWN
  }

  /** A pane's share of the unit square. */
  record Area(int pane, double x, double y, double width, double height) {}

  /** The panes, first parts first. */
  default List<Integer> panes() {
    return areas().stream().map(Area::pane).toList();
  }

  /** Halves a pane; the new one takes the right or lower half. */
  default Layout split(int pane, Axis axis, int newPane) {
    return switch (this) {
      case Leaf leaf -> leaf.pane == pane ? new Split(axis, 0.5, leaf, new Leaf(newPane)) : leaf;
      case Split s ->
          new Split(
              s.axis,
              s.ratio,
              s.first.split(pane, axis, newPane),
              s.second.split(pane, axis, newPane));
    };
  }

  /** The same without a pane, whose neighbour takes its room; empty when it was the only one. */
  default Optional<Layout> without(int pane) {
    return switch (this) {
      case Leaf leaf -> leaf.pane == pane ? Optional.empty() : Optional.of(leaf);
      case Split s -> {
        Optional<Layout> first = s.first.without(pane);
        Optional<Layout> second = s.second.without(pane);
        if (first.isEmpty()) yield second;
        if (second.isEmpty()) yield first;
        yield Optional.of(new Split(s.axis, s.ratio, first.get(), second.get()));
      }
    };
  }

  /** The same with one split (found by identity) at another ratio. */
  default Layout withRatio(Split target, double ratio) {
    if (this == target) return new Split(target.axis, ratio, target.first, target.second);
    return switch (this) {
      case Leaf leaf -> leaf;
      case Split s ->
          new Split(
              s.axis, s.ratio, s.first.withRatio(target, ratio), s.second.withRatio(target, ratio));
    };
  }

  default List<Area> areas() {
    List<Area> areas = new ArrayList<>();
    collect(areas, 0, 0, 1, 1);
    return areas;
  }

  private void collect(List<Area> areas, double x, double y, double width, double height) {
    switch (this) {
      case Leaf leaf -> areas.add(new Area(leaf.pane, x, y, width, height));
      case Split(Axis axis, double ratio, Layout first, Layout second) -> {
        if (axis == Axis.RIGHT) {
          first.collect(areas, x, y, width * ratio, height);
          second.collect(areas, x + width * ratio, y, width * (1 - ratio), height);
        } else {
          first.collect(areas, x, y, width, height * ratio);
          second.collect(areas, x, y + height * ratio, width, height * (1 - ratio));
        }
      }
    }
  }

  /**
   * The pane next to another: of those that lie wholly on that side and share some of its edge, the
   * nearest; among equals the one that shares the most.
   */
  default Optional<Integer> neighbour(int pane, Direction direction) {
    List<Area> areas = areas();
    Optional<Area> from = areas.stream().filter(area -> area.pane == pane).findFirst();
    if (from.isEmpty()) return Optional.empty();
    Area best = null;
    double bestGap = Double.MAX_VALUE;
    double bestShared = 0;
    for (Area area : areas) {
      double gap = gap(from.get(), area, direction);
      double shared = shared(from.get(), area, direction);
      if (gap < -EPSILON || shared < EPSILON) continue;
      boolean nearer = gap < bestGap - EPSILON;
      boolean asNear = gap < bestGap + EPSILON;
      if (nearer || (asNear && shared > bestShared)) {
        best = area;
        bestGap = gap;
        bestShared = shared;
      }
    }
    return Optional.ofNullable(best).map(Area::pane);
  }

  /** Rounding of ratios multiplied, far below one pixel. */
  double EPSILON = 1e-9;

  private static double gap(Area from, Area to, Direction direction) {
    return switch (direction) {
      case LEFT -> from.x - (to.x + to.width);
      case RIGHT -> to.x - (from.x + from.width);
      case UP -> from.y - (to.y + to.height);
      case DOWN -> to.y - (from.y + from.height);
    };
  }

  private static double shared(Area a, Area b, Direction direction) {
    return switch (direction) {
      case LEFT, RIGHT -> Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      case UP, DOWN -> Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    };
  }
}
