package dev.belisha.status.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A real JVM that ends in every way: its last word to the terminal takes its records back. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class ExitTest {
  private static final String CLEAR = "\033]7501;state=clear\033\\";

  /** A program that reports and then ends as it is told, its standard output being the terminal. */
  static final class Program {
    public static void main(String[] arguments) throws Exception {
      ProgramStatusReporter status =
          ProgramStatusReporter.to(System.out).app("exit").withoutProbe().build();
      status.working("busy");
      status.child("task").blocked(Kind.AUTH, "sign in");
      switch (arguments[0]) {
        case "return" -> {}
        case "exit" -> System.exit(3);
        case "throw" -> throw new IllegalStateException("on purpose");
        case "close" -> status.close();
        case "finish" -> status.finish(State.ERROR, "why");
        default -> Thread.sleep(60_000);
      }
    }
  }

  private static Process start(String way) throws Exception {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    // A signal that we were started to ignore, as behind a script's &, would be ignored there too.
    return new ProcessBuilder(
            "env",
            "--default-signal",
            java.toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Program.class.getName(),
            way)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static String rest(Process process) throws Exception {
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    process.waitFor();
    return said;
  }

  @ParameterizedTest
  @CsvSource({"return, 0", "exit, 3", "throw, 1", "close, 0"})
  void itTakesItsRecordsBackOnce(String way, int exit) throws Exception {
    Process process = start(way);
    assertThat(rest(process))
        .contains("state=working", "id=task")
        .endsWith(CLEAR)
        .containsOnlyOnce(CLEAR);
    assertThat(process.exitValue()).isEqualTo(exit);
  }

  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM", "HUP"})
  void aSignalToo(String signal) throws Exception {
    Process process = start("wait");
    StringBuilder said = new StringBuilder();
    while (!said.toString().contains("id=task")) {
      int next = process.getInputStream().read();
      assertThat(next).as(said.toString()).isNotEqualTo(-1);
      said.append((char) next);
    }
    new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
    assertThat(rest(process)).endsWith(CLEAR);
    assertThat(process.exitValue()).isGreaterThan(128);
  }

  @ParameterizedTest
  @ValueSource(strings = "finish")
  void aResultStays(String way) throws Exception {
    assertThat(rest(start(way)))
        .doesNotContain(CLEAR)
        .contains("state=clear:id=task")
        .endsWith("state=error:app=exit:msg=d2h5\033\\");
  }
}
