package dev.belisha.status.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.belisha.status.Kind;
import dev.belisha.status.Limits;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.emit.testing.FakeTerminal;
import dev.belisha.status.emit.testing.FakeTerminal.Answers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The records that reports leave: replaced whole, within the limits, children apart, taken back.
 */
class RecordsTest {
  private final FakeTerminal terminal = new FakeTerminal(Answers.NOTHING);
  private final ProgramStatusReporter status =
      terminal.reporter().withoutProbe().app("kiki").title("Task").build();

  private List<String> ids() {
    return terminal.records().stream().map(StatusRecord::id).toList();
  }

  @Test
  void appAndTitleAreSentEachTimeAndTheRestIsReplaced() {
    status.report(State.BLOCKED, Kind.AUTH, 40, "Other", "Sign in");
    StatusRecord record = terminal.records().getFirst();
    assertThat(record.kind()).isEqualTo(Kind.AUTH);
    assertThat(record.progress()).isEqualTo(40);
    assertThat(record.title()).isEqualTo("Other");
    status.idle();
    record = terminal.records().getFirst();
    assertThat(record.app()).isEqualTo("kiki");
    assertThat(record.title()).isEqualTo("Task");
    assertThat(record.kind()).isNull();
    assertThat(record.progress()).isEqualTo(-1);
    assertThat(record.msg()).isNull();
  }

  @Test
  void textIsCutBetweenCharactersAndAReportIsNeverTooLong() {
    String id = String.join("/", "d".repeat(32), "e".repeat(32), "f".repeat(32), "g".repeat(29));
    for (String unit : List.of("x", "é", "€", "😀", "👩‍💻", "e\u0301", "\u2028", "\uD83D")) {
      String text = unit.repeat(3000);
      status.report(State.BLOCKED, Kind.PERMISSION, 100, text, text);
      status.child(id).report(State.BLOCKED, Kind.PERMISSION, 100, text, text);
      StatusRecord record = terminal.records().getFirst();
      assertThat(record.msg().getBytes(StandardCharsets.UTF_8))
          .hasSizeBetween(Limits.MSG - 3, Limits.MSG);
      assertThat(record.title().getBytes(StandardCharsets.UTF_8))
          .hasSizeBetween(Limits.TITLE - 3, Limits.TITLE);
      assertThat(text.replace('\uD83D', '\uFFFD').isEmpty()).isFalse();
      assertThat(terminal.records()).hasSize(2);
      terminal.timing().advance(java.time.Duration.ofSeconds(1));
    }
    assertThat(terminal.reports())
        .allSatisfy(body -> assertThat(body.length() + 9).isLessThanOrEqualTo(4096));
  }

  @Test
  void controlCharactersDoNotLoseAReport() {
    status.working("a\nb\tc\033[31md\u0085e\u007f\0");
    assertThat(terminal.records().getFirst().msg()).isEqualTo("a b c[31mde");
  }

  @Test
  void childrenHaveRecordsOfTheirOwn() {
    StatusReporter deploy = status.child("deploy");
    StatusReporter east = deploy.child("us-east");
    east.working("x");
    deploy.blocked(Kind.QUESTION, "?");
    status.working("y");
    status.child("deployed").done("z");
    assertThat(ids()).containsExactly("deploy/us-east", "deploy", "", "deployed");
    assertThat(terminal.records().getFirst().app()).isNull();
    deploy.close();
    assertThat(ids()).containsExactly("", "deployed");
    deploy.working("late");
    east.working("of another hand");
    assertThat(ids()).containsExactly("", "deployed", "deploy/us-east");
    status.close();
    assertThat(ids()).isEmpty();
    east.working("late");
    assertThat(ids()).isEmpty();
  }

  @Test
  void aFinishedProgramLeavesItsResultAndThoseOfItsChildren() {
    status.working("x");
    status.child("a").working("x");
    status.child("b").finish(State.ERROR, "why");
    status.child("c").done("x");
    status.finish(State.DONE, "all");
    status.close();
    status.child("b").close();
    assertThat(ids()).containsExactly("b", "c", "");
    assertThat(terminal.records().getLast().state()).isEqualTo(State.DONE);
    assertThat(terminal.records().getLast().app()).isEqualTo("kiki");
  }

  @Test
  void aFinishedChildIsTakenBackWithTheProgram() {
    StatusReporter child = status.child("a");
    child.finish(State.DONE, "x");
    child.close();
    assertThat(ids()).containsExactly("a");
    status.close();
    assertThat(ids()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "/",
        "a/",
        "/a",
        "a//b",
        "a b",
        "é",
        "a/b/c/d/e/f/g/h/i",
        "012345678901234567890123456789012"
      })
  void anUnusableIdIsNamed(String id) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> status.child(id))
        .withMessageContaining("unusable id: " + id);
  }

  @Test
  void depthCountsFromTheTop() {
    StatusReporter deep = status.child("a/b/c/d").child("e/f/g/h");
    assertThatIllegalArgumentException().isThrownBy(() -> deep.child("i"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a/b", "a b", "é", "012345678901234567890123456789012"})
  void anUnusableAppIsNamed(String app) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> terminal.reporter().app(app))
        .withMessageContaining("unusable app: " + app);
  }

  /** A fault of the program shows on every terminal, not only where somebody listens. */
  @ParameterizedTest
  @EnumSource(Answers.class)
  void whatNoReportMayCarryIsRefusedEverywhere(Answers answers) throws Exception {
    FakeTerminal terminal = new FakeTerminal(answers);
    ProgramStatusReporter status = terminal.reporter().build();
    status.probe(terminal.timedInput());
    for (StatusReporter each : List.of(status, status.child("a"))) {
      assertThatIllegalArgumentException().isThrownBy(() -> each.working("x", 101));
      assertThatIllegalArgumentException().isThrownBy(() -> each.working("x", -2));
      assertThatIllegalArgumentException()
          .isThrownBy(() -> each.report(State.DONE, null, 5, null, null));
      assertThatIllegalArgumentException()
          .isThrownBy(() -> each.report(State.WORKING, Kind.AUTH, -1, null, null));
      assertThatIllegalArgumentException().isThrownBy(() -> each.finish(State.IDLE, null));
    }
    assertThat(terminal.reports()).isEmpty();
  }
}
