package dev.belisha.app;

import static dev.belisha.app.WindowRig.await;
import static dev.belisha.app.WindowRig.fx;
import static dev.belisha.app.WindowRig.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.config.Settings;
import dev.belisha.shell.model.WindowModel;
import dev.belisha.status.State;
import dev.belisha.view.TerminalView;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The main job, end to end: three tabs run the scripted agent, one blocks, a real mouse click on
 * its notification lands in it, and answering clears it. B-26, B-27, B-30.
 */
@Tag("window")
class ToastClickWindowTest {
  @TempDir Path folder;

  private static State headline(WindowRig rig, int tab) {
    for (TabStatus status : rig.shell.attentionView().tabs()) {
      if (status.tab() == tab) return status.headline();
    }
    return null;
  }

  @Test
  void aClickOnTheToastLandsInTheBlockedTab() throws Exception {
    WindowRig.needs("dunst", "dunstctl", "xdotool");
    Process dunst = WindowRig.dunst(folder);
    try (WindowRig rig = WindowRig.onSessionBus(Settings.DEFAULT)) {
      WindowModel window =
          fx(() -> rig.shell.openWindow(WindowRig.agent("--name", "one", "--hold", "idle")));
      fx(() -> rig.shell.workspace().openTab(window, WindowRig.agent("--hold", "idle")));
      // Works for a while, then asks.
      fx(() -> rig.shell.workspace().openTab(window, WindowRig.agent("--name", "three")));
      fx(
          () -> {
            window.selectPosition(1);
            return true;
          });
      await("window focused", () -> fx(() -> WindowRig.stage(0).isFocused()));
      await("tab 3 works", () -> headline(rig, 3) == State.WORKING);
      String title = fx(() -> WindowRig.stage(0).getTitle());
      assertThat(title).doesNotContain("▲");

      await("tab 3 blocks", () -> headline(rig, 3) == State.BLOCKED);
      await("title", () -> fx(() -> WindowRig.stage(0).getTitle()).startsWith("(1▲) "));
      await("badge in the strip", () -> shows(".tab-strip", "permission"));
      await("row in the sidebar", () -> shows("#sidebar", "Needs permission"));
      await("one toast", () -> run("dunstctl", "count", "displayed").equals("1"));
      assertThat(fx(() -> window.selected().orElseThrow().id())).isEqualTo(1);

      // Another window gets the keyboard first, so that raising is seen to work.
      fx(() -> rig.shell.openWindow(WindowRig.agent("--hold", "idle")));
      await("another window has the keyboard", () -> fx(() -> WindowRig.stage(1).isFocused()));
      assertThat(fx(() -> WindowRig.stage(0).isFocused())).isFalse();
      WindowRig.clickToast();
      await("tab 3 selected", () -> fx(() -> window.selected().orElseThrow().id()) == 3);
      await(
          "terminal focused",
          () -> fx(() -> WindowRig.scene().getFocusOwner() instanceof TerminalView));
      await("window focused", () -> fx(() -> WindowRig.stage(0).isFocused()));

      run("xdotool", "type", "y");
      run("xdotool", "key", "Return");
      await("answered", () -> headline(rig, 3) != State.BLOCKED);
      await("toast gone", () -> run("dunstctl", "count", "displayed").equals("0"));
      await("title", () -> !fx(() -> WindowRig.stage(0).getTitle()).contains("▲"));
    } finally {
      dunst.destroy();
    }
  }

  /** Whether a part of the window says something, to the eye or to a screen reader. */
  private static boolean shows(String part, String text) throws Exception {
    return fx(
        () ->
            WindowRig.scene().getRoot().lookupAll(part + " *").stream()
                .anyMatch(
                    node -> {
                      String accessible = node.getAccessibleText();
                      if (accessible != null && accessible.contains(text)) return true;
                      return node instanceof javafx.scene.control.Labeled labeled
                          && labeled.getText() != null
                          && labeled.getText().contains(text);
                    }));
  }
}
