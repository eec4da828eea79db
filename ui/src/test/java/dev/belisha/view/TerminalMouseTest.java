package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.event.EventType;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Cursor;
import javafx.scene.Scene;
import javafx.scene.control.Label;
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

/** What the mouse does over a terminal: selects, scrolls, pastes, opens, or reports. */
class TerminalMouseTest {
  private static final int COLS = 40;
  private static final int ROWS = 10;

  private final EngineSource source = new EngineSource(COLS, ROWS);
  private final ExecutorService painter = Executors.newSingleThreadExecutor();
  private final List<String> done = new ArrayList<>();
  private TerminalView view;
  private Stage stage;
  private double cellWidth;
  private double cellHeight;
  private boolean fileIsThere = true;

  @BeforeEach
  void show() {
    FxHarness.run(
        () -> {
          view = new TerminalView(new Recorder(), new Painting(painter));
          view.setPrefSize(
              view.sizeFor(COLS, ROWS).getWidth(), view.sizeFor(COLS, ROWS).getHeight());
          cellWidth = (view.sizeFor(COLS, 1).getWidth() - view.sizeFor(0, 1).getWidth()) / COLS;
          cellHeight = (view.sizeFor(1, ROWS).getHeight() - view.sizeFor(1, 0).getHeight()) / ROWS;
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

  private final class Recorder implements ViewActions {
    @Override
    public void selected(String text) {
      done.add("selected " + text);
    }

    @Override
    public void primary(Consumer<String> paste) {
      paste.accept("from outside");
    }

    @Override
    public void open(String target) {
      done.add("open " + target);
    }

    @Override
    public void lookForFile(String path, Consumer<Boolean> answer) {
      done.add("look " + path);
      answer.accept(fileIsThere);
    }

    @Override
    public void openFile(String path, int line, int column) {
      done.add("file " + path + " " + line + " " + column);
    }

    @Override
    public void contextMenu(double screenX, double screenY) {
      done.add("menu");
    }
  }

  private void output(String text) {
    source.feed(text);
    view.damaged();
    FxHarness.frames(painter);
  }

  private void lines(int count) {
    StringBuilder all = new StringBuilder();
    for (int line = 0; line < count; line++) all.append("line ").append(line).append("\r\n");
    output(all.toString());
  }

  /** At the middle of a cell's left half: the caret before it. */
  private double x(double col) {
    return 6 + (col + 0.25) * cellWidth;
  }

  private double y(double row) {
    return 6 + (row + 0.5) * cellHeight;
  }

  private void mouse(EventType<MouseEvent> kind, double x, double y, String mods) {
    mouse(kind, MouseButton.PRIMARY, 1, x, y, mods);
  }

  private void mouse(
      EventType<MouseEvent> kind, MouseButton button, int clicks, double x, double y, String mods) {
    boolean down = kind != MouseEvent.MOUSE_RELEASED && kind != MouseEvent.MOUSE_MOVED;
    FxHarness.run(
        () ->
            view.fireEvent(
                new MouseEvent(
                    kind,
                    x,
                    y,
                    x,
                    y,
                    kind == MouseEvent.MOUSE_MOVED ? MouseButton.NONE : button,
                    clicks,
                    mods.contains("S"),
                    mods.contains("C"),
                    mods.contains("A"),
                    false,
                    down && button == MouseButton.PRIMARY,
                    down && button == MouseButton.MIDDLE,
                    down && button == MouseButton.SECONDARY,
                    false,
                    false,
                    false,
                    null)));
  }

  private void drag(double fromCol, double fromRow, double toCol, double toRow, String mods) {
    mouse(MouseEvent.MOUSE_PRESSED, x(fromCol), y(fromRow), mods);
    mouse(MouseEvent.MOUSE_DRAGGED, x(toCol), y(toRow), mods);
    mouse(MouseEvent.MOUSE_RELEASED, x(toCol), y(toRow), mods);
  }

  private void click(int times, double col, double row, String mods) {
    mouse(MouseEvent.MOUSE_PRESSED, MouseButton.PRIMARY, times, x(col), y(row), mods);
    mouse(MouseEvent.MOUSE_RELEASED, MouseButton.PRIMARY, times, x(col), y(row), mods);
  }

  private void move(double col, double row) {
    mouse(MouseEvent.MOUSE_MOVED, x(col), y(row), "");
  }

  private void wheel(double deltaY, boolean shift) {
    boolean no = false;
    FxHarness.run(
        () ->
            view.fireEvent(
                new ScrollEvent(
                    ScrollEvent.SCROLL,
                    x(0),
                    y(0),
                    x(0),
                    y(0),
                    shift,
                    no,
                    no,
                    no,
                    no,
                    no,
                    shift ? deltaY : 0,
                    shift ? 0 : deltaY,
                    0,
                    deltaY,
                    40,
                    40,
                    ScrollEvent.HorizontalTextScrollUnits.NONE,
                    0,
                    ScrollEvent.VerticalTextScrollUnits.NONE,
                    0,
                    0,
                    null)));
  }

  private String selected() throws Exception {
    CompletableFuture<String> text = new CompletableFuture<>();
    if (!FxHarness.call(() -> view.selectedText(text::complete))) return "";
    return text.get(30, TimeUnit.SECONDS);
  }

  @Test
  void draggingSelectsAndTellsThePrimarySelection() throws Exception {
    output("hello world");
    drag(6, 0, 11, 0, "");
    assertThat(selected()).isEqualTo("world");
    FxHarness.await("told", () -> done.contains("selected world"));
  }

  @Test
  void clicksSelectWordsAndLinesOverWrapsAndWideText() throws Exception {
    output("begin https://example.com/a/rather/long/path 漢字かな end");
    click(2, 20, 0, "");
    assertThat(selected()).isEqualTo("https://example.com/a/rather/long/path");
    click(2, 1, 1, "");
    assertThat(selected())
        .as("from its second row")
        .isEqualTo("https://example.com/a/rather/long/path");
    click(2, 8, 1, "");
    assertThat(selected()).isEqualTo("漢字かな");
    click(3, 2, 1, "");
    assertThat(selected()).startsWith("begin https:").endsWith("漢字かな end");
    FxHarness.run(
        () ->
            view.habits(
                new ViewHabits(
                    ViewHabits.DEFAULT.cursor(), ViewHabits.DEFAULT.blink(), ".", true)));
    click(2, 8, 0, "");
    assertThat(selected()).as("what a word is can be set").isEqualTo("https");
    click(2, 16, 0, "");
    assertThat(selected()).isEqualTo("example.com");
  }

  /** A wide character at the block's edge is in it whole, on screen and in the text. */
  @Test
  void altDraggingSelectsABlockAlsoOverWideText() throws Exception {
    output("abcdef\r\ng漢jkl\r\nmn字qr");
    drag(2, 0, 4, 2, "A");
    assertThat(selected()).isEqualTo("cd\n漢j\n字");
    drag(3, 2, 2, 0, "A");
    assertThat(selected()).as("from below").isEqualTo("c\n漢\n字");
  }

  /** While the pointer rests no event comes; it scrolls on until the end, or the button. */
  @Test
  void beyondTheEdgeItScrollsOnAndOn() throws Exception {
    lines(100);
    double topBefore = FxHarness.call(() -> view.shown().topLine());
    mouse(MouseEvent.MOUSE_PRESSED, x(0), y(5), "");
    mouse(MouseEvent.MOUSE_DRAGGED, x(0), -30, "");
    FxHarness.await("scrolled to the top", () -> view.shown().topLine() == 0);
    assertThat(topBefore).isEqualTo(91);
    mouse(MouseEvent.MOUSE_DRAGGED, x(7), view.getHeight() + 200, "");
    FxHarness.await("scrolled to the bottom", () -> view.shown().topLine() == 91);
    mouse(MouseEvent.MOUSE_RELEASED, x(7), view.getHeight() + 200, "");
    assertThat(selected()).startsWith("line 96\nline 97");
    mouse(MouseEvent.MOUSE_PRESSED, x(0), y(5), "");
    mouse(MouseEvent.MOUSE_DRAGGED, x(0), -30, "");
    mouse(MouseEvent.MOUSE_DRAGGED, x(0), y(3), "");
    long rests = FxHarness.call(() -> view.shown().topLine());
    FxHarness.pulses(10);
    assertThat(FxHarness.call(() -> view.shown().topLine())).as("back inside").isEqualTo(rests);
  }

  @Test
  void whatIsSelectedStaysPutWhileOutputScrolls() throws Exception {
    output("keep this\r\n");
    drag(0, 0, 4, 0, "");
    lines(50);
    assertThat(selected()).isEqualTo("keep");
    assertThat(FxHarness.call(view::selectedRange).startLine()).isZero();
  }

  @Test
  void shiftIsAlwaysThePersonsOwn() throws Exception {
    output("hello world\033[?1000h\033[?1006h");
    drag(0, 0, 5, 0, "");
    assertThat(source.takeSent()).isEqualTo("\033[<0;1;1M\033[<0;6;1m");
    assertThat(selected()).isEmpty();
    drag(0, 0, 5, 0, "S");
    assertThat(source.takeSent()).isEmpty();
    assertThat(selected()).isEqualTo("hello");
    mouse(MouseEvent.MOUSE_PRESSED, MouseButton.SECONDARY, 1, x(0), y(0), "S");
    assertThat(done).contains("menu");
  }

  @Test
  void theMiddleButtonPastesThePrimarySelection() {
    mouse(MouseEvent.MOUSE_PRESSED, MouseButton.MIDDLE, 1, x(3), y(3), "");
    assertThat(source.takeSent()).isEqualTo("from outside");
  }

  /** A program gets a report a notch, however finely a wheel tells its turning. */
  @Test
  void fineWheelStepsAddUp() {
    output("\033[?1000h\033[?1006h");
    for (int step = 0; step < 8; step++) wheel(-5, false);
    assertThat(source.takeSent()).isEqualTo("\033[<65;1;1M");
    wheel(-20, false);
    wheel(40, false);
    assertThat(source.takeSent()).as("what was left the other way").isEqualTo("\033[<64;1;1M");
    wheel(-80, false);
    assertThat(source.takeSent()).isEqualTo("\033[<65;1;1M\033[<65;1;1M");
    output("\033[?1000l\033[?1049h");
    for (int step = 0; step < 8; step++) wheel(5, false);
    assertThat(source.takeSent())
        .as("a line each third of a notch")
        .isEqualTo("\033[A\033[A\033[A");
  }

  @Test
  void fineWheelStepsScrollTheHistory() {
    lines(100);
    for (int step = 0; step < 16; step++) wheel(5, false);
    FxHarness.await("two notches up", () -> view.shown().topLine() == 85);
    // With Shift some toolkits turn the wheel sideways.
    wheel(-40, true);
    FxHarness.await("one down", () -> view.shown().topLine() == 88);
  }

  @Test
  void aLinkIsToldBeforeItIsOpened() {
    output("see https://a.example/x now");
    click(1, 8, 0, "C");
    assertThat(done).as("never told").doesNotContain("open https://a.example/x");
    assertThat(hint()).isEqualTo("https://a.example/x   Ctrl+click to open");
    click(1, 8, 0, "C");
    assertThat(done).contains("open https://a.example/x");
    move(0, 3);
    assertThat(hint()).isEmpty();
    move(8, 0);
    assertThat(FxHarness.call(view::getCursor)).isEqualTo(Cursor.HAND);
    output("\033[1;1Hsee https://b.example/x now");
    done.clear();
    click(1, 8, 0, "C");
    assertThat(done)
        .as("another came under the pointer")
        .doesNotContain("open https://b.example/x");
    assertThat(hint()).startsWith("https://b.example/x");
  }

  @Test
  void aClickWithoutCtrlOpensNothing() {
    output("https://a.example/x");
    move(3, 0);
    click(1, 3, 0, "");
    assertThat(done).noneMatch(each -> each.startsWith("open"));
  }

  @Test
  void aFileIsALinkOnlyWhenItIsThere() {
    output("src/a.c:12:3 gone.c:4");
    move(3, 0);
    assertThat(hint()).startsWith("src/a.c:12:3 ");
    click(1, 3, 0, "C");
    assertThat(done).contains("file src/a.c 12 3");
    fileIsThere = false;
    move(15, 0);
    assertThat(hint()).isEmpty();
    click(1, 15, 0, "C");
    assertThat(done).noneMatch(each -> each.startsWith("file gone"));
    long asked = done.stream().filter("look gone.c"::equals).count();
    move(16, 0);
    assertThat(done.stream().filter("look gone.c"::equals).count())
        .as("asked once")
        .isEqualTo(asked);
  }

  private String hint() {
    return FxHarness.call(
        () -> {
          Label hint = (Label) view.lookup(".link-hint");
          return hint.isVisible() ? hint.getText() : "";
        });
  }

  @Test
  void thePointerHidesWhileTypingAndComesBackWhenItMoves() {
    FxHarness.run(
        () ->
            view.fireEvent(
                new KeyEvent(
                    KeyEvent.KEY_TYPED, "a", "", KeyCode.UNDEFINED, false, false, false, false)));
    FxHarness.await("hidden", () -> view.getCursor() == Cursor.NONE);
    move(4, 4);
    assertThat(FxHarness.call(view::getCursor)).isEqualTo(Cursor.TEXT);
  }

  /** What a screen reader asks: text, cursor, selection, lines, places. */
  @Test
  void assistiveTechnologyCanReadTheScreen() {
    output("first\r\n漢字 two\r\nthird");
    assertThat(access(AccessibleAttribute.TEXT)).asString().startsWith("first\n漢字 two\nthird\n");
    assertThat(access(AccessibleAttribute.CARET_OFFSET)).isEqualTo(18);
    assertThat(access(AccessibleAttribute.LINE_FOR_OFFSET, 18)).isEqualTo(2);
    assertThat(access(AccessibleAttribute.LINE_START, 1)).isEqualTo(6);
    assertThat(access(AccessibleAttribute.LINE_END, 1)).isEqualTo(12);
    assertThat(access(AccessibleAttribute.SELECTION_START))
        .as("none is at the cursor")
        .isEqualTo(18);
    drag(0, 1, 4, 1, "");
    assertThat(access(AccessibleAttribute.SELECTION_START)).isEqualTo(6);
    assertThat(access(AccessibleAttribute.SELECTION_END)).isEqualTo(8);
    javafx.geometry.Bounds[] places =
        (javafx.geometry.Bounds[]) access(AccessibleAttribute.BOUNDS_FOR_RANGE, 7, 7);
    javafx.geometry.Bounds second = FxHarness.call(() -> view.localToScreen(view.cellBounds(1, 2)));
    assertThat(places).hasSize(1);
    assertThat(places[0].getMinX()).isEqualTo(second.getMinX());
    javafx.geometry.Point2D inside =
        new javafx.geometry.Point2D(second.getMinX() + 1, second.getMinY() + 1);
    assertThat(access(AccessibleAttribute.OFFSET_AT_POINT, inside)).isEqualTo(7);
  }

  private Object access(AccessibleAttribute attribute, Object... parameters) {
    return FxHarness.call(() -> view.queryAccessibleAttribute(attribute, parameters));
  }
}
