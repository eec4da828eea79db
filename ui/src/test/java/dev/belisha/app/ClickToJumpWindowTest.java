package dev.belisha.app;

import static dev.belisha.app.WindowRig.await;
import static dev.belisha.app.WindowRig.fx;
import static dev.belisha.app.WindowRig.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.config.Settings;
import dev.belisha.notify.DbusNotifications;
import dev.belisha.notify.FakeServer;
import dev.belisha.notify.PrivateBus;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.WindowModel;
import dev.belisha.view.TerminalView;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * From a click on a notification to exactly the window, tab, pane and record it is about (ux F5.8;
 * B-26, B-28, B-31, B-65), wherever the window is: beside another, minimised, on another workspace;
 * and when the tab is gone. Real clicks on dunst, and a server of our own for what dunst cannot do.
 */
@Tag("window")
class ClickToJumpWindowTest {
  @TempDir Path folder;
  private WindowRig rig;
  private Process dunst;
  private PrivateBus bus;
  private FakeServer server;

  @AfterEach
  void close() throws Exception {
    if (rig != null) rig.close();
    if (dunst != null) dunst.destroy();
    if (server != null) server.close();
    if (bus != null) bus.close();
  }

  private void openWithDunst() throws Exception {
    WindowRig.needs("dunst", "dunstctl", "xdotool", "xprop");
    dunst = WindowRig.dunst(folder);
    rig = WindowRig.onSessionBus(Settings.DEFAULT);
  }

  private void openWithServer() throws Exception {
    WindowRig.needs("xdotool", "xprop");
    bus = new PrivateBus();
    server = new FakeServer(bus.address, "actions");
    rig = new WindowRig(Settings.DEFAULT, own -> DbusNotifications.at(bus.address, own));
  }

  private static Launch sh(String script) {
    return new Launch(List.of("/bin/sh", "-c", script), null, null, true, Map.of());
  }

  private static Launch quiet() {
    return sh("sleep 600");
  }

  /** Blocks when it is let: a file stands for the moment. */
  private Launch blocksWhen(String file) {
    return sh(
        "until [ -e '"
            + folder.resolve(file)
            + "' ]; do sleep 0.1; done; "
            + "printf '\\033]7501;state=blocked:kind=question:id=build/tests\\033\\\\'; sleep 600");
  }

  private void let(String file) throws Exception {
    run("touch", folder.resolve(file).toString());
  }

  private WindowModel window(Launch first) throws Exception {
    WindowModel window = fx(() -> rig.shell.openWindow(first));
    int index = fx(() -> WindowRig.stages().size()) - 1;
    await("the new window has the keyboard", () -> fx(() -> WindowRig.stage(index).isFocused()));
    return window;
  }

  private void tab(WindowModel window, Launch launch) throws Exception {
    fx(() -> rig.shell.workspace().openTab(window, launch));
    fx(
        () -> {
          window.selectPosition(1);
          return true;
        });
  }

  private static void toast() throws Exception {
    await("one toast", () -> run("dunstctl", "count", "displayed").equals("1"));
  }

  /** The toast is about the second tab of a window; nothing else has moved. */
  private static void landed(int window, WindowModel model) throws Exception {
    Stage stage = fx(() -> WindowRig.stage(window));
    await("tab", () -> fx(() -> model.selected().orElseThrow() == model.tabs().get(1)));
    await("window", () -> fx(stage::isFocused));
    await("keyboard", () -> fx(() -> stage.getScene().getFocusOwner() instanceof TerminalView));
    await("record", () -> fx(() -> selectedRow(stage).startsWith("tests, ")));
  }

  /** What a screen reader says of the row that is selected in the list. */
  private static String selectedRow(Stage stage) {
    PseudoClass selected = PseudoClass.getPseudoClass("selected");
    return stage.getScene().getRoot().lookupAll(".status-row").stream()
        .filter(row -> row.getPseudoClassStates().contains(selected))
        .map(row -> row.getParent().getAccessibleText())
        .findFirst()
        .orElse("");
  }

  @Test
  void ofTwoWindowsTheRightOneComesUp() throws Exception {
    openWithDunst();
    WindowModel target = window(quiet());
    tab(target, blocksWhen("now"));
    WindowModel other = window(quiet());
    tab(other, quiet());
    let("now");
    toast();
    assertThat(fx(() -> WindowRig.stage(0).isFocused())).isFalse();
    WindowRig.clickToast();
    landed(0, target);
    assertThat(fx(() -> WindowRig.stage(1).isFocused())).isFalse();
    assertThat(fx(() -> other.selected().orElseThrow() == other.tabs().get(0))).isTrue();
    await("toast gone", () -> run("dunstctl", "count", "displayed").equals("0"));
  }

