package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the emitters of the samples folder and reads what they send with our parser. A language
 * whose interpreter is not installed is skipped.
 */
class StatusSamplesTest {
  private static final Path SAMPLES = Path.of("..", "samples").toAbsolutePath().normalize();

  /** A way to run an emitter with arguments. */
  private record Emitter(String program, List<String> command) {
    @Override
    public String toString() {
      return String.join(" ", command).replace(SAMPLES + "/", "");
    }
  }

  private record Run(int exit, String out, String err, String tty) {}

  @TempDir Path folder;

  static Stream<Emitter> emitters() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return Stream.of(
        shell("dash"),
        shell("bash"),
        shell("zsh"),
        shell("sh"),
        new Emitter("python3", List.of("python3", SAMPLES + "/status.py")),
        new Emitter("node", List.of("node", SAMPLES + "/status.mjs")),
        new Emitter(java, List.of(java, SAMPLES + "/Status.java")));
  }

  private static Emitter shell(String shell) {
    String script = ". " + SAMPLES + "/status.sh; status \"$@\"";
    return new Emitter(shell, List.of(shell, "-c", script, shell));
  }

  @ParameterizedTest
  @MethodSource("emitters")
  void sendsEveryKey(Emitter emitter) throws Exception {
    List<String> full =
        List.of(
            "blocked",
            "--id",
            "a/b",
            "--app",
            "x",
            "--kind",
            "auth",
            "--progress",
            "40",
            "--title",
            "T é",
            "--msg",
            "Größe €😀?");
    assertThat(reports(emitter, full))
        .containsExactly(
            new Report.Update("a/b", State.BLOCKED, Kind.AUTH, 40, "x", "T é", "Größe €😀?"));
    assertThat(reports(emitter, List.of("done"))).containsExactly(Report.Update.of(State.DONE));
    assertThat(reports(emitter, List.of("clear", "--id", "a")))
        .containsExactly(new Report.Clear("a"));
  }

  @ParameterizedTest
  @MethodSource("emitters")
  void makesAnyTextFit(Emitter emitter) throws Exception {
    assertThat(msg(emitter, "a\nb\tc\033[31md\u0085e\u007f")).isEqualTo("a b c[31mde");
    assertThat(msg(emitter, "x".repeat(3000))).isEqualTo("x".repeat(2048));
    assertThat(msg(emitter, "x".repeat(2047) + "é!")).isEqualTo("x".repeat(2047));
    assertThat(msg(emitter, "x".repeat(2045) + "😀!")).isEqualTo("x".repeat(2045));
    assertThat(msg(emitter, "x".repeat(2046) + "é!")).isEqualTo("x".repeat(2046) + "é");
    assertThat(msg(emitter, "100% \\n $HOME `id` '\"")).isEqualTo("100% \\n $HOME `id` '\"");
    assertThat(msg(emitter, "")).isNull();
    List<Report> titled = reports(emitter, List.of("idle", "--title", "é".repeat(200)));
    assertThat(((Report.Update) titled.getFirst()).title()).isEqualTo("é".repeat(96));
  }

  private String msg(Emitter emitter, String msg) throws Exception {
    Report report = reports(emitter, List.of("working", "--msg", msg)).getFirst();
    return ((Report.Update) report).msg();
  }

  @ParameterizedTest
  @MethodSource("emitters")
  void namesWhatIsWrongAndSendsNothing(Emitter emitter) throws Exception {
    for (List<String> wrong :
        List.of(
            List.of("sleeping"),
            List.of("idle", "--id", "a//b"),
            List.of("idle", "--id", "x".repeat(33)),
            List.of("idle", "--id", "a/b/c/d/e/f/g/h/i"),
            List.of("idle", "--app", "a b"),
            List.of("idle", "--app", "x".repeat(33)),
            List.of("working", "--progress", "101"),
            List.of("done", "--progress", "5"),
            List.of("working", "--kind", "auth"),
            List.of("blocked", "--kind", "coffee"),
            List.of("idle", "--nothing", "x"))) {
      Run run = run(emitter, true, wrong);
      assertThat(run.exit).as(wrong + run.err).isEqualTo(2);
      assertThat(run.err).isNotBlank();
      assertThat(run.tty + run.out).as(wrong.toString()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("emitters")
  void saysNothingWithoutATerminal(Emitter emitter) throws Exception {
    assumeTrue(isInstalled("setsid"), "setsid is not installed");
    List<String> command = new ArrayList<>(List.of("setsid", "-w"));
    command.addAll(emitter.command);
    Emitter detached = new Emitter(emitter.program, command);
    assertThat(run(detached, false, List.of("working", "--msg", "x")))
        .isEqualTo(new Run(0, "", "", ""));
  }

  @ParameterizedTest
  @MethodSource("emitters")
  void saysNothingInsideTmuxUnlessAsked(Emitter emitter) throws Exception {
    assertThat(run(emitter, true, List.of("idle"), "TMUX", "x").tty).isEmpty();
    assertThat(run(emitter, true, List.of("idle"), "TMUX", "x", "STATUS_TMUX", "1").tty)
        .isEqualTo("\033Ptmux;\033\033]7501;state=idle\033\033\\\033\\");
  }

  @Test
  void reportsGoToTheTerminalOfStandardOutput() throws Exception {
    assumeTrue(isInstalled("script"), "script (util-linux) is not installed");
    for (Emitter emitter : emitters().filter(e -> isInstalled(e.program)).toList()) {
      Path typescript = folder.resolve("typescript");
      Files.writeString(folder.resolve("run"), quoted(emitter.command) + " done --msg ok\n");
      Emitter onPty =
          new Emitter("script", List.of("script", "-qec", "sh " + folder.resolve("run")));
      assertThat(run(onPty, false, List.of(typescript.toString())).exit).isZero();
      assertThat(Files.readString(typescript))
          .as(emitter.toString())
          .contains("\033]7501;state=done:msg=b2s=\033\\");
    }
  }

  private static String quoted(List<String> command) {
    return String.join(
        " ", command.stream().map(word -> "'" + word.replace("'", "'\\''") + "'").toList());
  }

  @Test
  void agentPlaysEveryState() throws Exception {
    Emitter agent = new Emitter("sh", List.of("sh", SAMPLES + "/agent.sh"));
    Store store = new Store();
    Run run = run(agent, true, List.of("--fast", "--children", "--name", "api"), "INPUT", "y\n");
    assertThat(run.exit).as(run.err).isZero();
    play(store, run.tty);
    assertThat(store.told.stream().filter(t -> t.id().isEmpty()).map(Transition::to))
        .containsExactly(State.IDLE, State.WORKING, State.BLOCKED, State.WORKING, State.DONE);
    assertThat(store.ids()).contains("-", "api/read", "api/edit", "api/test");
    assertThat(store.records.effectiveApp("")).isEqualTo("api");
    assertThat(store.records.headline()).isEqualTo(State.DONE);
  }

  @Test
  void agentEndsAsItIsToldTo() throws Exception {
    Emitter agent = new Emitter("sh", List.of("sh", SAMPLES + "/agent.sh"));
    Store failed = new Store();
    List<String> holdBlocked = List.of("--fast", "--hold", "blocked", "--fail");
    assertThat(run(agent, true, holdBlocked, "INPUT", "what?\ny\n").exit).isEqualTo(1);
    play(failed, Files.readString(folder.resolve("tty")));
    assertThat(failed.get("").state()).isEqualTo(State.ERROR);
    Store refused = new Store();
    assertThat(run(agent, true, List.of("--hold", "blocked"), "INPUT", "n\n").exit).isZero();
    play(refused, Files.readString(folder.resolve("tty")));
    assertThat(refused.get("").state()).isEqualTo(State.IDLE);
    for (String state : List.of("idle", "working", "done", "error")) {
      Run run = run(agent, true, List.of("--fast", "--hold", state), "INPUT", "\n");
      assertThat(run.exit).isEqualTo(state.equals("error") ? 1 : 0);
      assertThat(run.tty).contains("]7501;state=" + state);
    }
  }

  @ParameterizedTest
  @MethodSource("wrongAgents")
  void agentNamesAWrongArgument(List<String> arguments) throws Exception {
    Run run =
        run(new Emitter("sh", List.of("sh", SAMPLES + "/agent.sh")), true, arguments, "INPUT", "");
    assertThat(run.exit).isEqualTo(2);
    assertThat(run.err).startsWith("agent.sh: ");
    assertThat(run.tty).isEmpty();
  }

  static Stream<List<String>> wrongAgents() {
    return Stream.of(
        List.of("--hold", "sleeping"),
        List.of("--kind", "coffee"),
        List.of("--speed", "fast"),
        List.of("--name", "a b"),
        List.of("--name"),
        List.of("--nothing"));
  }

  @Test
  void agentTakesItsRecordsBackOnASignal() throws Exception {
    Path tty = Files.createFile(folder.resolve("tty"));
    ProcessBuilder builder =
        new ProcessBuilder("sh", SAMPLES + "/agent.sh", "--speed", "30", "--children");
    builder.environment().put("STATUS_TTY", tty.toString());
    builder.environment().remove("TMUX");
    builder.redirectErrorStream(true).redirectOutput(folder.resolve("out").toFile());
    Process agent = builder.start();
    for (int tries = 0; tries < 1_000 && Files.size(tty) == 0; tries++) Thread.sleep(10);
    agent.destroy();
    assertThat(agent.waitFor(20, TimeUnit.SECONDS)).isTrue();
    Store store = new Store();
    play(store, Files.readString(tty));
    assertThat(store.told).isNotEmpty();
    assertThat(store.ids()).isEmpty();
    assertThat(agent.exitValue()).isEqualTo(143);
  }

  @Test
  void rsyncReportsProgressAndTheEnd() throws Exception {
    assumeTrue(isInstalled("rsync"), "rsync is not installed");
    Path from = Files.createDirectories(folder.resolve("from"));
    Files.write(from.resolve("file"), new byte[300_000]);
    Emitter rsync = new Emitter("sh", List.of("sh", SAMPLES + "/rsync-status.sh"));
    Run run = run(rsync, true, List.of("-a", from + "/", folder.resolve("to").toString()));
    assertThat(run.exit).as(run.err).isZero();
    assertThat(folder.resolve("to/file")).hasSize(300_000);
    Store store = new Store();
    play(store, run.tty);
    assertThat(store.get("").state()).isEqualTo(State.DONE);
    assertThat(store.get("").app()).isEqualTo("rsync");
    assertThat(run.tty).contains(":progress=100:");
    run = run(rsync, true, List.of("-a", folder + "/nothing/", folder.resolve("to").toString()));
    assertThat(run.exit).isEqualTo(23);
    assertThat(run.err).contains("nothing");
    play(store, run.tty);
    assertThat(store.get("").state()).isEqualTo(State.ERROR);
    assertThat(store.get("").msg()).contains("rsync ended with 23");
  }

  /** Progress is told when it happens: this rsync goes on only after it was. */
  @Test
  void rsyncReportsProgressAtOnce() throws Exception {
    Path programs = Files.createDirectories(folder.resolve("programs"));
    Path seen = folder.resolve("seen");
    Path rsync = programs.resolve("rsync");
    Files.writeString(
        rsync,
        """
        #!/bin/sh
        printf '\\r     32,768  10%%    1.00MB/s    0:00:01\\r'
        while [ ! -e SEEN ]; do sleep 0.1; done
        """
            .replace("SEEN", seen.toString()));
    assertThat(rsync.toFile().setExecutable(true)).isTrue();
    Path tty = Files.createFile(folder.resolve("tty"));
    ProcessBuilder builder = new ProcessBuilder("sh", SAMPLES + "/rsync-status.sh", "to");
    builder.environment().put("STATUS_TTY", tty.toString());
    builder.environment().remove("TMUX");
    builder.environment().put("PATH", programs + ":" + System.getenv("PATH"));
    builder.redirectErrorStream(true).redirectOutput(folder.resolve("out").toFile());
    Process script = builder.start();
    for (int tries = 0; tries < 2_000 && !Files.readString(tty).contains("progress=10"); tries++) {
      Thread.sleep(10);
    }
    String told = Files.readString(tty);
    Files.createFile(seen);
    assertThat(script.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(told).contains(":progress=10:");
  }

  /** Its head says what it needs; with that and no more it works. */
  @Test
  void theShellEmitterNeedsWhatItSays() throws Exception {
    assumeTrue(isInstalled("dash"), "dash is not installed");
    String script = Files.readString(Path.of(SAMPLES + "/status.sh"));
    Matcher needs =
        Pattern.compile("Needs only a\n# POSIX shell with ([^.;]+)[.;]").matcher(script);
    assertThat(needs.find()).isTrue();
    Path programs = Files.createDirectories(folder.resolve("programs"));
    for (String program : needs.group(1).split("[^a-z0-9]+(and |or )?")) {
      Path place = installed(program).orElse(null);
      if (place != null) Files.createSymbolicLink(programs.resolve(program), place);
    }
    Emitter dash = shell("dash");
    List<String> command = new ArrayList<>(dash.command);
    command.set(0, installed("dash").orElseThrow().toString());
    Run run =
        run(
            new Emitter("dash", command),
            true,
            List.of("working", "--msg", "x".repeat(3000)),
            "PATH",
            programs.toString());
    assertThat(run.err).isEmpty();
    Report report = new ReportParser().parse(bodies(run.tty).getFirst());
    assertThat(((Report.Update) report).msg()).isEqualTo("x".repeat(2048));
  }

  private static void play(Store store, String stream) {
    for (byte[] body : bodies(stream)) store.records.report(body, 0, body.length);
  }

  private static List<byte[]> bodies(String stream) {
    List<byte[]> bodies = Wire.bodies(stream);
    if (bodies == null) throw new AssertionError("not only reports: " + stream);
    return bodies;
  }

  private List<Report> reports(Emitter emitter, List<String> arguments) throws Exception {
    Run run = run(emitter, true, arguments);
    assertThat(run.exit).as(run.err).isZero();
    assertThat(run.out + run.err).isEmpty();
    List<Report> reports = new ArrayList<>();
    for (byte[] body : bodies(run.tty)) {
      Report report = new ReportParser().parse(body);
      if (report == null) throw new AssertionError("ignored: " + run.tty);
      reports.add(report);
    }
    return reports;
  }

  /** Pairs of environment variables at the end; INPUT is standard input. */
  private Run run(Emitter emitter, boolean toFile, List<String> arguments, String... variables)
      throws IOException, InterruptedException {
    assumeTrue(isInstalled(emitter.program), emitter.program + " is not installed");
    Path tty = folder.resolve("tty");
    Files.writeString(tty, "");
    List<String> command = new ArrayList<>(emitter.command);
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().keySet().removeAll(List.of("TMUX", "STATUS_TMUX", "STATUS_APP"));
    builder.environment().put("LC_ALL", "C.UTF-8");
    if (toFile) builder.environment().put("STATUS_TTY", tty.toString());
    Path input = Files.writeString(folder.resolve("input"), "");
    for (int at = 0; at < variables.length; at += 2) {
      if (variables[at].equals("INPUT")) Files.writeString(input, variables[at + 1]);
      else builder.environment().put(variables[at], variables[at + 1]);
    }
    builder.redirectInput(input.toFile());
    builder.redirectOutput(folder.resolve("out").toFile());
    builder.redirectError(folder.resolve("err").toFile());
    Process process = builder.start();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("did not end: " + command);
    }
    return new Run(
        process.exitValue(),
        Files.readString(folder.resolve("out")),
        Files.readString(folder.resolve("err")),
        Files.readString(tty, StandardCharsets.ISO_8859_1));
  }

  private static boolean isInstalled(String program) {
    if (program.startsWith("/")) return Files.isExecutable(Path.of(program));
    return installed(program).isPresent();
  }

  private static Optional<Path> installed(String program) {
    return Stream.of(System.getenv("PATH").split(":"))
        .map(folder -> Path.of(folder, program))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
