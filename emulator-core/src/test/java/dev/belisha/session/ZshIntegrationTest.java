package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.file.Files;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Real zsh with the dotfiles people have. */
class ZshIntegrationTest extends ShellRig {
  private static final String SCREEN =
      """
      $ false
      $
      $ cd "$PWD/a b%é"
      $ echo out
      out
      $ exit 3""";

  private static final String STATUS =
      """
      0 $ false
      1 $
      1 $ cd "$PWD/a b%é"
      0 $ echo out
      out
      0 $ exit 3""";

  /** The machine's own zshrc is not what is tested; nor is its warning of a home without files. */
  @BeforeEach
  void noFilesOfTheMachine() throws Exception {
    dotfile(".zshenv", "unsetopt global_rcs");
  }

  /** Name, .zshrc, and the whole screen after the lines of the test. */
  static Stream<Arguments> dotfiles() {
    return Stream.of(
        arguments("a plain prompt", "PS1='$ '", SCREEN),
        arguments("two lines", "PS1=$'top\\n$ '", SCREEN.replaceAll("(?m)^\\$", "top\n\\$")),
        arguments("colours", "PS1='%F{green}%B$%b%f '", SCREEN),
        arguments("a prompt at the right", "PS1='$ '; RPS1='%F{red}r%f'; ZLE_RPROMPT_INDENT=0", ""),
        arguments("the status in PS1", "PS1='%? $ '", STATUS),
        arguments("the status by precmd", "precmd() { PS1=\"$? $ \" }", STATUS),
        arguments("hooks set anew", "PS1='$ '; preexec_functions=(:)", SCREEN),
        arguments("set -u", "set -u; PS1='$ '", SCREEN),
        arguments("ksh arrays, split words", "setopt ksh_arrays sh_word_split; PS1='$ '", SCREEN),
        arguments("glob options", "setopt null_glob ksh_glob no_bare_glob_qual; PS1='$ '", SCREEN),
        arguments("prompt_subst", "setopt prompt_subst; PS1='${:-$} '", SCREEN),
        arguments("warnings", "setopt warn_create_global warn_nested_var; PS1='$ '", SCREEN),
        arguments(
            "aliases of what we use",
            "PS1='$ '; alias print='echo bad' local='echo bad' emulate='echo bad' -g -- -rn='bad'",
            SCREEN),
        arguments("functions of what we use", "PS1='$ '; print() { echo bad }", SCREEN),
        arguments(
            "by hand as well, and twice",
            "PS1='$ '; source $BELISHA_SHELL_INTEGRATION/belisha.zsh;"
                + " source $BELISHA_SHELL_INTEGRATION/belisha.zsh",
            SCREEN),
        arguments("an ERR trap", "PS1='$ '; TRAPZERR() { n=1 }", SCREEN),
        arguments(
            "a widget of the person's",
            "PS1='$ '; zle-line-init() { n=1 }; zle -N zle-line-init",
            SCREEN));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("dotfiles")
  void everyPromptAndCommandIsMarkedAndNothingElseShows(String name, String zshrc, String screen)
      throws Exception {
    dotfile(".zshrc", zshrc);
    Files.createDirectory(place.resolve("a b%é"));
    shell("zsh", "-l");
    int status = lines("false", "", "cd \"$PWD/a b%é\"", "echo out", "exit 3");
    assertThat(String.join("\n", screen())).startsWith(screen);
    assertMarks("A B C D;1 A B A B C D;0 A B C D;0 A B C");
    assertThat(output.last(7)).endsWith("/place/a%20b%25%C3%A9").startsWith("file://");
    assertThat(status).isEqualTo(3);
  }

  /** A theme that sets PS1 in a hook comes after ours until the first command. */
  @Test
  void aThemeThatMakesThePromptInAHookSeesWhatItDoesWithoutUs() throws Exception {
    dotfile(
        ".zshrc",
        """
        theme() { local s=$? p=($pipestatus); PS1="$s$#p $ " }
        precmd_functions+=(theme)
        """);
    shell("zsh");
    await(() -> output.text().contains("01 $ "));
    type("false | true | false\r");
    type("echo $_", 1);
    type("exit", 2);
    output.exit.get(60, TimeUnit.SECONDS);
    assertMarks("A C D;1 A B C D;0 A B C");
    assertThat(screen())
        .containsExactly("01 $ false | true | false", "13 $ echo $_", "false", "01 $ exit");
  }
}
