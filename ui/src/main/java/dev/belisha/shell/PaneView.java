package dev.belisha.shell;

import dev.belisha.attention.PaneKey;
import dev.belisha.config.Settings;
import dev.belisha.session.Session;
import dev.belisha.session.SessionSpec;
import dev.belisha.session.ShellIntegration;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.PaneModel;
import dev.belisha.shell.model.PaneModel.State;
import dev.belisha.status.DisplayText;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.VtTerminal;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.NodeOrientation;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A pane on screen: its terminal, and below it a bar that says how the program ended or why it did
 * not start.
 */
final class PaneView extends BorderPane implements PaneProgram.Owner {
  private static final PseudoClass ACTIVE = PseudoClass.getPseudoClass("active");
  private static final PseudoClass FLASH = PseudoClass.getPseudoClass("flash");
  private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
  private static final PseudoClass BELL = PseudoClass.getPseudoClass("bell");
  private static final Duration BELL_TIME = Duration.millis(200);
  private static final Duration FLASH_TIME = Duration.millis(400);

  private final PaneModel pane;
  private final TerminalPort terminal;
  private final Host host;
  private final ClipboardQuestion question = new ClipboardQuestion();
  private PaneProgram program;

  /** What a pane needs of the shell around it. FX thread. */
  interface Host {
    Settings settings();

    AttentionFacts attention();

    /** For what may wait: forks and files. */
    Executor io();

    Path home();

    /** Whether this pane has the keyboard, by the window system's word. */
    boolean hasKeyboard(PaneModel pane);

    void primarySelection(String text);

    /** The pane's program rang. */
    void bell(PaneModel pane);

    /** The terminal's menu, at a place on the screen. */
    void menu(PaneModel pane, double screenX, double screenY);

    /** The program ended and its pane has nothing left to show. */
    void close(PaneModel pane);
  }

  PaneView(PaneModel pane, TerminalPort terminal, Host host) {
    this.pane = pane;
    this.terminal = terminal;
    this.host = host;
    getStyleClass().add("pane");
    // The ring lies over the terminal's margin: it must never change how many cells there are.
    Region ring = new Region();
    ring.getStyleClass().add("pane-ring");
    ring.setMouseTransparent(true);
    StackPane frame = new StackPane(terminal.node(), ring);
    Region searchBar = terminal.searchBar();
    if (searchBar != null) {
      StackPane.setAlignment(searchBar, Pos.TOP_RIGHT);
      // The scrollbar with its marks stays free.
      StackPane.setMargin(searchBar, new Insets(0, 12, 0, 0));
      frame.getChildren().add(searchBar);
    }
    StackPane.setAlignment(question, Pos.TOP_LEFT);
    frame.getChildren().add(question);
    frame.setMinSize(0, 0);
    // Cells go from left to right whatever the windows' direction.
    frame.setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    setCenter(frame);
    setMinSize(0, 0);
    terminal.onTyped(() -> host.attention().typed(pane.key()));
    acceptFiles();
    terminal.onMenu((x, y) -> host.menu(pane, x, y));
    terminal.directory(
        () -> pane.directory() == null ? pane.launch().directory() : pane.directory());
    terminal.node().addEventFilter(KeyEvent.KEY_PRESSED, this::menuByKey);
    frame
        .focusWithinProperty()
        .subscribe(
            focused -> {
              if (focused) pane.tab().activate(pane);
            });
    program = newProgram();
  }

  /** The menu has what has no key, so it must open by one. Shift+F10 alone is the program's. */
  private void menuByKey(KeyEvent event) {
    boolean menuKey = event.getCode() == KeyCode.CONTEXT_MENU;
    boolean keys = event.getCode() == KeyCode.F10 && event.isShiftDown() && event.isControlDown();
    if (!menuKey && !keys) return;
    event.consume();
    Point2D at = terminal.cursorOnScreen();
    host.menu(pane, at.getX(), at.getY());
  }

  PaneModel pane() {
    return pane;
  }

  TerminalPort terminal() {
    return terminal;
  }

  /** Null while no program runs here. Any thread. */
  @Nullable Session session() {
    return program.session();
  }

  private PaneProgram newProgram() {
    return new PaneProgram(pane.key(), host.attention(), this, Platform::runLater);
  }

  /** Starts the pane's program; its screen comes when it runs. */
  void start() {
    Settings settings = host.settings();
    Launch launch = pane.launch();
    TerminalPort.Grid grid = terminal.grid();
    TerminalOptions options =
        new TerminalOptions(
            grid == null ? settings.cols() : grid.cols(),
            grid == null ? settings.rows() : grid.rows(),
            settings.scrollback(),
            settings.engine());
    SessionSpec spec =
        new SessionSpec(
            launch.command().isEmpty() ? settings.shell() : launch.command(),
            Objects.requireNonNullElse(launch.directory(), host.home()),
            launch.environment(),
            Integer.toString(pane.tab().id()),
            options,
            settings.shellIntegration() ? ShellIntegration.folder() : null);
    boolean notify = settings.programNotifications();
    Consumer<VtTerminal> prepare = terminal.looks();
    program.start(spec, prepare.andThen(engine -> engine.programNotifications(notify)), host.io());
  }

