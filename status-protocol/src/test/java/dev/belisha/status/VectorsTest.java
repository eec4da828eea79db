package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The cases of vectors.json whose streams are OSC 7501 sequences and nothing else. The others, and
 * these again at every cut, run through the engine in emulator-core.
 */
class VectorsTest {
  private static final List<String> FIELDS =
      List.of("id", "state", "kind", "progress", "app", "title", "msg");

  /** A body, or an event. */
  private record Step(byte @Nullable [] body, @Nullable String event) {}

  static Stream<JsonNode> bodyCases() {
    return all().stream().filter(vector -> steps(vector) != null);
  }

  private static List<JsonNode> all() {
    return JsonMapper.shared()
        .readTree(VectorsTest.class.getResourceAsStream("/vectors.json"))
        .valueStream()
        .toList();
  }

  @Test
  void mostCasesNeedNoTerminal() {
    assertThat(all().size()).isEqualTo(181);
    assertThat(bodyCases().count()).isEqualTo(BODY_CASES);
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("bodyCases")
  void holds(JsonNode vector) {
    String name = vector.get("name").asString();
    Store store = new Store();
    for (Step step : steps(vector)) {
      if (step.body != null) store.records.report(step.body, 0, step.body.length);
      else if ("process-exit".equals(step.event)) store.records.programExited();
      else store.records.markAllSeen();
    }
    List<Map<String, Object>> found = store.records.records().stream().map(r -> fields(r)).toList();
    assertThat(found).as(name).isEqualTo(expected(vector));
    if (vector.has("expect_headline")) {
      State headline = store.records.headline();
      assertThat(headline == null ? null : headline.wire())
          .as(name)
          .isEqualTo(text(vector.get("expect_headline")));
    }
    if (vector.has("expect_effective_app")) {
      for (Map.Entry<String, JsonNode> app : vector.get("expect_effective_app").properties()) {
        assertThat(store.records.effectiveApp(app.getKey()))
            .as(name + " " + app.getKey())
            .isEqualTo(text(app.getValue()));
      }
    }
  }

  /** Null when a step's stream, chunks joined, holds anything but complete sequences. */
  private static @Nullable List<Step> steps(JsonNode vector) {
    List<Step> steps = new ArrayList<>();
    StringBuilder stream = new StringBuilder();
    List<JsonNode> inputs = new ArrayList<>(vector.get("steps").valueStream().toList());
    inputs.add(JsonMapper.shared().createObjectNode().put("event", "end"));
    for (JsonNode input : inputs) {
      if (input.has("feed")) {
        stream.append(input.get("feed").asString());
        continue;
      }
      List<byte[]> bodies = Wire.bodies(stream.toString());
      if (bodies == null) return null;
      for (byte[] body : bodies) steps.add(new Step(body, null));
      stream.setLength(0);
      String event = input.get("event").asString();
      if (!event.equals("end")) steps.add(new Step(null, event));
    }
    return steps;
  }

  private static Map<String, Object> fields(StatusRecord record) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", record.id());
    fields.put("state", record.state().wire());
    Kind kind = record.kind();
    if (kind != null) fields.put("kind", kind.wire());
    if (record.progress() != -1) fields.put("progress", record.progress());
    String app = record.app();
    if (app != null) fields.put("app", app);
    String title = record.title();
    if (title != null) fields.put("title", title);
    String msg = record.msg();
    if (msg != null) fields.put("msg", msg);
    return fields;
  }

  private static List<Map<String, Object>> expected(JsonNode vector) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (JsonNode record : vector.get("expect_records")) {
      Map<String, Object> fields = new LinkedHashMap<>();
      for (String key : FIELDS) {
        JsonNode value = record.get(key);
        if (value != null) fields.put(key, value.isNumber() ? value.asInt() : value.asString());
      }
      list.add(fields);
    }
    return list;
  }

  private static @Nullable String text(JsonNode node) {
    return node.isNull() ? null : node.asString();
  }

  private static final int BODY_CASES = 147;

  @Test
  void framingHelperRefusesWhatNeedsATerminal() {
    assertThat(Wire.bodies("\033]7501;a\007\033]7501;b\033\\"))
        .extracting(body -> new String(body, StandardCharsets.ISO_8859_1))
        .containsExactly("a", "b");
    assertThat(Wire.bodies("x\033]7501;a\007")).isNull();
    assertThat(Wire.bodies("\033]7501;a\n\007")).isNull();
    assertThat(Wire.bodies("\033]7501;a\033M")).isNull();
    assertThat(Wire.bodies("\033]7501;a")).isNull();
    assertThat(Wire.bodies("\033]7501;" + "a".repeat(4096 - 8) + "\007")).hasSize(1);
    assertThat(Wire.bodies("\033]7501;" + "a".repeat(4096 - 7) + "\007")).isNull();
  }
}
