package dev.belisha.vt;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.belisha.vt.screen.ScreenInvariants;

/**
 * Jazzer's target for the screen: any output at any size, with a resize in the middle. {@code
 * verify} runs its seeds, in the folder of inputs named after this class; {@code JAZZER_FUZZ=1}
 * with {@code -Dtest=ScreenJazzerTest} hunts for more.
 */
class ScreenJazzerTest {
  @FuzzTest
  void invariantsHoldAndNothingLeaks(byte[] output) {
    int cols = output.length > 0 ? 1 + (output[0] & 0x1F) : 20;
    int rows = output.length > 1 ? 1 + (output[1] & 0x0F) : 6;
    TestTerminal terminal = TestTerminal.open(cols, rows, 20);
    int half = output.length / 2;
    terminal.vt.feed(output, 0, half);
    terminal.check().resize(rows * 2, cols);
    terminal.vt.feed(output, half, output.length - half);
    terminal.check().resize(cols, rows);
    terminal.raw("\030\033\\\007\033c");
    ScreenInvariants.checkNothingLeaks(terminal.vt.screen());
  }
}
