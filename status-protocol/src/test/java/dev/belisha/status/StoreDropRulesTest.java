package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What goes when (protocol page, table in section 3). */
class StoreDropRulesTest {

  static Stream<Arguments> events() {
    List<String> results = List.of("d", "e");
    return Stream.of(
        event("exit", StatusRecords::programExited, results, Source.EXIT),
        event("prompt", StatusRecords::primaryPrompt, results, Source.PROMPT),
        event("foreground", StatusRecords::foregroundReturned, results, Source.FOREGROUND),
        event("reset", StatusRecords::hardReset, List.of(), Source.RESET));
  }

  private static Arguments event(
      String name, Consumer<StatusRecords> event, List<String> left, Source source) {
    return Arguments.of(name, event, left, source);
  }

  /** B-5, B-8: what takes a report away, and nothing else does. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("events")
  void drops(String name, Consumer<StatusRecords> event, List<String> left, Source source) {
    Store store = new Store();
    store.report("state=working:id=w", "state=blocked:id=b/x/y", "state=idle:id=i");
    store.report("state=done:id=d", "state=error:id=e");
    store.takeTold();
    event.accept(store.records);
    assertThat(store.ids()).isEqualTo(left);
    assertThat(store.told).hasSize(5 - left.size()).allMatch(t -> t.source() == source);
    assertThat(store.told).allMatch(t -> t.to() == null && t.from() != null);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("events")
  void nothingToDropTellsNothing(String name, Consumer<StatusRecords> event) {
    Store store = new Store();
    event.accept(store.records);
    assertThat(store.told).isEmpty();
    assertThat(store.records.revision()).isZero();
  }

  @Test
  void aReportAfterThePromptSurvives() {
    Store store = new Store().report("state=working:id=old");
    store.records.primaryPrompt();
    store.report("state=working:id=new");
    assertThat(store.ids()).containsExactly("new");
  }

  @Test
  void theForegroundRuleSparesWhatTheShellWrote() {
    Store store = new Store();
    store.shellInFront = true;
    store.report("state=working:id=shell", "state=idle:id=shell2");
    assertThat(store.records.watchesForeground()).isFalse();
    store.shellInFront = false;
    store.report("state=working:id=program");
    assertThat(store.records.watchesForeground()).isTrue();
    store.shellInFront = true;
    store.records.foregroundReturned();
    assertThat(store.ids()).containsExactly("shell", "shell2");
    assertThat(store.records.watchesForeground()).isFalse();
  }

  @Test
  void theLastWriterOfARecordCounts() {
    Store store = new Store().report("state=working:id=a");
    store.shellInFront = true;
    store.report("state=working:id=a", "state=working:id=b");
    store.shellInFront = false;
    store.report("state=working:id=b");
    store.records.foregroundReturned();
    assertThat(store.ids()).containsExactly("a");
  }

  /** B-1: a remote shell has marks, the one here has none, and the connection breaks. */
  @Test
  void aPromptMarkFromBehindTheProgramInFrontDoesNotEndTheForegroundRule() {
    Store store = new Store();
    store.report("state=working");
    store.records.primaryPrompt();
    assertThat(store.ids()).isEmpty();
    store.report("state=blocked");
    assertThat(store.records.watchesForeground()).isTrue();
    store.shellInFront = true;
    store.records.foregroundReturned();
    assertThat(store.ids()).isEmpty();
  }

  @Test
  void theForegroundRuleEndsWithTheFirstPromptMark() {
    Store store = new Store();
    store.shellInFront = true;
    store.records.primaryPrompt();
    store.shellInFront = false;
    store.report("state=working");
    assertThat(store.records.watchesForeground()).isFalse();
    store.records.foregroundReturned();
    assertThat(store.ids()).containsExactly("-");
    store.records.hardReset();
    store.report("state=working");
    assertThat(store.records.watchesForeground()).isFalse();
  }

  @ParameterizedTest
  @MethodSource("watched")
  void onlyWhatCanBeDroppedIsWatched(String body, boolean watches) {
    assertThat(new Store().report(body).records.watchesForeground()).isEqualTo(watches);
  }

  static Stream<Arguments> watched() {
    return Stream.of(
        Arguments.of("state=working", true),
        Arguments.of("state=blocked:id=a", true),
        Arguments.of("state=idle", true),
        Arguments.of("state=done", false),
        Arguments.of("state=error", false),
        Arguments.of("state=clear", false));
  }

  @Test
  void aSeenMarkKeepsTheWriter() {
    Store store = new Store();
    store.shellInFront = true;
    store.report("state=done");
    store.records.markAllSeen();
    store.report("state=working");
    store.shellInFront = false;
    store.records.foregroundReturned();
    assertThat(store.ids()).containsExactly("-");
  }
}
