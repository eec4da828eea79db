package dev.belisha.app;

import dev.belisha.desktop.Desktop;
import dev.belisha.session.Session;
import dev.belisha.shell.TerminalPort;
import dev.belisha.status.DisplayText;
import dev.belisha.view.Exports;
import dev.belisha.view.Painting;
import dev.belisha.view.SearchBar;
import dev.belisha.view.TerminalSource;
import dev.belisha.view.TerminalView;
import dev.belisha.view.ThemeColors;
import dev.belisha.view.ViewActions;
import dev.belisha.view.ViewHabits;
import dev.belisha.vt.VtTerminal;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.FileChooser;
import org.jspecify.annotations.Nullable;

/** The terminal view as the shell's terminal, with the desktop behind it. FX thread. */
final class ViewTerminal implements TerminalPort, ViewActions {
  /** Characters of a link's address in its hint. */
  private static final int SHOWN = 300;

  private final Desktop desktop;
  private final Executor io;
  private final LinkOpener links;
  private final TerminalView view;
  private final SearchBar searchBar;
  private final Exports exports;
  private @Nullable Session session;
  private Supplier<@Nullable Path> directory = () -> null;
  private List<String> openFile = List.of();
  private Runnable typed = () -> {};
  private Menu menu = (x, y) -> {};

  ViewTerminal(Painting painting, Desktop desktop, Executor io, LinkOpener links) {
    this.view = new TerminalView(this, painting);
    this.searchBar = new SearchBar(view);
    this.exports = new Exports(view, io);
    this.desktop = desktop;
    this.io = io;
    this.links = links;
  }

  @Override
  public void pointerShape(String name) {
    view.pointerShape(name);
  }

  @Override
  public Region node() {
    return view;
  }

  @Override
  public void attach(@Nullable Session to) {
    session = to;
    view.attach(to == null ? null : TerminalSource.of(to));
  }

  @Override
  public void damaged() {
    view.damaged();
  }

  @Override
  public void look(Look look) {
    ThemeColors colors =
        switch (look.palette()) {
          case DARK -> ThemeColors.DARK;
          case LIGHT -> ThemeColors.LIGHT;
          case CONTRAST -> ThemeColors.CONTRAST;
        };
    view.font(look.family(), look.size(), look.ligatures());
    view.theme(colors.withContrast(look.leastContrast()));
  }

  @Override
  public void habits(Habits habits) {
    ViewHabits.Blink blink =
        switch (habits.blink()) {
          case NEVER -> ViewHabits.Blink.NEVER;
          case PROGRAM -> ViewHabits.Blink.PROGRAM;
          case ALWAYS -> ViewHabits.Blink.ALWAYS;
        };
    openFile = habits.openFile();
    view.habits(
        new ViewHabits(habits.cursor(), blink, habits.wordCharacters(), habits.textBlink()));
  }

  @Override
  public void directory(Supplier<@Nullable Path> newDirectory) {
    directory = newDirectory;
  }

  @Override
  public Consumer<VtTerminal> looks() {
    return view.looks();
  }

  @Override
  public Dimension2D sizeFor(int cols, int rows) {
    return view.sizeFor(cols, rows);
  }

  @Override
  public @Nullable Grid grid() {
    return view.cols() == 0 ? null : new Grid(view.cols(), view.rows());
  }

  @Override
  public void focus() {
    view.requestFocus();
  }

  @Override
  public Point2D cursorOnScreen() {
    return view.cursorOnScreen();
  }

  @Override
  public boolean copy() {
    return view.copy();
  }

  @Override
  public void paste(String text) {
    view.paste(text);
  }

  @Override
  public void selectAll() {
    view.selectAll();
  }

  @Override
  public void selectByKeys() {
    view.selectByKeys();
  }

  @Override
  public void scrollPages(int pages) {
    switch (pages) {
      case Integer.MIN_VALUE -> view.scrollToTop();
      case Integer.MAX_VALUE -> view.scrollToBottom();
      default -> view.scrollPages(pages);
    }
  }

  @Override
  public Region searchBar() {
    return searchBar;
  }

  @Override
  public void search() {
    searchBar.open();
  }

  @Override
  public void searchNext(boolean older) {
    searchBar.step(older);
  }

  @Override
  public boolean scrollToPrompt(boolean above) {
    return view.scrollToPrompt(above);
  }

  @Override
  public boolean copyWithColors() {
    return exports.copyWithColors(this::alert);
  }

  @Override
  public void save(boolean selection, Consumer<String> told) {
    if (selection && !exports.hasSelection()) {
      told.accept("Nothing is selected");
      return;
    }
    FileChooser chooser = new FileChooser();
    chooser.setTitle(selection ? "Save the selection" : "Save the history");
    chooser.setInitialFileName("terminal.txt");
    File file = chooser.showSaveDialog(view.getScene().getWindow());
    if (file == null) return;
    exports.save(
        selection,
        file.toPath(),
        lines -> told.accept(lines == 1 ? "Saved 1 line" : "Saved " + lines + " lines"),
        this::alert);
  }

  private void alert(String text) {
    Alert alert = new Alert(Alert.AlertType.ERROR, DisplayText.line(text, SHOWN));
    alert.initOwner(view.getScene().getWindow());
    alert.setHeaderText(null);
    alert.show();
  }

  @Override
  public void onTyped(Runnable listener) {
    typed = listener;
  }

  @Override
  public void onMenu(Menu listener) {
    menu = listener;
  }

  @Override
  public void close() {
    view.attach(null);
  }

  // What the view asks for

  @Override
  public void typed() {
    typed.run();
  }

  @Override
  public void selected(String text) {
    desktop.primarySelection(text);
  }

  @Override
  public void primary(Consumer<String> paste) {
    io.execute(
        () -> {
          String text = desktop.primarySelection();
          if (text != null && !text.isEmpty()) Platform.runLater(() -> paste.accept(text));
        });
  }

  @Override
  public void open(String link) {
    links.open(link, view.getScene().getWindow());
  }

  @Override
  public void lookForFile(String path, Consumer<Boolean> answer) {
    withFile(path, found -> answer.accept(found != null));
  }

  @Override
  public void openFile(String path, int line, int column) {
    withFile(
        path,
        found -> {
          if (found == null) return;
          links.openFile(found, line, column, openFile, view.getScene().getWindow());
        });
  }

  private void withFile(String path, Consumer<@Nullable Path> then) {
    Session program = session;
    Path told = directory.get();
    io.execute(
        () -> {
          Path running = program == null ? null : program.foregroundDirectory();
          Path found = LinkOpener.file(path, running, told);
          Platform.runLater(() -> then.accept(found));
        });
  }

  @Override
  public void contextMenu(double screenX, double screenY) {
    menu.show(screenX, screenY);
  }

  @Override
  public void confirmPaste(String question, String preview, Runnable go) {
    ButtonType paste = new ButtonType("Paste", ButtonData.OK_DONE);
    Alert alert = new Alert(Alert.AlertType.NONE, "", paste, ButtonType.CANCEL);
    alert.initOwner(view.getScene().getWindow());
    alert.setTitle("Paste into the terminal?");
    alert.setHeaderText(question);
    Label text = new Label(preview.stripTrailing());
    text.getStyleClass().add("paste-preview");
    text.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    text.setMaxWidth(Double.MAX_VALUE);
    alert.getDialogPane().setContent(new StackPane(text));
    alert.setOnHidden(
        event -> {
          if (alert.getResult() == paste) go.run();
          view.requestFocus();
        });
    alert.show();
  }
}
