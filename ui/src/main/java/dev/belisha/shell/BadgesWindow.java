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

/** The page of all badges, in a window beside the one it was asked from. FX thread. */
final class BadgesWindow {
  private BadgesWindow() {}

  static Stage open(Stage owner, Palette palette) {
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
    stage.setOnHidden(event -> clock.close());
    stage.show();
    return stage;
  }
}
