package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.belisha.status.Source;
import dev.belisha.vt.TestTerminal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Real zsh with the dotfiles people have. */
class ZshIntegrationTest extends ShellRig {
  /** Bracketed paste goes on at each prompt, whoever marks it. */
  private static final String EDITING = "\033[?2004h";

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

  private void files(Path zdotdir) throws Exception {
    for (String name : List.of("zshenv", "zprofile", "zshrc", "zlogin")) {
      Files.createDirectories(zdotdir);
      Files.writeString(
          zdotdir.resolve("." + name),
          "order+=(" + name + "); unsetopt global_rcs; PS1='$ '; typeset -A map; map[a]=global\n");
    }
  }

  @Test
  void allFilesAreReadInTheirOrderAndZdotdirIsThePersons() throws Exception {
    Path mine = folder.resolve("my zsh");
    files(mine);
    variables.put("ZDOTDIR", mine.toString());
    shell("zsh", "-l");
    lines("echo $order $map[a] ${ZDOTDIR:t}.${+BELISHA_ZDOTDIR}", "exit");
    assertThat(screen()).contains("zshenv zprofile zshrc zlogin global my zsh.0");
  }

  @Test
  void withoutZdotdirThereIsNone() throws Exception {
    files(home);
    shell("zsh");
    lines("echo $order ${+ZDOTDIR}.${+BELISHA_ZDOTDIR}; export -p | grep -c BELISHA", "exit");
    assertThat(screen()).contains("zshenv zshrc 0.0", "2");
  }

  /** As in {@code ~/.zshenv} of those who keep their files elsewhere. */
  @Test
  void zdotdirSetInZshenvCounts() throws Exception {
    Path mine = folder.resolve("elsewhere");
    files(mine);
    dotfile(".zshenv", "unsetopt global_rcs; ZDOTDIR=" + mine);
    shell("zsh");
    lines("echo $order ${ZDOTDIR:t}", "exit");
    assertThat(screen()).contains("zshrc elsewhere");
  }

  @Test
  void theLineByHandCarriesItOn() throws Exception {
    dotfile(
        ".zshrc",
        "PS1='$ '; [[ -n ${BELISHA_SHELL_INTEGRATION-} ]] &&"
            + " source \"$BELISHA_SHELL_INTEGRATION/belisha.zsh\"");
    shell("zsh");
    lines("zsh", "true", "exec zsh", "source ~/.zshrc", "false", "exit 1", "exit 2");
    assertMarks("A B C A B C D;0 A B C A B C D;0 A B C D;1 A B C D;1 A B C");
  }

  @Test
  void aShellWithinAndExecAreHarmless() throws Exception {
    dotfile(".zshrc", "PS1='$ '");
    shell("zsh");
    type("zsh -f", 1);
    await(() -> output.count(EDITING) == 2);
    type("exit\r");
    type("exec zsh -f", 2);
    await(() -> output.count(EDITING) == 4);
    type("exit 5\r");
    assertThat(output.exit.get(60, TimeUnit.SECONDS)).isEqualTo(5);
    assertMarks("A B C D;0 A B C");
  }

  @Test
  void exitOnErrorAndTracesAreThePersonsOwn() throws Exception {
    dotfile(".zshrc", "PS1='$ '");
    shell("zsh");
    lines("setopt err_exit; ! true", "set -x", "echo one", "exit 0");
    assertMarks("A B C D;1 A B C D;0 A B C D;0 A B C");
    assertThat(screen()).contains("one").noneMatch(line -> line.contains("belisha_out"));
  }

  @Test
  void withoutPromptPercentThePromptIsLeftAsItIs() throws Exception {
    dotfile(".zshrc", "setopt no_prompt_percent; PS1='$ '");
    shell("zsh");
    await(() -> output.text().contains("$ "));
    type("exit\r");
    output.exit.get(60, TimeUnit.SECONDS);
    assertMarks("A C");
    assertThat(screen()).startsWith("$ exit");
  }

  @Test
  void theCommandIsTheTitleUnlessItIsHidden() throws Exception {
    dotfile(".zshrc", "PS1='$ '; setopt hist_ignore_space");
    shell("zsh");
    lines("print $'\\e[0m' # é", " true", "true", "exit");
    assertThat(output.titles())
        .containsExactly(
            place.toString(),
            "print $'\\e[0m' # é",
            place.toString(),
            place.toString(),
            "true",
            place.toString(),
            "exit");
  }

  @Test
  void aProgramThatIsKilledAtWorkLeavesNothingAtTheNextPrompt() throws Exception {
    dotfile(".zshrc", "PS1='$ '");
    shell("zsh");
    type("sh -c 'printf \"\\033]7501;state=working\\007\"; kill -9 $$'", 1);
    prompt(2);
    await(() -> output.transitions.size() == 2);
    assertThat(output.transitions.getLast().source()).isEqualTo(Source.PROMPT);
    type("exit\r");
    output.exit.get(60, TimeUnit.SECONDS);
    assertMarks("A B C D;137 A B C");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 9, 20, 79})
  void nothingShowsAtAnyWidth(int width) throws Exception {
    cols = width;
    dotfile(".zshrc", "PS1='%F{green}ab%f$ '");
    shell("zsh");
    lines("echo 0123456789 abcdef", "", "exit");
    TestTerminal bare = TestTerminal.open(width, 40);
    bare.enter(output.text().replaceAll("\033][^\007]*\007", ""));
    assertThat(screen()).isEqualTo(lines(bare));
  }
}
