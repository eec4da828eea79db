package dev.belisha.desktop;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** An Xvfb of the test's own, and programs on it. Skips the test when one is missing. */
final class PrivateDisplay implements AutoCloseable {
  private final List<Process> processes = new ArrayList<>();
  final String name;

  PrivateDisplay() throws IOException {
    need("Xvfb");
    // The server picks a free number and writes it down.
    Process server =
        new ProcessBuilder(
                "Xvfb", "-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    processes.add(server);
    BufferedReader out = server.inputReader(StandardCharsets.UTF_8);
    name = ":" + out.readLine();
  }

  static void need(String program) {
    boolean there =
        Arrays.stream(System.getenv().getOrDefault("PATH", "").split(":"))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    assumeTrue(there, program + " is not installed");
  }

  Process start(String... command) throws IOException {
    need(command[0]);
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("DISPLAY", name);
    Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    processes.add(process);
    return process;
  }

  String output(String... command) throws IOException, InterruptedException {
    Process process = start(command);
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return out.strip();
  }

  /** The number of a new window of another program; waits until it is on screen. */
  long window(String title) throws IOException, InterruptedException {
    start("xterm", "-T", title, "-e", "sleep", "600");
    for (int tries = 0; tries < 200; tries++) {
      // Not its --sync, which can wait for ever.
      String found = output("xdotool", "search", "--onlyvisible", "--name", "^" + title + "$");
      if (!found.isEmpty()) return Long.parseLong(found.lines().findFirst().orElseThrow());
      Thread.sleep(50);
    }
    throw new AssertionError("no window came up");
  }

  @Override
  public void close() {
    for (Process process : processes.reversed()) {
      process.destroy();
      try {
        process.waitFor();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
