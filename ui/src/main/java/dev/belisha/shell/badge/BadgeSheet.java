package dev.belisha.shell.badge;

import dev.belisha.shell.theme.Palette;
import dev.belisha.shell.theme.Themes;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.time.InstantSource;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelReader;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.transform.Transform;

/**
 * Pictures of every badge, side by side, for a palette, a scale and a kind of colour vision; above
 * on the ground of the strip, below on that of the active tab. FX thread.
 */
final class BadgeSheet {
  /** Every shape there is; the number of blocked records is text and not among them. */
  static final List<BadgeStatus> ALL =
      List.of(
          BadgeStatus.of(State.BLOCKED, Kind.PERMISSION, -1),
          BadgeStatus.of(State.BLOCKED, Kind.QUESTION, -1),
          BadgeStatus.of(State.BLOCKED, Kind.AUTH, -1),
          BadgeStatus.of(State.BLOCKED, null, -1),
          BadgeStatus.of(State.ERROR, null, -1),
          BadgeStatus.of(State.DONE, null, -1),
          BadgeStatus.of(State.WORKING, null, -1),
          BadgeStatus.of(State.WORKING, null, 0),
          BadgeStatus.of(State.WORKING, null, 40),
          BadgeStatus.of(State.WORKING, null, 100),
          new BadgeStatus(State.WORKING, null, 40, true, true, false, false, 0),
          new BadgeStatus(State.WORKING, null, 60, true, false, true, false, 0),
          BadgeStatus.of(State.IDLE, null, -1),
          new BadgeStatus(null, null, -1, false, false, false, true, 0),
          new BadgeStatus(null, null, -1, false, false, false, false, true, 0));

  private static final int GAP = 10;

  private BadgeSheet() {}

  /**
   * @param scale pixels a unit
   */
  static WritableImage picture(Palette palette, double scale, Vision vision) {
    try (UiClock still = new UiClock(InstantSource.system(), () -> true)) {
      Scene scene = new Scene(grid(still));
      Themes.dress(scene, palette);
      scene.getRoot().applyCss();
      scene.getRoot().layout();
      SnapshotParameters parameters = new SnapshotParameters();
      parameters.setTransform(Transform.scale(scale, scale));
      return seen(scene.getRoot().snapshot(parameters, null), vision);
    }
  }

  private static GridPane grid(UiClock clock) {
    GridPane grid = new GridPane();
    for (int row = 0; row < 2; row++) {
      HBox line = new HBox(GAP);
      String ground = row == 0 ? "-belisha-strip" : "-belisha-active";
      line.setStyle("-fx-padding: " + GAP / 2 + " " + GAP + "; -fx-background-color: " + ground);
      for (BadgeStatus status : ALL) {
        StatusBadge badge = new StatusBadge(clock);
        badge.setStatus(status);
        line.getChildren().add(badge);
      }
      grid.add(line, 0, row);
    }
    return grid;
  }

  private static WritableImage seen(WritableImage picture, Vision vision) {
    int width = (int) picture.getWidth();
    int height = (int) picture.getHeight();
    PixelReader from = picture.getPixelReader();
    WritableImage seen = new WritableImage(width, height);
    PixelWriter to = seen.getPixelWriter();
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        to.setArgb(x, y, 0xFF000000 | vision.see(from.getArgb(x, y)));
      }
    }
    return seen;
  }
}
