package dev.belisha.headless;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.vt.TerminalOptions.EngineKind;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.json.JsonMapper;

/** A dump's replies. */
@Timeout(120)
class HostRepliesTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private String replies(String script) throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh");
    HostOptions options =
        new HostOptions(
            new Size(Size.MAX, 2),
            Map.of(),
            Path.of("/"),
            null,
            null,
            "-",
            null,
            null,
            Duration.ofSeconds(100),
            false,
            null,
            List.of("/bin/sh", "-c", script));
    Host host =
        new Host(
            InputStream.nullInputStream(),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            EngineKind.BELISHA);
    assertThat(host.run(options)).isZero();
    return JsonMapper.shared()
        .readTree(out.toString(StandardCharsets.UTF_8))
        .get("replies")
        .asString();
  }

  @Test
  void allAreThere() throws Exception {
    String asked = "stty raw -echo; printf '\\033[5n'; head -c 4 >/dev/null";
    assertThat(replies(asked)).isEqualTo("\033[0n");
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  /** Tab stops at every eighth column: more than a kilobyte for six bytes. */
  @Test
  void aFloodOfThemIsCutAndThatIsTold() throws Exception {
    String flood =
        "stty raw -echo; cat >/dev/null </dev/tty & i=0; while [ $i -lt 250 ]; do printf"
            + " '\\033[2$w%.0s' $(seq 1 80); i=$((i+1)); done; sleep 1";
    assertThat(replies(flood)).hasSizeBetween(Host.MAX_REPLIES - 2000, Host.MAX_REPLIES);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("belisha: replies after the first 16777216 bytes are missing\n");
  }
}
