package dev.belisha.shell;

import dev.belisha.session.Session;
import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.screen.RowSnapshot;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** A terminal control for tests of the shell: real sessions, shown as plain text. */
final class PlainTerminal implements TerminalPort {
  private final Label text = new Label();
  private final StackPane node = new StackPane(text);
  private final Coalesced paint = new Coalesced(Platform::runLater, this::paint);
  private @Nullable Session session;
  private Runnable typed = () -> {};
  final List<Look> looks = new ArrayList<>();
  final List<String> pasted = new ArrayList<>();

  PlainTerminal() {
    node.setFocusTraversable(true);
    node.setOnKeyTyped(this::typed);
    node.getStyleClass().add("terminal");
  }

  private void typed(KeyEvent event) {
    write(event.getCharacter());
  }

  private void write(String characters) {
    Session to = session;
    if (to == null) return;
    to.write(characters.getBytes(StandardCharsets.UTF_8));
    typed.run();
  }

  boolean attached() {
    return session != null;
  }

  @Override
  public Consumer<VtTerminal> looks() {
    return engine -> {};
  }

  private void paint() {
    Session from = session;
    if (from == null) return;
    ScreenSnapshot snapshot = from.snapshot(Long.MAX_VALUE, null);
    StringBuilder lines = new StringBuilder();
    for (RowSnapshot row : snapshot.lines()) {
      StringBuilder line = new StringBuilder();
      for (int col = 0; col < row.cols(); col++) {
        String cell = row.text(col);
        line.append(cell.isEmpty() ? " " : cell);
      }
      lines.append(line.toString().stripTrailing()).append('\n');
    }
    text.setText(lines.toString().stripTrailing());
  }

  String text() {
    return text.getText();
  }

  @Override
  public Region node() {
    return node;
  }

  @Override
  public void attach(@Nullable Session newSession) {
    session = newSession;
    paint.request();
  }

  @Override
  public void damaged() {
    paint.request();
  }

  @Override
  public void look(Look look) {
    looks.add(look);
  }

  @Override
  public Dimension2D sizeFor(int cols, int rows) {
    return new Dimension2D(cols * 7, rows * 14);
  }

  @Override
  public @Nullable Grid grid() {
    return null;
  }

  @Override
  public void focus() {
    node.requestFocus();
  }

  @Override
  public boolean copy() {
    return false;
  }

  @Override
  public void paste(String pastedText) {
    pasted.add(pastedText);
    write(pastedText);
  }

  @Override
  public void selectAll() {}

  @Override
  public void scrollPages(int pages) {}

  @Override
  public void onTyped(Runnable listener) {
    typed = listener;
  }

  @Override
  public void onMenu(Menu listener) {}

  @Override
  public void close() {
    session = null;
  }
}
