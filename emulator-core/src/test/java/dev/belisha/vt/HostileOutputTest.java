package dev.belisha.vt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Output made to hurt: nothing thrown, nothing grown, the terminal usable afterwards. */
class HostileOutputTest {
  private static final String RECOVER = "\030\033\\\007\033c~~OK~~\r\n";

  /** A string that never ends costs no memory past its cap, and its end frees the terminal. */
  @ParameterizedTest
  @ValueSource(
      strings = {"]7501;state=working:msg=", "]52;c;", "]8;;https://x/", "P+q", "_G", "X", "^"})
  void sixtyFourMebibytesOfStringThatNeverEnds(String intro) {
    TestTerminal terminal = TestTerminal.open(80, 24).raw("\033" + intro);
    byte[] chunk = new byte[65_536];
    Arrays.fill(chunk, (byte) 'A');
    long before = used();
    for (int at = 0; at < 1024; at++) terminal.vt.feed(chunk, 0, chunk.length);
    assertThat(used() - before).isLessThan(8 << 20);
    terminal.shows("").raw("\033\\ok").shows("ok").raw(RECOVER).shows("~~OK~~");
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
}