  /** Runs the same program anew in a fresh terminal. */
  private void restart() {
    question.forget();
    program.close();
    host.attention().paneRestarted(pane.key());
    program = newProgram();
    pane.state(new State.Starting());
    setBottom(null);
    start();
    terminal.focus();
  }

  void close() {
    program.close();
    terminal.close();
  }

  @Override
  public void damaged() {
    terminal.damaged();
  }

  @Override
  public void started(Session session) {
    terminal.attach(session);
    pane.state(new State.Running());
  }

  @Override
  public void failed(String message) {
    pane.state(new State.Failed(message));
    setBottom(bar(message, true, "Retry"));
  }

  @Override
  public void ended(int status) {
    if (pane.closesAfter(status)) {
      host.close(pane);
      return;
    }
    pane.state(new State.Ended(status));
    setBottom(bar(describe(status), status != 0, "Restart"));
  }

  /** 128 and the signal's number is how a shell tells of a signal. */
  static String describe(int status) {
    if (status == 0) return "The program ended.";
    String signal =
        switch (status) {
          case 129 -> " (hung up)";
          case 130 -> " (interrupted)";
          case 134 -> " (aborted)";
          case 137 -> " (killed)";
          case 139 -> " (segmentation fault)";
          case 143 -> " (terminated)";
          default -> "";
        };
    return "The program ended with exit status " + status + signal + ".";
  }

  private HBox bar(String text, boolean bad, String again) {
    Label label = new Label(text);
    label.getStyleClass().add("pane-bar-text");
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    HBox.setHgrow(label, Priority.ALWAYS);
    label.setMaxWidth(Double.MAX_VALUE);
    Button retry = new Button(again);
    retry.setMinWidth(Region.USE_PREF_SIZE);
    retry.setOnAction(event -> restart());
    Button close = new Button("Close");
    close.setMinWidth(Region.USE_PREF_SIZE);
    close.setOnAction(event -> host.close(pane));
    HBox bar = new HBox(12, label, retry, close);
    bar.setAlignment(Pos.CENTER_LEFT);
    bar.getStyleClass().add("pane-bar");
    bar.pseudoClassStateChanged(FAILED, bad);
    return bar;
  }

  @Override
  public void title(String title) {
    pane.title(DisplayText.line(title, MAX_TITLE));
  }

  /** Characters of a program's title that a tab keeps. */
  private static final int MAX_TITLE = 200;

  private static final int MAX_HOST = 40;

  @Override
  public void directory(Path directory) {
    pane.directory(directory);
  }

  @Override
  public void remote(String host, String folder) {
    pane.remote(DisplayText.line(host, MAX_HOST), DisplayText.line(folder, MAX_TITLE));
  }

  @Override
  public void pointerShape(String name) {
    terminal.pointerShape(name);
  }

  /** OSC 52, by the setting: a program in the background must not fill the clipboard unseen. */
  @Override
  public void clipboard(boolean primary, String text) {
    Consumer<String> fill = primary ? host::primarySelection : PaneView::fillClipboard;
    switch (host.settings().clipboardWrite()) {
      case ALLOW -> fill.accept(text);
      case FOCUSED -> {
        if (host.hasKeyboard(pane)) fill.accept(text);
      }
      case ASK -> question.ask(primary ? "the selection" : "the clipboard", text, fill);
      case DENY -> {}
    }
  }

  private static void fillClipboard(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }

  @Override
  public void bell() {
    host.bell(pane);
  }

  /** Marks the pane that has the keyboard among several. */
  void active(boolean on) {
    pseudoClassStateChanged(ACTIVE, on);
  }

  /** Shows the person where they landed. */
  void flash() {
    show(FLASH, FLASH_TIME);
  }

  /** A frame for a moment: the bell to be seen. */
  void flashBell() {
    show(BELL, BELL_TIME);
  }

  private void show(PseudoClass sign, Duration time) {
    pseudoClassStateChanged(sign, true);
    PauseTransition end = new PauseTransition(time);
    end.setOnFinished(event -> pseudoClassStateChanged(sign, false));
    end.play();
  }

  private void acceptFiles() {
    setOnDragOver(
        event -> {
          if (event.getDragboard().hasFiles()) event.acceptTransferModes(TransferMode.COPY);
          event.consume();
        });
    setOnDragDropped(
        event -> {
          Dragboard board = event.getDragboard();
          List<String> paths = board.getFiles().stream().map(File::getPath).toList();
          if (!paths.isEmpty()) terminal.paste(TerminalPort.dropped(paths));
          event.setDropCompleted(!paths.isEmpty());
          event.consume();
          terminal.focus();
        });
  }

  PaneKey key() {
    return pane.key();
  }
}
