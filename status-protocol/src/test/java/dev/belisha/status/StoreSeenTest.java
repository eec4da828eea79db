package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The seen flag of done and error records (protocol page, section 3). */
class StoreSeenTest {

  @ParameterizedTest
  @EnumSource(State.class)
  void onlyResultsCanBeSeen(State state) {
    Store store = new Store().report("state=" + state.wire());
    assertThat(store.get("").seen()).isFalse();
    store.records.markAllSeen();
    assertThat(store.get("").seen()).isEqualTo(state == State.DONE || state == State.ERROR);
    store.records.markSeen("", true);
    assertThat(store.get("").seen()).isEqualTo(state.isResult());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "state=done:app=x:msg=SGk=", // equal
        "state=done:app=y:msg=SGk=", // another app
        "state=done:msg=SGk=",
        "state=done:app=x:msg=SGk=:progress=7"
      })
  void staysSeen(String again) {
    Store store = new Store().report("state=done:app=x:msg=SGk=");
    store.records.markAllSeen();
    store.takeTold();
    store.report(again);
    assertThat(store.get("").seen()).isTrue();
    assertThat(store.takeTold()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "state=done:app=x, DONE",
    "state=done:app=x:msg=SG8=, DONE",
    "state=done:app=x:msg=SGk=:title=SGk=, DONE",
    "state=error:app=x:msg=SGk=, ERROR"
  })
  void isUnseenAgainAndTold(String again, State to) {
    Store store = new Store().report("state=done:app=x:msg=SGk=");
    store.records.markAllSeen();
    store.takeTold();
    store.report(again);
    assertThat(store.get("").seen()).isFalse();
    assertThat(store.takeTold()).containsExactly(" DONE>" + to + " REPORT");
  }

  @Test
  void doneAfterWorkingIsUnseenAgain() {
    Store store = new Store().report("state=done");
    store.records.markAllSeen();
    store.report("state=working");
    assertThat(store.get("").seen()).isFalse();
    store.report("state=done");
    assertThat(store.get("").seen()).isFalse();
  }

  @Test
  void aTextChangeOfAnUnseenResultIsNotTold() {
    Store store = new Store().report("state=done");
    store.takeTold();
    store.report("state=done:msg=SGk=");
    assertThat(store.takeTold()).isEmpty();
  }

  @Test
  void marksOneAndBack() {
    Store store = new Store().report("state=done:id=a", "state=error:id=b");
    store.records.markSeen("a", true);
    assertThat(store.get("a").seen()).isTrue();
    assertThat(store.get("b").seen()).isFalse();
    long revision = store.records.revision();
    store.records.markSeen("a", true);
    store.records.markSeen("nothing", true);
    assertThat(store.records.revision()).isEqualTo(revision);
    store.records.markSeen("a", false);
    assertThat(store.get("a").seen()).isFalse();
    assertThat(store.records.revision()).isEqualTo(revision + 1);
  }

  /** A report that came between the decision and the mark holds what nobody has seen. */
  @ParameterizedTest
  @CsvSource({
    "state=done:msg=SG8=, false",
    "state=error:msg=SGk=, false",
    "state=done:msg=SGk=, true", // equal
  })
  void marksWhatWasSeenAndNothingNewer(String meanwhile, boolean seen) {
    Store store = new Store().report("state=done:msg=SGk=");
    long revision = store.get("").revision();
    store.report(meanwhile).records.markSeenAt("", revision);
    assertThat(store.get("").seen()).isEqualTo(seen);
    store.records.markSeenAt("nothing", 1);
  }

  @Test
  void markedUnseenItIsStillTheSameResult() {
    Store store = new Store().report("state=done");
    StatusRecord before = store.get("");
    store.records.markSeen("", true);
    store.records.markSeen("", false);
    assertThat(store.get("")).isEqualTo(before);
  }

  @Test
  void markingChangesNothingElse() {
    Store store = new Store().report("state=done:id=a:app=x:title=SGk=:msg=SG8=", "state=idle");
    StatusRecord before = store.get("a");
    store.later(9).records.markAllSeen();
    assertThat(store.get("a")).usingRecursiveComparison().ignoringFields("seen").isEqualTo(before);
    assertThat(store.ids()).containsExactly("a", "-");
    store.takeTold();
  }

  @Test
  void aKeptResultStaysSeenThroughExitAndPrompt() {
    Store store = new Store().report("state=done");
    store.records.markAllSeen();
    store.records.primaryPrompt();
    store.records.programExited();
    assertThat(store.get("").seen()).isTrue();
  }
}
