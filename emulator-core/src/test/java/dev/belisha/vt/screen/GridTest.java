package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** The order of rows, a ring that scrolls of parts of it turn straight. */
class GridTest {
  private final Grid grid = new Grid(4, 5, 0);

  @Test
  void aPartScrollsInWhateverOrderTheRowsStand() {
    for (int turn = 0; turn < 12; turn++) {
      for (int row = 0; row < 5; row++) {
        grid.row(row).clear(0);
        grid.row(row).write(0, 'a' + row, 1, 0);
      }
      grid.scrollUp(0, false);
      assertThat(shown()).isEqualTo("bcde ");
      grid.scrollUp(1, 3, 1, 0, false);
      assertThat(shown()).isEqualTo("bde  ");
      grid.scrollDown(0, 2, 2, 0);
      assertThat(shown()).isEqualTo("  b  ");
    }
  }

  @Test
  void scrollsAllocateNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    scrolls(1000);
    long before = threads.getCurrentThreadAllocatedBytes();
    scrolls(10_000);
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(50_000);
  }

  private void scrolls(int count) {
    for (int step = 0; step < count; step++) {
      grid.scrollUp(0, false);
      grid.scrollUp(1, 3, 1, 0, false);
    }
  }

  private String shown() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < 5; row++) {
      int grapheme = grid.row(row).grapheme(0);
      text.append(grapheme == 0 ? ' ' : (char) grapheme);
    }
    return text.toString();
  }
}
