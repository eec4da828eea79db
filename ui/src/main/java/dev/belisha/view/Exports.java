package dev.belisha.view;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** Text out of a terminal: to the clipboard with its colours, or to a file. FX thread. */
public final class Exports {
  private final TerminalView view;
  private final Executor io;

  /**
   * @param io runs what may wait and touch files
   */
  public Exports(TerminalView view, Executor io) {
    this.view = view;
    this.io = io;
  }

  /**
   * Copies the selection as HTML with its colours, and as plain text for who takes no HTML.
   *
   * @param failed told on the FX thread
   * @return false when nothing is selected
   */
  public boolean copyWithColors(Consumer<String> failed) {
    TextExport chosen = view.selectionExport();
    if (chosen == null) return false;
    ThemeColors theme = view.theme();
    return view.selectedText(
        plain ->
            io.execute(
                () -> {
                  try {
                    String html = chosen.html(theme);
                    Platform.runLater(() -> put(plain, html));
                  } catch (IOException moved) {
                    tell(failed, String.valueOf(moved.getMessage()));
                  }
                }));
  }

  private static void put(String plain, String html) {
    ClipboardContent content = new ClipboardContent();
    content.putString(plain);
    content.putHtml(html);
    Clipboard.getSystemClipboard().setContent(content);
  }

  public boolean hasSelection() {
    return view.selectionExport() != null;
  }

  /**
   * Writes the selection, or screen and history, to a file.
   *
   * @param saved told the number of lines, failed why not; both on the FX thread
   */
  public void save(boolean selection, Path file, Consumer<Long> saved, Consumer<String> failed) {
    TextExport chosen = selection ? view.selectionExport() : view.historyExport();
    if (chosen == null) {
      failed.accept("There is nothing to save.");
      return;
    }
    io.execute(
        () -> {
          try {
            long lines = chosen.save(file);
            Platform.runLater(() -> saved.accept(lines));
          } catch (IOException fault) {
            tell(failed, why(file, fault));
          }
        });
  }

  private static void tell(Consumer<String> failed, String why) {
    Platform.runLater(() -> failed.accept(why));
  }

  static String why(Path file, IOException fault) {
    String reason =
        switch (fault) {
          case AccessDeniedException denied -> "you may not write there.";
          case NoSuchFileException gone -> "its folder is not there.";
          case FileSystemException full when full.getReason() != null -> full.getReason() + ".";
          default -> fault.getMessage() == null ? "the disk refused it." : fault.getMessage();
        };
    return file + " could not be written: " + reason;
  }
}
