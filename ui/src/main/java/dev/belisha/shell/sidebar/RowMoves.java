package dev.belisha.shell.sidebar;

import java.util.HashMap;
import java.util.Map;
import javafx.animation.TranslateTransition;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.util.Duration;

/**
 * Lets rows that were sorted anew glide to their new places, so that the eye can follow (ux F2).
 */
final class RowMoves {
  private static final Duration TIME = Duration.millis(150);

  private final ListView<Row> list;

  RowMoves(ListView<Row> list) {
    this.list = list;
  }

  /** Changes the order of the rows, and shows how they went there. */
  void animate(Runnable change) {
    Map<Row.Key, Double> before = places();
    change.run();
    list.layout();
    Map<Row.Key, Double> after = places();
    for (Node node : list.lookupAll(".list-cell")) {
      if (!(node instanceof StatusCell cell) || cell.getItem() == null) continue;
      Double from = before.get(cell.getItem().key());
      Double to = after.get(cell.getItem().key());
      if (from == null || to == null || from.equals(to)) continue;
      TranslateTransition glide = new TranslateTransition(TIME, cell);
      glide.setFromY(from - to);
      glide.setToY(0);
      glide.play();
    }
  }

  private Map<Row.Key, Double> places() {
    Map<Row.Key, Double> places = new HashMap<>();
    for (Node node : list.lookupAll(".list-cell")) {
      if (node instanceof StatusCell cell && cell.isVisible() && cell.getItem() != null) {
        places.put(cell.getItem().key(), cell.getLayoutY());
      }
    }
    return places;
  }
}
