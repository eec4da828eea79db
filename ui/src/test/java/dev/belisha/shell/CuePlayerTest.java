package dev.belisha.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.Effect.PlayCue.Cue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.sound.sampled.LineUnavailableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The two cues. */
class CuePlayerTest {

  private static int sample(byte[] waves, int at) {
    return (short) (waves[2 * at] & 0xFF | waves[2 * at + 1] << 8);
  }

  private static int peak(byte[] waves) {
    int peak = 0;
    for (int i = 0; i < waves.length / 2; i++) peak = Math.max(peak, Math.abs(sample(waves, i)));
    return peak;
  }

  /** B-40: the volume counts, and silence is silence. */
  @ParameterizedTest
  @EnumSource
  void theVolumeCounts(Cue cue) {
    int full = peak(CuePlayer.waves(cue, 100));
    assertThat(full).isBetween(10_000, Short.MAX_VALUE / 2);
    assertThat(peak(CuePlayer.waves(cue, 50))).isBetween(full / 5, full / 3);
    assertThat(peak(CuePlayer.waves(cue, 0))).isZero();
  }

  /** Short, and without a click at either end. */
  @ParameterizedTest
  @EnumSource
  void aCueIsShortAndSoft(Cue cue) {
    byte[] waves = CuePlayer.waves(cue, 100);
    int samples = waves.length / 2;
    assertThat(samples).isLessThan(CuePlayer.RATE * 3 / 10);
    assertThat(sample(waves, 0)).isZero();
    assertThat(Math.abs(sample(waves, samples - 1))).isLessThan(50);
    for (int i = 1; i < samples; i++) {
      assertThat(Math.abs(sample(waves, i) - sample(waves, i - 1))).isLessThan(3_000);
    }
  }

  @Test
  void theTwoDiffer() {
    assertThat(CuePlayer.waves(Cue.NEEDS_YOU, 50))
        .hasSizeGreaterThan(CuePlayer.waves(Cue.FINISHED, 50).length);
  }

  /** A sound device that hangs holds nobody up, and sounds do not pile up behind it. */
  @Test
  @Timeout(60)
  void nobodyWaitsForADevice() throws Exception {
    CountDownLatch open = new CountDownLatch(1);
    LinkedBlockingQueue<byte[]> played = new LinkedBlockingQueue<>();
    CuePlayer player =
        new CuePlayer(
            waves -> {
              try {
                open.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              played.add(waves);
            });
    player.volume(50);
    for (int i = 0; i < 100; i++) player.play(Cue.FINISHED);
    open.countDown();
    assertThat(played.poll(20, TimeUnit.SECONDS)).isNotNull();
    assertThat(played.poll(20, TimeUnit.SECONDS)).isNotNull();
    assertThat(played.poll(200, TimeUnit.MILLISECONDS)).isNull();
    player.close();
  }

  @Test
  @Timeout(60)
  void aMachineWithoutSoundIsNoFault() throws Exception {
    LinkedBlockingQueue<Integer> tries = new LinkedBlockingQueue<>();
    CuePlayer player =
        new CuePlayer(
            waves -> {
              tries.add(1);
              throw new LineUnavailableException("no device");
            });
    for (int i = 0; i < 2; i++) {
      player.play(Cue.NEEDS_YOU);
      assertThat(tries.poll(20, TimeUnit.SECONDS)).isNotNull();
    }
    player.close();
  }
}
