package dev.belisha.notify;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A dbus-daemon of the test's own, that starts no service by itself: an installed dunst would
 * answer where no server is meant to be. Skips the test when there is no daemon.
 */
public final class PrivateBus implements AutoCloseable {
  private static final String CONFIG =
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type>
        <listen>unix:tmpdir=%s</listen>
        <auth>EXTERNAL</auth>
        <policy context="default">
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
      </busconfig>
      """;

  private final Process daemon;
  public final String address;

  public PrivateBus() throws IOException {
    assumeTrue(isThere("dbus-daemon"), "dbus-daemon is not installed");
    Path config = Files.createTempFile("belisha-bus", ".conf");
    config.toFile().deleteOnExit();
    Files.writeString(config, CONFIG.formatted(System.getProperty("java.io.tmpdir")));
    daemon =
        new ProcessBuilder("dbus-daemon", "--config-file=" + config, "--nofork", "--print-address")
            .start();
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
