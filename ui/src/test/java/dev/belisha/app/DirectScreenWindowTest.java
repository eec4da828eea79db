package dev.belisha.app;

import static dev.belisha.app.WindowRig.await;
import static dev.belisha.app.WindowRig.fx;

import dev.belisha.config.Settings;
import dev.belisha.shell.model.Launch;
import dev.belisha.view.DirectPixels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The way to the screen past JavaFX, on a real one. */
@Tag("window")
class DirectScreenWindowTest {
  private record Put(int x, int y, int width, int height, int[] pixels) {}

  /** Notes what goes to the screen directly, and puts it there. */
  private static final class Noted implements DirectPixels {
    final DirectPixels real = DirectScreen.open().orElseThrow();
    final Queue<Put> puts = new ConcurrentLinkedQueue<>();

    @Override
    public long window(Window window) {
      return real.window(window);
    }

    @Override
    public void put(long window, int x, int y, int width, int height, int[] pixels, int from) {
      puts.add(
          new Put(x, y, width, height, Arrays.copyOfRange(pixels, from, from + width * height)));
      real.put(window, x, y, width, height, pixels, from);
    }
  }

  private static int[] onScreen(int x, int y, int width, int height) throws Exception {
    return fx(
        () -> {
          Stage stage = WindowRig.stage(0);
          double left = stage.getX() + stage.getScene().getX() + x;
          double top = stage.getY() + stage.getScene().getY() + y;
          WritableImage seen =
              new Robot().getScreenCapture(null, new Rectangle2D(left, top, width, height));
          int[] pixels = new int[width * height];
          seen.getPixelReader()
              .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
          return pixels;
        });
  }

  /** So nothing jumps when JavaFX's own frame comes: it has the same pixels in the same place. */
  @Test
  void whatIsPutThereIsWhatJavaFxShowsAfterwards(@TempDir Path folder) throws Exception {
    Path go = folder.resolve("go");
    WindowRig.run("mkfifo", go.toString());
    try (WindowRig rig = new WindowRig(Settings.DEFAULT)) {
      Noted noted = new Noted();
      rig.painting.direct(noted);
      // Each line read from the pipe is a key typed, as far as the screen knows.
      String echo = "while read -r word; do printf '%s ' \"$word\"; done <\"$0\"; sleep 60";
      fx(
          () ->
              rig.shell.openWindow(
                  Launch.command(List.of("/bin/sh", "-c", echo, go.toString()), null)));
      try (var words = Files.newBufferedWriter(go)) {
        await(
            "a word put on the screen directly, and its row the same in JavaFX's frame",
            () -> {
              noted.puts.clear();
              words.write("Größe\n");
              words.flush();
              // Long enough for JavaFX's frame; if it is not, the next word's turn comes.
              Thread.sleep(300);
              Put put = noted.puts.poll();
              return put != null
                  && noted.puts.isEmpty()
                  && Arrays.equals(onScreen(put.x, put.y, put.width, put.height), put.pixels);
            });
      }
    }
  }

  @Test
  void pixelsAreSeenAtOnceAndWindowsThatAreGoneDisturbNothing() throws Exception {
    try (WindowRig rig = new WindowRig(Settings.DEFAULT)) {
      DirectPixels direct = DirectScreen.open().orElseThrow();
      fx(() -> rig.shell.openWindow(Launch.command(List.of("/bin/cat"), null)));
      await("a window", () -> fx(() -> direct.window(WindowRig.stage(0))) != 0);
      long window = fx(() -> direct.window(WindowRig.stage(0)));
      int[] pink = new int[20 * 10];
      Arrays.fill(pink, 0xFFFF00FF);
      await(
          "the pixels on the screen",
          () -> {
            direct.put(0x7FFFFFF, 0, 0, 20, 10, pink, 0);
            // JavaFX draws over it whenever it likes.
            direct.put(window, 300, 200, 20, 10, pink, 0);
            return Arrays.equals(onScreen(300, 200, 20, 10), pink);
          });
    }
  }
}
