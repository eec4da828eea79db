package dev.belisha.shell;

import static dev.belisha.shell.ShellRig.await;
import static dev.belisha.shell.ShellRig.fx;
import static dev.belisha.shell.ShellRig.sh;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.config.Settings;
import dev.belisha.shell.model.TabModel;
import dev.belisha.shell.model.WindowModel;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Windows on the screen: where they open, and what is kept of that for the next run. */
class WindowPlaceTest {
  @TempDir Path folder;

  private static Rectangle2D bounds() throws Exception {
    return fx(
        () -> {
          Stage stage = ShellRig.stages().getFirst();
          return new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
        });
  }

  @Test
  void theLastWindowsPlaceAndSidebarComeBack() throws Exception {
    Path file = folder.resolve("state/window");
    Rectangle2D place = new Rectangle2D(40, 30, 820, 500);
    try (ShellRig rig = new ShellRig(Settings.DEFAULT, file)) {
      WindowModel window = rig.open(sh("sleep 60"));
      fx(
          () -> {
            Stage stage = ShellRig.stages().getFirst();
            stage.setX(place.getMinX());
            stage.setY(place.getMinY());
            stage.setWidth(place.getWidth());
            stage.setHeight(place.getHeight());
            rig.lists.getFirst().node().setPrefWidth(333);
            return true;
          });
      fx(
          () -> {
            rig.shell.workspace().closeWindow(window);
            return true;
          });
      // The last thing written before the process may end.
      assertThat(rig.lastWindowClosed.get(30, TimeUnit.SECONDS)).isTrue();
      assertThat(WindowState.load(file)).isPresent();
    }
    try (ShellRig rig = new ShellRig(Settings.DEFAULT, file)) {
      WindowModel window = rig.open(sh("sleep 60"));
      assertThat(bounds()).isEqualTo(place);
      assertThat(fx(() -> rig.lists.getFirst().node().getPrefWidth())).isEqualTo(333);
      // So that nothing is written any more when the folder is taken away.
      fx(
          () -> {
            rig.shell.workspace().closeWindow(window);
            return true;
          });
      assertThat(rig.lastWindowClosed.get(30, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void aHiddenSidebarStaysHiddenAndKeepsItsWidth() throws Exception {
    Path file = folder.resolve("window");
    new WindowState(10, 10, 900, 500, false, 250, false, true).save(file);
    try (ShellRig rig = new ShellRig(Settings.DEFAULT, file)) {
      WindowModel window = rig.open(sh("sleep 60"));
      assertThat(fx(() -> rig.lists.getFirst().node().getScene())).isNull();
      fx(
          () -> {
            rig.shell.workspace().closeWindow(window);
            return true;
          });
      assertThat(rig.lastWindowClosed.get(30, TimeUnit.SECONDS)).isTrue();
    }
    assertThat(WindowState.load(file).map(WindowState::sidebar)).contains(250.0);
    assertThat(WindowState.load(file).map(WindowState::sidebarShown)).contains(false);
  }

  /** B-49: a tab dropped outside gets a window of its own there; on another window it joins it. */
  @Test
  void aDraggedTabGoesToANewWindowOrToTheOneItIsDroppedOn() throws Exception {
    try (ShellRig rig = new ShellRig()) {
      WindowModel window = rig.open(sh("sleep 60"));
      fx(() -> rig.shell.workspace().openTab(window, sh("sleep 60")));
      fx(() -> rig.shell.workspace().openTab(window, sh("sleep 60")));
      fx(
          () -> {
            Stage stage = ShellRig.stages().getFirst();
            stage.setX(0);
            stage.setY(0);
            stage.setWidth(300);
            stage.setHeight(200);
            rig.tabBars.getFirst().actions.dropOutside(3, 600, 500);
            return true;
          });
      await("second window", () -> ShellRig.stages().size() == 2);
      WindowModel second = fx(() -> rig.shell.workspace().windows().get(1));
      assertThat(second.tabs().stream().map(TabModel::id)).containsExactly(3);
      assertThat(fx(() -> ShellRig.stages().get(1).getX())).isEqualTo(520);
      fx(
          () -> {
            rig.tabBars.getFirst().actions.dropOutside(2, 620, 520);
            return true;
          });
      assertThat(second.tabs().stream().map(TabModel::id)).containsExactly(3, 2);
      assertThat(window.tabs().stream().map(TabModel::id)).containsExactly(1);
    }
  }
}
