package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.InputMethodEvent;
import javafx.scene.input.InputMethodHighlight;
import javafx.scene.input.InputMethodTextRun;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What an input method composes: drawn at the cursor, committed once, its window beside it. */
class CompositionTest {
  private final EngineSource source = new EngineSource(40, 10);
  private final ExecutorService painter = Executors.newSingleThreadExecutor();
  private final TextField other = FxHarness.call(TextField::new);
  private TerminalView view;
  private Stage stage;
  private double cellWidth;
  private double cellHeight;

  @BeforeEach
  void show() {
    FxHarness.run(
        () -> {
          view = new TerminalView(new ViewActions() {}, new Painting(painter));
          view.setPrefSize(view.sizeFor(40, 10).getWidth(), view.sizeFor(40, 10).getHeight());
          cellWidth = (view.sizeFor(40, 10).getWidth() - view.sizeFor(0, 10).getWidth()) / 40;
          cellHeight = (view.sizeFor(40, 10).getHeight() - view.sizeFor(40, 0).getHeight()) / 10;
          stage = new Stage();
          stage.setScene(new Scene(new VBox(view, other)));
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

  private static InputMethodTextRun run(String text, InputMethodHighlight highlight) {
    return new InputMethodTextRun(text, highlight);
  }

  private void compose(String committed, InputMethodTextRun... runs) {
    FxHarness.run(
        () ->
            view.fireEvent(
                new InputMethodEvent(
                    InputMethodEvent.INPUT_METHOD_TEXT_CHANGED, List.of(runs), committed, 0)));
  }

  /** The parts drawn, each with a sign when it is the one being converted; none when hidden. */
  private List<String> drawn() {
    return FxHarness.call(
        () -> {
          List<String> parts = new ArrayList<>();
          HBox box = box();
          if (!box.isVisible()) return parts;
          for (var part : box.getChildren()) {
            Label label = (Label) part;
            parts.add(label.getText() + (label.getStyle().contains("underline") ? "" : "!"));
          }
          return parts;
        });
  }

  private HBox box() {
    return (HBox)
        view.getChildrenUnmodifiable().stream()
            .filter(HBox.class::isInstance)
            .findFirst()
            .orElseThrow();
  }

  private Bounds place() {
    return FxHarness.call(() -> box().getBoundsInParent());
  }

  @Test
  void isDrawnAtTheCursorAndSentWhenCommitted() {
    output("\033[3;6H");
    compose("", run("ni", InputMethodHighlight.UNSELECTED_RAW));
    assertThat(drawn()).containsExactly("ni");
    assertThat(place().getMinX()).isEqualTo(6 + 5 * cellWidth);
    assertThat(place().getMinY()).isEqualTo(6 + 2 * cellHeight);
    assertThat(source.takeSent()).isEmpty();
    compose(
        "",
        run("你", InputMethodHighlight.SELECTED_CONVERTED),
        run("hao", InputMethodHighlight.UNSELECTED_RAW));
    assertThat(drawn()).containsExactly("你!", "hao");
    compose("你好");
    assertThat(drawn()).isEmpty();
    assertThat(source.takeSent()).isEqualTo("你好");
  }

  /** Some methods commit a part and go on composing the rest. */
  @Test
  void committingAPartKeepsTheRest() {
    compose("日本", run("go", InputMethodHighlight.UNSELECTED_RAW));
    assertThat(source.takeSent()).isEqualTo("日本");
    assertThat(drawn()).containsExactly("go");
    compose("");
    assertThat(drawn()).as("given up").isEmpty();
    assertThat(source.takeSent()).isEmpty();
  }

  @Test
  void followsTheCursorAndStaysInside() {
    compose("", run("kan", InputMethodHighlight.UNSELECTED_RAW));
    output("\033[10;39H");
    assertThat(place().getMaxX()).isLessThanOrEqualTo(view.getWidth());
    assertThat(place().getMinY()).isEqualTo(6 + 9 * cellHeight);
  }

  @Test
  void theCandidatesBeginBelowTheCursor() {
    output("\033[4;11H");
    Point2D at = FxHarness.call(() -> view.getInputMethodRequests().getTextLocation(0));
    Point2D cell = FxHarness.call(() -> view.localToScreen(6 + 10 * cellWidth, 6 + 4 * cellHeight));
    assertThat(at).isEqualTo(cell);
  }

  /** The toolkit asks at any time, also while nothing is on screen. */
  @Test
  void askedWithoutAScreenItAnswers() {
    FxHarness.run(
        () -> {
          VBox root = (VBox) stage.getScene().getRoot();
          root.getChildren().remove(view);
          assertThat(view.getInputMethodRequests().getTextLocation(0)).isEqualTo(Point2D.ZERO);
          assertThat(view.getInputMethodRequests().getSelectedText()).isEmpty();
        });
  }

  @Test
  void goesWithTheKeyboard() {
    compose("", run("ni", InputMethodHighlight.UNSELECTED_RAW));
    FxHarness.run(other::requestFocus);
    assertThat(drawn()).isEmpty();
  }

  /** A program that reads keys by the kitty protocol gets the text of an input method too. */
  @Test
  void committedTextReachesAProgramWithTheKittyProtocol() {
    source.feed("\033[>31u");
    compose("é");
    assertThat(source.takeSent()).isEqualTo("\033[0;;233u");
  }
}
