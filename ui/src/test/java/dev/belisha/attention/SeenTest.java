package dev.belisha.attention;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionRig.Program;
import dev.belisha.status.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What counts as seen (ux F3). */
class SeenTest {

  /** A story for a rule; {@code 5000seen1} is the wish that the store mark tab 1's root seen. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # rule                          | story                                                   | what comes
          a a key goes to the pane        | look 1; 1 done; type 1                                  | 0seen1
          a not to a working one          | look 1; 1 working; type 1                               | ''
          a not to a blocked one          | look 1; 1 blocked; type 1                               | ''
          a not what was seen before      | look 1; 1 done; seen 1; type 1                          | ''
          c plain focus is not enough     | look 1; 1 done; 3600s                                   | ''
          c came for it, and stayed       | 1 done; go 1; look 1; 4950; 50                          | 5000seen1
          c came for it, error            | 1 error; go 1; look 1; 6s                               | 5000seen1
          c the window comes late         | look 2; 1 done; go 1; look 2; 500; look; 500; look 1; 4950; 100 | 6000seen1
          c the window never came         | 1 done; go 1; 6s; look 1; 3600s                         | ''
          c it was in front already       | look 1; 1 done; 60s; go 1; 6s                           | 65000seen1
          c left too early                | 1 done; go 1; look 1; 4950; look; 60s                   | ''
          c left too early, back by focus | 1 done; go 1; look 1; 4s; look; 4s; look 1; 60s         | ''
          c ends while they are there     | 1 working; go 1; look 1; 60s; 1 done; 4950; 50          | 65000seen1
          c then marked unseen by hand    | 1 done; go 1; look 1; 5s; seen 1; unseen 1; 60s         | 5000seen1
          c a new result while there      | 1 done; go 1; look 1; 5s; seen 1; 5s; 1 working; 1 done; 6s | 5000seen1 15000seen1
          c not blocked                   | look 1; 1 blocked; go 1; 60s                            | ''
          c the other pane of the tab not | look 1/1 1/2; 1/2 done; go 1/1; 60s                     | ''
          """)
  void rules(String name, String story, String comes) {
    assertThat(Scenario.play(story)).isEqualTo(comes);
  }

  @Test
  void aKeySeesEveryResultOfThePane() {
    AttentionRig rig = new AttentionRig();
    Program program = rig.open(1);
    program.report("state=done:id=a");
    program.report("state=error:id=b");
    program.report("state=blocked:id=c");
    rig.model.typed(program.key, rig.wall());
    assertThat(rig.marks())
        .containsExactlyInAnyOrder(
            new Effect.MarkSeen(program.key, "a", 1), new Effect.MarkSeen(program.key, "b", 2));
  }

  /** The program writes a newer result while the mark is on its way to the store. */
  @Test
  void aResultThatCameMeanwhileIsNotSeenUnread() {
    AttentionRig rig = new AttentionRig();
    Program program = rig.open(1);
    program.report("state=done:" + AttentionRig.text("msg", "first"));
    rig.model.typed(program.key, rig.wall());
    program.write("state=done:" + AttentionRig.text("msg", "second"));
    obey(program, rig.marks().getLast());
    assertThat(rig.tab(1).headline()).isEqualTo(State.DONE);
    rig.model.typed(program.key, rig.wall());
    obey(program, rig.marks().getLast());
    assertThat(rig.tab(1).headline()).isNull();
  }

  /** The person looks on: the newer text is seen in its turn. */
  @Test
  void aTextThatCameMeanwhileIsSeenByTheNextLook() {
    AttentionRig rig = new AttentionRig();
    Program program = rig.open(1);
    program.report("state=done:" + AttentionRig.text("msg", "first"));
    rig.model.arrived(program.key, rig.wall());
    rig.look(program.key);
    rig.passMs(5000);
    assertThat(rig.marks()).hasSize(1);
    program.write("state=done:" + AttentionRig.text("msg", "second"));
    obey(program, rig.marks().getLast());
    assertThat(rig.marks()).hasSize(2);
    obey(program, rig.marks().getLast());
    assertThat(rig.tab(1).headline()).isNull();
  }

  private static void obey(Program program, Effect.MarkSeen mark) {
    program.records.markSeenAt(mark.recordId(), mark.revision());
    program.tell();
  }

  /** Seen: no badge, counters drop, the row stays. */
  @Test
  void whatIsSeenStaysAsARowWithoutABadge() {
    AttentionRig rig = new AttentionRig();
    Program program = rig.open(1);
    program.report("state=error");
    assertThat(rig.model.view().counts().error()).isEqualTo(1);
    program.seen(true);
    assertThat(rig.tab(1).headline()).isNull();
    assertThat(rig.model.view().counts().error()).isZero();
    assertThat(rig.tab(1).panes().getFirst().rows().getFirst().state()).isEqualTo(State.ERROR);
    program.report("state=error");
    assertThat(rig.tab(1).headline()).as("an equal report stays seen").isNull();
    program.report("state=error:" + AttentionRig.text("msg", "other"));
    assertThat(rig.tab(1).headline()).as("another text is unseen again").isEqualTo(State.ERROR);
    program.seen(true);
    program.report("state=working");
    program.report("state=error:" + AttentionRig.text("msg", "other"));
    assertThat(rig.tab(1).headline()).as("a new result after work").isEqualTo(State.ERROR);
  }

  /** B-23. */
  @Test
  void markedUnseenItCountsAgain() {
    AttentionRig rig = new AttentionRig();
    Program program = rig.open(1);
    program.report("state=done");
    program.seen(true);
    program.seen(false);
    assertThat(rig.tab(1).headline()).isEqualTo(State.DONE);
    assertThat(rig.tab(1).waits()).isTrue();
  }
}
