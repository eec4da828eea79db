package dev.belisha.attention;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.belisha.attention.AttentionRig.Program;
import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The rows of a pane: kept where nothing changed, and never other than made anew. */
class RecordTreeTest {
  private final AttentionRig rig = new AttentionRig();
  private final Program program = rig.open(1);

  private List<RecordRow> rows() {
    return rig.tab(1).panes().getFirst().rows();
  }

  @Test
  void aReportMakesOneRow() {
    program.report("state=working:app=pi");
    for (int i = 0; i < 100; i++) program.report("state=working:id=a/b" + i);
    List<RecordRow> before = rows();
    program.report("state=idle:id=a/b7");
    List<RecordRow> after = rows();
    List<String> other = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      if (before.get(i) != after.get(i)) other.add(after.get(i).id());
    }
    assertThat(other).containsExactly("a/b7");
    program.report("state=idle:id=a/b7");
    assertThat(rows()).as("an equal report").isEqualTo(after);
  }

  @Test
  void onlyTheTabOfAReportIsMadeAnew() {
    Program other = rig.open(2);
    other.report("state=working");
    rig.model.mute(2, Duration.ofHours(2), rig.wall());
    TabStatus before = rig.tab(2);
    program.report("state=blocked");
    assertThat(rig.tab(1).headline()).isNotNull();
    assertThat(rig.tab(2)).isSameAs(before);
    rig.look(program.key);
    rig.clockError = Duration.ofHours(1);
    rig.model.bell(program.key, rig.wall());
    rig.clockError = Duration.ZERO;
    program.report("state=idle");
    assertThat(rig.tab(2).mutedUntil()).as("the clock went back").isBefore(before.mutedUntil());
  }

  @Test
  void aParentHandsItsAppDown() {
    program.report("state=working:id=a/b/c");
    program.report("state=working:id=a:app=pi");
    assertThat(rows())
        .extracting(RecordRow::id, RecordRow::group, RecordRow::app)
        .containsExactly(
            tuple("a", false, "pi"), tuple("a/b", true, null), tuple("a/b/c", false, "pi"));
    program.report("state=working:app=codex");
    program.report("state=working:id=a");
    assertThat(rows())
        .filteredOn(row -> !row.group())
        .extracting(RecordRow::app)
        .containsOnly("codex");
    program.records.clear("a");
    program.tell();
    assertThat(rows()).extracting(RecordRow::id).containsExactly("");
  }

  @Test
  void alwaysAsIfMadeAnew() {
    Random random = new Random(4);
    String[] ids = {"", "a", "a/b", "a/b/c", "a-b", "b", "b/x", "b/y", "a/c", "a0"};
    String[] states = {"working", "idle", "done", "blocked", "clear", "clear"};
    RecordTree tree = new RecordTree();
    for (int step = 0; step < 20_000; step++) {
      String id = ids[random.nextInt(ids.length)];
      String app = random.nextInt(3) == 0 ? ":app=app" + random.nextInt(2) : "";
      String state = states[random.nextInt(states.length)];
      boolean clear = state.equals("clear");
      program.write("state=" + state + (id.isEmpty() ? "" : ":id=" + id) + (clear ? "" : app));
      if (random.nextInt(5) == 0) program.records.markSeen(id, random.nextBoolean());
      if (random.nextInt(3) > 0) continue;
      List<RecordRow> made = new RecordTree().rows(program.records.records());
      assertThat(tree.rows(program.records.records())).isEqualTo(made);
      for (RecordRow row : made) {
        if (!row.group()) assertThat(row.app()).isEqualTo(program.records.effectiveApp(row.id()));
      }
    }
  }

  @Test
  void aRestartedPaneShowsItsNewRecords() {
    program.report("state=working:id=a");
    assertThat(rows()).hasSize(1);
    rig.model.paneRestarted(program.key, rig.wall());
    Program next = rig.new Program(program.key);
    next.report("state=blocked:id=a");
    assertThat(rows()).extracting(RecordRow::state).containsExactly(rig.tab(1).headline());
  }

  /** The folder that a program named may be a tab's name. */
  @Test
  void theNameOfATabIsNeutralised() {
    rig.model.pane(program.key, 1, 1, "a\u202Eb\nc\u001b", rig.wall());
    assertThat(rig.tab(1).label()).isEqualTo("ab c");
  }
}
