package dev.belisha.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Time is a number of the test's own. */
class PacedTest {
  private final List<Long> runs = new ArrayList<>();
  private long now = 7;
  private long due = -1;
  private Runnable waiting = () -> {};
  private final Paced paced =
      new Paced(
          Duration.ofNanos(250),
          () -> now,
          wait ->
              task -> {
                due = now + wait;
                waiting = task;
              },
          Runnable::run,
          () -> runs.add(now));

  private void pass(long nanos) {
    for (long end = now + nanos; now < end; now++) {
      if (now != due) continue;
      due = -1;
      waiting.run();
    }
  }

  @Test
  void aFloodBecomesAFewRunsAndOneAfterTheLast() {
    for (int i = 0; i < 1000; i++) {
      paced.request();
      pass(1);
    }
    assertThat(runs).containsExactly(7L, 257L, 507L, 757L);
    pass(1000);
    assertThat(runs).containsExactly(7L, 257L, 507L, 757L, 1007L);
  }

  @Test
  void aSingleRequestIsNotHeldUp() {
    paced.request();
    pass(300);
    paced.request();
    assertThat(runs).containsExactly(7L, 307L);
  }
}
