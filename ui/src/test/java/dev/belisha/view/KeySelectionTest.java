package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Selecting, copying and opening links with keys alone. */
class KeySelectionTest {
  private final EngineSource source = new EngineSource(40, 10);
  private final ExecutorService painter = Executors.newSingleThreadExecutor();
  private final List<String> opened = new ArrayList<>();
  private TerminalView view;
  private Stage stage;

  @BeforeEach
  void show() {
    FxHarness.run(
        () -> {
          ViewActions actions =
              new ViewActions() {
                @Override
                public void open(String target) {
                  opened.add(target);
                }
              };
          view = new TerminalView(actions, new Painting(painter));
          view.setPrefSize(view.sizeFor(40, 10).getWidth(), view.sizeFor(40, 10).getHeight());
          stage = new Stage();
          stage.setScene(new Scene(new VBox(view)));
          stage.show();
          view.attach(source);
          view.requestFocus();
        });
    FxHarness.frames(painter);
  }

  @AfterEach
  void close() {
    FxHarness.run(stage::close);
    painter.shutdown();
  }

  private void output(String text) {
    source.feed(text);
    view.damaged();
    FxHarness.frames(painter);
  }

  private void press(KeyCode code, String mods) {
    FxHarness.run(
        () ->
            view.fireEvent(
                new KeyEvent(
                    KeyEvent.KEY_PRESSED,
                    KeyEvent.CHAR_UNDEFINED,
                    "",
                    code,
                    mods.contains("S"),
                    mods.contains("C"),
                    mods.contains("A"),
                    false)));
    FxHarness.frames(painter);
  }

  private void press(KeyCode code, int times, String mods) {
    for (int at = 0; at < times; at++) press(code, mods);
  }

  /** Copies by Enter; what the clipboard holds then. */
  private void copied(String expected) {
    press(KeyCode.ENTER, "");
    FxHarness.await(
        "copied " + expected, () -> expected.equals(Clipboard.getSystemClipboard().getString()));
    assertThat(FxHarness.call(() -> view.byKeys().isOn())).isFalse();
    assertThat(FxHarness.call(view::hasSelection)).isFalse();
  }

  private String hint() {
    return FxHarness.call(
        () -> {
          Label hint = (Label) view.lookup(".link-hint");
          return hint.isVisible() ? hint.getText() : "";
        });
  }

  @Test
  void arrowsMoveAndShiftSelects() {
    output("first line\r\nsecond line\r\n$ ");
    FxHarness.run(view::selectByKeys);
    assertThat(hint()).isEqualTo(KeySelection.HELP);
    press(KeyCode.UP, "");
    press(KeyCode.HOME, "");
    press(KeyCode.RIGHT, 5, "S");
    copied("second");
    assertThat(hint()).isEmpty();
    assertThat(source.takeSent()).as("no key goes to the program").isEmpty();
    press(KeyCode.UP, "");
    assertThat(source.takeSent()).as("and then all do again").isEqualTo("\033[A");
  }

  @Test
  void spaceMarksWordsBlocksAndWideText() {
    output("ab 漢字 cd\r\nef 仮名 gh\r\n");
    FxHarness.run(view::selectByKeys);
    press(KeyCode.UP, 2, "");
    press(KeyCode.RIGHT, "C");
    press(KeyCode.SPACE, "");
    press(KeyCode.RIGHT, "");
    copied("漢字");
    FxHarness.run(view::selectByKeys);
    press(KeyCode.UP, 2, "");
    press(KeyCode.RIGHT, "C");
    press(KeyCode.DOWN, "A");
    press(KeyCode.RIGHT, "A");
    copied("漢字\n仮名");
    FxHarness.run(view::selectByKeys);
    press(KeyCode.UP, 1, "");
    press(KeyCode.END, "");
    press(KeyCode.LEFT, 1, "S");
    copied("gh");
  }

  @Test
  void reachesTheWholeHistory() {
    StringBuilder all = new StringBuilder();
    for (int line = 0; line < 60; line++) all.append("line ").append(line).append("\r\n");
    output(all.toString());
    FxHarness.run(view::selectByKeys);
    press(KeyCode.HOME, "C");
    assertThat(FxHarness.call(() -> view.isShown(0))).isTrue();
    press(KeyCode.END, "S");
    copied("line 0");
    FxHarness.run(view::selectByKeys);
    press(KeyCode.ESCAPE, "");
    assertThat(FxHarness.call(() -> view.byKeys().isOn())).isFalse();
    assertThat(source.takeSent()).isEmpty();
  }

  @Test
  void aLinkIsToldAndOpened() {
    output("see https://a.example/x\r\n");
    FxHarness.run(view::selectByKeys);
    press(KeyCode.UP, "");
    press(KeyCode.RIGHT, "C");
    assertThat(hint()).isEqualTo("https://a.example/x   Ctrl+Enter to open");
    press(KeyCode.ENTER, "C");
    assertThat(opened).containsExactly("https://a.example/x");
  }

  @Test
  void wrappedAnewItEnds() {
    output("text\r\n");
    FxHarness.run(view::selectByKeys);
    output("\033[?1049h");
    press(KeyCode.UP, "");
    assertThat(FxHarness.call(() -> view.byKeys().isOn())).isFalse();
  }
}
