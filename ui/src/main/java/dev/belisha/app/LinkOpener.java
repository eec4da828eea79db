package dev.belisha.app;

import dev.belisha.status.DisplayText;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Opens links out of program output: web addresses at once, others after asking. FX thread. */
final class LinkOpener {
  private static final Set<String> WEB = Set.of("http", "https");
  private static final int SHOWN = 300;

  private final Consumer<List<String>> starter;

  /**
   * @param starter starts a program with its arguments; must not wait
   */
  LinkOpener(Consumer<List<String>> starter) {
    this.starter = starter;
  }

  private void onDesktop(String link) {
    starter.accept(List.of("xdg-open", link));
  }

  void open(String link, Window owner) {
    if (WEB.contains(scheme(link))) {
      onDesktop(link);
      return;
    }
    ask("Open this link?", DisplayText.line(link, SHOWN), owner, () -> onDesktop(link));
  }

  /**
   * Opens a file after asking.
   *
   * @param command program and arguments, with {@code %f}, {@code %l}, {@code %c}; empty for the
   *     desktop's program
   */
  void openFile(Path file, int line, int column, List<String> command, Window owner) {
    List<String> words =
        command.isEmpty()
            ? List.of("xdg-open", file.toString())
            : command(command, file, line, column);
    String shown = DisplayText.line(String.join(" ", words), SHOWN);
    ask("Open this file?", shown, owner, () -> starter.accept(words));
  }

  /** Without a place for the file it comes last. */
  static List<String> command(List<String> command, Path file, int line, int column) {
    List<String> words = new ArrayList<>();
    for (String word : command) {
      words.add(
          word.replace("%l", Integer.toString(line))
              .replace("%c", Integer.toString(Math.max(1, column)))
              .replace("%f", file.toString()));
    }
    if (command.stream().noneMatch(word -> word.contains("%f"))) words.add(file.toString());
    return words;
  }

  /**
   * The file that a program means: by its own folder, else by the one its shell told. Touches
   * files.
   *
   * @return null when there is none
   */
  static @Nullable Path file(String path, @Nullable Path... folders) {
    try {
      if (path.startsWith("~/")) {
        Path home = Path.of(System.getProperty("user.home", "/"));
        return existing(home.resolve(path.substring(2)));
      }
      if (path.startsWith("/")) return existing(Path.of(path));
      for (Path folder : folders) {
        Path found = folder == null ? null : existing(folder.resolve(path));
        if (found != null) return found;
      }
    } catch (InvalidPathException noFile) {
      // A name no file can have.
    }
    return null;
  }

  private static @Nullable Path existing(Path file) {
    return Files.isRegularFile(file) ? file.normalize() : null;
  }

  private static void ask(String title, String what, Window owner, Runnable go) {
    ButtonType open = new ButtonType("Open", ButtonData.OK_DONE);
    Alert alert = new Alert(Alert.AlertType.CONFIRMATION, "", open, ButtonType.CANCEL);
    alert.initOwner(owner);
    alert.setTitle(title);
    alert.setHeaderText(title);
    alert.setContentText(what);
    alert.setOnHidden(
        event -> {
          if (alert.getResult() == open) go.run();
        });
    alert.show();
  }

  private static String scheme(String link) {
    try {
      String scheme = URI.create(link).getScheme();
      return scheme == null ? "" : scheme.toLowerCase(Locale.ROOT);
    } catch (IllegalArgumentException noAddress) {
      return "";
    }
  }
}
