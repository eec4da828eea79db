package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.belisha.status.Source;
import java.nio.file.Files;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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

  @Test
  void theLineByHandCarriesItOnAndWithoutItNothingIsInherited() throws Exception {
    dotfile(".config/fish/config.fish", "set fish_greeting\n" + PROMPT);
    shell("fish");
    type("fish", 1);
    await(() -> output.count("> ") >= 2);
    type("set -x | grep -c BELISHA_S; source $BELISHA_SHELL_INTEGRATION/belisha.fish\r");
    type("false", 2);
    type("exit 1", 3);
    type("exit 2", 4);
    assertThat(output.exit.get(60, TimeUnit.SECONDS)).isEqualTo(2);
    assertMarks("A B C D;0 A B C D;1 A B C D;1 D;1 A B C D;2");
    assertThat(screen()).contains("1");
  }

  @Test
  void aProgramThatIsKilledAtWorkLeavesNothingAtTheNextPrompt() throws Exception {
    dotfile(".config/fish/config.fish", "set fish_greeting\n" + PROMPT);
    shell("fish");
    type("sh -c 'printf \"\\033]7501;state=working\\007\"; kill -9 $$'", 1);
    prompt(2);
    await(() -> output.transitions.size() == 2);
    assertThat(output.transitions.getLast().source()).isEqualTo(Source.PROMPT);
    type("exit\r");
    output.exit.get(60, TimeUnit.SECONDS);
    assertThat(output.marks()).contains("D;137");
  }
}
