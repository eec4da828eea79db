package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.vt.TestTerminal;
import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What history costs in heap and time, told on standard output; for docs/performance.md. */
class HistoryMeasureTest {
  /** Lines of one kind. */
  private enum Text {
    /** One style, ASCII. */
    PLAIN {
      @Override
      String line(int number, int cols) {
        return "%08d the quick brown fox jumps over the lazy dog ".formatted(number).repeat(3);
      }
    },
    /** Another colour in each cell. */
    DENSE {
      @Override
      String line(int number, int cols) {
        StringBuilder line = new StringBuilder();
        for (int col = 0; col < cols; col++) {
          line.append("\033[48;5;%dm%c".formatted((col + number) % 256, 'a' + col % 26));
        }
        return line.toString();
      }
    },
    /** Another colour in each cell of another text: the dearest there is. */
    DENSE_WIDE {
      @Override
      String line(int number, int cols) {
        StringBuilder line = new StringBuilder();
        for (int col = 0; col < cols; col++) {
          line.append("\033[48;5;%dm%c".formatted((col + number) % 256, 'α' + col % 24));
        }
        return line.toString();
      }
    };

    abstract String line(int number, int cols);

    byte[] lines(int count, int cols) {
      StringBuilder all = new StringBuilder();
      for (int at = 0; at < count; at++) {
        String line = line(at, cols);
        all.append(this == PLAIN ? line.substring(0, Math.min(cols - 1, line.length())) : line);
        all.append("\r\n");
      }
      return all.toString().getBytes(StandardCharsets.UTF_8);
    }
  }

  @BeforeEach
  void onWish() {
    assumeTrue(Boolean.getBoolean("belisha.measure"), "a measurement: -Dbelisha.measure=true");
  }

  @ParameterizedTest
  @EnumSource(Text.class)
  void heapOfTenThousandLines(Text text) {
    byte[] block = text.lines(500, 120);
    feed(TestTerminal.open(120, 24, 10_000), block, 2_000);
    long before = heap();
    TestTerminal terminal = TestTerminal.open(120, 24, 10_000);
    feed(terminal, block, 25_000);
    long bytes = heap() - before;
    History history = terminal.screen().main.history;
    tell(
        "10,000 lines of 120 columns, %s: heap grew by %.1f MB, of it history %.1f MB (%.1f a cell)",
        text, bytes / 1e6, history.heap() / 1e6, history.heap() / 10_000.0 / 120);
    assertThat(bytes).isLessThan(text == Text.PLAIN ? 6_000_000 : 15_000_000);
    Reference.reachabilityFence(terminal);
  }

  /** The dearest lines there can be, as long as they can be. */
  @Test
  void heapOfAHundredThousandWidestLines() {
    byte[] block = Text.DENSE_WIDE.lines(100, 2000);
    long before = heap();
    TestTerminal terminal = TestTerminal.open(2000, 24, 100_000);
    feed(terminal, block, 100_000);
    long bytes = heap() - before;
    tell(
        "100,000 lines of 2000 columns, %s: %d lines kept, heap grew by %.0f MB",
        Text.DENSE_WIDE, terminal.vt.scrollbackLines(), bytes / 1e6);
    assertThat(terminal.vt.scrollbackLines()).isPositive();
    assertThat(bytes).isLessThan(History.MAX_BYTES * 5 / 4);
    Reference.reachabilityFence(terminal);
  }

  /** The same output costs the same above a history of any size. */
  @Test
  void scrollingCost() {
    byte[] block = Text.PLAIN.lines(500, 80);
    feed(TestTerminal.open(80, 24, 1_000), block, 400_000);
    for (int scrollback : new int[] {0, 1_000, 10_000, 100_000, 1_000_000}) {
      TestTerminal terminal = TestTerminal.open(80, 24, scrollback);
      feed(terminal, block, Math.max(20_000, scrollback + 1000));
      long best = Long.MAX_VALUE;
      for (int round = 0; round < 5; round++) {
        long start = cpuNanos();
        feed(terminal, block, 100_000);
        best = Math.min(best, cpuNanos() - start);
      }
      tell(
          "scrolling above %,d lines of history: %.0f ns a line of CPU",
          terminal.vt.scrollbackLines(), best / 100_000.0);
    }
  }

  @ParameterizedTest
  @EnumSource(Text.class)
  void resizeOfAHundredThousandLines(Text text) {
    TestTerminal terminal = TestTerminal.open(120, 24, 100_000);
    feed(terminal, text.lines(500, 120), 101_000);
    for (int cols : new int[] {119, 80, 120, 200, 100, 40, 120}) {
      long start = cpuNanos();
      terminal.vt.resize(cols, 24);
      tell(
          "%s, to %d columns: %.0f ms of CPU, %,d lines",
          text, cols, (cpuNanos() - start) / 1e6, terminal.vt.scrollbackLines());
    }
  }

  private static void feed(TestTerminal terminal, byte[] block, int lines) {
    int inBlock = 0;
    for (byte b : block) if (b == '\n') inBlock++;
    for (int at = 0; at < lines; at += inBlock) terminal.vt.feed(block, 0, block.length);
  }

  private static long heap() {
    Runtime runtime = Runtime.getRuntime();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 4; round++) {
      System.gc();
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }

  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  @SuppressWarnings("SystemOut") // what a measurement is for
  private static void tell(String what, Object... values) {
    System.out.println(what.formatted(values));
  }
}
