package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A record without an app shows its nearest ancestor's (protocol page, section 3). */
class StoreAppTest {

  @Test
  void nearestAncestorWinsAndMissingLevelsAreSkipped() {
    Store store = new Store().report("state=idle:app=shell", "state=working:id=a/b/c");
    assertThat(store.records.effectiveApp("a/b/c")).isEqualTo("shell");
    store.report("state=idle:id=a:app=cargo");
    assertThat(store.records.effectiveApp("a/b/c")).isEqualTo("cargo");
    store.report("state=idle:id=a/b");
    assertThat(store.records.effectiveApp("a/b/c")).isEqualTo("cargo");
    store.report("state=idle:id=a/b/c:app=own");
    assertThat(store.records.effectiveApp("a/b/c")).isEqualTo("own");
    assertThat(store.get("a/b").app()).isNull();
  }

  @Test
  void inheritanceIsLiveAndNotFromSiblingsOrChildren() {
    Store store = new Store().report("state=idle:app=x", "state=working:id=a");
    store.report("state=idle", "state=idle:id=b:app=y", "state=idle:id=a/b:app=z");
    assertThat(store.records.effectiveApp("a")).isNull();
    assertThat(store.records.effectiveApp("")).isNull();
    assertThat(store.records.effectiveApp("nothing")).isNull();
    store.report("state=idle:id=ab:app=q");
    assertThat(store.records.effectiveApp("a")).isNull();
  }

  @Test
  void aTransitionCarriesTheInheritedApp() {
    Store store = new Store().report("state=idle:app=pi", "state=working:id=a/b:msg=SGk=");
    Transition told = store.told.getLast();
    assertThat(told.app()).isEqualTo("pi");
    assertThat(told.msg()).isEqualTo("Hi");
    store.told.clear();
    store.report("state=clear");
    assertThat(store.told).extracting(Transition::app).containsExactly("pi", "pi");
    assertThat(store.told).extracting(Transition::msg).containsExactly(null, "Hi");
  }
}
