package dev.belisha.headless;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.session.Session;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code belisha report} on real ptys: with Belisha's engine, and with one that never answers. */
class StatusReportTest extends ReportRig {
  @Test
  void leavesTheRecord() throws Exception {
    sh(
        quoted(report("working", "--app", "build", "--msg", "Compiling é", "--progress", "40"))
            + " >/dev/null </dev/null");
    await(() -> !records.isEmpty());
    StatusRecord record = records.getFirst();
    assertThat(record.state()).isEqualTo(State.WORKING);
    assertThat(record.app()).isEqualTo("build");
    assertThat(record.msg()).isEqualTo("Compiling é");
    assertThat(record.progress()).isEqualTo(40);
    assertThat(record.id()).isEmpty();
  }

  @Test
  void ofASubTaskAndTakesItBack() throws Exception {
    String id = "deploy/us-east";
    sh(
        quoted(
                report(
                    "blocked",
                    "--kind",
                    "question",
                    "--id",
                    id,
                    "--title",
                    "East",
                    "--msg",
                    "x".repeat(3000)))
            + "; until [ -e go ]; do sleep 0.1; done; "
            + quoted(report("clear", "--id", "deploy")));
    await(() -> !records.isEmpty());
    StatusRecord record = records.getFirst();
    assertThat(record.id()).isEqualTo(id);
    assertThat(record.kind()).isEqualTo(Kind.QUESTION);
    assertThat(record.title()).isEqualTo("East");
    assertThat(record.msg()).isEqualTo("x".repeat(2048));
    Files.createFile(folder.resolve("go"));
    await(() -> records.isEmpty());
  }

  @Test
  void whatWasTypedAheadStaysForWhoReadsNext() throws Exception {
    Session session =
        start(
            List.of(
                "/bin/sh",
                "-c",
                "until [ -e go ]; do sleep 0.1; done; "
                    + quoted(report("done", "--app", "x"))
                    + "; read line; echo \"$line\" >line"));
    session.write("typed ahead\r".getBytes(StandardCharsets.ISO_8859_1));
    Files.createFile(folder.resolve("go"));
    exit();
    assertThat(Files.readString(folder.resolve("line")).strip()).isEqualTo("typed ahead");
    assertThat(records).extracting(StatusRecord::app).containsExactly("x");
  }

  @Test
  void inATerminalThatNeverAnswersOnlyTheProbeIsWritten() throws Exception {
    String script =
        "stty -g >before; "
            + quoted(report("working", "--msg", "x"))
            + "; s=$?; stty -g >after; exit $s";
    assertThat(onSilentPty(List.of("/bin/sh", "-c", script))).isEqualTo(new Silent(PROBE, 0));
    assertThat(folder.resolve("after")).hasSameTextualContentAs(folder.resolve("before"));
  }

  @Test
  void askedToItReportsWithoutAsking() throws Exception {
    assertThat(onSilentPty(report("idle", "--force")))
        .isEqualTo(new Silent("\033]7501;state=idle\033\\", 0));
    assertThat(onSilentPty(report("clear", "--id", "a", "--tmux")))
        .isEqualTo(new Silent("\033Ptmux;\033\033]7501;state=clear:id=a\033\033\\\033\\", 0));
  }

  @Test
  void withoutATerminalItIsSilent() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/setsid")), "setsid is not installed");
    List<String> command = new ArrayList<>(List.of("setsid", "-w"));
    command.addAll(report("done", "--force"));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    assertThat(process.getInputStream().readAllBytes()).isEmpty();
    assertThat(process.waitFor()).isZero();
  }
}
