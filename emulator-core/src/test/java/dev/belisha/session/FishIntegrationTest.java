package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.file.Files;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Real fish with the files people have. */
class FishIntegrationTest extends ShellRig {
  private static final String SCREEN =
      """
      > false
      >
      > cd "$PWD/a b%é"
      > echo out
      out
      > exit 3""";

  private static final String PROMPT = "function fish_prompt; echo -n '> '; end\n";

  /** Name, config.fish, and the whole screen after the lines of the test. */
  static Stream<Arguments> dotfiles() {
    return Stream.of(
        arguments("a plain prompt", PROMPT, SCREEN),
        arguments(
            "the status",
            "function fish_prompt; echo -n $status '> '; end",
            "0 > false\n1 >\n1 > cd \"$PWD/a b%é\"\n0 > echo out\nout\n0 > exit 3"),
        arguments(
            "two lines",
            "function fish_prompt; echo top; echo -n '> '; end",
            SCREEN.replace("> ", "top\n> ").replace(">\n", "top\n>\n")),
        arguments("hooks", PROMPT + "function h --on-event fish_prompt; set -g n 1; end", SCREEN),
        arguments(
            "keys of vi", PROMPT + "fish_vi_key_bindings; function fish_mode_prompt; end", SCREEN),
        arguments(
            "by hand as well, and twice",
            PROMPT
                + "source $BELISHA_SHELL_INTEGRATION/belisha.fish\n"
                + "source $BELISHA_SHELL_INTEGRATION/belisha.fish",
            SCREEN));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("dotfiles")
  void everyPromptAndCommandIsMarkedAndNothingElseShows(String name, String config, String screen)
      throws Exception {
    dotfile(".config/fish/config.fish", "set fish_greeting\n" + config);
    Files.createDirectory(place.resolve("a b%é"));
    shell("fish", "-l");
    int status = lines("false", "", "cd \"$PWD/a b%é\"", "echo out", "exit 3");
    assertThat(String.join("\n", screen())).startsWith(screen);
    assertMarks("A B C D;1 A B A B C D;0 A B C D;0 A B C D;3");
    assertThat(output.last(7)).endsWith("/place/a%20b%25%C3%A9").startsWith("file://");
    assertThat(status).isEqualTo(3);
  }
}
