package dev.belisha.shell;

import static dev.belisha.shell.ShellRig.await;
import static dev.belisha.shell.ShellRig.fx;
import static dev.belisha.shell.ShellRig.sh;
import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.ToggleSwitch;
import dev.belisha.config.SettingKey;
import dev.belisha.config.Settings;
import dev.belisha.shell.model.WindowModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Settings in the real shell: the page, the file, the try, the offer. */
class SettingsShellTest {
  private static final String BLOCKED = "printf '\\033]7501;state=blocked\\033\\\\'; sleep 60";

  @TempDir Path folder;
  private @Nullable ShellRig rig;

  @AfterEach
  void close() throws Exception {
    if (rig != null) rig.close();
  }

  private ShellRig open(Settings settings) throws Exception {
    ShellRig opened = new ShellRig(settings);
    rig = opened;
    return opened;
  }

  private static Scene scene() {
    return ShellRig.stages().getFirst().getScene();
  }

  private static Node node(String id) {
    return scene().lookup(id);
  }

  @Test
  void theKeyOpensThePageAndASwitchWritesTheFile() throws Exception {
    ShellRig shell = open(Settings.DEFAULT);
    Path file = shell.settingsFile.path();
    Files.writeString(file, "# mine\nrows = 30 # few\n");
    shell.open(sh("sleep 60"));
    shell.press(0, KeyCode.COMMA, true, false, false);
    fx(
        () -> {
          Node row = node("#setting-hide-program-text");
          ToggleSwitch hide =
              (ToggleSwitch)
                  row.lookupAll("*").stream()
                      .filter(ToggleSwitch.class::isInstance)
                      .findFirst()
                      .orElseThrow();
          hide.setSelected(true);
          return true;
        });
    await("in force", () -> shell.shell.settings().hideProgramText());
    assertThat(Files.readString(file))
        .isEqualTo("# mine\nrows = 30 # few\nhide-program-text = true\n");
    shell.press(0, KeyCode.COMMA, true, false, false);
    assertThat(fx(() -> node("#settings-page"))).isNull();
  }

  /** B-57. */
  @Test
  void theJumpKeyIsTheProgramsWhenNothingWaitsAndThePersonWantsItSo() throws Exception {
    ShellRig shell = open(Settings.DEFAULT.with(SettingKey.PASS_JUMP_KEY, true));
    WindowModel window = shell.open(sh("sleep 60"));
    AtomicInteger came = new AtomicInteger();
    fx(
        () -> {
          shell.terminals.getFirst().focus();
          shell
              .terminals
              .getFirst()
              .node()
              .setOnKeyPressed(
                  event -> {
                    if (event.getCode() == KeyCode.J) came.incrementAndGet();
                  });
          return true;
        });
    shell.ctrlShift(KeyCode.J);
    await("the program's", () -> came.get() == 1);
    fx(() -> shell.shell.workspace().openTab(window, sh(BLOCKED)));
    fx(
        () -> {
          window.selectPosition(1);
          shell.terminals.getFirst().focus();
          return true;
        });
    await("waits", () -> shell.lists.getFirst().view.counts().blocked() == 1);
    shell.ctrlShift(KeyCode.J);
    await("jumped", () -> shell.tabBars.getFirst().selected == 2);
    assertThat(came).hasValue(1);
  }

  /** A real program in a tab behind, a real notification, and the click leads there. */
  @Test
  void theTryGoesTheWholeWay() throws Exception {
    ShellRig shell = open(Settings.DEFAULT);
    WindowModel window = shell.open(sh("sleep 60"));
    shell.press(0, KeyCode.COMMA, true, false, false);
    fx(
        () -> {
          ((Button) node("#settings-try")).fire();
          return true;
        });
    assertThat(fx(() -> window.selected().orElseThrow().id())).isEqualTo(1);
    await("a toast", () -> !shell.toasts.isEmpty());
    assertThat(shell.toasts.getFirst().title()).isEqualTo("Try it (tab 2) asks a question");
    assertThat(shell.toasts.getFirst().body()).isEqualTo("Only a try: no answer is needed");
    await(
        "told", () -> ((Label) node("#settings-tried")).getText().endsWith("notification: Shown."));
    shell.click(shell.toasts.getFirst());
    await("the tab", () -> window.selected().orElseThrow().id() == 2);
    assertThat(fx(() -> node("#settings-page"))).isNull();
    fx(
        () -> {
          shell.terminals.get(1).paste("\n");
          return true;
        });
    await("the end", () -> window.tabs().size() == 1);
  }

  @Test
  void aTryThatIsNotShownSaysWhy() throws Exception {
    ShellRig shell = open(Settings.DEFAULT.with(SettingKey.NOTIFICATIONS, false));
    shell.open(sh("sleep 60"));
    shell.press(0, KeyCode.COMMA, true, false, false);
    fx(
        () -> {
          ((Button) node("#settings-try")).fire();
          return true;
        });
    await(
        "why",
        () ->
            ((Label) node("#settings-tried"))
                .getText()
                .endsWith("Not shown: notifications are off."));
    assertThat(shell.toasts).isEmpty();
  }

  /** B-41. */
  @Test
  void theFirstBlockedEventOffersNotifications() throws Exception {
    ShellRig shell = open(Settings.DEFAULT.with(SettingKey.NOTIFICATIONS, false));
    Files.writeString(shell.settingsFile.path(), "notifications = false # quiet\n");
    WindowModel window = shell.open(sh("sleep 60"));
    fx(() -> shell.shell.workspace().openPassing(window, sh(BLOCKED)));
    await("the offer", () -> node("#offer-bar").isVisible());
    fx(
        () -> {
          Label words = (Label) node("#offer-bar").lookup(".notice-text");
          assertThat(words.getText())
              .isEqualTo("sh (tab 2) needs you. Notifications are off, so nothing told you.");
          Button on = (Button) node("#offer-bar").lookup(".button");
          assertThat(on.getText()).isEqualTo("Turn on");
          on.fire();
          assertThat(node("#offer-bar").isVisible()).isFalse();
          return true;
        });
    await("told at last", () -> !shell.toasts.isEmpty());
    assertThat(Files.readString(shell.settingsFile.path()))
        .isEqualTo("notifications = true # quiet\n");
  }

  /** B-41: once in a person's life. */
  @Test
  void theOfferIsRemembered() throws Exception {
    Path memory = folder.resolve("state").resolve("offered");
    StringBuilder offers = new StringBuilder();
    for (int start = 0; start < 3; start++) {
      new NotificationOffer(java.util.Optional.of(memory), Runnable::run)
          .make(() -> offers.append("x"));
    }
    assertThat(offers.toString()).isEqualTo("x");
  }
}
