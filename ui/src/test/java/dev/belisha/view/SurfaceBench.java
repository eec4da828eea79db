package dev.belisha.view;

import java.util.Arrays;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.stage.Stage;

/**
 * Canvas or pixel buffer? Paints a 120x40 screen of coloured text, all of it or one row, and tells
 * the FX thread's time for painting and the time from frame to frame, medians. Run with {@code
 * -Djavafx.animation.pulse=1000}; decision 0003 has the numbers.
 */
final class SurfaceBench {
  private static final int COLS = 120;
  private static final int ROWS = 40;
  private static final int FRAMES = 400;
  private static final int WARM_UP = 150;

  private SurfaceBench() {}

  /** Paints frame {@code number}: every row, or only one. */
  private interface Screen {
    void frame(int number, boolean all);
  }

  public static void main(String[] arguments) throws Exception {
    dev.belisha.FxRig.startHeadless();
    for (boolean all : new boolean[] {true, false}) {
      run("pixel buffer", all, true);
      run("canvas", all, false);
    }
    System.exit(0);
  }

  private static String line(int row, int frame) {
    StringBuilder line = new StringBuilder();
    for (int col = 0; col < COLS; col++)
      line.append((char) ('!' + (row * 7 + col * 3 + frame) % 90));
    return line.toString();
  }

  private static void run(String name, boolean all, boolean pixels) throws Exception {
    EngineSource source = new EngineSource(COLS, ROWS);
    StackPane root = new StackPane();
    Screen surface = FxHarness.call(() -> pixels ? buffer(source, root) : canvas(root));
    Stage stage = FxHarness.call(Stage::new);
    FxHarness.run(
        () -> {
          stage.setScene(new Scene(root, 1300, 900));
          stage.show();
        });
    FxHarness.pulses(3);
    long[] paint = new long[FRAMES];
    long[] whole = new long[FRAMES];
    for (int frame = 0; frame < FRAMES; frame++) {
      int number = frame;
      long from = System.nanoTime();
      paint[frame] =
          FxHarness.call(
              () -> {
                long start = System.nanoTime();
                surface.frame(number, all);
                long end = System.nanoTime();
                Platform.requestNextPulse();
                return end - start;
              });
      FxHarness.pulses(1);
      whole[frame] = System.nanoTime() - from;
    }
    FxHarness.run(stage::close);
    System.out.printf(
        "%-13s %-8s paint %.2f ms, frame %.2f ms%n",
        name, all ? "all rows" : "one row", median(paint), median(whole));
  }

  private static double median(long[] nanos) {
    long[] sorted = Arrays.copyOfRange(nanos, WARM_UP, nanos.length);
    Arrays.sort(sorted);
    return sorted[sorted.length / 2] / 1e6;
  }

  private static Screen buffer(EngineSource source, StackPane root) {
    FontChooser fonts = new FontChooser(new InstalledFonts(), "DejaVu Sans Mono", 16);
    CellMetrics cell = CellMetrics.of(fonts.primary());
    ScreenPicture picture =
        new ScreenPicture(cell, new GlyphCache(fonts, cell, new EmojiFont()), COLS, ROWS);
    Surface shown = new Surface();
    root.getChildren().add(shown.node());
    return (number, all) -> {
      for (int row = 0; row < (all ? ROWS : 1); row++) {
        source.feed("\033[%d;1H\033[%dm%s".formatted(row + 1, 31 + row % 7, line(row, number)));
      }
      picture.paint(
          new ScreenPicture.Frame(
              source.snapshot(Long.MAX_VALUE, null),
              ThemeColors.DARK,
              null,
              null,
              Hovering.Mark.NONE,
              true,
              true,
              false));
      shown.show(picture, 1);
    };
  }

  private static Screen canvas(StackPane root) {
    Font font = Font.font("DejaVu Sans Mono", 16);
    Canvas canvas = new Canvas(1200, 800);
    root.getChildren().add(canvas);
    GraphicsContext g = canvas.getGraphicsContext2D();
    g.setFont(font);
    Color back = Color.web("#16191f");
    Color front = Color.web("#d8dee9");
    return (number, all) -> {
      for (int row = 0; row < (all ? ROWS : 1); row++) {
        String text = line(row, number);
        g.setFill(back);
        g.fillRect(0, row * 20, 1200, 20);
        g.setFill(front);
        // One call a cell: a run in one call lets glyphs drift off the grid.
        for (int col = 0; col < COLS; col++) {
          g.fillText(text.substring(col, col + 1), col * 10, row * 20 + 15);
        }
      }
    };
  }
}
