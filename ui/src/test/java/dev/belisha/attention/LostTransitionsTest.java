package dev.belisha.attention;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionRig.Program;
import dev.belisha.status.State;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A flood overflows the queue of transitions, whose oldest go; the records are what counts. And one
 * tab's fault is that tab's alone.
 */
class LostTransitionsTest {
  private final AttentionRig rig = new AttentionRig();
  private final Program program = rig.open(1);

  /** Tells the records and none of how they came. */
  private void lose(String... bodies) {
    for (String body : bodies) program.write(body);
    program.transitions.clear();
    program.tell();
  }

  @Test
  void aBlockWhoseTransitionWasLostIsTold() {
    program.report("state=working");
    lose("state=blocked:kind=auth");
    rig.passMs(700);
    assertThat(rig.toasts()).extracting(Toast::title).containsExactly("tab1 (tab 1) needs sign-in");
  }

  @Test
  void aBlockWhoseWholeRecordIsNewsIsTold() {
    program.report("state=working");
    lose("state=blocked:id=a");
    rig.passMs(700);
    assertThat(rig.toasts()).hasSize(1);
  }

  @Test
  void anAnswerAndTheNextQuestionThatWereBothLostAreToldAnew() {
    program.report("state=blocked");
    rig.passMs(20_000);
    lose("state=working", "state=blocked");
    rig.passMs(2_000);
    assertThat(rig.toasts()).hasSize(2);
  }

  @Test
  void aBlockThatWentUntoldLeavesNothing() {
    program.report("state=working");
    // As many as there were: the count alone tells nothing.
    lose("state=clear", "state=blocked:id=a");
    assertThat(rig.tab(1).headline()).isEqualTo(State.BLOCKED);
    rig.passMs(700);
    lose("state=clear");
    assertThat(rig.effects).last().isEqualTo(new Effect.WithdrawToast(1));
    rig.look(program.key);
    rig.look();
    rig.passMs(60_000);
    assertThat(rig.toasts()).hasSize(1);
  }

  @Test
  void manyThatCameToldAndWentUntoldLeaveNothing() {
    for (int i = 0; i < 200; i++) program.report("state=idle:id=a" + i);
    PaneFacts facts = new PaneFacts(program.key);
    for (int i = 0; i < 200; i++) {
      program.write("state=idle:id=b" + i);
      facts.update(
          program.transitions, program.records.records(), rig.now, (transition, change) -> {});
      program.transitions.clear();
      program.write("state=clear");
      program.transitions.clear();
      facts.update(List.of(), program.records.records(), rig.now, (transition, change) -> {});
      assertThat(facts.event("b" + i)).isNull();
    }
  }

  /** Whoever takes the effects may fail too. */
  @Test
  void theFaultOfOneTabIsThatTabsAlone() {
    List<Effect> effects = new ArrayList<>();
    AttentionModel model =
        new AttentionModel(
            AttentionPolicy.DEFAULT,
            effect -> {
              if (effect.equals(new Effect.WithdrawToast(1))) throw new IllegalStateException();
              if (effect instanceof Effect.ShowToast(Toast toast) && toast.id() == 2) {
                throw new IllegalStateException();
              }
              effects.add(effect);
            });
    AttentionRig other = new AttentionRig(model);
    Program one = other.open(1);
    Program three = other.open(3);
    for (Program each : List.of(one, three)) {
      each.report("state=blocked");
      other.passMs(3_000);
    }
    other.open(2).report("state=blocked");
    other.pass(Duration.ofSeconds(60));
    other.look(one.key, three.key);
    assertThat(effects).last().isEqualTo(new Effect.WithdrawToast(3));
    other.look();
    other.passMs(700);
    assertThat(effects).hasSize(5);
  }
}
