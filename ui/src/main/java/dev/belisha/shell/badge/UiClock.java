package dev.belisha.shell.badge;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/**
 * Time for what is on screen: alarms, and the one beat that turns every ring. Used and answering on
 * the FX thread. Not built on JavaFX animations, which keep the pulse running while they wait.
 */
public final class UiClock implements AutoCloseable {
  /**
   * Beats a second. Each costs a frame of the window, however little changes in it: with pictures
   * made in software 3 ms of a core.
   */
  static final int BEATS_A_SECOND = 4;

  /** With more rings than step at a beat: many that turn fast are no help, and 20 cost 2 %. */
  static final int BEATS_OF_MANY = 3;

  /**
   * Rings that step at a beat; of more, those whose turn it is. Of a parent with more than twelve
   * children that changed the toolkit draws everything anew (decision 0014).
   */
  static final int RINGS_A_BEAT = 12;

  private final InstantSource time;
  private final BooleanSupplier reducedMotion;
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(
          1,
          Thread.ofPlatform().daemon().name("ui-clock").factory(),
          // After the end, nothing is due any more.
          new ThreadPoolExecutor.DiscardPolicy());

  /** Those that wait longest for their step come first. */
  private final Set<Runnable> rings = new LinkedHashSet<>();

  private @Nullable ScheduledFuture<?> beat;
  private int beatsASecond;
  private @Nullable Boolean reducedByPerson;

  public UiClock(InstantSource time, BooleanSupplier reducedMotion) {
    this.time = time;
    this.reducedMotion = reducedMotion;
    timer.setRemoveOnCancelPolicy(true);
  }

  public Instant now() {
    return time.instant();
  }

  /** True when the person wants nothing to move. */
  public boolean reducedMotion() {
    Boolean wanted = reducedByPerson;
    return wanted == null ? reducedMotion.getAsBoolean() : wanted;
  }

  /** The person's own word on it; null for the desktop's. */
  public void reducedMotion(@Nullable Boolean wanted) {
    reducedByPerson = wanted;
  }

  /** Runs a task on the FX thread once the time has come; cancel what isn't wanted any more. */
  public ScheduledFuture<?> at(Instant when, Runnable task) {
    long nanos = Math.max(0, Duration.between(now(), when).toNanos());
    return timer.schedule(() -> Platform.runLater(task), nanos, TimeUnit.NANOSECONDS);
  }

  /**
   * Calls {@code step} on beats, on every one while there are no more than {@link #RINGS_A_BEAT};
   * the beat stops when the last ring leaves.
   */
  void join(Runnable step) {
    rings.add(step);
    keepTime();
  }

  void leave(Runnable step) {
    rings.remove(step);
    keepTime();
  }

  private void keepTime() {
    int wanted = rings.size() > RINGS_A_BEAT ? BEATS_OF_MANY : BEATS_A_SECOND;
    if (rings.isEmpty()) wanted = 0;
    if (wanted == beatsASecond) return;
    beatsASecond = wanted;
    ScheduledFuture<?> running = beat;
    if (running != null) running.cancel(false);
    beat = null;
    if (wanted == 0) return;
    long period = TimeUnit.SECONDS.toNanos(1) / wanted;
    beat =
        timer.scheduleAtFixedRate(
            () -> Platform.runLater(this::step), period, period, TimeUnit.NANOSECONDS);
  }

  /** A beat. */
  void step() {
    if (reducedMotion()) return;
    for (Runnable ring : rings.stream().limit(RINGS_A_BEAT).toList()) {
      // One that ran before may have taken it away.
      if (!rings.remove(ring)) continue;
      rings.add(ring);
      ring.run();
    }
  }

  /** How many rings turn now. */
  int rings() {
    return rings.size();
  }

  boolean beating() {
    return beat != null;
  }

  /** 0 while no ring turns. */
  int beatsASecond() {
    return beatsASecond;
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
