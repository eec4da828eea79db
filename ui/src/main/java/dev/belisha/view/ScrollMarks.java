package dev.belisha.view;

import dev.belisha.status.State;
import dev.belisha.vt.VtTerminal.StatusMoment;
import dev.belisha.vt.screen.ScreenSnapshot;
import dev.belisha.vt.search.Hits;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import org.jspecify.annotations.Nullable;

/**
 * The marks beside the scrollbar's thumb: hits of the search on its right, the current one over the
 * whole width, prompts as ticks on its left, blocked moments as squares and failed ones as crosses.
 * Drawn only when they change.
 */
final class ScrollMarks extends Canvas {
  private static final double TICK = 2;
  private static final double SIGN = 5;

  /** Columns left and right of the thumb, which stays in sight. */
  private static final double SIDE = 3;

  /** All that decides how the marks look. */
  private record Marks(
      RowMarks.@Nullable Search search,
      Landmarks landmarks,
      long firstLine,
      long lines,
      double height,
      ThemeColors theme) {}

  private @Nullable Marks drawn;

  ScrollMarks() {
    setManaged(false);
    setMouseTransparent(true);
  }

  /**
   * @param height of the scrollbar
   */
  void show(
      ScreenSnapshot screen,
      RowMarks.@Nullable Search search,
      Landmarks landmarks,
      double height,
      ThemeColors theme) {
    boolean hits = search != null && search.hits().generation() == screen.generation();
    boolean known = landmarks.generation() == screen.generation() && !landmarks.isEmpty();
    boolean any = (hits || known) && screen.screenLine() > screen.firstLine();
    setVisible(any && !screen.alternate());
    if (!isVisible()) {
      drawn = null;
      return;
    }
    long lines = screen.screenLine() + screen.rows() - screen.firstLine();
    Marks now =
        new Marks(
            hits ? search : null,
            known ? landmarks : Landmarks.NONE,
            screen.firstLine(),
            lines,
            height,
            theme);
    if (now.equals(drawn)) return;
    drawn = now;
    draw(now);
  }

  private void draw(Marks now) {
    setWidth(ScrollThumb.WIDTH);
    setHeight(now.height);
    GraphicsContext g = getGraphicsContext2D();
    g.clearRect(0, 0, getWidth(), getHeight());
    prompts(g, now);
    RowMarks.Search search = now.search;
    if (search != null) hits(g, now, search);
    for (StatusMoment moment : now.landmarks.moments()) moment(g, now, moment);
  }

  /** One tick at most for each place, however many there are. */
  private void prompts(GraphicsContext g, Marks now) {
    g.setFill(Rgb.color(now.theme.foreground(), 0.45));
    double last = -TICK;
    for (long line : now.landmarks.prompts()) {
      double y = place(now, line);
      if (y - last < TICK) continue;
      g.fillRect(0, y, SIDE, 1);
      last = y;
    }
  }

  private void hits(GraphicsContext g, Marks now, RowMarks.Search search) {
    Hits hits = search.hits();
    g.setFill(Rgb.color(now.theme.currentHit(), 0.75));
    for (double y = 0; y < now.height; y += TICK) {
      long from = now.firstLine + (long) (y / now.height * now.lines);
      long to = now.firstLine + (long) ((y + TICK) / now.height * now.lines);
      int next = hits.before(hits.cell(from, 0));
      boolean any = next < hits.count() && hits.line(hits.start(next)) < Math.max(to, from + 1);
      if (any) g.fillRect(ScrollThumb.WIDTH - SIDE, y, SIDE, TICK);
    }
    if (search.current() < 0) return;
    g.setFill(Rgb.color(now.theme.currentHit(), 1));
    g.fillRect(0, place(now, hits.line(search.current())) - 1, ScrollThumb.WIDTH, TICK + 1);
  }

  private void moment(GraphicsContext g, Marks now, StatusMoment moment) {
    double x = ScrollThumb.WIDTH - SIGN;
    double y = Math.clamp(place(now, moment.line()) - SIGN / 2, 0, now.height - SIGN);
    if (moment.state() == State.BLOCKED) {
      g.setFill(Rgb.color(now.theme.ansi()[3], 1));
      g.fillRect(x, y, SIGN, SIGN);
    } else {
      g.setStroke(Rgb.color(now.theme.ansi()[1], 1));
      g.setLineWidth(1.5);
      g.strokeLine(x + 0.5, y + 0.5, x + SIGN - 0.5, y + SIGN - 0.5);
      g.strokeLine(x + SIGN - 0.5, y + 0.5, x + 0.5, y + SIGN - 0.5);
    }
  }

  private static double place(Marks now, long line) {
    return Math.floor((line - now.firstLine) * now.height / now.lines);
  }
}
