package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** At most 256 records; the one updated least recently goes (protocol page, section 3). */
class StoreCapTest {

  private static Store full() {
    Store store = new Store();
    for (int at = 0; at < 256; at++) store.report("state=done:id=r" + at);
    store.takeTold();
    return store;
  }

  @Test
  void aNewIdEvictsTheLeastRecentlyUpdated() {
    Store store = full();
    assertThat(store.ids()).hasSize(256);
    store.report("state=idle:id=new");
    assertThat(store.ids()).hasSize(256).startsWith("r1").endsWith("new").doesNotContain("r0");
    assertThat(store.takeTold()).containsExactly("r0 DONE>null EVICTED", "new null>IDLE REPORT");
  }

  @Test
  void anEqualReportCountsAsUse() {
    Store store = full().report("state=done:id=r0");
    store.report("state=idle:id=new");
    assertThat(store.ids()).contains("r0").doesNotContain("r1");
  }

  @Test
  void lookingDoesNotCountAsUse() {
    Store store = full();
    store.records.markAllSeen();
    store.records.markSeen("r0", false);
    store.get("r0");
    store.report("state=idle:id=new");
    assertThat(store.ids()).doesNotContain("r0");
  }

  @Test
  void aKnownIdAndAnIgnoredReportEvictNothing() {
    Store store = full().report("state=error:id=r5", "state=done:id=new:msg=Q", "state=clear:id=x");
    assertThat(store.ids()).hasSize(256).startsWith("r0").endsWith("r5");
  }

  @Test
  void anEvictedParentKeepsItsChildren() {
    Store store = new Store().report("state=idle:id=p:app=x", "state=idle:id=p/c");
    for (int at = 0; at < 255; at++) store.report("state=done:id=r" + at);
    assertThat(store.ids()).startsWith("p/c").doesNotContain("p");
    assertThat(store.records.effectiveApp("p/c")).isNull();
  }

  @Test
  void aFloodOfIdsStaysAtTheCap() {
    Store store = new Store();
    for (int at = 0; at < 20_000; at++) store.report("state=working:id=r" + at);
    assertThat(store.ids()).hasSize(256).startsWith("r19744").endsWith("r19999");
  }
}
