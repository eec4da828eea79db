package dev.belisha.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.packaging.Distribution.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The merge check, with programs of the test's own in the place of what it starts. */
class CiRunTest {
  private static final Path SCRIPT = Path.of("..", ".ci", "run");

  @TempDir private Path programs;

  private void program(String name, String body) throws IOException {
    Path file = Files.writeString(programs.resolve(name), "#!/bin/sh\n" + body + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void withoutADisplayItStopsAndSaysWhy() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "no bash");
    assumeTrue(Files.isExecutable(SCRIPT), "no .ci/run beside this module");
    program("Xvfb", "exit 1");
    for (String harmless : new String[] {"dpkg", "openbox", "dbus-run-session", "sleep"}) {
      program(harmless, "exit 0");
    }
    ProcessBuilder builder =
        new ProcessBuilder("/bin/bash", SCRIPT.toAbsolutePath().normalize().toString());
    builder.environment().merge("PATH", programs.toString(), (path, own) -> own + ":" + path);
    Ended ended = Distribution.finish(Distribution.start(builder), new byte[0]);
    assertThat(ended.err()).contains("Xvfb did not come up");
    assertThat(ended.status()).isEqualTo(1);
  }
}
