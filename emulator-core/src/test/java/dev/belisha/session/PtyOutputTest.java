package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.pty4j.unix.Pty;
import com.pty4j.unix.UnixPtyProcess;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PtyOutputTest {
  @BeforeEach
  void onUnix() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh");
  }

  private static UnixPtyProcess sh(String script) throws Exception {
    return (UnixPtyProcess)
        Pseudoterminal.start(
            new ShellIntegration.Start(
                List.of("/bin/sh", "-c", script), Map.of("PATH", "/bin:/usr/bin")),
            Path.of("/"),
            80,
            24);
  }

  @Test
  void givesEveryByteAndThenTheEnd() throws Exception {
    UnixPtyProcess process = sh("stty raw; seq 1 20000");
    try (InputStream output = Pseudoterminal.output(process, 64 * 1024)) {
      String text = new String(output.readAllBytes(), StandardCharsets.US_ASCII);
      assertThat(text).startsWith("1\n2\n").endsWith("\n19999\n20000\n").hasSize(108_894);
      assertThat(output.read()).isEqualTo(-1);
    }
    process.getInputStream().close();
  }

  @Test
  void givesNoMoreThanWasAskedFor() throws Exception {
    UnixPtyProcess process = sh("stty raw; printf abcdefg");
    try (InputStream output = Pseudoterminal.output(process, 4)) {
      byte[] bytes = "........".getBytes(StandardCharsets.US_ASCII);
      assertThat(output.read(bytes, 2, 0)).isZero();
      assertThat(output.readNBytes(bytes, 2, 3)).isEqualTo(3);
      assertThat(new String(bytes, StandardCharsets.US_ASCII)).isEqualTo("..abc...");
      assertThat(output.read(bytes, 0, 8)).isBetween(1, 4);
      assertThat(output.skip(100)).as("what is left").isBetween(0L, 3L);
      assertThat(output.read()).isEqualTo(-1);
      assertThatThrownBy(() -> output.read(bytes, 7, 2))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
    process.getInputStream().close();
  }

  @Test
  void aByteAbove127IsNotTheEnd() throws Exception {
    UnixPtyProcess process = sh("stty raw; printf '\\377\\200'");
    try (InputStream output = Pseudoterminal.output(process, 4)) {
      assertThat(output.read()).isEqualTo(0xFF);
      assertThat(output.read()).isEqualTo(0x80);
      assertThat(output.read()).isEqualTo(-1);
    }
    process.getInputStream().close();
  }

  @Test
  void closingEndsAReadThatWaits() throws Exception {
    UnixPtyProcess process = sh("exec sleep 1000");
    InputStream output = Pseudoterminal.output(process, 1024);
    Thread[] reader = new Thread[1];
    CompletableFuture<Integer> read = new CompletableFuture<>();
    reader[0] =
        Thread.ofPlatform()
            .start(
                () -> {
                  try {
                    read.complete(output.read(new byte[10], 0, 10));
                  } catch (Throwable fault) {
                    read.completeExceptionally(fault);
                  }
                });
    Thread.sleep(100);
    assertThat(read).isNotDone();
    output.close();
    assertThat(read.get(20, TimeUnit.SECONDS)).isEqualTo(-1);
    assertThat(output.read(new byte[10], 0, 10)).as("after the end").isEqualTo(-1);
    output.close();
    process.destroyForcibly();
    process.getInputStream().close();
  }

  @Test
  void aDescriptorThatIsNoneIsTheEnd() throws Exception {
    try (PtyOutput output = new PtyOutput(-1, 10)) {
      CompletableFuture<Integer> read =
          CompletableFuture.supplyAsync(() -> output.read(new byte[10], 0, 10));
      Thread.sleep(50);
      output.close();
      assertThat(read.get(20, TimeUnit.SECONDS)).isEqualTo(-1);
    }
  }

  /** IUTF8 is a comfort: what is no tty stays as it is. */
  @Test
  void withoutIutf8AProgramStartsAsWell() throws Exception {
    Pseudoterminal.eraseWholeCharacters(-1);
    Pty pty = new Pty();
    Pseudoterminal.eraseWholeCharacters(pty.getMasterFD());
    Pseudoterminal.eraseWholeCharacters(pty.getMasterFD());
    pty.close();
  }
}
