package dev.belisha.vt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.status.StatusRecord;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The hostile streams of the bench folder beside the checkout, skipped without one: each ends with
 * its marker on the first row and the records it names, at any cut.
 */
class FuzzStreamsTest {
  private static final String NAMES =
      "import json, sys; sys.path.insert(0, sys.argv[1]); sys.dont_write_bytecode = True;"
          + " import fuzz_streams as f; print(json.dumps({k: f.G[k][3] for k in f.G}))";

  @TestFactory
  List<DynamicTest> everyGenerator() throws Exception {
    Path folder = folder();
    assumeTrue(folder != null, "no shared/bench beside the checkout");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "no python3");
    Process names = python("-c", NAMES, folder.toString());
    JsonNode wanted = JsonMapper.shared().readTree(names.getInputStream().readAllBytes());
    assertThat(names.waitFor()).isZero();
    List<DynamicTest> tests = new ArrayList<>();
    wanted.forEachEntry(
        (name, records) ->
            tests.add(DynamicTest.dynamicTest(name, () -> play(folder, name, records))));
    assertThat(tests).hasSizeGreaterThanOrEqualTo(19);
    return tests;
  }

  private static void play(Path folder, String name, JsonNode wanted) throws Exception {
    TestTerminal terminal = TestTerminal.open(80, 24, 1000);
    Random random = new Random(name.hashCode());
    Process generator = python(folder.resolve("fuzz_streams.py").toString(), "gen", name);
    byte[] chunk = new byte[1 << 16];
    int count = 0;
    try (InputStream stream = generator.getInputStream()) {
      while ((count = stream.read(chunk, 0, 1 + random.nextInt(chunk.length))) >= 0) {
        terminal.vt.feed(chunk, 0, count);
        terminal.takeReplies();
        terminal.events.clear();
        terminal.transitions.clear();
        assertThat(terminal.records.records()).hasSizeLessThanOrEqualTo(256);
      }
    }
    assertThat(generator.waitFor()).isZero();
    terminal.check();
    assertThat(terminal.lines().getFirst()).isEqualTo("~~OK:" + name + "~~");
    List<StatusRecord> records = terminal.records.records();
    assertThat(records).hasSize(wanted.size());
    for (JsonNode one : wanted) {
      String id = one.get("id").asString();
      StatusRecord record =
          records.stream().filter(each -> each.id().equals(id)).findAny().orElseThrow();
      assertThat(record.state().name().toLowerCase(Locale.ROOT))
          .isEqualTo(one.get("state").asString());
      if (one.has("app")) assertThat(record.app()).isEqualTo(one.get("app").asString());
      if (one.has("msg")) assertThat(record.msg()).isEqualTo(one.get("msg").asString());
    }
  }

  private static Process python(String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of("/usr/bin/python3"));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private static Path folder() {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path folder = at.resolveSibling("shared").resolve("bench");
      if (Files.isRegularFile(folder.resolve("fuzz_streams.py"))) return folder;
    }
    return null;
  }
}
