package dev.belisha.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.packaging.Distribution.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Java learnt when the distribution was built makes a start quicker, and never a noise. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class StartCacheTest {
  @TempDir private Path folder;
  private Distribution belisha = Distribution.packaged();
  private Path cache = Path.of("");

  @BeforeEach
  void copy() throws Exception {
    belisha = Distribution.packaged().copyTo(folder.resolve("a copy"), file -> true);
    cache = belisha.home().resolve("lib/command.aot");
    assumeTrue("yes".equals(System.getProperty("belisha.aot")), "packaged with -Dquick");
    assertThat(cache).exists();
  }

  /** The output alone, whatever Java thinks of its cache. */
  private void replaysWithoutAWord() throws IOException {
    Path output = Files.writeString(folder.resolve("output"), "hello");
    Ended ended = belisha.run("replay", output.toString());
    assertThat(ended.status()).isZero();
    assertThat(ended.err()).isEmpty();
    assertThat(ended.out().strip()).isEqualTo("hello");
  }

  /** Whether the launcher gives it to Java, as the shell tells what it does. */
  private boolean used() {
    ProcessBuilder start =
        new ProcessBuilder("sh", "-x", belisha.launcher().toString(), "--version");
    Ended ended = Distribution.finish(Distribution.start(start), new byte[0]);
    assertThat(ended.status()).isZero();
    return ended.err().contains("-XX:AOTCache=" + cache);
  }

  @Test
  void aStartUsesIt() throws Exception {
    assertThat(used()).isTrue();
    replaysWithoutAWord();
  }

  /** A copy's folder lists the jars in an order of its own. */
  @ParameterizedTest
  @ValueSource(strings = {"--version", "host -- true"})
  void aCopyUsesItToo(String arguments) {
    List<String> command = new ArrayList<>(List.of(belisha.launcher().toString()));
    command.addAll(List.of(arguments.split(" ")));
    ProcessBuilder start = new ProcessBuilder(command);
    // Java gives up when it cannot use the cache.
    start.environment().put("JDK_JAVA_OPTIONS", "-XX:AOTMode=on");
    Ended ended = Distribution.finish(Distribution.start(start), new byte[0]);
    assertThat(ended.status()).describedAs(ended.err()).isZero();
  }

  @Test
  void withoutItNothingIsSaid() throws Exception {
    Files.delete(cache);
    replaysWithoutAWord();
  }

  @Test
  void ofOlderJarsItIsPassedOver() throws Exception {
    FileTime after = FileTime.fromMillis(Files.getLastModifiedTime(cache).toMillis() + 1000);
    try (var jars = Files.newDirectoryStream(belisha.home().resolve("lib"), "ui-*.jar")) {
      for (Path jar : jars) Files.setLastModifiedTime(jar, after);
    }
    assertThat(used()).isFalse();
    replaysWithoutAWord();
  }

  @Test
  void cutShortItIsPassedOver() throws Exception {
    byte[] whole = Files.readAllBytes(cache);
    Files.write(cache, Arrays.copyOf(whole, whole.length / 2));
    replaysWithoutAWord();
  }

  @Test
  void ofNonsenseItIsPassedOver() throws Exception {
    Files.write(cache, new byte[100_000]);
    replaysWithoutAWord();
  }
}
