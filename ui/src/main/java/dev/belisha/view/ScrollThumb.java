package dev.belisha.view;

import dev.belisha.vt.screen.ScreenSnapshot;
import javafx.application.Platform;
import javafx.scene.Cursor;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;

/**
 * A thin scrollbar beside the cells: shown while there is history, clear while reading back. With
 * it go the marks of what there is to jump to.
 */
final class ScrollThumb extends Pane {
  static final double WIDTH = 10;
  private static final double INSET = 3;
  private static final double LEAST = 24;

  private final TerminalView view;
  private final Rectangle thumb = new Rectangle();
  private final ScrollMarks marks = new ScrollMarks();
  private @Nullable ScreenSnapshot screen;
  private @Nullable LandmarkReader reader;
  private Landmarks landmarks = Landmarks.NONE;
  private double grabbedAt;

  ScrollThumb(TerminalView view) {
    this.view = view;
    setManaged(false);
    setCursor(Cursor.DEFAULT);
    thumb.setManaged(false);
    thumb.setWidth(WIDTH - 2 * INSET);
    thumb.setArcWidth(WIDTH - 2 * INSET);
    thumb.setArcHeight(WIDTH - 2 * INSET);
    getChildren().addAll(thumb, marks);
    setOnMousePressed(
        event -> {
          event.consume();
          boolean inside = event.getY() >= thumb.getY() && event.getY() <= bottom();
          grabbedAt = inside ? event.getY() - thumb.getY() : thumb.getHeight() / 2;
          drag(event.getY());
        });
    setOnMouseDragged(
        event -> {
          event.consume();
          drag(event.getY());
        });
    setOnMouseReleased(event -> event.consume());
  }

  private double bottom() {
    return thumb.getY() + thumb.getHeight();
  }

  void color(Color color) {
    thumb.setFill(color);
  }

  void show(ScreenSnapshot now, boolean follows) {
    screen = now;
    long lines = now.screenLine() + now.rows() - now.firstLine();
    boolean history = now.screenLine() > now.firstLine() && !now.alternate();
    thumb.setVisible(history);
    mark();
    if (reader != null) reader.look();
    if (!history) return;
    double room = getHeight() - 2 * INSET;
    double height = Math.max(LEAST, room * now.rows() / lines);
    double share =
        (double) (now.topLine() - now.firstLine()) / (now.screenLine() - now.firstLine());
    thumb.setX(INSET);
    thumb.setHeight(height);
    thumb.setY(INSET + (room - height) * share);
    thumb.setOpacity(follows ? 0.18 : 0.55);
  }

  /** Another source: its landmarks are read anew. */
  void attach(@Nullable TerminalSource to) {
    landmarks = Landmarks.NONE;
    reader = to == null ? null : new LandmarkReader(to, Platform::runLater, this::marked);
  }

  private void marked(LandmarkReader by, Landmarks found) {
    if (by != reader) return;
    landmarks = found;
    mark();
  }

  private void mark() {
    ScreenSnapshot now = screen;
    if (now == null || getHeight() <= 0) return;
    marks.show(now, view.search().marks(), landmarks, getHeight(), view.theme());
  }

  /** The prompt next to a line, above it or below; -1 when there is none. */
  long prompt(long line, boolean above) {
    boolean known = screen != null && screen.generation() == landmarks.generation();
    return known ? landmarks.prompt(line, above) : -1;
  }

  private void drag(double y) {
    ScreenSnapshot now = screen;
    if (now == null || !thumb.isVisible()) return;
    double room = getHeight() - 2 * INSET - thumb.getHeight();
    double share = room <= 0 ? 1 : Math.clamp((y - grabbedAt - INSET) / room, 0.0, 1.0);
    view.scrollTo(now.firstLine() + Math.round(share * (now.screenLine() - now.firstLine())));
  }
}
