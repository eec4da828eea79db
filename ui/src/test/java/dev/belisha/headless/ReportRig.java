package dev.belisha.headless;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.pty4j.PtyProcess;
import com.pty4j.PtyProcessBuilder;
import dev.belisha.session.Session;
import dev.belisha.session.SessionListener;
import dev.belisha.session.SessionSpec;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.TerminalOptions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Runs {@code belisha report} as a program of its own, on real ptys. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
abstract class ReportRig implements SessionListener {
  static final String PROBE = "\033]7501;?\033\\\033[c";

  @TempDir Path folder;

  final List<Transition> transitions = new CopyOnWriteArrayList<>();
  volatile List<StatusRecord> records = List.of();
  final CompletableFuture<Integer> exit = new CompletableFuture<>();
  private final List<Session> open = new ArrayList<>();

  @BeforeEach
  void onUnix() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh");
  }

  @AfterEach
  void closeAll() {
    open.forEach(Session::close);
  }

  @Override
  public void statusChanged(List<Transition> happened, List<StatusRecord> now) {
    transitions.addAll(happened);
    records = now;
  }

  @Override
  public void exited(int status) {
    exit.complete(status);
  }

  static List<String> report(String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.belisha.app.Main",
                "report"));
    command.addAll(List.of(arguments));
    return command;
  }

  /** As a shell reads it. */
  static String quoted(List<String> command) {
    return String.join(
        " ", command.stream().map(word -> "'" + word.replace("'", "'\\''") + "'").toList());
  }

  /** A program on a pty under the engine, as {@code belisha host} runs it. */
  Session start(List<String> command) throws Exception {
    SessionSpec spec = new SessionSpec(command, folder, Map.of(), "1", TerminalOptions.of(80, 24));
    Session session = Session.start(spec, this);
    open.add(session);
    return session;
  }

  /** A shell that runs a script with the report in it and then stays. */
  Session sh(String script) throws Exception {
    return start(List.of("/bin/sh", "-c", script + "; read stay"));
  }

  int exit() throws Exception {
    return exit.get(90, TimeUnit.SECONDS);
  }

  static void await(BooleanSupplier condition) throws InterruptedException {
    for (int step = 0; step < 3600 && !condition.getAsBoolean(); step++) Thread.sleep(25);
    assertThat(condition.getAsBoolean()).isTrue();
  }

  /** What a program writes to a pty that never answers, and how it ends. */
  record Silent(String written, int status) {}

  Silent onSilentPty(List<String> command) throws Exception {
    PtyProcess process =
        new PtyProcessBuilder(command.toArray(String[]::new))
            .setEnvironment(Map.of("PATH", System.getenv("PATH"), "TERM", "xterm"))
            .setDirectory(folder.toString())
            .start();
    String written =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    return new Silent(written, process.waitFor());
  }
}
