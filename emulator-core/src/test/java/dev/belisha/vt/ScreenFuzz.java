package dev.belisha.vt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.screen.ScreenInvariants;
import java.nio.charset.StandardCharsets;

/**
 * What must hold of a screen whatever is sent, at any size: its invariants, before and after a
 * resize; the same whole or in pieces; tables that hold what is used, however often it comes; and
 * after a hard reset nothing is left, and text shows.
 */
final class ScreenFuzz {
  private static final int HISTORY = 20;
  private static final int AGAIN = 4;
  private static final byte[] RECOVER = "\030\033\\\007\033cok".getBytes(StandardCharsets.US_ASCII);

  private ScreenFuzz() {}

  /** The first two bytes choose the size too. */
  static void run(byte[] output) {
    int cols = output.length > 0 ? 1 + (output[0] & 0x1F) : 20;
    int rows = output.length > 1 ? 1 + (output[1] & 0x0F) : 6;
    int half = output.length / 2;
    TestTerminal whole = open(cols, rows);
    whole.vt.feed(output, 0, half);
    whole.check().resize(rows * 2, cols);
    whole.vt.feed(output, half, output.length - half);
    whole.check();
    TestTerminal cut = open(cols, rows);
    pieces(cut, output, 0, half);
    cut.vt.resize(rows * 2, cols);
    pieces(cut, output, half, output.length);
    assertThat(cut.lines()).isEqualTo(whole.lines());
    assertThat(cut.history()).isEqualTo(whole.history());
    assertThat(cut.takeReplies()).isEqualTo(whole.takeReplies());
    assertThat(cut.events).isEqualTo(whole.events);
    assertThat(cut.records.records()).isEqualTo(whole.records.records());

    for (int round = 0; round < AGAIN; round++) whole.vt.feed(output, 0, output.length);
    whole.check().resize(cols, rows);
    ScreenInvariants.checkTablesHoldWhatIsUsed(whole.vt.screen());
    whole.feed(RECOVER);
    if (whole.vt.cols() > 1) assertThat(whole.lines().getFirst()).isEqualTo("ok");
    whole.raw("\033c");
    ScreenInvariants.checkNothingLeaks(whole.vt.screen());
  }

  /** A program may change the size itself here. */
  private static TestTerminal open(int cols, int rows) {
    return TestTerminal.open(
        new TerminalOptions(cols, rows, HISTORY, TerminalOptions.EngineKind.BELISHA, true));
  }

  private static void pieces(TestTerminal terminal, byte[] output, int from, int to) {
    int step = output.length > 2 ? 1 + (output[2] & 7) : 1;
    for (int at = from; at < to; at += step) {
      terminal.vt.feed(output, at, Math.min(step, to - at));
    }
  }
}
