package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ClusterTableTest {
  private final ClusterTable table = new ClusterTable();

  private static String added(String text, int codePoint) {
    return text + Character.toString(codePoint);
  }

  @Test
  void theSameGraphemeIsTheSameReferenceHoweverItCame() {
    int once = table.append('e', 0x301);
    assertThat(table.text(once)).isEqualTo("e\u0301");
    assertThat(table.append('e', 0x301)).isEqualTo(once);
    assertThat(table.intern("e\u0301")).isEqualTo(once);
    assertThat(table.append('e', 0x300)).isNotEqualTo(once);
    assertThat(table.append('o', 0x301)).isNotEqualTo(once);
    assertThat(table.append(once, 0x301)).isNotEqualTo(once);
    assertThat(table.size()).isEqualTo(4);
  }

  @Test
  void aFullGraphemeTakesNoMore() {
    int ref = 'a';
    for (int each = 1; each < ClusterTable.MAX_CODE_POINTS; each++) ref = table.append(ref, 0x301);
    assertThat(table.text(ref)).hasSize(ClusterTable.MAX_CODE_POINTS);
    assertThat(table.append(ref, 0x301)).isEqualTo(ref);
  }

  /** A reference that was freed may name another grapheme later. */
  @Test
  void whatWasSweptIsForgotten() {
    int kept = table.append('k', 0x301);
    int gone = table.append('g', 0x301);
    table.beginSweep();
    table.mark(kept);
    table.sweep();
    assertThat(table.size()).isEqualTo(1);
    int other = table.append('o', 0x302);
    assertThat(other).as("takes the freed place").isEqualTo(gone);
    assertThat(table.text(table.append('g', 0x301))).isEqualTo("g\u0301");
    assertThat(table.append('k', 0x301)).isEqualTo(kept);
  }

  @Test
  void behavesLikeAMapOfStrings() {
    Random random = new Random(7501);
    Map<Integer, String> model = new HashMap<>();
    for (int step = 0; step < 200_000; step++) {
      int ref = 'a' + random.nextInt(26);
      String text = Character.toString(ref);
      for (int marks = 1 + random.nextInt(3); marks > 0; marks--) {
        int mark = random.nextInt(50) == 0 ? 0x1F3FB : 0x300 + random.nextInt(0x70);
        ref = table.append(ref, mark);
        text = added(text, mark);
        assertThat(table.text(ref)).isEqualTo(text);
        assertThat(model.merge(ref, text, (old, now) -> old)).isEqualTo(text);
      }
      if (!table.sweepDue()) continue;
      table.beginSweep();
      model.keySet().removeIf(each -> random.nextBoolean());
      model.keySet().forEach(table::mark);
      table.sweep();
      assertThat(table.size()).isEqualTo(model.size());
    }
  }

  /** Marks over text that was seen before build no string. */
  @Test
  void whatIsKnownCostsNoMemory() {
    for (int turn = 0; turn < 20_000; turn++) append100();
    long before = allocated();
    for (int turn = 0; turn < 1000; turn++) append100();
    assertThat(allocated() - before).as("bytes for 100,000 marks").isLessThan(100_000);
  }

  private void append100() {
    for (int each = 0; each < 100; each++) table.append('a' + each % 26, 0x300 + each % 7);
  }

  private static long allocated() {
    return ((com.sun.management.ThreadMXBean)
            java.lang.management.ManagementFactory.getThreadMXBean())
        .getCurrentThreadAllocatedBytes();
  }
}
