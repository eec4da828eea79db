package dev.belisha.app;

import static dev.belisha.app.WindowRig.await;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.notify.FakeServer;
import dev.belisha.notify.PrivateBus;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/** Belisha quits as a person quits it, by its last tab: nothing of it stays on the desktop. */
@Tag("window")
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class QuitWindowTest {
  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  private Path folder;

  private final List<Process> started = new ArrayList<>();

  @AfterEach
  void end() throws Exception {
    for (Process each : started) each.destroy();
    for (Process each : started) each.waitFor(20, TimeUnit.SECONDS);
  }

  private Process belisha(Map<String, String> environment, String script) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("--enable-native-access=ALL-UNNAMED");
    command.add("--sun-misc-unsafe-memory-access=allow");
    command.add("-Dprism.order=sw");
    String natives = System.getProperty("pty4j.preferred.native.folder");
    if (natives != null) command.add("-Dpty4j.preferred.native.folder=" + natives);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "dev.belisha.app.Main"));
    command.addAll(List.of("--cwd", folder.toString(), "-e", "sh", "-c", script));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().putAll(environment);
    builder.redirectOutput(folder.resolve("log-" + started.size()).toFile());
    Process process = builder.start();
    started.add(process);
    return process;
  }

  private static String until(String file) {
    return "until [ -e " + file + " ]; do sleep 0.1; done; ";
  }

  @Test
  void theToastOfAFailedTabIsGoneWithIt() throws Exception {
    try (PrivateBus bus = new PrivateBus();
        FakeServer server = new FakeServer(bus.address, "actions")) {
      Map<String, String> environment = new HashMap<>(System.getenv());
      environment.put("HOME", Files.createDirectory(folder.resolve("home")).toString());
      environment.put("XDG_RUNTIME_DIR", Files.createDirectory(folder.resolve("run")).toString());
      environment.put("DBUS_SESSION_BUS_ADDRESS", bus.address);
      environment.keySet().removeIf(name -> name.startsWith("XDG_CONFIG"));
      environment.keySet().removeIf(name -> name.startsWith("XDG_STATE"));
      String fails =
          "touch up; " + until("fail") + "printf '\\033]7501;state=error\\033\\\\'; " + until("go");
      Process first = belisha(environment, fails);
      await("the first tab", () -> Files.exists(folder.resolve("up")));
      // Behind another tab it is out of sight.
      Process second = belisha(environment, "touch two; " + until("go"));
      await("the second tab", () -> Files.exists(folder.resolve("two")));
      assertThat(second.waitFor(60, TimeUnit.SECONDS)).isTrue();
      Files.createFile(folder.resolve("fail"));
      FakeServer.Posted posted = server.posted.poll(60, TimeUnit.SECONDS);
      assertThat(posted).as("told of the failure").isNotNull();
      Files.createFile(folder.resolve("go"));
      assertThat(first.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(first.exitValue()).isZero();
      assertThat(server.withdrawn.poll(30, TimeUnit.SECONDS)).isEqualTo(posted.id());
    }
  }
}
