package dev.belisha.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words become options and operands, or a sentence that names what is wrong. */
class CommandLineTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private String seen = "";

  private Command root() {
    Command below =
        Command.named("below", "Does it below.")
            .value("--n", "N", Values.TEXT, "A number.")
            .does(given -> note("below n=" + given.number("--n")));
    Command command =
        Command.named("sub", "Does something.", "And more.")
            .flag("-f, --flag", "A flag.")
            .value("--name", "NAME", Values.TEXT, "A name.")
            .with(
                Option.value("--tab", "T", Values.TAB, "Tabs.").list(),
                Option.value("--env", "K=V", Values.TEXT, "Variables.").repeated())
            .operands(new Operands("FILE", Values.FILE, false, "A file."))
            .commands(below)
            .exit("3", "Not found.")
            .does(this::note);
    Command run =
        Command.named("run", "Runs.")
            .flag("--flag", "A flag.")
            .operands(new Operands("COMMAND", Values.COMMAND, true, ""))
            .does(given -> note(given.has("--flag") + " " + given.operands()));
    Command must =
        Command.named("must", "Must.")
            .with(Option.value("--it", "IT", Values.TEXT, "It.").must())
            .does(given -> note("must " + given.value("--it")));
    Command fails =
        Command.named("fails", "Fails.")
            .does(
                given -> {
                  throw new IllegalStateException("broken");
                });
    return Command.named("top", "The top.")
        .value("--size", "S", Values.TEXT, "A size.")
        .with(Option.value("-e", "COMMAND", Values.COMMAND, "Takes the rest."))
        .commands(command, run, must, fails)
        .footer("A footer.")
        .does(given -> note("top " + given.value("--size") + " " + given.values("-e")));
  }

  private int note(String what) {
    seen = what;
    return 7;
  }

  private int note(Given given) {
    return note(
        given.has("--flag")
            + " "
            + given.value("--name")
            + " "
            + given.values("--tab")
            + " "
            + given.values("--env")
            + " "
            + given.operands());
  }

  private int run(String... words) {
    return new CommandLine(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8))
        .run(root(), words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sub|false null [] [] []",
        "sub -f|true null [] [] []",
        "sub --flag --flag f|true null [] [] [f]",
        "sub --name x f|false x [] [] [f]",
        "sub f --name=x|false x [] [] [f]",
        "sub --name=a=b|false a=b [] [] []",
        "sub --name=|false  [] [] []",
        "sub --name --flag|false --flag [] [] []",
        "sub --name -- f|false -- [] [] [f]",
        "sub --tab 1,2 --tab 3|false null [1, 2, 3] [] []",
        "sub --env A=1,2 --env B=|false null [] [A=1,2, B=] []",
        "sub -- --name|false null [] [] [--name]",
        "sub -|false null [] [] [-]",
        "sub below --n 4|below n=4",
        "sub below --n -4|below n=-4",
        "run --flag -- a --flag -- b|true [a, --flag, --, b]",
        "run a --flag|false [a, --flag]",
        "run --flag a|true [a]",
        "must --it x|must x",
        "--size sub|top sub []",
        "--size -e|top -e []",
        "-e sub --size|top null [sub, --size]",
        "--size 1 -e a -e b|top 1 [a, -e, b]",
        "sub --flag below|true null [] [] [below]",
      })
  void wordsAreReadAs(String words, String as) {
    assertThat(run(words.split(" "))).as(err.toString(StandardCharsets.UTF_8)).isEqualTo(7);
    assertThat(seen).isEqualTo(as);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sub --odd|'--odd' is no option of sub|sub",
        "sub --odd=1|'--odd' is no option of sub|sub",
        "sub -x|'-x' is no option of sub|sub",
        "sub --flag=1|--flag takes no value|sub",
        "sub --name|--name wants NAME|sub",
        "sub --name a --name b|--name is given twice|sub",
        "sub a b|'b' is one word too many|sub",
        "sub below --n x|--n wants a number, not 'x'|sub below",
        "-e|-e wants COMMAND|",
        "run|run wants COMMAND|run",
        "run --|run wants COMMAND|run",
        "must|must wants --it|must",
        "must x|'x' is one word too many|must",
        "odd|'odd' is no command|",
        "--size 1 sub|'sub' is no command|",
      })
  void whatIsWrongIsNamed(String words, String named, String path) {
    assertThat(run(words.split(" "))).isEqualTo(CommandLine.USAGE);
    String at = path == null ? "top" : "top " + path;
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("belisha: " + named + "\nTry '" + at + " --help'.\n");
  }

  @Test
  void aCommandThatThrowsIsToldWithoutATrace() {
    assertThat(run("fails")).isEqualTo(CommandLine.FAILED);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("broken").doesNotContain("\tat ");
  }

  @Test
  void helpComesWhateverElseIsWrong() {
    assertThat(run("must", "--help")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith("Usage: top must [OPTIONS] --it IT");
  }

  /** After the program's name it is the program's. */
  @Test
  void helpOfTheProgramIsNotOurs() {
    assertThat(run("run", "ls", "--help")).isEqualTo(7);
    assertThat(run("-e", "ls", "-h")).isEqualTo(7);
  }

  @Test
  void helpIsAligned() {
    run("sub", "-h");
    assertThat(out.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            """
            Usage: top sub [OPTIONS] [FILE]
            Does something.
            And more.

              FILE                A file.
                  --env K=V       Variables.
              -f, --flag          A flag.
              -h, --help          Show this help and exit.
                  --name NAME     A name.
                  --tab T[,T...]  Tabs.

            Commands:
              below  Does it below.

            Exit status:
              3  Not found.
            """);
  }

  @Test
  void noLineOfTheHelpIsLongerThanAScreenIsWide() {
    Command wide =
        Command.named("wide", "word ".repeat(40).strip())
            .value("--a-rather-long-option-of-it", "VALUE", Values.TEXT, "word ".repeat(40).strip())
            .does(given -> 0);
    List<String> lines = HelpText.of(wide, "top wide").lines().toList();
    assertThat(lines).hasSizeGreaterThan(8).allMatch(line -> line.length() <= 80);
  }
}
