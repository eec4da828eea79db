package dev.belisha.app;

import static dev.belisha.app.WindowRig.await;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.control.ControlAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/** Starts of Belisha beside one that runs, as processes of their own on the caller's display. */
@Tag("window")
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class SingleInstanceWindowTest {
  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  private Path folder;

  private final List<Process> started = new ArrayList<>();
  private Map<String, String> environment = Map.of();

  @BeforeEach
  void place() throws Exception {
    Map<String, String> own = new HashMap<>(System.getenv());
    own.put("HOME", Files.createDirectory(folder.resolve("home")).toString());
    own.put("XDG_RUNTIME_DIR", Files.createDirectory(folder.resolve("run")).toString());
    own.put("SHELL", "/bin/sh");
    own.keySet().removeIf(name -> name.startsWith("XDG_CONFIG") || name.startsWith("XDG_STATE"));
    environment = own;
  }

  @AfterEach
  void end() throws Exception {
    for (Process each : started) each.destroy();
    for (Process each : started) each.waitFor(20, TimeUnit.SECONDS);
  }

  private Process belisha(String... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("--enable-native-access=ALL-UNNAMED");
    command.add("--sun-misc-unsafe-memory-access=allow");
    command.add("-Dprism.order=sw");
    command.add("-Duser.home=" + environment.get("HOME"));
    String natives = System.getProperty("pty4j.preferred.native.folder");
    if (natives != null) command.add("-Dpty4j.preferred.native.folder=" + natives);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "dev.belisha.app.Main"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().putAll(environment);
    builder.redirectOutput(folder.resolve("log-" + started.size()).toFile());
    Process process = builder.start();
    started.add(process);
    return process;
  }

  private String log() throws Exception {
    return Files.readString(folder.resolve("log-" + (started.size() - 1)));
  }

  private int status(Process process) throws Exception {
    assertThat(process.waitFor(90, TimeUnit.SECONDS)).describedAs(log()).isTrue();
    return process.exitValue();
  }

  /** What a tab's program writes: its parent, its size, its folder. */
  private String script(String name) {
    return "{ echo $PPID; stty size; pwd; } > '"
        + folder.resolve(name)
        + ".part'; mv '"
        + folder.resolve(name)
        + ".part' '"
        + folder.resolve(name)
        + "'";
  }

  private List<String> told(String name) throws Exception {
    await(name, () -> Files.exists(folder.resolve(name)));
    return Files.readAllLines(folder.resolve(name));
  }

  @Test
  void laterStartsOpenTabsInTheOneThatRuns() throws Exception {
    Path socket = ControlAddress.of(environment);
    Files.createDirectories(socket.getParent());
    try (ServerSocketChannel stale = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      stale.bind(UnixDomainSocketAddress.of(socket));
    }
    assertThat(socket).exists();

    Process first = belisha("--size", "90x25", "-e", "sh", "-c", script("a") + "; sleep 600");
    List<String> inFirst = told("a");
    assertThat(inFirst.get(0)).isEqualTo(Long.toString(first.pid()));
    assertThat(inFirst.get(1)).isEqualTo("25 90");

    Path elsewhere = Files.createDirectory(folder.resolve("else where")).toRealPath();
    Process second =
        belisha(
            "--cwd", elsewhere.toString(), "-e", "sh", "-c", script("b") + "; sleep 600", "--hold");
    assertThat(status(second)).describedAs(log()).isZero();
    List<String> inSecond = told("b");
    assertThat(inSecond.get(0)).isEqualTo(Long.toString(first.pid()));
    assertThat(inSecond.get(2)).isEqualTo(elsewhere.toString());

    // Its tab says what is wrong and offers Retry; the one that runs goes on.
    assertThat(status(belisha("-e", "no-such-program-7501"))).describedAs(log()).isZero();

    Process own = belisha("--new-instance", "-e", "sh", "-c", script("c"));
    assertThat(told("c").get(0)).isEqualTo(Long.toString(own.pid()));
    assertThat(status(own)).describedAs(log()).isZero();

    assertThat(status(belisha("-e", "sh", "-c", script("d")))).describedAs(log()).isZero();
    assertThat(told("d").get(0)).isEqualTo(Long.toString(first.pid()));

    // Killed, it leaves its socket: the next start is the one that runs.
    first.destroyForcibly().waitFor();
    assertThat(socket).exists();
    Process next = belisha("-e", "sh", "-c", script("e") + "; sleep 600");
    assertThat(told("e").get(0)).isEqualTo(Long.toString(next.pid()));
    assertThat(status(belisha("-e", "sh", "-c", script("f")))).describedAs(log()).isZero();
    assertThat(told("f").get(0)).isEqualTo(Long.toString(next.pid()));
  }
}
