package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.screen.ScreenSnapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.event.EventType;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The control on the headless platform: what is painted when, and what is sent. */
class TerminalViewTest {
  private final EngineSource source = new EngineSource(80, 24);
  private final List<String> asked = new ArrayList<>();
  private final List<Runnable> goOn = new ArrayList<>();
  private final ExecutorService painter = Executors.newSingleThreadExecutor();
  private final Painting painting = new Painting(painter);
  private TerminalView view;
  private Stage stage;
  private int typed;

  @BeforeEach
  void show() {
    FxHarness.run(
        () -> {
          view = new TerminalView(new Recorder(), painting);
          stage = new Stage();
          // Something else that Tab could take the focus to.
          VBox root = new VBox(view, new Button("other"));
          view.setPrefSize(view.sizeFor(80, 24).getWidth(), view.sizeFor(80, 24).getHeight());
          stage.setScene(new Scene(root));
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

  private final class Recorder implements ViewActions {
    @Override
    public void typed() {
      typed++;
    }

    @Override
    public void confirmPaste(String question, String preview, Runnable go) {
      asked.add(question);
      goOn.add(go);
    }
  }

  private int painted(Runnable change) {
    FxHarness.frames(painter);
    int before = FxHarness.call(view::rowsPainted);
    FxHarness.run(change);
    FxHarness.frames(painter);
    return FxHarness.call(view::rowsPainted) - before;
  }

  private void output(String text) {
    source.feed(text);
    view.damaged();
  }

  private void key(EventType<KeyEvent> kind, String text, KeyCode code, boolean control) {
    String typedText = kind == KeyEvent.KEY_TYPED ? text : KeyEvent.CHAR_UNDEFINED;
    String pressedText = kind == KeyEvent.KEY_TYPED ? "" : text;
    KeyEvent event = new KeyEvent(kind, typedText, pressedText, code, false, control, false, false);
    if (Platform.isFxApplicationThread()) view.fireEvent(event);
    else FxHarness.run(() -> view.fireEvent(event));
  }

  @Test
  void oneDirtyRowPaintsOneRow() {
    assertThat(painted(() -> output("\033[?25lstart"))).isPositive();
    assertThat(painted(() -> output("\033[10;1Hhello"))).isEqualTo(1);
    assertThat(painted(() -> output("\033[3;1Ha\033[5;1Hb"))).isEqualTo(2);
  }

  @Test
  void nothingChangedPaintsNothing() {
    output("hello");
    assertThat(painted(() -> {})).isZero();
    assertThat(painted(view::damaged)).isZero();
  }

  /** Its row and no other, again and again, until it is gone or may not. */
  @Test
  void blinkingTextIsPaintedAnewUntilItIsGone() {
    assertThat(painted(() -> output("\033[?25l\033[5mnow\033[0m"))).isPositive();
    int before = FxHarness.call(view::rowsPainted);
    FxHarness.await("three turns", () -> view.rowsPainted() >= before + 3);
    FxHarness.run(
        () ->
            view.habits(
                new ViewHabits(
                    ScreenSnapshot.CursorShape.BLOCK, ViewHabits.Blink.NEVER, "", false)));
    FxHarness.await("shown", () -> !view.textIsAway());
    output("\033[2J");
    FxHarness.frames(painter);
    assertThat(FxHarness.call(view::textIsAway)).isFalse();
  }

  @Test
  void scrollingMovesWhatIsThere() {
    for (int line = 0; line < 40; line++) source.feed("line " + line + "\r\n");
    view.damaged();
    // The new line, the blank one below it, and the one the cursor left.
    assertThat(painted(() -> output("one more\r\n"))).isLessThanOrEqualTo(3);
  }

  @Test
  void hiddenPaintsNothing() {
    FxHarness.run(() -> view.setVisible(false));
    assertThat(painted(() -> output("\033[2Jmuch\r\nnew\r\noutput"))).isZero();
    assertThat(painted(() -> view.setVisible(true))).as("and all of it when shown").isPositive();
  }

  @Test
  void manyDamagesAreTwoFramesAtMost() {
    int rows =
        painted(
            () -> {
              for (int at = 0; at < 100; at++) output("\033[?25l\033[7;1H" + at);
            });
    // The first is painted at once, what came meanwhile at the next pulse.
    assertThat(rows).isLessThanOrEqualTo(4);
  }

  @Test
  void sizeIsTheGridAskedFor() {
    assertThat(FxHarness.call(view::cols)).isEqualTo(80);
    assertThat(FxHarness.call(view::rows)).isEqualTo(24);
  }

  @Test
  void tabAndEscapeGoToTheProgram() {
    key(KeyEvent.KEY_PRESSED, "\t", KeyCode.TAB, false);
    key(KeyEvent.KEY_TYPED, "\t", KeyCode.UNDEFINED, false);
    key(KeyEvent.KEY_PRESSED, "\033", KeyCode.ESCAPE, false);
    assertThat(source.takeSent()).isEqualTo("\t\033");
    assertThat(FxHarness.call(view::isFocused)).isTrue();
  }

  @Test
  void controlLetterIsSentOnce() {
    key(KeyEvent.KEY_PRESSED, "c", KeyCode.C, true);
    key(KeyEvent.KEY_TYPED, "c", KeyCode.UNDEFINED, true);
    assertThat(source.takeSent()).isEqualTo("\003");
    assertThat(typed).isEqualTo(1);
  }

  /** The toolkit types the digit too, though the press was served. */
  @Test
  void keypadKeysAreSentOnce() {
    key(KeyEvent.KEY_PRESSED, "5", KeyCode.NUMPAD5, false);
    key(KeyEvent.KEY_TYPED, "5", KeyCode.UNDEFINED, false);
    key(KeyEvent.KEY_PRESSED, "+", KeyCode.ADD, false);
    key(KeyEvent.KEY_TYPED, "+", KeyCode.UNDEFINED, false);
    key(KeyEvent.KEY_PRESSED, "a", KeyCode.A, false);
    key(KeyEvent.KEY_TYPED, "a", KeyCode.UNDEFINED, false);
    assertThat(source.takeSent()).isEqualTo("5+a");
  }

  /** The kitty keyboard protocol's events and text, from the toolkit's. */
  @Test
  void repeatsAndReleasesGoToAProgramThatAsks() {
    source.feed("\033[>31u");
    for (int at = 0; at < 2; at++) {
      key(KeyEvent.KEY_PRESSED, "a", KeyCode.A, false);
      key(KeyEvent.KEY_TYPED, "a", KeyCode.UNDEFINED, false);
    }
    key(KeyEvent.KEY_RELEASED, "a", KeyCode.A, false);
    assertThat(source.takeSent()).isEqualTo("\033[97;;97u\033[97;1:2;97u\033[97;1:3u");
    key(KeyEvent.KEY_PRESSED, "", KeyCode.CONTROL, true);
    key(KeyEvent.KEY_RELEASED, "", KeyCode.CONTROL, false);
    assertThat(source.takeSent()).isEqualTo("\033[57442;5u\033[57442;1:3u");
    key(KeyEvent.KEY_PRESSED, "", KeyCode.LEFT, false);
    FxHarness.run(() -> view.attach(new EngineSource(80, 24)));
    assertThat(source.takeSent()).as("and no key stays down").isEqualTo("\033[D\033[1;1:3D");
  }

  /** Mode 1016 tells pixels from 1, to those that XTWINOPS 14 counts. */
  @Test
  void mousePixelsAreThoseOfTheCells() {
    output("\033[?1003h\033[?1016h");
    FxHarness.frames(painter);
    move(6 + 10, 6 + 20);
    assertThat(source.takeSent()).isEqualTo("\033[<35;11;21M");
    move(0, 0);
    assertThat(source.takeSent()).isEqualTo("\033[<35;1;1M");
    source.feed("\033[14t");
    String[] size = source.takeSent().replaceAll("[^0-9;]", "").split(";");
    move(10_000, 10_000);
    assertThat(source.takeSent()).isEqualTo("\033[<35;" + size[2] + ";" + size[1] + "M");
  }

  /** Back, forward and the sideways wheel are buttons of their own. */
  @Test
  void furtherMouseButtonsAreTold() {
    output("\033[?1000h\033[?1006h");
    FxHarness.frames(painter);
    FxHarness.run(() -> view.fireEvent(mouse(MouseEvent.MOUSE_PRESSED, MouseButton.BACK, 6, 6)));
    FxHarness.run(() -> view.fireEvent(mouse(MouseEvent.MOUSE_RELEASED, MouseButton.BACK, 6, 6)));
    assertThat(source.takeSent()).isEqualTo("\033[<128;1;1M\033[<128;1;1m");
    FxHarness.run(() -> view.fireEvent(wheel(-40)));
    FxHarness.run(() -> view.fireEvent(wheel(40)));
    assertThat(source.takeSent()).isEqualTo("\033[<67;1;1M\033[<66;1;1M");
  }

  private void move(double x, double y) {
    FxHarness.run(() -> view.fireEvent(mouse(MouseEvent.MOUSE_MOVED, MouseButton.NONE, x, y)));
  }

  private static MouseEvent mouse(
      EventType<MouseEvent> kind, MouseButton button, double x, double y) {
    boolean no = false;
    return new MouseEvent(
        kind, x, y, x, y, button, 1, no, no, no, no, no, no, no, no, no, no, null);
  }

  private static ScrollEvent wheel(double deltaX) {
    boolean no = false;
    return new ScrollEvent(
        ScrollEvent.SCROLL,
        6,
        6,
        6,
        6,
        no,
        no,
        no,
        no,
        no,
        no,
        deltaX,
        0,
        deltaX,
        0,
        40,
        40,
        ScrollEvent.HorizontalTextScrollUnits.NONE,
        0,
        ScrollEvent.VerticalTextScrollUnits.NONE,
        0,
        0,
        null);
  }

  @Test
  void appShortcutsAreLeftAlone() {
    FxHarness.run(() -> view.appShortcuts(event -> event.getCode() == KeyCode.T));
    key(KeyEvent.KEY_PRESSED, "t", KeyCode.T, true);
    assertThat(source.takeSent()).isEmpty();
  }

  @Test
  void typingReturnsToTheBottom() {
    for (int line = 0; line < 90; line++) source.feed("line " + line + "\r\n");
    view.damaged();
    FxHarness.frames(painter);
    FxHarness.run(() -> view.scrollPages(-2));
    FxHarness.frames(painter);
    // Held: output below does not move what is being read.
    assertThat(painted(() -> output("unseen\r\n"))).isZero();
    assertThat(painted(() -> key(KeyEvent.KEY_TYPED, "x", KeyCode.UNDEFINED, false)))
        .isGreaterThan(10);
  }

  @Test
  void severalLinesAreAskedAboutFirst() {
    FxHarness.run(() -> view.paste("one\ntwo"));
    assertThat(asked).hasSize(1);
    assertThat(source.takeSent()).isEmpty();
    FxHarness.run(goOn.getFirst());
    assertThat(source.takeSent()).isEqualTo("one\rtwo");
    output("\033[?2004h");
    FxHarness.frames(painter);
    FxHarness.run(() -> view.paste("one\ntwo"));
    assertThat(asked).as("a program that takes pastes as such").hasSize(1);
    assertThat(source.takeSent()).startsWith("\033[200~").endsWith("\033[201~");
  }

  @Test
  void selectAllGivesTheText() throws Exception {
    output("alpha\r\nbeta");
    FxHarness.frames(painter);
    FxHarness.run(view::selectAll);
    assertThat(selected()).isEqualTo("alpha\nbeta");
  }

  /** Resizing wraps the lines anew; what is selected stays the same text. */
  @Test
  void theSelectionStaysOnItsTextThroughAResize() throws Exception {
    output("x".repeat(100) + "keep this" + "y".repeat(100) + "\r\nnext");
    FxHarness.frames(painter);
    // "keep this" begins in column 20 of the second row; the caret nearest to a point is taken.
    FxHarness.run(
        () -> {
          double cell = (view.sizeFor(80, 24).getWidth() - view.sizeFor(0, 24).getWidth()) / 80;
          double high = (view.sizeFor(80, 24).getHeight() - view.sizeFor(80, 0).getHeight()) / 24;
          view.startSelection(Selection.Unit.CHARACTER, 6 + 20 * cell, 6 + 1.5 * high);
          view.extendSelection(6 + 29 * cell, 6 + 1.5 * high);
        });
    assertThat(selected()).isEqualTo("keep this");
    for (int cols : new int[] {33, 105, 17, 80}) {
      FxHarness.run(() -> view.setPrefSize(view.sizeFor(cols, 24).getWidth(), 400));
      FxHarness.run(() -> stage.sizeToScene());
      FxHarness.frames(painter);
      assertThat(FxHarness.call(view::cols)).isEqualTo(cols);
      assertThat(selected()).as("%d columns", cols).isEqualTo("keep this");
    }
    output("\033[?1049h");
    FxHarness.frames(painter);
    assertThat(FxHarness.call(view::hasSelection)).as("another screen").isFalse();
  }

  /** Who reads back keeps the place when the window is resized. */
  @Test
  void theLineOnTopStaysThroughAResize() {
    StringBuilder all = new StringBuilder();
    for (int line = 0; line < 200; line++) {
      all.append("line ").append(line).append(' ').append("x".repeat(line % 3 * 30)).append("\r\n");
    }
    output(all.toString());
    FxHarness.frames(painter);
    FxHarness.run(() -> view.scrollLines(-100));
    FxHarness.frames(painter);
    String top = topLine();
    assertThat(top).startsWith("line ");
    for (int cols : new int[] {50, 100, 30, 80}) {
      FxHarness.run(() -> view.setPrefSize(view.sizeFor(cols, 24).getWidth(), 400));
      FxHarness.run(() -> stage.sizeToScene());
      FxHarness.frames(painter);
      assertThat(topLine()).as("%d columns", cols).isEqualTo(top);
    }
  }

  /** What it begins with: its number. */
  private String topLine() {
    Object text =
        FxHarness.call(() -> view.queryAccessibleAttribute(javafx.scene.AccessibleAttribute.TEXT));
    return String.join(" ", List.of(text.toString().split(" ")).subList(0, 2));
  }

  private String selected() throws Exception {
    CompletableFuture<String> text = new CompletableFuture<>();
    if (!FxHarness.call(() -> view.selectedText(text::complete))) return "";
    return text.get(10, TimeUnit.SECONDS);
  }

  @Test
  void largerFontMeansFewerCells() {
    FxHarness.run(() -> view.font(null, 24, false));
    FxHarness.frames(painter);
    assertThat(FxHarness.call(view::cols)).isLessThan(50);
    assertThat(FxHarness.call(() -> source.engine.cols())).isEqualTo(FxHarness.call(view::cols));
  }

  @Test
  void screenTextIsAccessible() {
    output("read me");
    FxHarness.frames(painter);
    Object text =
        FxHarness.call(() -> view.queryAccessibleAttribute(javafx.scene.AccessibleAttribute.TEXT));
    assertThat(text).asString().startsWith("read me");
  }
}
