package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.belisha.vt.TerminalOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which file a command names, and what is told when it names none. */
class CommandLineTest {
  @TempDir private Path directory;

  @BeforeEach
  void files() throws IOException {
    Files.createDirectories(directory.resolve("bin/tool.d"));
    executable("bin/tool");
    executable("local");
    Files.writeString(directory.resolve("bin/text"), "no program");
  }

  private void executable(String name) throws IOException {
    Path file = Files.writeString(directory.resolve(name), "#!/bin/sh\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private List<String> resolve(String path, String... command) throws StartFailedException {
    SessionSpec spec =
        new SessionSpec(List.of(command), directory, Map.of(), "1", TerminalOptions.of(80, 24));
    return CommandLine.resolve(spec, Map.of("PATH", path, "SHELL", directory + "/local"));
  }

  @ParameterizedTest(name = "{index}: {0}")
  @CsvSource({
    "tool, bin/tool",
    "bin/tool, bin/tool",
    "./local, local",
    "bin/../bin/./tool, bin/tool",
  })
  void findsTheProgramAndKeepsItsArguments(String name, String found) throws Exception {
    assertThat(resolve("/nowhere:bin", name, "-a", "b c"))
        .containsExactly(directory.resolve(found).toString(), "-a", "b c");
  }

  @Test
  void theFirstFolderOfThePathWins() throws Exception {
    Files.createDirectories(directory.resolve("other"));
    executable("other/tool");
    assertThat(resolve("other:bin", "tool")).containsExactly(directory + "/other/tool");
    assertThat(resolve("bin:other", "tool")).containsExactly(directory + "/bin/tool");
  }

  @ParameterizedTest(name = "{index}: {0}")
  @CsvSource({
    "'', The command is empty.",
    "none, none: command not found.",
    "text, text: command not found.",
    "tool.d, tool.d: command not found.",
    "local, local: command not found.",
    "./none, ./none: no such file.",
    "bin/text, bin/text is not executable.",
    "bin/tool.d, bin/tool.d is a folder."
  })
  void saysWhatIsWrong(String name, String sentence) {
    assertThatThrownBy(() -> resolve("/nowhere:bin", name))
        .isInstanceOf(StartFailedException.class)
        .hasMessage(sentence);
  }

  @Test
  void noCommandIsTheLoginShell() throws Exception {
    assertThat(resolve("bin")).containsExactly(directory + "/local", "-l");
  }

  @ParameterizedTest
  @CsvSource({"''", "local", "/nowhere/shell"})
  void aShellThatIsNoneIsNotTaken(String shell) {
    String taken = CommandLine.loginShell(Map.of("SHELL", shell));
    assertThat(taken).startsWith("/").isNotEqualTo(shell);
    assertThat(Path.of(taken)).isExecutable();
  }
}
