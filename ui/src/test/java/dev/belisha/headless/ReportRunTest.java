package dev.belisha.headless;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.session.Session;
import dev.belisha.status.Source;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code belisha report run} on real ptys. */
class ReportRunTest extends ReportRig {
  @ParameterizedTest
  @CsvSource({
    "exit 0, 0, DONE, sh: exit status 0",
    "exit 3, 3, ERROR, sh: exit status 3",
    "kill -KILL $$, 137, ERROR, 'sh: ended by signal 9, exit status 137'",
  })
  void leavesHowItEnded(String script, int status, State state, String msg) throws Exception {
    // In a shell, so that the end of the pty's own program comes later.
    start(
        List.of(
            "/bin/sh",
            "-c",
            quoted(report("run", "--title", "T", "--", "sh", "-c", script))
                + "; s=$?; sleep 1; exit $s"));
    assertThat(exit()).isEqualTo(status);
    assertThat(records).hasSize(1);
    StatusRecord record = records.getFirst();
    assertThat(record.state()).isEqualTo(state);
    assertThat(record.msg()).isEqualTo(msg);
    assertThat(record.app()).isEqualTo("sh");
    assertThat(record.title()).isEqualTo("T");
    assertThat(transitions).extracting(Transition::to).containsExactly(State.WORKING, state);
  }

  @Test
  void falseLeavesAnError() throws Exception {
    start(report("run", "--", "false"));
    assertThat(exit()).isEqualTo(1);
    assertThat(records).extracting(StatusRecord::state).containsExactly(State.ERROR);
  }

  @Test
  void aCommandThatIsNotThereIsAnErrorToo() throws Exception {
    start(report("run", "--id", "a", "--", "no-such-program-7501"));
    assertThat(exit()).isEqualTo(127);
    assertThat(records).extracting(StatusRecord::id).containsExactly("a");
    assertThat(records).extracting(StatusRecord::state).containsExactly(State.ERROR);
  }

  @ParameterizedTest
  @ValueSource(strings = {"TERM", "HUP", "INT"})
  void aSignalGoesOnAndLeavesNoRecord(String signal) throws Exception {
    Session session = start(report("run", "--", "sleep", "600"));
    await(() -> !records.isEmpty());
    String kill = "kill -" + signal + " " + session.pid();
    assertThat(new ProcessBuilder("/bin/sh", "-c", kill).start().waitFor()).isZero();
    assertThat(exit()).isEqualTo(Map.of("TERM", 143, "HUP", 129, "INT", 130).get(signal));
    assertTakenBack();
  }

  @Test
  void ctrlCEndsTheCommandAndLeavesNoRecord() throws Exception {
    Session session = start(report("run", "--", "sleep", "600"));
    await(() -> !records.isEmpty());
    session.write("\003".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(exit()).isEqualTo(130);
    assertTakenBack();
  }

  /** It may take a second one for "break off at once". */
  @Test
  void whoHandlesCtrlCGetsItOnce() throws Exception {
    String script =
        "trap 'echo x >>heard' INT; echo >ready; until [ -e go ]; do sleep 0.1; done; exit 5";
    Session session = start(report("run", "--", "sh", "-c", script));
    await(() -> Files.exists(folder.resolve("ready")));
    session.write("\003".getBytes(StandardCharsets.ISO_8859_1));
    await(() -> records.isEmpty() && Files.exists(folder.resolve("heard")));
    Files.createFile(folder.resolve("go"));
    assertThat(exit()).isEqualTo(5);
    assertThat(Files.readString(folder.resolve("heard"))).isEqualTo("x\n");
    assertTakenBack();
  }

  /** By us, not by the end of the pty's program. */
  private void assertTakenBack() {
    assertThat(records).isEmpty();
    assertThat(transitions)
        .extracting(Transition::source)
        .containsExactly(Source.REPORT, Source.CLEAR);
  }

  @Test
  void itsStreamsAreTheCommands() throws Exception {
    Silent ended =
        onSilentPty(
            List.of(
                "/bin/sh",
                "-c",
                "echo in | "
                    + quoted(report("run", "--", "sh", "-c", "cat >out; echo err >&2; exit 7"))));
    assertThat(ended).isEqualTo(new Silent(PROBE + "err\r\n", 7));
    assertThat(folder.resolve("out")).hasContent("in");
  }

  @ParameterizedTest
  @CsvSource({"/usr/bin/make, make", "./a b!, ab", "x.sh, x.sh", "ä, "})
  void theAppIsTheCommandsName(String program, String name) {
    assertThat(ReportRun.name(program)).isEqualTo(name);
  }
}
