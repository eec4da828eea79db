package dev.belisha.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

/**
 * vttest itself, walked by keys through {@code belisha host --steps}: every stop shows the rows
 * that xterm showed there ({@code VttestTest} of emulator-core has the recording, and compares
 * looks and replies too). vttest judges our answers here, so that what it says of them is compared.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class VttestWalkTest {
  private static final Path EXPECTED =
      Path.of("../emulator-core/src/test/resources/dev/belisha/vt/vttest");

  /** Seconds after each key: a busy machine may not have painted yet, then all is walked again. */
  private static final List<Double> PACES = List.of(0.15, 0.5, 1.5);

  /** Stops that differ, as {@code docs/conformance.md} tells, and in which rows. */
  private static final Map<String, Set<Integer>> DIFFERS =
      Map.of(
          // Bytes of a right half are no UTF-8.
          "menu3 28", Set.of(3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21),
          "menu3 79", Set.of(3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21),
          // The answers that say who we are.
          "menu6 11", Set.of(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
          "menu6 13", Set.of(2, 4),
          // The dump shows hidden text.
          "menu11-6 77", Set.of(21),
          "menu11-6 78", Set.of(21),
          "menu11-6 79", Set.of(21));

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {"menu1", "menu2", "menu3", "menu6", "menu8", "menu11-5", "menu11-6", "menu11-7"})
  void sameRowsAsXterm(String tour) throws IOException {
    Programs.assumeInstalled("vttest");
    JsonNode stops =
        JsonMapper.shared().readTree(Files.readString(EXPECTED.resolve(tour + ".json")));
    List<String> wrong = List.of();
    for (double pace : PACES) {
      wrong = compare(tour, stops, walk(stops, pace));
      if (wrong.isEmpty()) return;
    }
    assertThat(wrong).isEmpty();
  }

  private List<JsonNode> walk(JsonNode stops, double pace) throws IOException {
    ArrayNode steps = JsonMapper.shared().createArrayNode();
    for (JsonNode stop : stops) {
      // The first waits for a JVM's and a program's start.
      double wait = steps.isEmpty() ? 1 + pace : pace;
      steps.addArray().add(stop.get("keys").asString()).add(wait).add("dump");
    }
    Path file = Files.writeString(folder.resolve("steps-" + pace), steps.toString());
    Distribution.Ended ended =
        Distribution.packaged()
            .run(
                "host",
                "--env",
                "LC_ALL=C.UTF-8",
                "--env",
                "TERM=xterm-256color",
                "--steps",
                file.toString(),
                "--",
                "vttest",
                "24x80.132");
    assertThat(ended.status()).as(ended.err()).isZero();
    List<JsonNode> dumps = new ArrayList<>();
    ended.out().lines().forEach(line -> dumps.add(JsonMapper.shared().readTree(line)));
    return dumps;
  }

  private static List<String> compare(String tour, JsonNode stops, List<JsonNode> dumps) {
    List<String> wrong = new ArrayList<>();
    for (int stop = 0; stop < stops.size(); stop++) {
      String key = "%s %02d".formatted(tour, stop);
      JsonNode wanted = stops.get(stop);
      JsonNode dump = dumps.get(stop);
      if (wanted.get("cols").asInt() != dump.get("cols").asInt()) wrong.add(key + ": columns");
      Set<Integer> rows = new TreeSet<>();
      for (int row = 0; row < 24; row++) {
        String xterm = wanted.get("lines").get(row).asString();
        String ours = dump.get("lines").get(row).asString().replace('\u00A0', ' ').stripTrailing();
        if (!xterm.equals(ours)) rows.add(row);
      }
      if (!rows.equals(DIFFERS.getOrDefault(key, Set.of()))) {
        wrong.add(key + ": rows " + rows + "\n" + dump.get("lines"));
      }
    }
    return wrong;
  }
}
