package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** One record per id; a report replaces it completely (protocol page, section 3). */
class StoreReplaceTest {

  @Test
  void anOmittedKeyIsGone() {
    Store store = new Store();
    store.report("state=blocked:kind=auth:progress=20:app=x:title=SGk=:msg=SGk=", "state=blocked");
    StatusRecord record = store.get("");
    assertThat(record.kind()).isNull();
    assertThat(record.progress()).isEqualTo(-1);
    assertThat(record.app()).isNull();
    assertThat(record.title()).isNull();
    assertThat(record.msg()).isNull();
  }

  @Test
  void rootAndChildrenAreIndependent() {
    Store store = new Store().report("state=working", "state=done:id=a", "state=error:id=A");
    assertThat(store.ids()).containsExactly("-", "a", "A");
    store.report("state=idle");
    assertThat(store.get("a").state()).isEqualTo(State.DONE);
    assertThat(store.get("A").state()).isEqualTo(State.ERROR);
  }

  @Test
  void anIgnoredReportChangesNothing() {
    Store store = new Store().report("state=working:id=a", "state=working:id=b");
    var before = store.records.records();
    long revision = store.records.revision();
    store.takeTold();
    store.later(5).report("state=nope:id=a", "state=done:id=a:msg=Q", "state=clear:id=/", "?", "");
    assertThat(store.records.records()).isEqualTo(before);
    assertThat(store.records.revision()).isEqualTo(revision);
    assertThat(store.takeTold()).isEmpty();
  }

  @Test
  void anEqualReportRefreshesRecencyOnly() {
    Store store = new Store().report("state=done:id=a:app=x:msg=SGk=", "state=done:id=b");
    StatusRecord before = store.get("a");
    long revision = store.records.revision();
    store.takeTold();
    store.later(5).report("state=done:id=a:app=x:msg=SGk=");
    assertThat(store.ids()).containsExactly("b", "a");
    assertThat(store.get("a"))
        .usingRecursiveComparison()
        .ignoringFields("updatedAt")
        .isEqualTo(before);
    assertThat(store.get("a").updatedAt()).isEqualTo(Store.START.plusSeconds(5));
    assertThat(store.records.revision()).isEqualTo(revision);
    assertThat(store.takeTold()).isEmpty();
  }

  /** Who shows how old the last report is hears of equal ones, but not of each. */
  @Test
  void anEqualReportIsNewsOnceAMinute() {
    Store store = new Store().report("state=working:id=a", "state=working:id=b");
    long news = store.records.news();
    for (int second = 10; second < 60; second += 10) {
      store.later(10).report("state=working:id=a");
      assertThat(store.records.news()).as("%d s", second).isEqualTo(news);
    }
    store.later(10).report("state=working:id=a");
    assertThat(store.records.news()).isEqualTo(news + 1);
    store.later(59).report("state=working:id=a");
    assertThat(store.records.news()).isEqualTo(news + 1);
    store.report("state=done:id=a");
    assertThat(store.records.news()).isEqualTo(news + 2);
    assertThat(store.records.revision()).isEqualTo(news + 1);
  }

  @Test
  void changedAtMovesWithStateAndKindOnly() {
    Store store = new Store().report("state=blocked:kind=auth");
    store.later(1).report("state=blocked:kind=auth:progress=3:app=x:title=SGk=:msg=SGk=");
    assertThat(store.get("").changedAt()).isEqualTo(Store.START);
    store.later(1).report("state=blocked:kind=question");
    assertThat(store.get("").changedAt()).isEqualTo(Store.START.plusSeconds(2));
    store.later(1).report("state=working");
    assertThat(store.get("").changedAt()).isEqualTo(Store.START.plusSeconds(3));
  }

  @Test
  void revisionCountsEveryChange() {
    Store store = new Store();
    String[] bodies = {
      "state=blocked",
      "state=blocked:kind=auth",
      "state=blocked:kind=auth:progress=1",
      "state=blocked:kind=auth:progress=1:app=x",
      "state=blocked:kind=auth:progress=1:app=x:title=SGk=",
      "state=blocked:kind=auth:progress=1:app=x:title=SGk=:msg=SGk=",
      "state=done",
    };
    for (int at = 0; at < bodies.length; at++) {
      store.report(bodies[at]);
      assertThat(store.records.revision()).as(bodies[at]).isEqualTo(at + 1);
      assertThat(store.get("").revision()).isEqualTo(at + 1);
    }
    store.records.markAllSeen();
    assertThat(store.records.revision()).isEqualTo(bodies.length + 1);
    assertThat(store.get("").revision()).as("being seen is no report").isEqualTo(bodies.length);
    store.report("state=clear");
    assertThat(store.records.revision()).isEqualTo(bodies.length + 2);
    store.report("state=clear");
    assertThat(store.records.revision()).isEqualTo(bodies.length + 2);
  }

  @Test
  void anIdIsFoundOnlyByItself() {
    Store store = new Store().report("state=idle:id=a/b");
    assertThat(store.records.get("a")).isNull();
    assertThat(store.records.get("")).isNull();
    assertThat(store.get("a/b").id()).isEqualTo("a/b");
  }
}
