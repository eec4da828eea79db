package dev.belisha.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code belisha report} refuses, before it touches a terminal, and its help. */
class ReportCommandTest {
  private record Ended(int status, String out, String err) {}

  private static Ended run(String arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream outBefore = System.out;
    PrintStream errBefore = System.err;
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    try {
      int status = Main.run(arguments.split(" "));
      return new Ended(
          status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(outBefore);
      System.setErr(errBefore);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "report|STATE",
        "report sleeping|'sleeping'",
        "report Working|'Working'",
        "report done --kind auth|kind",
        "report blocked --kind coffee|'coffee'",
        "report done --progress 4|progress",
        "report working --progress 101|101",
        "report working --progress -1|-1",
        "report working --progress half|half",
        "report idle --id a//b|a//b",
        "report clear --id /a|/a",
        "report idle --app a/b|a/b",
        "report idle --odd|--odd",
        "report idle done|done",
        "report run|COMMAND",
        "report run --app a/b -- true|a/b",
        "report run --kind auth -- true|--kind",
      })
  void aWrongArgumentIsNamed(String arguments, String named) {
    Ended ended = run(arguments);
    assertThat(ended.status).isEqualTo(2);
    assertThat(ended.err).contains(named).doesNotContain("Exception", "\tat ");
    assertThat(ended.out).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"report --help", "report run --help"})
  void helpTellsTheExitStatus(String arguments) {
    Ended ended = run(arguments);
    assertThat(ended.status).isZero();
    assertThat(ended.out).contains("Exit status:", "--tmux", "--force", "--id");
  }
}
