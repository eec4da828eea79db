package dev.belisha.notify;

import static dev.belisha.notify.DbusRig.came;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/** B-17 with a live dunst, on a bus of the test's own: paused is do not disturb. */
@Tag("window")
class DunstPausedWindowTest {
  @TempDir(cleanup = CleanupMode.NEVER)
  private Path folder;

  private DbusRig rig;
  private Process dunst;

  @BeforeEach
  void open() throws Exception {
    assumeTrue(PrivateBus.isThere("dunst"), "dunst is not installed");
    assumeTrue(PrivateBus.isThere("dunstctl"), "dunstctl is not installed");
    assumeTrue(System.getenv("DISPLAY") != null, "dunst wants a display");
    rig = new DbusRig();
    Path rc = Files.writeString(folder.resolve("dunstrc"), "[global]\n    follow = none\n");
    dunst = start("dunst", "-config", rc.toString());
    dev.belisha.FxRig.await("dunst serves", () -> isPaused().equals("false"));
    rig.open();
  }

  @AfterEach
  void close() {
    if (dunst != null) dunst.destroy();
    if (rig != null) rig.close();
  }

  private Process start(String... command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("DBUS_SESSION_BUS_ADDRESS", rig.bus.address);
    builder.redirectOutput(folder.resolve(command[0]).toFile());
    return builder.start();
  }

  private String dunstctl(String... words) throws Exception {
    String[] command = new String[words.length + 1];
    command[0] = "dunstctl";
    System.arraycopy(words, 0, command, 1, words.length);
    Process process = start(command);
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    return Files.readString(folder.resolve("dunstctl")).strip();
  }

  private String isPaused() throws Exception {
    return dunstctl("is-paused");
  }

  @Test
  void pausedIsDoNotDisturbUntilItEnds() throws Exception {
    dunstctl("set-paused", "true");
    assertThat(came(rig.doNotDisturb)).isTrue();
    dunstctl("set-paused", "false");
    assertThat(came(rig.doNotDisturb)).isFalse();
  }

  @Test
  void pausedBeforeWeCameIsKnown() throws Exception {
    rig.backend.close();
    dunstctl("set-paused", "true");
    dev.belisha.FxRig.await("paused", () -> isPaused().equals("true"));
    rig.doNotDisturb.clear();
    rig.open();
    assertThat(came(rig.doNotDisturb)).isTrue();
  }
}
