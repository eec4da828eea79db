package dev.belisha.app;

import static dev.belisha.app.WindowRig.await;
import static dev.belisha.app.WindowRig.fx;
import static dev.belisha.app.WindowRig.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.config.Settings;
import dev.belisha.shell.model.Launch;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file dragged with the real mouse from another window onto a terminal: its path, quoted. */
@Tag("window")
class FileDropWindowTest {
  @TempDir Path folder;

  @Test
  void aDroppedFileIsPastedAsAQuotedPath() throws Exception {
    WindowRig.needs("xdotool");
    Path file = Files.writeString(folder.resolve("it's a file"), "x");
    Path out = folder.resolve("out");
    String expected = "'" + folder.resolve("it") + "'\\''s a file' ";
    String script = "stty -icanon; head -c " + expected.length() + " >'" + out + "'; sleep 60";
    Launch reader = new Launch(List.of("/bin/sh", "-c", script), null, null, true, Map.of());
    try (WindowRig rig = new WindowRig(Settings.DEFAULT)) {
      fx(() -> rig.shell.openWindow(reader));
      await("window focused", () -> fx(() -> WindowRig.stage(0).isFocused()));
      Stage source = fx(() -> source(file));
      try {
        await("source shown", () -> fx(source::isFocused));
        // A busy machine may miss a step of the drag: a person would drag once more.
        int tries = 0;
        do drag(source);
        while (!came(out, expected) && ++tries < 5);
        assertThat(out).hasContent(expected);
      } finally {
        fx(
            () -> {
              source.close();
              return true;
            });
      }
    }
  }

  private static void drag(Stage source) throws Exception {
    Thread.sleep(500); // The window manager places it after it has the keyboard.
    move(fx(() -> source.getX() + source.getWidth() / 2), fx(() -> source.getY() + 60));
    run("xdotool", "mousedown", "1");
    Stage target = fx(() -> WindowRig.stage(0));
    double x = fx(() -> target.getX() + target.getWidth() / 2);
    double y = fx(() -> target.getY() + target.getHeight() / 2);
    for (int step = 0; step < 12; step++) {
      move(x + step, y + step);
      Thread.sleep(80);
    }
    run("xdotool", "mouseup", "1");
  }

  /** Whether the path is there, or comes within some seconds. */
  private static boolean came(Path out, String expected) throws Exception {
    for (int looks = 0; looks < 50; looks++) {
      if (Files.exists(out) && Files.readString(out).equals(expected)) return true;
      Thread.sleep(100);
    }
    return false;
  }

  private static void move(double x, double y) throws Exception {
    run("xdotool", "mousemove", Long.toString(Math.round(x)), Long.toString(Math.round(y)));
  }

  private static Stage source(Path file) {
    Label label = new Label("a file");
    label.setMinSize(200, 100);
    label.setOnDragDetected(
        event -> {
          Dragboard board = label.startDragAndDrop(TransferMode.COPY);
          ClipboardContent content = new ClipboardContent();
          content.putFiles(List.of(file.toFile()));
          board.setContent(content);
          event.consume();
        });
    Stage stage = new Stage();
    stage.setScene(new Scene(label, 200, 100));
    stage.setX(0);
    stage.setY(0);
    stage.show();
    return stage;
  }
}
