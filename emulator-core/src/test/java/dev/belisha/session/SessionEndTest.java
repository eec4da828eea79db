package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** After the end nothing is left: no process, no thread, no descriptor. */
class SessionEndTest extends SessionRig {
  @Test
  void closingEndsTheProgramAndLeavesNoThreads() throws Exception {
    long descriptors = descriptors();
    for (int batch = 0; batch < 10; batch++) {
      List<Recorder> ears = new ArrayList<>();
      for (int each = 0; each < 20; each++) {
        Recorder ear = new Recorder();
        SessionSpec spec = spec("close" + batch, "/bin/sh", "-c", "trap '' TERM; sleep 60");
        Session session = Session.start(spec, ear);
        session.act(vt -> vt.text("x"));
        session.resize(90, 20);
        session.close();
        ears.add(ear);
      }
      for (Recorder ear : ears) ear.exit.get(20, TimeUnit.SECONDS);
    }
    await(
        () ->
            Thread.getAllStackTraces().keySet().stream()
                .noneMatch(thread -> thread.getName().matches("belisha-.*-close\\d+")));
    await(() -> !dumpOfAllThreads().contains("-close"));
    await(() -> descriptors() <= descriptors + 4);
  }

  /** Far more than the pty takes: the writer sits in a write that nobody will read. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void noWriterIsLeftThatWaitsForTheProgram(boolean closed) throws Exception {
    String end = closed ? "exec sleep 1000" : "sleep 1; echo bye";
    String script = "stty raw -echo; echo ready; " + end;
    Session session = start(spec("stuck", "/bin/sh", "-c", script), heard);
    await(() -> screen(session).contains("ready"));
    session.write(new byte[1 << 20]);
    if (closed) {
      await(() -> writerIsIn("write"));
      session.close();
    }
    exit();
    if (!closed) assertThat(screen(session)).contains("bye");
    await(() -> threads("stuck").isEmpty());
  }

  /** Preparing the engine failed: who called has no session to close. */
  @Test
  void aFaultBeforeTheStartLeavesNothing() throws Exception {
    long descriptors = descriptors();
    for (int each = 0; each < 20; each++) {
      assertThatThrownBy(
              () ->
                  Session.start(
                      spec("unprepared", "/bin/sleep", "1000"),
                      heard,
                      engine -> {
                        throw new IllegalStateException("made up");
                      }))
          .hasMessage("made up");
    }
    await(() -> descriptors() <= descriptors + 4);
    await(() -> ProcessHandle.current().children().noneMatch(ProcessHandle::isAlive));
    assertThat(threads("unprepared")).isEmpty();
  }

  /** A C library in which a call is missing, say: no program is started, and that is told. */
  @Test
  void withoutTheNativeCallsTheTabSaysSo(@TempDir Path broken) throws Exception {
    Path unreadable = broken.resolve(LibC.class.getName().replace('.', '/') + ".class");
    Files.createDirectories(unreadable.getParent());
    Files.write(unreadable, new byte[10]);
    Process java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                broken + File.pathSeparator + System.getProperty("java.class.path"),
                Starter.class.getName())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String told = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(told).endsWith("/bin/true could not be started.\n");
  }

  /** A program of its own, for classes of its own. */
  static final class Starter {
    private Starter() {}

    public static void main(String[] args) {
      try {
        Session.start(spec("1", "/bin/true"), new Recorder());
      } catch (StartFailedException told) {
        System.out.println(told.getMessage());
      }
      System.exit(0);
    }
  }

  /** A child that holds the pty open keeps no reader of a closed session. */
  @Test
  void aChildThatLivesOnHoldsNoThread() throws Exception {
    Session session =
        start(spec("orphan", "/bin/sh", "-c", "trap '' HUP TERM; (sleep 1000) & echo $!"), heard);
    exit();
    assertThat(threads("orphan")).isNotEmpty();
    String child = screen(session).strip();
    session.close();
    await(() -> threads("orphan").isEmpty());
    new ProcessBuilder("kill", "-9", child).start().waitFor();
  }

  /** B-1: something else prints on the pty for ever; the program's end is told all the same. */
  @Test
  void theEndIsToldWhileAChildPrintsOn() throws Exception {
    String child = "trap '' HUP; i=0; while sleep 0.1; do i=$((i+1)); printf \"\\r$i\"; done";
    String script =
        "printf '\\033]7501;state=working\\007'; (" + child + ") & echo $!; sleep 1; kill -9 $$";
    Session session = start(spec("chatty", "/bin/sh", "-c", script), heard);
    assertThat(exit()).isNotZero();
    assertThat(heard.records).isEmpty();
    String atTheEnd = screen(session);
    await(() -> !screen(session).equals(atTheEnd));
    session.close();
    String pid = atTheEnd.lines().findFirst().orElseThrow();
    new ProcessBuilder("kill", "-9", pid).start().waitFor();
  }

  /** Hours later another program may have the process id of one that ended. */
  @Test
  void closingSignalsNobodyAfterTheEnd() throws Exception {
    Path last = Path.of("/proc/sys/kernel/ns_last_pid");
    assumeTrue(Files.isWritable(last), "no right to choose a process id");
    Session session = start(spec("ended", "/bin/sh", "-c", "exit 1"), heard);
    exit();
    long pid = session.pid();
    String script = "echo %d > %s; sleep 1000 & echo $!".formatted(pid - 1, last);
    Process shell = new ProcessBuilder("/bin/sh", "-c", script).start();
    String same = new BufferedReader(shell.inputReader()).readLine();
    ProcessHandle other = ProcessHandle.of(Long.parseLong(same)).orElseThrow();
    try {
      assumeTrue(other.pid() == pid, "somebody else was quicker");
      session.close();
      await(() -> threads("ended").isEmpty());
      assertThat(other.onExit()).isNotDone();
      assertThat(other.isAlive()).isTrue();
    } finally {
      other.destroyForcibly();
    }
  }

  private static boolean writerIsIn(String method) {
    return threads("stuck").stream()
        .filter(thread -> thread.getName().startsWith("belisha-writer"))
        .flatMap(thread -> Arrays.stream(thread.getStackTrace()))
        .anyMatch(frame -> frame.getMethodName().equals(method));
  }

  /** Virtual threads are told only here. */
  private static String dumpOfAllThreads() {
    try {
      Path dump = Files.createTempDirectory("threads").resolve("dump");
      ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
          .dumpThreads(dump.toString(), HotSpotDiagnosticMXBean.ThreadDumpFormat.TEXT_PLAIN);
      String text = Files.readString(dump);
      Files.delete(dump);
      Files.delete(dump.getParent());
      return text;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static long descriptors() {
    File[] open = new File("/proc/self/fd").listFiles();
    return open == null ? 0 : open.length;
  }
}
