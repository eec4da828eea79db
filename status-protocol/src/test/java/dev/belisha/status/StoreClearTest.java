package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The state clear, and the person's clear (protocol page, section 3). */
class StoreClearTest {

  @ParameterizedTest
  @CsvSource({
    "'', ''",
    "build, '- builder builder/test other'",
    "build/test, '- build build/tester builder builder/test other'",
    "builder, '- build build/test build/test/x build/tester other'",
    "nothing, '- build build/test build/test/x build/tester builder builder/test other'"
  })
  void clearGoesByWholeSegments(String id, String left) {
    Store store =
        new Store()
            .report(
                "state=idle",
                "state=working:id=build",
                "state=working:id=build/test",
                "state=done:id=build/test/x",
                "state=error:id=build/tester",
                "state=blocked:id=builder",
                "state=idle:id=builder/test",
                "state=idle:id=other");
    store.report(id.isEmpty() ? "state=clear" : "state=clear:id=" + id);
    assertThat(String.join(" ", store.ids())).isEqualTo(left);
  }

  @Test
  void aParentWithoutARecordStillClears() {
    Store store = new Store().report("state=done:id=a/b", "state=done:id=a/c", "state=done:id=b");
    store.report("state=clear:id=a");
    assertThat(store.ids()).containsExactly("b");
  }

  @Test
  void theSourceTellsWhoCleared() {
    Store store = new Store().report("state=done", "state=done:id=a");
    store.takeTold();
    store.records.clear("a");
    assertThat(store.takeTold()).containsExactly("a DONE>null USER");
    store.report("state=clear");
    assertThat(store.takeTold()).containsExactly(" DONE>null CLEAR");
  }

  /** A block that arrives while a person's hand is on the way to "Clear" stays. */
  @Test
  void aPersonClearsWhatWasShownAndNothingNewer() {
    Store store = new Store().report("state=working", "state=error:id=a", "state=idle:id=b");
    long shown = store.get("b").revision();
    store.report("state=blocked:id=a", "state=blocked:id=b/c").records.clearAsOf("", shown);
    assertThat(store.ids()).containsExactly("a", "b/c");
    store.records.clearAsOf("", store.records.revision());
    assertThat(store.ids()).isEmpty();
  }

  @Test
  void clearingTheEmptyIdClearsAll() {
    Store store = new Store().report("state=done", "state=done:id=a");
    store.records.clear("");
    assertThat(store.ids()).isEmpty();
  }
}
