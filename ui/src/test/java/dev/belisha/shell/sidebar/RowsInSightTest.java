package dev.belisha.shell.sidebar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.shell.badge.Samples;
import dev.belisha.shell.badge.Samples.Tab;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowsInSightTest {
  private static final Instant NOW = Samples.NOW;
  private final SidebarModel model = new SidebarModel();
  private final RowsInSight sight = new RowsInSight();

  private Row first(Instant now, Tab tab) {
    model.show(Samples.view(tab), 1, 1, now);
    return sight.of(model.rows(), 0, 1, now).getFirst();
  }

  @Test
  void textChangesAtMostFourTimesASecondAndStateAtOnce() {
    int shown = 0;
    Row last = null;
    for (int milli = 0; milli < 1000; milli += 10) {
      Tab tab =
          new Tab(1, "a").state(State.WORKING).progress(milli / 10).app("pi", "step " + milli);
      Row row = first(NOW.plusMillis(milli), tab);
      if (row != last) shown++;
      last = row;
      if (milli == 10) assertThat(sight.due()).isEqualTo(NOW.plusMillis(250));
    }
    assertThat(shown).isEqualTo(4);
    Row.Tab now =
        (Row.Tab)
            first(NOW.plusMillis(991), new Tab(1, "a").blocked(Kind.AUTH).app("pi", "sign in"));
    assertThat(now.state()).isEqualTo("Needs sign-in");
  }

  /** A row that comes back into sight shows what is so now. */
  @Test
  void ofRowsOutOfSightNothingIsKept() {
    Tab one = new Tab(1, "a").state(State.WORKING).app("pi", "one");
    Tab two = new Tab(2, "b").state(State.WORKING).app("pi", "two");
    model.show(Samples.view(one, two), 1, 1, NOW);
    sight.of(model.rows(), 0, 2, NOW);
    sight.of(model.rows(), 0, 1, NOW);
    model.show(Samples.view(one, two.app("pi", "three")), 1, 1, NOW.plusMillis(10));
    List<Row> rows = sight.of(model.rows(), 0, 2, NOW.plusMillis(10));
    assertThat(((Row.Tab) rows.get(1)).message()).isEqualTo("three");
  }

  @Test
  void itIsDueWhenTheFirstRowInSightLooksOtherwise() {
    Tab old = new Tab(1, "a").state(State.WORKING).since(Duration.ofMinutes(5));
    Tab young = new Tab(2, "b").state(State.WORKING).since(Duration.ofSeconds(12));
    model.show(Samples.view(old, young), 1, 1, NOW);
    sight.of(model.rows(), 0, 2, NOW);
    assertThat(sight.due()).isEqualTo(NOW.plusSeconds(8));
    sight.of(model.rows(), 0, 1, NOW);
    assertThat(sight.due()).isEqualTo(NOW.plusSeconds(60));
    assertThat(model.due()).isNull();
  }
}
