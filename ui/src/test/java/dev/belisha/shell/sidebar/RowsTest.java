package dev.belisha.shell.sidebar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.shell.badge.Samples;
import dev.belisha.shell.badge.Samples.Tab;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RowsTest {
  private final SidebarModel model = new SidebarModel();

  private Rows rows(Tab... tabs) {
    model.show(Samples.view(tabs), 1, 1, Samples.NOW);
    for (Tab tab : tabs) model.expand(Samples.view(tab).tabs().getFirst().tab(), true, Samples.NOW);
    return model.rows();
  }

  private static Tab tab(int id, int children) {
    Tab tab = new Tab(id, "t" + id).state(State.WORKING);
    for (int i = 0; i < children; i++) tab.child("c" + i, State.WORKING, Duration.ZERO);
    return tab;
  }

  @Test
  void everyRowLiesBelowTheOneBefore() {
    Random random = new Random(7);
    for (int round = 0; round < 50; round++) {
      Tab[] tabs = new Tab[random.nextInt(1, 12)];
      for (int i = 0; i < tabs.length; i++) {
        tabs[i] = tab(i + 1, random.nextInt(6)).window(random.nextInt(1, 4));
      }
      Rows rows = rows(tabs);
      double y = 0;
      for (int i = 0; i < rows.size(); i++) {
        Row row = rows.get(i);
        assertThat(rows.key(i)).isEqualTo(row.key());
        assertThat(rows.find(row.key())).isEqualTo(i);
        assertThat(rows.top(i)).isEqualTo(y);
        assertThat(rows.height(i)).isEqualTo(row instanceof Row.Tab ? 38 : 24);
        assertThat(rows.at(y)).isEqualTo(i);
        y += rows.height(i);
        assertThat(rows.at(y - 0.5)).isEqualTo(i);
      }
      assertThat(rows.height()).isEqualTo(y);
      assertThat(rows.at(-1)).isZero();
      assertThat(rows.at(y + 100)).isEqualTo(rows.size() - 1);
    }
  }

  @Test
  void theRailHasTabsOnly() {
    Rows rows = rows(tab(1, 3), tab(2, 0).window(2), tab(3, 2)).tabsOnly();
    assertThat(rows.tabs()).containsExactly(1, 3, 2);
    assertThat(rows).hasSize(3).allMatch(Row.Tab.class::isInstance);
    assertThat(rows.find(new Row.Key(Row.Part.RECORD, 1, 1, "c0"))).isEqualTo(-1);
  }

  @Test
  void whatWaitsIsFoundWhereItStands() {
    Rows rows = rows(tab(1, 3), new Tab(2, "b").blocked(Kind.AUTH), new Tab(3, "c"));
    assertThat(rows.waiting()).extracting(Rows.Waiting::index).isEqualTo(List.of(4));
    assertThat(rows.tabRows()).containsExactly(0, 4, 5);
    assertThat(Rows.NONE.waiting()).isEmpty();
    assertThat(Rows.NONE.height()).isZero();
  }
}
