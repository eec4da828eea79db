package dev.belisha.shell;

import dev.belisha.attention.Effect.PlayCue.Cue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays the two cues, made here of a few waves. On a thread of its own: opening a line may take
 * long, and nobody waits for it. Any thread may call.
 *
 * <p>Java's own sound and not the notification server's {@code sound-name}: many servers play none,
 * and none knows our volume. So every notification asks the server to be silent.
 */
final class CuePlayer implements AutoCloseable {
  static final int RATE = 44_100;

  private static final Logger LOG = LoggerFactory.getLogger(CuePlayer.class);
  private static final double NOTE_SECONDS = 0.13;

  /** Loudest at full volume: a cue, not an alarm. */
  private static final double LOUDEST = 0.5 * Short.MAX_VALUE;

  private final Output output;

  /**
   * One plays and one may wait; more at a time is one sound too many. A core of one that may end
   * when idle: with a core of none the first sound would lie in the queue until the thread is up,
   * and the second would be dropped.
   */
  private final ThreadPoolExecutor player =
      new ThreadPoolExecutor(
          1,
          1,
          10,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(1),
          Thread.ofPlatform().daemon().name("sound").factory(),
          new ThreadPoolExecutor.DiscardPolicy());

  private volatile int volume;
  private boolean complained;

  /** Where waves go: 16 bits, signed, little-endian, mono, {@link #RATE} a second; blocks. */
  interface Output {
    void play(byte[] waves) throws LineUnavailableException;
  }

  CuePlayer() {
    this(CuePlayer::line);
  }

  CuePlayer(Output output) {
    this.output = output;
    player.allowCoreThreadTimeOut(true);
  }

  /** In percent. */
  void volume(int percent) {
    volume = percent;
  }

  void play(Cue cue) {
    play(notes(cue));
  }

  /** One short high note: a program's bell. */
  void bell() {
    play(new double[] {1318.5});
  }

  private void play(double[] notes) {
    int percent = volume;
    player.execute(() -> play(notes, percent));
  }

  private void play(double[] notes, int percent) {
    try {
      output.play(waves(notes, percent));
    } catch (LineUnavailableException | RuntimeException e) {
      // A machine without sound is no fault, and once is enough.
      if (!complained) LOG.info("No sound can be played here: {}", e.getMessage());
      complained = true;
    }
  }

  private static void line(byte[] waves) throws LineUnavailableException {
    AudioFormat format = new AudioFormat(RATE, 16, 1, true, false);
    try (SourceDataLine line = AudioSystem.getSourceDataLine(format)) {
      line.open(format);
      line.start();
      line.write(waves, 0, waves.length);
      line.drain();
    }
  }

  /** Two notes up for what needs the person, one lower note for what is finished. */
  private static double[] notes(Cue cue) {
    return switch (cue) {
      case NEEDS_YOU -> new double[] {659.26, 880};
      case FINISHED -> new double[] {523.25};
    };
  }

  static byte[] waves(Cue cue, int percent) {
    return waves(notes(cue), percent);
  }

  private static byte[] waves(double[] notes, int percent) {
    int samples = (int) (NOTE_SECONDS * RATE);
    byte[] waves = new byte[notes.length * samples * 2];
    // Loudness is heard by its square root, roughly.
    double peak = LOUDEST * Math.pow(percent / 100.0, 2);
    int at = 0;
    for (double note : notes) {
      for (int i = 0; i < samples; i++) {
        double rise = Math.min(1, i / (0.01 * RATE));
        double fall = 1 - (double) i / (samples - 1);
        double wave = Math.sin(2 * Math.PI * note * i / RATE);
        short value = (short) Math.round(peak * rise * fall * wave);
        waves[at++] = (byte) value;
        waves[at++] = (byte) (value >> 8);
      }
    }
    return waves;
  }

  @Override
  public void close() {
    player.shutdown();
  }
}
