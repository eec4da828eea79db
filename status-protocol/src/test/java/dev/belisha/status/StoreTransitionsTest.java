package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the listener is told. */
class StoreTransitionsTest {

  @Test
  void everyChangeOfStateOrKindInOrder() {
    Store store = new Store();
    store.report("state=idle", "state=working", "state=working:progress=3", "state=blocked");
    store.report("state=blocked:kind=auth", "state=blocked:kind=auth", "state=blocked");
    store.report("state=done:id=a");
    assertThat(store.told).extracting(Transition::seq).containsExactly(1L, 2L, 3L, 4L, 5L, 6L);
    assertThat(store.takeTold())
        .containsExactly(
            " null>IDLE REPORT",
            " IDLE>WORKING REPORT",
            " WORKING>BLOCKED REPORT",
            " BLOCKED>BLOCKED REPORT",
            " BLOCKED>BLOCKED REPORT",
            "a null>DONE REPORT");
  }

  @Test
  void theRecordAsItIsAfterTheChange() {
    Store store = new Store().report("state=working:title=QQ==:msg=QQ==:app=x").later(7);
    store.report("state=blocked:kind=question:title=SGk=:msg=SG8=:app=y");
    assertThat(store.told.getLast())
        .isEqualTo(
            new Transition(
                2,
                Store.START.plusSeconds(7),
                "",
                State.WORKING,
                State.BLOCKED,
                Kind.QUESTION,
                "y",
                "Hi",
                "Ho",
                Source.REPORT));
  }

  @Test
  void theRecordAsItWasWhenItGoes() {
    Store store = new Store().report("state=blocked:id=a:kind=auth:app=x:title=SGk=:msg=SG8=");
    store.later(3).records.programExited();
    assertThat(store.told.getLast())
        .isEqualTo(
            new Transition(
                2,
                Store.START.plusSeconds(3),
                "a",
                State.BLOCKED,
                null,
                Kind.AUTH,
                "x",
                "Hi",
                "Ho",
                Source.EXIT));
  }

  @Test
  void theListenerFindsTheStoreAlreadyChanged() {
    List<Integer> sizes = new ArrayList<>();
    StatusRecords[] records = new StatusRecords[1];
    records[0] =
        new StatusRecords(
            () -> Store.START, () -> false, told -> sizes.add(records[0].records().size()));
    records[0].apply(Report.Update.of(State.IDLE));
    records[0].apply(new Report.Update("a", State.WORKING, null, -1, null, null, null));
    records[0].hardReset();
    assertThat(sizes).containsExactly(1, 2, 0, 0);
  }

  @Test
  void leastRecentlyUpdatedGoesFirst() {
    Store store = new Store().report("state=idle:id=a", "state=idle:id=b", "state=idle:id=a");
    store.takeTold();
    store.records.hardReset();
    assertThat(store.takeTold()).containsExactly("b IDLE>null RESET", "a IDLE>null RESET");
  }

  @Test
  void aListOfRecordsDoesNotChangeLater() {
    Store store = new Store().report("state=idle");
    List<StatusRecord> records = store.records.records();
    store.report("state=clear");
    assertThat(records).hasSize(1);
  }
}
