package dev.belisha.vt;

import com.code_intelligence.jazzer.junit.FuzzTest;

/**
 * Jazzer's target for the screen, see {@link ScreenFuzz}. {@code verify} runs its seeds, in the
 * folder of inputs named after this class; {@code docs/conformance.md} names the command that hunts
 * for more.
 */
class ScreenJazzerTest {
  @FuzzTest(maxDuration = "30m")
  void invariantsHoldAndNothingLeaks(byte[] output) {
    ScreenFuzz.run(output);
  }
}
