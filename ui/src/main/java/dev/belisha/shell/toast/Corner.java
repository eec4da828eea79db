package dev.belisha.shell.toast;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.application.Platform;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import javafx.util.Subscription;

/**
 * Where toasts stand: one above the other in the lower right corner of their window, the newest at
 * the bottom, wherever the window goes and however large it is. FX thread.
 *
 * <p>ControlsFX places a toast once, when it comes, and moves the older ones up by sums of its own;
 * what it sets is set right here at once.
 */
final class Corner {
  private static final double EDGE = 15;
  private static final double GAP = 8;

  private final List<Place> places = new ArrayList<>();
  private boolean placing;

  private record Place(PopupWindow popup, Window window) {}

  /** A toast came on screen; it is kept in its place until the subscription ends. */
  Subscription add(PopupWindow popup, Window window) {
    Place place = new Place(popup, window);
    places.add(place);
    Subscription watching =
        Subscription.combine(
            window.xProperty().subscribe(this::arrange),
            window.yProperty().subscribe(this::arrange),
            window.widthProperty().subscribe(this::arrange),
            window.heightProperty().subscribe(this::arrange),
            popup.widthProperty().subscribe(this::arrange),
            popup.heightProperty().subscribe(this::arrange),
            popup.xProperty().subscribe(x -> soon()),
            popup.yProperty().subscribe(y -> soon()),
            () -> {
              places.remove(place);
              arrange();
            });
    arrange();
    return watching;
  }

  /** The popup has not finished moving itself yet. */
  private void soon() {
    if (!placing) Platform.runLater(this::arrange);
  }

  private void arrange() {
    if (placing) return;
    placing = true;
    Map<Window, Double> bottoms = new HashMap<>();
    for (Place place : places.reversed()) {
      Window window = place.window;
      PopupWindow popup = place.popup;
      double bottom = bottoms.getOrDefault(window, window.getY() + window.getHeight() - EDGE);
      double top = bottom - popup.getHeight();
      popup.setX(window.getX() + window.getWidth() - EDGE - popup.getWidth());
      popup.setY(top);
      bottoms.put(window, top - GAP);
    }
    placing = false;
  }
}
