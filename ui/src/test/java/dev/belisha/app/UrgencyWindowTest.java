package dev.belisha.app;

import static dev.belisha.app.WindowRig.await;
import static dev.belisha.app.WindowRig.fx;
import static dev.belisha.app.WindowRig.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.config.SettingKey;
import dev.belisha.config.Settings;
import dev.belisha.config.Settings.AttentionRequest;
import dev.belisha.shell.model.Launch;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** B-37: the urgency hint of a window on a real display (ICCCM, WM_HINTS), as xprop sees it. */
@Tag("window")
class UrgencyWindowTest {
  @TempDir Path folder;
  private WindowRig rig;
  private String window;

  @AfterEach
  void close() throws Exception {
    if (rig != null) rig.close();
  }

  /** Blocks when it is let, and goes on when it is let again. */
  private Launch program() {
    String script =
        "until [ -e block ]; do sleep 0.1; done; printf '\\033]7501;state=blocked\\033\\\\';"
            + " until [ -e clear ]; do sleep 0.1; done; printf '\\033]7501;state=clear\\033\\\\';"
            + " sleep 600";
    return new Launch(List.of("/bin/sh", "-c", script), folder, null, true, Map.of());
  }

  /** A window that will block, and another that has the keyboard. */
  private void open(AttentionRequest request) throws Exception {
    WindowRig.needs("xdotool", "xprop");
    // In the window only: a call on the session bus would have it start a dunst that is in the way
    // of the tests with one of their own.
    rig = new WindowRig(Settings.DEFAULT.with(SettingKey.ATTENTION_REQUEST, request), own -> own);
    fx(() -> rig.shell.openWindow(program()));
    await("the first has the keyboard", () -> fx(() -> WindowRig.stage(0).isFocused()));
    window = run("xdotool", "getactivewindow");
    fx(() -> rig.shell.openWindow(new Launch(List.of("sleep", "600"), null, null, true, Map.of())));
    await("the second has the keyboard", () -> fx(() -> WindowRig.stage(1).isFocused()));
  }

  private boolean isPointedAt() throws Exception {
    return run("xprop", "-id", window, "WM_HINTS").contains("urgency hint bit is set");
  }

  private void let(String file) throws Exception {
    run("touch", folder.resolve(file).toString());
  }

  @Test
  void itIsThereWhileSomethingWaitsAndGoesWithIt() throws Exception {
    open(AttentionRequest.UNTIL_FOCUS);
    assertThat(isPointedAt()).isFalse();
    let("block");
    await("pointed at", this::isPointedAt);
    let("clear");
    await("no longer", () -> !isPointedAt());
  }

  @Test
  void onceIsForAMoment() throws Exception {
    open(AttentionRequest.ONCE);
    let("block");
    await("pointed at", this::isPointedAt);
    await("no longer", () -> !isPointedAt());
    assertThat(rig.shell.attentionView().counts().blocked()).isOne();
  }

  @Test
  void offIsNever() throws Exception {
    open(AttentionRequest.OFF);
    let("block");
    await("blocked", () -> rig.shell.attentionView().counts().blocked() == 1);
    await("in the title", () -> fx(() -> WindowRig.stage(0).getTitle()).startsWith("(1▲)"));
    assertThat(isPointedAt()).isFalse();
  }
}
