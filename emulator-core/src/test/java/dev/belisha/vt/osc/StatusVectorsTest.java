package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.Kind;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import dev.belisha.vt.TestTerminal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The protocol's vectors as whole streams through the engine, cut at every place. */
class StatusVectorsTest {
  private static final Path VECTORS =
      Path.of("..", "status-protocol", "src", "test", "resources", "vectors.json");
  private static final String DA1 = TestTerminal.open(2, 2).raw("\033[c").takeReplies();

  /** Streams up to this long are cut at every byte; longer ones at seeded random places. */
  private static final int SHORT = 300;

  static Stream<JsonNode> vectors() {
    return JsonMapper.shared().readTree(VECTORS.toFile()).valueStream();
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("vectors")
  void holdsUncut(JsonNode vector) {
    check(vector, bytes -> List.of(bytes));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("vectors")
  void holdsCutAnywhere(JsonNode vector) {
    int length = vector.get("steps").valueStream().mapToInt(s -> feed(s).length).sum();
    if (length <= SHORT) {
      for (int cut = 1; cut < length; cut++) {
        int at = cut;
        check(vector, bytes -> split(bytes, at));
      }
      check(vector, bytes -> pieces(bytes, new Random(1), 1));
    } else {
      for (int seed = 0; seed < 8; seed++) {
        Random random = new Random(seed);
        check(vector, bytes -> pieces(bytes, random, 700));
      }
    }
  }

  private interface Cutter {
    List<byte[]> cut(byte[] bytes);
  }

  private static void check(JsonNode vector, Cutter cutter) {
    TestTerminal terminal = TestTerminal.open(80, 24);
    for (JsonNode step : vector.get("steps")) {
      if (step.has("event")) event(step.get("event").asString(), terminal);
      else for (byte[] piece : cutter.cut(feed(step))) terminal.vt.feed(piece, 0, piece.length);
    }
    terminal.check();
    String name = vector.get("name").asString();
    assertThat(records(terminal)).as(name).isEqualTo(expected(vector));
    assertThat(terminal.takeReplies())
        .as(name)
        .isEqualTo(vector.get("expect_reply").asString().replace("{DA1}", DA1));
    if (vector.has("expect_headline")) {
      State headline = terminal.records.headline();
      JsonNode wanted = vector.get("expect_headline");
      assertThat(headline == null ? null : headline.wire())
          .as(name)
          .isEqualTo(wanted.isNull() ? null : wanted.asString());
    }
    if (vector.has("expect_effective_app")) {
      vector
          .get("expect_effective_app")
          .properties()
          .forEach(
              entry ->
                  assertThat(terminal.records.effectiveApp(entry.getKey()))
                      .as(name + " " + entry.getKey())
                      .isEqualTo(entry.getValue().isNull() ? null : entry.getValue().asString()));
    }
  }

  private static void event(String event, TestTerminal terminal) {
    switch (event) {
      case "process-exit" -> terminal.records.programExited();
      case "seen" -> terminal.records.markAllSeen();
      default -> throw new IllegalArgumentException(event);
    }
  }

  private static byte[] feed(JsonNode step) {
    if (!step.has("feed")) return new byte[0];
    return step.get("feed").asString().getBytes(StandardCharsets.ISO_8859_1);
  }

  private static List<Map<String, Object>> records(TestTerminal terminal) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (StatusRecord record : terminal.records.records()) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("id", record.id());
      fields.put("state", record.state().wire());
      Kind kind = record.kind();
      if (kind != null) fields.put("kind", kind.wire());
      if (record.progress() >= 0) fields.put("progress", record.progress());
      if (record.app() != null) fields.put("app", record.app());
      if (record.title() != null) fields.put("title", record.title());
      if (record.msg() != null) fields.put("msg", record.msg());
      list.add(fields);
    }
    return list;
  }

  private static List<Map<String, Object>> expected(JsonNode vector) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (JsonNode record : vector.get("expect_records")) {
      Map<String, Object> fields = new LinkedHashMap<>();
      for (String key : List.of("id", "state", "kind", "progress", "app", "title", "msg")) {
        JsonNode value = record.get(key);
        if (value != null) fields.put(key, value.isNumber() ? value.asInt() : value.asString());
      }
      list.add(fields);
    }
    return list;
  }

  private static List<byte[]> split(byte[] bytes, int at) {
    if (at >= bytes.length) return List.of(bytes);
    return List.of(
        java.util.Arrays.copyOf(bytes, at), java.util.Arrays.copyOfRange(bytes, at, bytes.length));
  }

  private static List<byte[]> pieces(byte[] bytes, Random random, int most) {
    List<byte[]> list = new ArrayList<>();
    int at = 0;
    while (at < bytes.length) {
      int end = Math.min(bytes.length, at + 1 + random.nextInt(most));
      list.add(java.util.Arrays.copyOfRange(bytes, at, end));
      at = end;
    }
    return list;
  }
}
