package dev.belisha.vt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Recorded program output with the rows it must leave, from the suites folder beside the checkout;
 * skipped without one. {@code docs/conformance.md} tells of those decided as xterm does.
 */
class RecordedScreensTest {
  /**
   * Where Alacritty and xterm disagree: the hash of the rows, joined by line feeds, that xterm 379
   * showed.
   */
  private static final Map<String, Integer> JUDGED =
      Map.of(
          "decaln_reset", -675979945,
          "deccolm_reset", -884158241,
          "saved_cursor", 1574809375,
          "saved_cursor_alt", 937616721,
          "selective_erasure", 977415936,
          "wrapline_alt_toggle", -1092916884);

  @TestFactory
  Stream<DynamicTest> recordings() throws IOException {
    Path folder = folder();
    assumeTrue(folder != null, "no shared/suites beside the checkout");
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".bin")).sorted().toList().stream()
          .map(file -> DynamicTest.dynamicTest(name(file), () -> check(file)));
    }
  }

  static String name(Path file) {
    return file.getFileName().toString().replace(".bin", "");
  }

  static Path folder() {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path suites = at.resolve("shared/suites/alacritty");
      if (Files.isDirectory(suites)) return suites;
    }
    return null;
  }

  private static void check(Path file) throws IOException {
    JsonNode wanted =
        JsonMapper.shared().readTree(Path.of(file.toString().replace(".bin", ".json")).toFile());
    byte[] bytes = Files.readAllBytes(file);
    int cols = wanted.get("cols").asInt();
    int rows = wanted.get("rows").asInt();
    List<String> lines = new ArrayList<>();
    wanted.get("lines").forEach(line -> lines.add(line.asString()));
    TestTerminal whole = TestTerminal.open(cols, rows, 1000).feed(bytes);
    Integer judged = JUDGED.get(name(file));
    if (judged != null) {
      assertThat(String.join("\n", whole.lines()).hashCode()).isEqualTo(judged);
      return;
    }
    assertThat(whole.lines()).isEqualTo(lines);
    TestTerminal bytewise = TestTerminal.open(cols, rows, 1000);
    for (byte b : Arrays.copyOf(bytes, Math.min(bytes.length, 60_000))) {
      bytewise.vt.feed(new byte[] {b}, 0, 1);
    }
    if (bytes.length <= 60_000) assertThat(bytewise.lines()).isEqualTo(lines);
  }
}
