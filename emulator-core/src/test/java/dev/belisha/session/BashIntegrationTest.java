package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.file.Files;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Real bash with the dotfiles people have. */
class BashIntegrationTest extends ShellRig {
  private static final String SCREEN =
      """
      $ false
      $
      $ cd a*
      $ echo out
      out
      $ exit 3\
      """;

  /** Name, .bashrc, and the whole screen after the lines of the test. */
  static Stream<Arguments> dotfiles() {
    String status = "0 $ false\n1 $\n1 $ cd a*\n0 $ echo out\nout\n0 $ exit 3";
    return Stream.of(
        arguments("a plain prompt", "PS1='$ '", SCREEN),
        arguments("two lines", "PS1='top\\n$ '", SCREEN.replace("$", "top\n$")),
        arguments("colours", "PS1='\\[\\e[1;32m\\]$\\[\\e[0m\\] '", SCREEN),
        arguments("a title of the person's own", "PS1='\\[\\e]0;mine\\a\\]$ '", SCREEN),
        arguments("the status in PS1", "PS1='$? $ '", status),
        arguments("the status by PROMPT_COMMAND", "PROMPT_COMMAND='PS1=\"$? \\$ \"'", status),
        arguments("a string that ends in ;", "PROMPT_COMMAND='PS1=\"$? \\$ \" ; '", status),
        arguments("a comment at its end", "PROMPT_COMMAND='PS1=\"$? \\$ \" # mine'", status),
        arguments(
            "an array",
            "PS1='$ '; PROMPT_COMMAND=('x=1' 'PS1=\"$? \\$ \"' 'y=2'); PROMPT_COMMAND[40]=z=3",
            status),
        arguments("exported", "PS1='$ '; export PROMPT_COMMAND='x=1'", SCREEN),
        arguments(
            "set before ours, then before others, as many do",
            "PS1='$ '; PROMPT_COMMAND='x=1'; PROMPT_COMMAND=\"y=2; $PROMPT_COMMAND\"",
            SCREEN),
        arguments(
            "a prompt program with PIPESTATUS and PS0",
            """
            _t=
            starship_like() { local s=$? p=("${PIPESTATUS[@]}"); PS1="$s${#p[@]}$_t \\$ "; }
            PROMPT_COMMAND="starship_like"
            PS0='${_t:$((_t=1,0)):0}'
            """,
            "01 $ false\n111 $\n111 $ cd a*\n011 $ echo out\nout\n011 $ exit 3"),
        arguments("PS0", "PS1='$ '; PS0='\\e[0m'", SCREEN),
        arguments("set -u", "set -u; PS1='$ '; unset PROMPT_COMMAND PS0", SCREEN),
        arguments("no promptvars", "shopt -u promptvars; PS1='$ '", SCREEN),
        arguments("posix", "set -o posix; PS1='$ '", SCREEN),
        arguments("no history", "set +o history; PS1='$ '", SCREEN),
        arguments("allexport", "PS1='$ '; PROMPT_COMMAND=; set -a", SCREEN),
        arguments(
            "odd options",
            "shopt -s nocasematch failglob nullglob extglob; set -f; IFS=/; PS1='$ '",
            SCREEN.replace("a*", "a*")),
        arguments(
            "aliases of what we use",
            "PS1='$ '; alias printf='echo bad' local='echo bad' shopt='echo bad' set='echo bad'"
                + " history='echo bad' return='echo bad' declare='echo bad'",
            SCREEN),
        arguments(
            "functions of what we use",
            "PS1='$ '; printf() { echo bad; }; history() { echo bad; }; shopt() { echo bad; }",
            SCREEN),
        arguments("an unknown locale", "PS1='$ '; { LC_ALL=xx_XX.UTF-8; } 2>/dev/null", SCREEN),
        arguments(
            "by hand as well, and twice",
            "PS1='$ '; . $BELISHA_SHELL_INTEGRATION/belisha.bash;"
                + " . $BELISHA_SHELL_INTEGRATION/belisha.bash",
            SCREEN),
        arguments(
            "a DEBUG trap that tells commands from prompts",
            """
            pre() { [ -z "$AT_PROMPT" ] && return; unset AT_PROMPT; echo "[$BASH_COMMAND]"; }
            post() { AT_PROMPT=1; }
            PS1='$ '
            trap pre DEBUG
            PROMPT_COMMAND=post
            """,
            "$ false\n[false]\n$\n[__belisha_prompt]\n$ cd a*\n[cd a*]\n$ echo out\n[echo out]\nout\n"
                + "$ exit 3\n[exit 3]"),
        arguments("a DEBUG trap", "PS1='$ '; trap 'n=$BASH_COMMAND' DEBUG", SCREEN),
        arguments("extdebug", "PS1='$ '; shopt -s extdebug; trap 'n=$BASH_COMMAND' DEBUG", SCREEN),
        arguments("functrace", "PS1='$ '; set -T; trap 'n=$BASH_COMMAND' DEBUG", SCREEN),
        arguments(
            "an ERR trap",
            "PS1='$ '; set -E; trap 'echo err' ERR",
            SCREEN.replace("false", "false\nerr")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("dotfiles")
  void everyPromptAndCommandIsMarkedAndNothingElseShows(String name, String bashrc, String screen)
      throws Exception {
    dotfile(".bashrc", bashrc);
    dotfile(".profile", ". ~/.bashrc");
    Files.createDirectory(place.resolve("a b%é"));
    shell("bash", "-l");
    int status = lines("false", "", "cd \"$PWD/a b%é\"", "echo out", "exit 3");
    assertThat(String.join("\n", screen()))
        .startsWith(screen.replace("cd a*", "cd \"$PWD/a b%é\"").stripTrailing());
    assertMarks("A B C D;1 A B A B C D;0 A B C D;0 A B C");
    assertThat(output.last(7)).endsWith("/place/a%20b%25%C3%A9").startsWith("file://");
    assertThat(status).isEqualTo(3);
  }
}
