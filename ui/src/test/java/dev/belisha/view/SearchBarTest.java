package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The bar on the headless platform, over a terminal: typed in, stepped through, closed. */
class SearchBarTest {
  private final EngineSource source = new EngineSource(60, 10);
  private final ExecutorService painter = Executors.newSingleThreadExecutor();
  private TerminalView view;
  private SearchBar bar;
  private Stage stage;

  @BeforeEach
  void show() {
    FxHarness.run(
        () -> {
          view = new TerminalView(new ViewActions() {}, new Painting(painter));
          bar = new SearchBar(view);
          StackPane root = new StackPane(view, bar);
          StackPane.setAlignment(bar, Pos.TOP_RIGHT);
          view.setPrefSize(view.sizeFor(60, 10).getWidth(), view.sizeFor(60, 10).getHeight());
          stage = new Stage();
          stage.setScene(new Scene(root));
          stage.show();
          view.attach(source);
          view.requestFocus();
        });
    FxHarness.frames(painter);
  }

  @AfterEach
  void close() {
    FxHarness.run(
        () -> {
          bar.close();
          stage.close();
        });
    painter.shutdown();
  }

  private void output(String text) {
    source.feed(text);
    FxHarness.run(view::damaged);
    FxHarness.frames(painter);
  }

  @SuppressWarnings("unchecked")
  private <T extends Node> T find(String id) {
    return (T) bar.lookup("#" + id);
  }

  private String count() {
    return this.<Label>find("search-count").getText();
  }

  private void counts(String words) {
    FxHarness.await("count " + words, () -> count().equals(words));
  }

  private void type(String text) {
    FxHarness.run(() -> this.<TextField>find("search-field").setText(text));
  }

  private void press(KeyCode code, boolean shift, boolean alt) {
    FxHarness.run(
        () ->
            find("search-field")
                .fireEvent(
                    new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, false, alt, false)));
  }

  @Test
  void countsAndStepsThroughTheHistory() {
    output("needle 1\r\n" + "x\r\n".repeat(50) + "needle 2\r\n" + "x\r\n".repeat(50));
    FxHarness.run(bar::open);
    assertThat(FxHarness.call(() -> find("search-field").isFocused())).isTrue();
    type("needle");
    counts("2 of 2");
    FxHarness.await("shown", () -> view.isShown(51));
    press(KeyCode.ENTER, false, false);
    counts("1 of 2");
    FxHarness.await("shown", () -> view.isShown(0));
    press(KeyCode.F3, false, false);
    counts("2 of 2");
    press(KeyCode.F3, true, false);
    counts("1 of 2");
    press(KeyCode.ENTER, true, false);
    counts("2 of 2");
    press(KeyCode.UP, false, false);
    counts("1 of 2");
    assertThat(source.takeSent()).as("no key goes to the program").isEmpty();
  }

  @Test
  void newOutputIsCounted() {
    output("needle\r\n");
    FxHarness.run(bar::open);
    type("needle");
    counts("1 of 1");
    output("needle\r\nneedle\r\n");
    counts("1 of 3");
  }

  @Test
  void escapeGivesTheKeyboardBack() {
    FxHarness.run(bar::open);
    assertThat(FxHarness.call(bar::isVisible)).isTrue();
    press(KeyCode.ESCAPE, false, false);
    assertThat(FxHarness.call(bar::isVisible)).isFalse();
    assertThat(FxHarness.call(view::isFocused)).isTrue();
    assertThat(FxHarness.call(() -> view.search().isOpen())).isFalse();
  }

  @Test
  void aSelectionIsTheFirstText() {
    output("one two three");
    FxHarness.run(() -> view.startSelection(Selection.Unit.WORD, 50, 10));
    FxHarness.run(bar::open);
    FxHarness.await("text", () -> this.<TextField>find("search-field").getText().equals("two"));
    counts("1 of 1");
  }

  @Test
  void severalLinesSelectedAreNoText() {
    output("one\r\ntwo");
    FxHarness.run(view::selectAll);
    type("before");
    FxHarness.run(bar::open);
    FxHarness.frames(painter);
    assertThat(this.<TextField>find("search-field").getText()).isEqualTo("before");
  }

  @Test
  void aBadExpressionIsSaidInTheBar() {
    output("(a");
    FxHarness.run(bar::open);
    type("(a");
    counts("1 of 1");
    press(KeyCode.R, false, true);
    FxHarness.await("problem", () -> this.<Label>find("search-problem").isVisible());
    assertThat(this.<Label>find("search-problem").getText())
        .isEqualTo("Unclosed group at character 3.");
    press(KeyCode.R, false, true);
    counts("1 of 1");
    assertThat(FxHarness.call(() -> find("search-problem").isVisible())).isFalse();
  }

  @Test
  void caseAndWholeWords() {
    output("Cat cat concat");
    FxHarness.run(bar::open);
    type("cat");
    counts("3 of 3");
    press(KeyCode.W, false, true);
    counts("2 of 2");
    press(KeyCode.C, false, true);
    counts("1 of 1");
    type("dog");
    counts("No hits");
  }

  @Test
  void everythingHasAName() {
    FxHarness.run(
        () -> {
          for (Node node : bar.lookupAll(".search-button")) {
            assertThat(node.getAccessibleText()).isNotBlank();
          }
          for (Node node : bar.lookupAll(".search-toggle")) {
            assertThat(((ToggleButton) node).getAccessibleText()).isNotBlank();
          }
          assertThat(find("search-field").getAccessibleText()).isNotBlank();
        });
  }
}
