package dev.belisha.shell.sidebar;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Lets rows that have other places now glide there, so that the eye can follow (ux F2). */
final class RowMoves {
  private final Map<Row.Key, Double> before = new HashMap<>();

  /** A row was seen so far below the top of the list. */
  void from(Row.Key key, double y) {
    before.put(key, y);
  }

  /** To where the rows of these cells are now. */
  void to(List<StatusCell> cells) {
    for (StatusCell cell : cells) {
      Double from = before.get(cell.key());
      if (from != null && Math.abs(from - cell.getLayoutY()) >= 1) {
        cell.glideFrom(from - cell.getLayoutY());
      }
    }
  }
}
