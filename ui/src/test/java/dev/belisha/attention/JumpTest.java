package dev.belisha.attention;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionRig.Program;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The jump key (ux F6). */
class JumpTest {
  private final AttentionRig rig = new AttentionRig();

  private int next() {
    return rig.model.next(null, rig.wall()).tab();
  }

  /** As the window does: asks, tells of the arrival, and focuses, by way of the old pane. */
  private int jump(PaneKey from) {
    PaneKey to = rig.model.next(from, rig.wall());
    rig.model.arrived(to, rig.wall());
    rig.look(from);
    rig.look();
    rig.look(to);
    return to.tab();
  }

  /** B-56, B-58. */
  @Test
  void fromBlockedToErrorToDoneOldestFirstAndRound() {
    rig.open(1).report("state=done");
    rig.passMs(10);
    rig.open(2).report("state=blocked");
    rig.passMs(10);
    rig.open(3).report("state=error");
    rig.passMs(10);
    rig.open(4).report("state=blocked");
    rig.open(5).report("state=working");
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < 5; i++) order.add(next());
    assertThat(order).containsExactly(2, 4, 3, 1, 2);
  }

  /** One, two and three wait; the person begins in four. */
  private PaneKey beginInFour() {
    for (int tab = 1; tab <= 3; tab++) {
      rig.open(tab).report("state=blocked");
      rig.passMs(10);
    }
    PaneKey four = rig.open(4).key;
    rig.look(four);
    return four;
  }

  private static PaneKey key(int tab) {
    return new PaneKey(tab, tab);
  }

  @Test
  void backIsWhereTheFirstJumpBegan() {
    PaneKey four = beginInFour();
    jump(four);
    // An answer ends the round, but not the way back.
    rig.model.typed(key(1), rig.wall());
    jump(key(1));
    assertThat(rig.model.back(rig.wall())).isEqualTo(four);
    assertThat(rig.model.back(rig.wall())).isNull();
  }

  /** Who went elsewhere by themselves is not fetched to where they were in the morning. */
  @Test
  void backEndsWithATabOfOnesOwnChoice() {
    PaneKey four = beginInFour();
    PaneKey five = rig.open(5).key;
    jump(four);
    rig.look(five);
    assertThat(rig.model.back(rig.wall())).isNull();
    jump(five);
    assertThat(rig.model.back(rig.wall())).isEqualTo(five);
  }

  @Test
  void backIsNotToAClosedPane() {
    PaneKey four = beginInFour();
    jump(four);
    rig.model.paneClosed(four, rig.wall());
    assertThat(rig.model.back(rig.wall())).isNull();
  }

  /** A page over the terminal has the keyboard, and no pane is focused. */
  @Test
  void backAlsoFromUnderAPage() {
    PaneKey four = beginInFour();
    rig.look();
    PaneKey to = rig.model.next(four, rig.wall());
    rig.look(to);
    assertThat(rig.model.back(rig.wall())).isEqualTo(four);
  }

  @Test
  void acrossWindowsWithTheFocusInBetween() {
    Program one = rig.open(1, 1, 1);
    rig.look(one.key);
    for (int tab = 2; tab <= 4; tab++) {
      rig.open(tab, tab, tab).report("state=blocked");
      rig.passMs(10);
    }
    List<Integer> order = new ArrayList<>();
    PaneKey at = one.key;
    for (int i = 0; i < 6; i++) {
      int tab = jump(at);
      order.add(tab);
      at = new PaneKey(tab, tab);
    }
    assertThat(order).containsExactly(2, 3, 4, 2, 3, 4);
  }

  @Test
  void typingBeginsANewRound() {
    Program two = rig.open(2);
    two.report("state=blocked");
    rig.passMs(10);
    rig.open(3).report("state=blocked");
    assertThat(next()).isEqualTo(2);
    rig.look(two.key);
    rig.model.typed(two.key, rig.wall());
    assertThat(next()).as("not where the person is").isEqualTo(3);
  }

  /** Whoever turned elsewhere by hand begins again with who waits longest. */
  @Test
  void anotherPaneChosenByHandBeginsANewRound() {
    Program one = rig.open(1);
    Program five = rig.open(5);
    rig.look(one.key);
    rig.open(2).report("state=blocked");
    rig.passMs(10);
    rig.open(3).report("state=blocked");
    assertThat(jump(one.key)).isEqualTo(2);
    rig.look(five.key);
    assertThat(jump(five.key)).isEqualTo(2);
  }

  @Test
  void theOnlyOneIsWhereThePersonIs() {
    Program one = rig.open(1);
    one.report("state=blocked");
    rig.look(one.key);
    assertThat(next()).isEqualTo(1);
    assertThat(next()).isEqualTo(1);
  }

  /** B-57. */
  @Test
  void nothingWaits() {
    rig.open(1).report("state=working");
    rig.open(2).report("state=idle");
    Program three = rig.open(3);
    three.report("state=error");
    three.seen(true);
    assertThat(rig.model.next(null, rig.wall())).isNull();
  }

  @Test
  void aClosedPaneIsNoGoal() {
    Program one = rig.open(1);
    one.report("state=blocked");
    rig.open(2).report("state=blocked");
    assertThat(next()).isEqualTo(1);
    one.close();
    assertThat(next()).isEqualTo(2);
    assertThat(next()).isEqualTo(2);
  }

  /** B-47: what the jump visits is what is counted. */
  @Test
  void goesExactlyToWhatIsCounted() {
    String[] states = {"idle", "working", "done", "blocked", "error"};
    for (int tab = 1; tab <= 10; tab++) rig.open(tab).report("state=" + states[tab % 5]);
    List<Integer> visited = new ArrayList<>();
    for (int i = 0; i < 6; i++) visited.add(next());
    List<Integer> counted =
        rig.model.view().tabs().stream()
            .filter(AttentionView.TabStatus::waits)
            .map(AttentionView.TabStatus::tab)
            .toList();
    assertThat(visited).containsExactlyInAnyOrderElementsOf(counted);
  }
}