  @Test
  void aMinimisedWindowComesBack() throws Exception {
    openWithDunst();
    WindowModel target = window(quiet());
    tab(target, blocksWhen("now"));
    fx(
        () -> {
          WindowRig.stage(0).setIconified(true);
          return true;
        });
    await("minimised", () -> fx(() -> WindowRig.stage(0).isIconified()));
    let("now");
    toast();
    WindowRig.clickToast();
    landed(0, target);
    assertThat(fx(() -> WindowRig.stage(0).isIconified())).isFalse();
  }

  @Test
  void theOtherWorkspaceComesUp() throws Exception {
    openWithDunst();
    run("xdotool", "set_num_desktops", "2");
    WindowModel target = window(quiet());
    tab(target, blocksWhen("now"));
    run("xdotool", "set_desktop", "1");
    try {
      await("another workspace", () -> run("xdotool", "get_desktop").equals("1"));
      await("away", () -> !fx(() -> WindowRig.stage(0).isFocused()));
      let("now");
      toast();
      WindowRig.clickToast();
      landed(0, target);
      await("its workspace", () -> run("xdotool", "get_desktop").equals("0"));
    } finally {
      run("xdotool", "set_desktop", "0");
    }
  }

  /** The click crosses the withdrawal: the person clicked, and is told what became of it. */
  @Test
  void aClickForAClosedTabOpensTheInboxAndSaysSo() throws Exception {
    openWithServer();
    WindowModel target = window(quiet());
    tab(target, blocksWhen("now"));
    let("now");
    FakeServer.Posted posted = server.posted.poll(30, TimeUnit.SECONDS);
    assertThat(posted).isNotNull();
    fx(
        () -> {
          rig.shell.workspace().closeTab(target.tabs().get(1));
          return true;
        });
    assertThat(server.withdrawn.poll(30, TimeUnit.SECONDS)).isEqualTo(posted.id());
    server.click(posted.id(), "default");
    await(
        "said",
        () ->
            fx(
                () ->
                    WindowRig.scene().lookup("#hint") instanceof Label hint
                        && hint.isVisible()
                        && hint.getText().equals("That tab was closed")));
    await("inbox", () -> fx(() -> "status-list".equals(WindowRig.scene().getFocusOwner().getId())));
  }

  /**
   * B-29: the token that the server sends before the click goes with the wish to come up. That it
   * becomes the window's startup id is X11DesktopTest's: GTK takes the property away again before
   * an onlooker here could read it.
   */
  @Test
  void theTokenOfTheServerRaisesTheWindow() throws Exception {
    openWithServer();
    WindowModel target = window(quiet());
    tab(target, blocksWhen("now"));
    window(quiet());
    let("now");
    FakeServer.Posted posted = server.posted.poll(30, TimeUnit.SECONDS);
    assertThat(posted).isNotNull();
    assertThat(posted.actions()).contains("default", "show-tab");
    rig.desktop.raised.clear();
    server.token(posted.id(), "belisha-test-1_TIME0");
    server.click(posted.id(), "show-tab");
    landed(0, target);
    long active = Long.parseLong(run("xdotool", "getactivewindow"));
    assertThat(rig.desktop.raised)
        .contains(new WatchedDesktop.Raised(active, "belisha-test-1_TIME0"));
  }

  /** B-30: a server that draws no actions is sent none; its notification still tells. */
  @Test
  void aServerWithoutActionsGetsPlainNotifications() throws Exception {
    WindowRig.needs("xdotool");
    bus = new PrivateBus();
    server = new FakeServer(bus.address, "body");
    rig = new WindowRig(Settings.DEFAULT, own -> DbusNotifications.at(bus.address, own));
    WindowModel target = window(quiet());
    tab(target, blocksWhen("now"));
    let("now");
    FakeServer.Posted posted = server.posted.poll(30, TimeUnit.SECONDS);
    assertThat(posted).isNotNull();
    assertThat(posted.actions()).isEmpty();
    assertThat(posted.summary()).contains("(tab 2) asks a question");
  }
}
