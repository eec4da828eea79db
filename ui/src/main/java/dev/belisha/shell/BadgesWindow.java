package dev.belisha.shell;

import dev.belisha.shell.badge.SamplerPage;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.shell.theme.Palette;
import dev.belisha.shell.theme.Themes;
import java.time.InstantSource;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/** The page of all badges, in a window beside the one it was asked from. FX thread. */
final class BadgesWindow {
  private final Stage owner;
  private @Nullable Stage open;

  BadgesWindow(Stage owner) {
    this.owner = owner;
  }

  /** Opens it, or brings the open one to the front. */
  void show(Palette palette) {
    Stage known = open;
    if (known != null) {
      known.toFront();
      known.requestFocus();
      return;
    }
    Stage stage = new Stage();
    UiClock clock = new UiClock(InstantSource.system(), Themes::reducedMotion);
    Scene scene = new Scene(new SamplerPage(clock, owner.getOutputScaleX()), 640, 700);
    Themes.dress(scene, palette);
    scene.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) stage.close();
        });
    stage.initOwner(owner);
    stage.setTitle("What the badges mean");
    stage.setScene(scene);
    stage.setOnHidden(
        event -> {
          clock.close();
          open = null;
        });
    open = stage;
    stage.show();
  }

  void close() {
    Stage stage = open;
    if (stage != null) stage.close();
  }

  void dress(Palette palette) {
    Stage stage = open;
    if (stage != null) Themes.dress(stage.getScene(), palette);
  }
}
