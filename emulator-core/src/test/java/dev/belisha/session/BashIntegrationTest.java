package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.belisha.status.Source;
import dev.belisha.status.State;
import dev.belisha.vt.TestTerminal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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

  @Test
  void aLoginShellReadsTheFilesOfOneAndNothingElse() throws Exception {
    dotfile(".bash_profile", "PS1='$ '; echo profile; declare -A map=([a]=global)");
    dotfile(".profile", "echo not this");
    dotfile(".bashrc", "echo nor this");
    dotfile(".bash_logout", "echo bye");
    variables.put("ENV", "/my/env");
    shell("bash", "-l");
    lines(
        "shopt login_shell inherit_errexit shift_verbose; shopt -o posix; echo ${map[a]} ${!BELISHA*}",
        "echo $ENV ${HISTFILE##*/} ${POSIXLY_CORRECT-none}",
        "exit");
    assertThat(screen())
        .contains(
            "profile",
            "global BELISHA_SHELL_INTEGRATION BELISHA_TAB",
            "/my/env .bash_history none",
            "bye")
        .doesNotContain("not this", "nor this");
    assertThat(String.join("\n", screen()))
        .containsPattern("login_shell +on\ninherit_errexit +off\nshift_verbose +off\nposix +off");
  }

  @Test
  void anotherShellReadsBashrcAlone() throws Exception {
    dotfile(".bash_profile", "echo not this");
    dotfile(".bashrc", "PS1='$ '; echo rc; declare -A map=([a]=global)");
    shell("bash");
    lines("shopt login_shell; echo ${map[a]} $ENV", "exit");
    assertThat(screen()).contains("rc", "global").doesNotContain("not this");
    assertThat(output.text()).containsPattern("login_shell\\s+off");
  }

  /** Nothing of ours is inherited but the folder's name, and a shell within is as it always was. */
  @Test
  void aShellWithinInheritsNothingAndExecIsHarmless() throws Exception {
    dotfile(".bashrc", "PS1='$ '; export PROMPT_COMMAND='x=1'");
    shell("bash");
    type("compgen -e | grep -c BELISHA_SH; bash --norc --noprofile", 1);
    await(() -> output.text().contains("bash-5"));
    type("PS1='inner> '; set | grep -c __belisha\r");
    await(() -> screen().contains("0") && screen().getLast().startsWith("inner>"));
    type("exit\r");
    type("exec bash --norc --noprofile", 2);
    await(() -> output.count("bash-5") >= 2);
    type("exit 5\r");
    assertThat(output.exit.get(60, TimeUnit.SECONDS)).isEqualTo(5);
    assertThat(screen()).contains("1", "0");
    assertMarks("A B C D;1 A B C");
  }

  /** The one line for ~/.bashrc: with it, and without a second mark, in shells of all kinds. */
  @Test
  void theLineByHandCarriesItOn() throws Exception {
    dotfile(
        ".bashrc",
        "PS1='$ '; [[ -n ${BELISHA_SHELL_INTEGRATION-} ]] &&"
            + " . \"$BELISHA_SHELL_INTEGRATION/belisha.bash\"");
    shell("bash");
    lines("bash", "true", "exec bash", ". ~/.bashrc", "false", "exit 1", "exit 2");
    assertMarks("A B C A B C D;0 A B C A B C D;0 A B C D;1 A B C D;1 A B C");
  }

  /** B-1: marks of a shell that is gone must not keep the foreground rule off. */
  @Test
  void afterExecTheForegroundRuleHoldsAgain() throws Exception {
    dotfile(".bashrc", "PS1='$ '");
    shell("bash");
    type("exec bash --norc --noprofile", 1);
    await(() -> output.text().contains("bash-5"));
    type("sh -c 'printf \"\\033]7501;state=working\\007\"; sleep 1; kill -9 $$'\r");
    await(() -> output.transitions.size() == 2);
    assertThat(output.transitions.getLast().to()).isNull();
    assertThat(output.transitions.getLast().source()).isEqualTo(Source.FOREGROUND);
    type("exit\r");
  }

  @Test
  void aProgramThatIsKilledAtWorkLeavesNothingAtTheNextPrompt() throws Exception {
    dotfile(".bashrc", "PS1='$ '");
    shell("bash");
    type("sh -c 'printf \"\\033]7501;state=working\\007\"; kill -9 $$'", 1);
    prompt(2);
    await(() -> output.transitions.size() == 2);
    assertThat(output.transitions.getFirst().to()).isEqualTo(State.WORKING);
    assertThat(output.transitions.getLast().to()).isNull();
    assertThat(output.transitions.getLast().source()).isEqualTo(Source.PROMPT);
    type("exit\r");
    output.exit.get(60, TimeUnit.SECONDS);
    assertMarks("A B C D;137 A B C");
  }

  @Test
  void theCommandIsTheTitleUnlessItIsHidden() throws Exception {
    dotfile(".bashrc", "PS1='$ '; HISTCONTROL=ignorespace");
    dotfile(".bash_history", "one\ntwo\nthree\n");
    shell("bash");
    type("echo a\tb; sleep 0 # é", 1);
    type(" secret", 2);
    type("true", 3);
    type("true", 4);
    type("history | tail -n 4", 5);
    type("exit", 6);
    output.exit.get(60, TimeUnit.SECONDS);
    assertThat(output.titles())
        .containsExactly(
            place.toString(),
            "echo a\tb; sleep 0 # é".replace("\t", ""),
            place.toString(),
            place.toString(),
            "true",
            place.toString(),
            "true",
            place.toString(),
            "history | tail -n 4",
            place.toString(),
            "exit");
    assertThat(String.join("\n", screen())).contains("5  true").doesNotContain("__belisha");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 9, 20, 79})
  void nothingShowsAtAnyWidth(int width) throws Exception {
    cols = width;
    dotfile(".bashrc", "PS1='\\[\\e[32m\\]ab\\[\\e[0m\\]$ '");
    shell("bash");
    lines("echo 0123456789 abcdef", "", "exit");
    TestTerminal bare = TestTerminal.open(width, 40);
    bare.enter(output.text().replaceAll("\033][^\007]*\007", ""));
    assertThat(screen()).isEqualTo(lines(bare));
  }

  /** Empty, missing and read-only homes, and no HOME at all. */
  @ParameterizedTest
  @ValueSource(strings = {"", "/no/such/home", "/proc", "unset"})
  void aHomeThatIsNone(String where) throws Exception {
    if (where.equals("unset")) variables.put("HOME", "");
    else if (!where.isEmpty()) variables.put("HOME", where);
    shell("bash", "-l");
    type("PS1='$ '\r");
    await(() -> output.text().contains("004h$ "));
    type("exit 7\r");
    assertThat(output.exit.get(60, TimeUnit.SECONDS)).isEqualTo(7);
    assertThat(output.text()).contains("\033]133;A").doesNotContain("elisha:", "No such file");
  }

  @Test
  void whatWeMayNotChangeStaysAndNothingIsSaid() throws Exception {
    dotfile(".bashrc", "PS1='$ '; PROMPT_COMMAND='x=1'; readonly PROMPT_COMMAND PS1 PS0");
    shell("bash");
    await(() -> output.text().contains("$ "));
    type("echo $x\r");
    await(() -> output.count("$ ") == 2);
    type("exit\r");
    output.exit.get(60, TimeUnit.SECONDS);
    assertThat(String.join("\n", screen())).startsWith("$ echo $x\n1\n$ exit");
  }

  /** With set -e a status of ours must not end the shell; with set -x our insides stay hidden. */
  @Test
  void exitOnErrorAndTracesAreThePersonsOwn() throws Exception {
    dotfile(".bashrc", "PS1='$ '");
    shell("bash");
    lines("set -e; ! true", "set -x", "echo one", "exit 0");
    assertThat(screen())
        .contains("one", "+ echo one")
        .noneMatch(line -> line.startsWith("+") && line.contains("belisha_out"));
    assertThat(screen().stream().filter(line -> line.contains("__belisha")).toList())
        .allMatch(line -> line.matches("\\++ __belisha_(prompt|command)"));
  }

  /** Bash before 5.1 knows PROMPT_COMMAND as one string only. */
  @Test
  void oneStringIsEnough() throws Exception {
    Path scripts = copyOfScripts("BASH_VERSINFO[0] < 5", "BASH_VERSINFO[0] < 9");
    dotfile(".bashrc", "export PROMPT_COMMAND='PS1=\"$? \\$ \"'");
    shellWith(scripts, "bash");
    await(() -> output.text().contains("0 $ "));
    type("false\r");
    await(() -> output.text().contains("1 $ "));
    type("export -p | grep -c PROMPT\r");
    await(() -> output.count("1 $ ") == 2);
    type("exit\r");
    output.exit.get(60, TimeUnit.SECONDS);
    assertMarks("A C D;1 A C D;1 A C");
    assertThat(screen()).startsWith("0 $ false", "1 $ export -p | grep -c PROMPT", "0", "1 $ exit");
  }
}
