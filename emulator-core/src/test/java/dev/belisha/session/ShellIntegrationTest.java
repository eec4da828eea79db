package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which commands get a script, and by what. */
class ShellIntegrationTest {
  static final Path SCRIPTS =
      Path.of("../packaging/src/main/shell-integration").toAbsolutePath().normalize();

  private static ShellIntegration.Start start(String command, Map<String, String> environment) {
    return ShellIntegration.of(List.of(command.split(" ")), environment, SCRIPTS);
  }

  @ParameterizedTest
  @CsvSource({
    "/bin/bash,/bin/bash --rcfile S/bash/rc.bash",
    "/bin/bash -i,/bin/bash --rcfile S/bash/rc.bash -i",
    "/bin/bash -l,/bin/bash --posix -l",
    "/usr/local/bin/bash --login -i,/usr/local/bin/bash --posix --login -i",
    "/bin/bash -il,/bin/bash --posix -il",
    "/bin/zsh,/bin/zsh",
    "/bin/zsh -l,/bin/zsh -l",
    "/bin/fish -l,/bin/fish --init-command source $BELISHA_SHELL_INTEGRATION/belisha.fish -l",
  })
  void aPlainShellReadsOurScript(String command, String run) {
    ShellIntegration.Start start = start(command, Map.of("A", "b"));
    assertThat(String.join(" ", start.command()).replace(SCRIPTS.toString(), "S")).isEqualTo(run);
    assertThat(start.environment())
        .containsEntry("BELISHA_SHELL_INTEGRATION", SCRIPTS.toString())
        .containsEntry("A", "b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/bin/bash --norc",
        "/bin/bash --noprofile -l",
        "/bin/bash --rcfile x",
        "/bin/bash --posix",
        "/bin/bash -c true",
        "/bin/bash -lc true",
        "/bin/bash script",
        "/bin/bash -x",
        "/bin/zsh -f",
        "/bin/zsh -c true",
        "/bin/fish --no-config",
        "/bin/fish -c true",
        "/bin/sh -l",
        "/bin/sh",
        "/bin/dash",
        "/bin/rbash",
        "/usr/bin/env bash",
        "/bin/bash5",
        "/",
      })
  void allElseStaysAsItIs(String command) {
    Map<String, String> environment = Map.of("ZDOTDIR", "/z", "ENV", "/e");
    ShellIntegration.Start start = start(command, environment);
    assertThat(start.command()).isEqualTo(List.of(command.split(" ")));
    assertThat(start.environment()).isEqualTo(environment);
  }

  @Test
  void withoutScriptsNothingChanges() {
    List<String> command = List.of("/bin/bash", "-l");
    for (Path folder : new Path[] {null, Path.of("/no/such/folder")}) {
      ShellIntegration.Start start = ShellIntegration.of(command, Map.of(), folder);
      assertThat(start.command()).isEqualTo(command);
      assertThat(start.environment()).isEmpty();
    }
  }

  @Test
  void whatThePersonSetIsKeptForTheScript() {
    assertThat(start("/bin/zsh", Map.of("ZDOTDIR", "/my/zsh")).environment())
        .containsEntry("BELISHA_ZDOTDIR", "/my/zsh")
        .containsEntry("ZDOTDIR", SCRIPTS.resolve("zsh").toString());
    assertThat(start("/bin/bash -l", Map.of("ENV", "/my/env")).environment())
        .containsEntry("BELISHA_BASH_ENV", "/my/env")
        .containsEntry("ENV", "$BELISHA_SHELL_INTEGRATION/bash/login.bash");
    assertThat(start("/bin/zsh", Map.of()).environment()).doesNotContainKey("BELISHA_ZDOTDIR");
    assertThat(start("/bin/bash -l", Map.of()).environment()).doesNotContainKey("BELISHA_BASH_ENV");
  }
}
