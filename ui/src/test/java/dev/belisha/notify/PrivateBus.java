package dev.belisha.notify;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** A dbus-daemon of the test's own. Skips the test when there is none. */
final class PrivateBus implements AutoCloseable {
  private final Process daemon;
  final String address;

  PrivateBus() throws IOException {
    assumeTrue(isThere("dbus-daemon"), "dbus-daemon is not installed");
    daemon = new ProcessBuilder("dbus-daemon", "--session", "--nofork", "--print-address").start();
    BufferedReader out = daemon.inputReader(StandardCharsets.UTF_8);
    address = out.readLine();
  }

  static boolean isThere(String program) {
    return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(":"))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }

  @Override
  public void close() {
    daemon.destroy();
  }
}
