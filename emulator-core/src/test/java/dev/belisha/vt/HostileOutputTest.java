package dev.belisha.vt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Output made to hurt: nothing thrown, nothing grown, the terminal usable afterwards. */
class HostileOutputTest {
  private static final String RECOVER = "\030\033\\\007\033c~~OK~~\r\n";

  @Test
  void sixtyFourMebibytesOfOscThatNeverEnds() {
    TestTerminal terminal = TestTerminal.open(80, 24).raw("\033]7501;state=working:msg=");
    byte[] chunk = new byte[65_536];
    Arrays.fill(chunk, (byte) 'A');
    long before = used();
    for (int at = 0; at < 1024; at++) terminal.vt.feed(chunk, 0, chunk.length);
    assertThat(used() - before).isLessThan(8 << 20);
    terminal.shows("").raw(RECOVER).shows("~~OK~~");
    assertThat(terminal.records.records()).isEmpty();
  }

  private static long used() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"X", "@", "P", "L", "M", "S", "T", "b", "A", "B", "C", "D", "I", "Z", "'}", "'~"})
  void hugeCounts(String fin) {
    TestTerminal.open(80, 24)
        .raw("abc\033[2147483647" + fin + "\033[99999999999999999999" + fin)
        .raw(RECOVER)
        .shows("~~OK~~");
  }

  @Test
  void hugeRectanglesAndMargins() {
    for (String sequence :
        new String[] {
          "[65535;65535;65535;65535$z",
          "[1;1;65535;65535$z",
          "[65;1;1;65535;65535$x",
          "[1;1;65535;65535;1;65535;65535;1$v",
          "[5;5;1;1$z",
          "[0;65535r",
          "[65535;65535r",
          "[?69h\033[65535;65535s",
          "[?69h\033[5;10s\033[999@\033[999P",
          "[8;65535;65535t"
        }) {
      TestTerminal.open(80, 24).raw("\033" + sequence).raw(RECOVER).shows("~~OK~~");
    }
  }

  @Test
  void twoThousandColons() {
    TestTerminal.open(80, 24).raw("\033[" + ":".repeat(2000) + "mx").shows("x");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void randomBytes(long seed) {
    Random random = new Random(seed);
    TestTerminal terminal = TestTerminal.open(1 + random.nextInt(90), 1 + random.nextInt(30));
    byte[] bytes = new byte[4096];
    for (int round = 0; round < 100; round++) {
      random.nextBytes(bytes);
      terminal.feed(bytes);
    }
    terminal.resize(80, 24).raw(RECOVER).shows("~~OK~~");
  }

  /** Sequences that are nearly right, sizes that change; invariants after every step. */
  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  void grammarFuzz(long seed) {
    Random random = new Random(seed);
    TestTerminal terminal = TestTerminal.open(2 + random.nextInt(40), 1 + random.nextInt(12));
    for (int step = 0; step < 4000; step++) {
      if (random.nextInt(60) == 0) terminal.resize(1 + random.nextInt(50), 1 + random.nextInt(20));
      else terminal.enter(Fuzz.sequence(random));
    }
    terminal.resize(80, 24).raw(RECOVER).shows("~~OK~~");
  }

  /** However a stream is cut, the screen, the replies and the records are the same. */
  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23, 24, 25, 26, 27, 28})
  void cuttingMakesNoDifference(long seed) {
    Random random = new Random(seed);
    StringBuilder stream = new StringBuilder();
    for (int step = 0; step < 1500; step++) stream.append(Fuzz.sequence(random));
    byte[] bytes = stream.toString().getBytes(StandardCharsets.UTF_8);
    TestTerminal whole = TestTerminal.open(40, 12).feed(bytes);
    TestTerminal cut = TestTerminal.open(40, 12);
    for (int at = 0; at < bytes.length; ) {
      int length = Math.min(bytes.length - at, 1 + random.nextInt(9));
      cut.vt.feed(bytes, at, length);
      at += length;
    }
    cut.check();
    assertThat(cut.lines()).isEqualTo(whole.lines());
    assertThat(cut.history()).isEqualTo(whole.history());
    assertThat(cut.takeReplies()).isEqualTo(whole.takeReplies());
    assertThat(cut.events).isEqualTo(whole.events);
    for (int row = 0; row < 12; row++) {
      for (int col = 0; col < 40; col++) {
        assertThat(cut.style(row, col)).isEqualTo(whole.style(row, col));
      }
    }
  }
}
