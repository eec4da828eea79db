package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** History to a file: all of it, and the file that was there until then stays when it fails. */
class TextExportTest {
  @TempDir Path folder;
  private final EngineSource source = new EngineSource(10, 4);

  private TextExport history() {
    TextExport all = TextExport.of(source, source.snapshot(Long.MAX_VALUE, null));
    assertThat(all).isNotNull();
    return all;
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(file -> file.getFileName().toString()).toList();
    }
  }

  @Test
  void writesEveryLine() throws IOException {
    StringBuilder wanted = new StringBuilder();
    for (int line = 0; line < 900; line++) {
      // Soft wraps over the seams between slices, blank lines, wide cells.
      String text = line % 7 == 0 ? "" : line + " 0123456789".repeat(line % 4) + " 日本";
      wanted.append(text).append('\n');
      source.feed(text + "\r\n");
    }
    Path file = folder.resolve("history.txt");
    String all = wanted.toString();
    long lines = history().save(file);
    String text = Files.readString(file);
    // The history is shorter than what was printed.
    assertThat(all).endsWith(text);
    assertThat(text.lines().count()).isEqualTo(lines).isGreaterThan(300);
    assertThat(files()).containsExactly("history.txt");
  }

  @Test
  void blankLinesAtTheEndAreLeftOut() throws IOException {
    source.feed("a\r\n\r\nb\r\n\r\n");
    Path file = folder.resolve("history.txt");
    assertThat(history().save(file)).isEqualTo(3);
    assertThat(file).hasContent("a\n\nb\n");
  }

  @Test
  void aSelectionIsTakenAlone() throws IOException {
    source.feed("abcd\r\nefgh");
    Path file = folder.resolve("part.txt");
    Selection.Range range = new Selection.Range(0, 2, 1, 2, false);
    new TextExport(source, range, source.engine.generation()).save(file);
    assertThat(file).hasContent("cd\nef\n");
  }

  /** The clipboard takes it only whole, in memory. */
  @Test
  void tooMuchIsNotMadeHtml() {
    Selection.Range range = new Selection.Range(0, 0, 1_000_000, 1, false);
    TextExport much = new TextExport(source, range, source.engine.generation());
    assertThatThrownBy(() -> much.html(ThemeColors.DARK))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("lines at most");
  }

  @Test
  void whatWasThereStaysWhenLinesAreWrappedAnewMeanwhile() throws IOException {
    Path file = Files.writeString(folder.resolve("history.txt"), "before");
    source.feed("abc");
    TextExport all = history();
    source.resize(5, 4);
    assertThatThrownBy(() -> all.save(file)).isInstanceOf(TextExport.Moved.class);
    assertThat(file).hasContent("before");
    assertThat(files()).containsExactly("history.txt");
  }

  @Test
  void errorsSayWhatIsWrong() {
    Path nowhere = folder.resolve("no").resolve("file.txt");
    assertThat(why(nowhere)).isEqualTo(nowhere + " could not be written: its folder is not there.");
    assertThat(why(folder)).contains("is a folder");
  }

  @Test
  void aFolderOnePlainlyMayNotWriteTo() throws IOException {
    Path closed = Files.createDirectory(folder.resolve("closed"));
    assumeTrue(closed.toFile().setWritable(false) && !Files.isWritable(closed), "root may write");
    assertThat(why(closed.resolve("a.txt"))).endsWith("you may not write there.");
  }

  private String why(Path file) {
    try {
      history().save(file);
      return "saved";
    } catch (IOException fault) {
      return Exports.why(file, fault);
    }
  }
}
