package dev.belisha.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which file a program means, and what opens it. */
class LinkOpenerTest {
  @TempDir Path folder;

  @Test
  void theCommandGetsFileLineAndColumn() {
    Path file = Path.of("/src/a b.c");
    assertThat(LinkOpener.command(List.of("code", "-g", "%f:%l:%c"), file, 12, 3))
        .containsExactly("code", "-g", "/src/a b.c:12:3");
    assertThat(LinkOpener.command(List.of("vi", "+%l"), file, 12, 0))
        .as("the file comes last where it has no place")
        .containsExactly("vi", "+12", "/src/a b.c");
    assertThat(LinkOpener.command(List.of("e", "%c", "%f"), file, 1, 0))
        .containsExactly("e", "1", "/src/a b.c");
    assertThat(LinkOpener.command(List.of("e", "%f"), Path.of("/%l/x"), 7, 0))
        .as("a name is no pattern")
        .containsExactly("e", "/%l/x");
  }

  @Test
  void theFileIsLookedForWhereTheProgramRuns() throws Exception {
    Path near = Files.createDirectories(folder.resolve("near/src"));
    Path far = Files.createDirectories(folder.resolve("far/src"));
    Files.writeString(near.resolve("a.c"), "");
    Files.writeString(far.resolve("a.c"), "");
    Files.writeString(far.resolve("b.c"), "");
    Path running = folder.resolve("near");
    Path told = folder.resolve("far");
    assertThat(LinkOpener.file("src/a.c", running, told)).isEqualTo(near.resolve("a.c"));
    assertThat(LinkOpener.file("./src/../src/b.c", running, told)).isEqualTo(far.resolve("b.c"));
    assertThat(LinkOpener.file("src/b.c", running, null)).isNull();
    assertThat(LinkOpener.file("src", running, told)).as("a folder is no file").isNull();
    assertThat(LinkOpener.file(far.resolve("b.c").toString())).isEqualTo(far.resolve("b.c"));
    assertThat(LinkOpener.file("a\0b", running, told)).as("no name").isNull();
  }
}
