package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Many records, one badge (protocol page, section 7). */
class RollUpTest {

  /**
   * {@code id:state:age}, a star after the state when seen; the smaller age is the newer change.
   */
  private static StatusRecord record(String text) {
    // The revision goes the other way: the change decides.
    String[] parts = text.split(":");
    String id = parts[0].equals("-") ? "" : parts[0];
    boolean seen = parts[1].endsWith("*");
    State state = State.of(seen ? parts[1].substring(0, parts[1].length() - 1) : parts[1]);
    if (state == null) throw new AssertionError(text);
    int age = parts.length > 2 ? Integer.parseInt(parts[2]) : 0;
    return new StatusRecord(
        id,
        state,
        null,
        -1,
        null,
        null,
        null,
        seen,
        Store.START.minusSeconds(age),
        Store.START,
        1000 - age,
        age);
  }

  private static List<StatusRecord> records(String list) {
    List<StatusRecord> records = new ArrayList<>();
    for (String text : list.split(" ")) if (!text.isEmpty()) records.add(record(text));
    return records;
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        // urgency
        "'a:idle b:working c:done d:error e:blocked', e",
        "'a:idle b:working c:done d:error', d",
        "'a:idle b:working c:done', c",
        "'a:idle b:working', b",
        "'a:idle', a",
        "'', -",
        // ties: the newest state change, wherever it stands
        "'a:blocked:1 b:blocked:2', a",
        "'a:blocked:2 b:blocked:1', b",
        "'a:working:5 b:working:3 c:working:4', b",
        "'a:blocked:9 b:error:1', a",
        // seen results never lead
        "'a:done*', -",
        "'a:error* b:done*', -",
        "'a:error* b:done', b",
        "'a:error* b:idle', b",
        "'a:done* b:working', b",
        // a result under live work
        "'w:working w/x:done', w",
        "'w:working w/x:error', w",
        "'w:blocked w/x:error', w",
        "'w:idle w/x:done', w/x",
        "'w:done w/x:error', w/x",
        "'w:working w/a/b/c:error', w",
        "'w:working wx:done', wx",
        "'w/x:working w:done', w",
        "'w:working w/x:blocked', w/x",
        "'w/y:working w/x:done', w/x",
        "'w:working w/x:done z:done', z",
      })
  void leads(String list, @Nullable String id) {
    List<StatusRecord> records = records(list);
    for (int turn = 0; turn < 4; turn++) {
      StatusRecord leader = RollUp.leader(records);
      assertThat(leader == null ? null : leader.id()).isEqualTo(id);
      Collections.shuffle(records, new Random(turn));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "-:working, a:error, WORKING",
    "-:blocked, a/b:done, BLOCKED",
    "-:idle, a:done, DONE"
  })
  void theRootIsEveryonesAncestor(String root, String child, State headline) {
    StatusRecord leader = RollUp.leader(List.of(record(root), record(child)));
    assertThat(leader).isNotNull();
    assertThat(leader.state()).isEqualTo(headline);
  }

  @Test
  void aRootResultIsNotItsOwnAncestor() {
    StatusRecord done = record("-:done");
    assertThat(RollUp.leader(List.of(done))).isSameAs(done);
  }

  @Test
  void leadersOfPanesAndTabsFollowTheSameOrder() {
    // An id in one pane is no ancestor of an id in another.
    assertThat(RollUp.leaderOf(records("-:working:1 a:error:9"))).isEqualTo(record("a:error:9"));
    assertThat(RollUp.leaderOf(records("-:done:3 -:done:2"))).isEqualTo(record("-:done:2"));
    assertThat(RollUp.leaderOf(List.of())).isNull();
  }

  /** In one terminal the count of changes decides, of several only the clock can. */
  @Test
  void aTextChangeIsNoStateChange() {
    Store store = new Store().report("id=a:state=blocked", "id=b:state=blocked");
    store.report("id=a:state=blocked:msg=Yg==");
    StatusRecord leader = RollUp.leader(store.records.records());
    assertThat(leader).isNotNull();
    assertThat(leader.id()).isEqualTo("b");
  }

  @Test
  void aClockThatGoesBackChangesNoOrder() {
    Store store =
        new Store().report("id=a:state=blocked").later(-3600).report("id=b:state=blocked");
    StatusRecord leader = RollUp.leader(store.records.records());
    assertThat(leader).isNotNull();
    assertThat(leader.id()).isEqualTo("b");
  }

  @Test
  void canLead() {
    List<StatusRecord> records = records("w:working w/x:error d:done e:error* i:idle");
    assertThat(records.stream().filter(r -> RollUp.canLead(r, records)).map(StatusRecord::id))
        .containsExactly("w", "d", "i");
    List<StatusRecord> blocked = records("w:blocked w/x:error");
    assertThat(RollUp.canLead(blocked.getLast(), blocked)).isFalse();
  }

  @Test
  void ranksAreDistinctAndInOrder() {
    assertThat(
            List.of(State.IDLE, State.WORKING, State.DONE, State.ERROR, State.BLOCKED).stream()
                .map(RollUp::rank))
        .isSorted()
        .doesNotHaveDuplicates();
  }
}
