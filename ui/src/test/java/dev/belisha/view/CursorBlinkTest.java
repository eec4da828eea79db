package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.view.ViewHabits.Blink;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When the cursor is dark, with a clock turned by hand. */
class CursorBlinkTest {
  private record Due(int at, Runnable task) {}

  private final List<Due> due = new ArrayList<>();
  private final Painted screen = Painted.open(10, 3);
  private int now;
  private int repaints;
  private final CursorBlink blink =
      new CursorBlink((millis, task) -> due.add(new Due(now + millis, task)), () -> repaints++);

  private void pass(int millis) {
    for (int end = now + millis; now < end; now++) {
      for (Due each : List.copyOf(due)) {
        if (each.at > now) continue;
        due.remove(each);
        each.task.run();
      }
    }
  }

  private void show() {
    blink.follow(screen.screen(), true);
  }

  /** For so long it must not change. */
  private void stands(int millis) {
    int before = repaints;
    pass(millis);
    assertThat(repaints).isEqualTo(before);
    assertThat(blink.isOn()).isTrue();
  }

  @Test
  void steadyUntilTheProgramAsks() {
    show();
    stands(10_000);
    screen.enter("\033[5 q");
    show();
    pass(CursorBlink.STILL_MILLIS + 10);
    assertThat(blink.isOn()).isFalse();
    pass(CursorBlink.HALF_MILLIS);
    assertThat(blink.isOn()).isTrue();
    pass(CursorBlink.HALF_MILLIS);
    assertThat(blink.isOn()).isFalse();
    screen.enter("\033[0 q");
    show();
    assertThat(blink.isOn()).as("at once").isTrue();
    stands(10_000);
    screen.enter("\033[?12h");
    show();
    pass(CursorBlink.STILL_MILLIS + 10);
    assertThat(blink.isOn()).as("mode 12").isFalse();
  }

  @Test
  void stillWhileTyping() {
    blink.when(Blink.ALWAYS);
    show();
    for (int key = 0; key < 30; key++) {
      blink.still();
      stands(CursorBlink.STILL_MILLIS - 100);
    }
    pass(CursorBlink.STILL_MILLIS);
    assertThat(repaints).isPositive();
  }

  @Test
  void stillWhileItMoves() {
    blink.when(Blink.ALWAYS);
    for (int step = 0; step < 20; step++) {
      screen.enter("x\r\n");
      show();
      stands(CursorBlink.STILL_MILLIS - 100);
    }
  }

  /** An idle window must have nothing to draw. */
  @Test
  void restsAfterAWhile() {
    blink.when(Blink.ALWAYS);
    show();
    pass(CursorBlink.STILL_MILLIS + CursorBlink.HALVES * CursorBlink.HALF_MILLIS);
    assertThat(repaints).isGreaterThan(10);
    assertThat(due).isEmpty();
    stands(60_000);
    blink.still();
    pass(CursorBlink.STILL_MILLIS + 10);
    assertThat(blink.isOn()).as("a key wakes it").isFalse();
  }

  @Test
  void neverAndWithoutTheKeyboardItStands() {
    blink.when(Blink.NEVER);
    screen.enter("\033[1 q");
    show();
    stands(10_000);
    blink.when(Blink.ALWAYS);
    show();
    pass(CursorBlink.STILL_MILLIS + 10);
    assertThat(blink.isOn()).isFalse();
    blink.follow(screen.screen(), false);
    stands(10_000);
    screen.enter("\033[?25l");
    show();
    stands(10_000);
  }
}
