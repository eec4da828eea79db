package dev.belisha.attention;

import dev.belisha.attention.Effect.PlayCue;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;

/**
 * The sounds. Asked for only where a toast is shown, so that they obey its gate and its limits
 * (B-16), and one event is one sound (B-20); and at most one in {@link #GAP}.
 */
final class Cues {
  static final Duration GAP = Duration.ofSeconds(3);

  private final Gate gate;
  private final Consumer<Effect> effects;
  private final RateLimiter limit = new RateLimiter();

  Cues(Gate gate, Consumer<Effect> effects) {
    this.gate = gate;
    this.effects = effects;
  }

  /** A toast comes on screen. */
  void shown(Toast toast, Instant now) {
    if (!gate.policy().sound()) return;
    if (limit.freeAt(now, GAP, Integer.MAX_VALUE, GAP).isAfter(now)) return;
    limit.take(now);
    effects.accept(new PlayCue(toast.low() ? PlayCue.Cue.FINISHED : PlayCue.Cue.NEEDS_YOU));
  }
}
