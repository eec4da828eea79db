package dev.belisha.status.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.Kind;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.emit.testing.FakeTerminal;
import dev.belisha.status.emit.testing.FakeTerminal.Answers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The protocol's cases from the program's side: replies are understood, records can be reported.
 */
class EmitVectorsTest {
  private static final String NAME = FakeTerminal.DEVICE_ATTRIBUTES;

  private static Stream<JsonNode> all() {
    return JsonMapper.shared()
        .readTree(EmitVectorsTest.class.getResourceAsStream("/vectors.json"))
        .valueStream();
  }

  static Stream<JsonNode> replies() {
    return all().filter(v -> !v.get("expect_reply").asString().isEmpty());
  }

  static Stream<JsonNode> records() {
    return all().filter(v -> !v.get("expect_records").isEmpty());
  }

  @Test
  void thereAreSuchCases() {
    assertThat(replies().count()).isGreaterThan(4);
    assertThat(records().count()).isGreaterThan(80);
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("replies")
  void repliesAreUnderstoodAndNoOtherAnswerIsTaken(JsonNode vector) {
    String reply = vector.get("expect_reply").asString().replace("{DA1}", NAME);
    String input = reply.contains(NAME) ? reply : reply + NAME;
    boolean listens = reply.contains("]7501;?");
    ReplyFilter filter = new ReplyFilter();
    byte[] bytes = input.getBytes(StandardCharsets.ISO_8859_1);
    String keys = new String(filter.pass(bytes, 0, bytes.length), StandardCharsets.ISO_8859_1);
    assertThat(filter.isReplied()).as(vector.get("name").asString()).isEqualTo(listens);
    assertThat(filter.isNamed()).isTrue();
    assertThat(keys).isEqualTo(listens ? "" : reply.replace(NAME, ""));
  }

  /** What a terminal keeps in the end can be said by a reporter and is kept the same. */
  @ParameterizedTest(name = "{index}")
  @MethodSource("records")
  void everyRecordCanBeReported(JsonNode vector) {
    for (JsonNode wanted : vector.get("expect_records")) {
      String id = wanted.get("id").asString();
      String app = text(wanted, "app");
      FakeTerminal terminal = new FakeTerminal(Answers.NOTHING);
      ProgramStatusReporter.Builder builder = terminal.reporter().withoutProbe();
      // A child's app is its parent's.
      if (app != null && id.isEmpty()) builder.app(app);
      ProgramStatusReporter status = builder.build();
      String kind = text(wanted, "kind");
      (id.isEmpty() ? status : status.child(id))
          .report(
              State.of(wanted.get("state").asString()),
              kind == null ? null : Kind.of(kind),
              wanted.has("progress") ? wanted.get("progress").asInt() : -1,
              text(wanted, "title"),
              text(wanted, "msg"));
      List<StatusRecord> kept = terminal.records();
      assertThat(kept).as(vector.get("name").asString()).hasSize(1);
      StatusRecord record = kept.getFirst();
      assertThat(record.id()).isEqualTo(id);
      assertThat(record.state().wire()).isEqualTo(wanted.get("state").asString());
      assertThat(record.kind() == null ? null : record.kind().wire()).isEqualTo(kind);
      assertThat(record.progress())
          .isEqualTo(wanted.has("progress") ? wanted.get("progress").asInt() : -1);
      assertThat(record.title()).isEqualTo(text(wanted, "title"));
      assertThat(record.msg()).isEqualTo(text(wanted, "msg"));
      if (id.isEmpty()) assertThat(record.app()).isEqualTo(app);
    }
  }

  private static @Nullable String text(JsonNode record, String key) {
    return record.has(key) ? record.get(key).asString() : null;
  }
}
