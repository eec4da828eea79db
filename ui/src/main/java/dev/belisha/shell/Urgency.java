package dev.belisha.shell;

import dev.belisha.config.Settings.AttentionRequest;
import java.time.Duration;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Whether the desktop is to point at a window, since something waits and the person is elsewhere
 * (ux F6, B-37). FX thread.
 */
final class Urgency {
  /** How long {@link AttentionRequest#ONCE} points. */
  static final Duration ONCE = Duration.ofSeconds(5);

  private final Consumer<Boolean> point;
  private final BiConsumer<Duration, Runnable> later;
  private AttentionRequest wish = AttentionRequest.UNTIL_FOCUS;
  private int waiting;
  private boolean focused;
  private boolean called;

  /** So many have been pointed at once, or were there when the person was. */
  private int known;

  private boolean shortly;
  private int round;
  private boolean told;

  /**
   * @param point tells the desktop
   * @param later runs a task on the FX thread after a while
   */
  Urgency(Consumer<Boolean> point, BiConsumer<Duration, Runnable> later) {
    this.point = point;
    this.later = later;
  }

  /**
   * @param nowWaiting how many tabs need the person, in any window
   */
  void show(AttentionRequest nowWish, int nowWaiting, boolean nowFocused) {
    wish = nowWish;
    waiting = nowWaiting;
    focused = nowFocused;
    if (focused) {
      called = false;
      shortly = false;
      known = waiting;
    } else {
      if (waiting > known && wish == AttentionRequest.ONCE) pointShortly();
      known = waiting;
    }
    tell();
  }

  /** The person asked for the window and the desktop did not bring it: that is no setting. */
  void called() {
    called = true;
    tell();
  }

  private void pointShortly() {
    shortly = true;
    int mine = ++round;
    later.accept(
        ONCE,
        () -> {
          if (mine != round) return;
          shortly = false;
          tell();
        });
  }

  private void tell() {
    boolean now = !focused && (called || wanted());
    if (now == told) return;
    told = now;
    point.accept(now);
  }

  private boolean wanted() {
    return switch (wish) {
      case OFF -> false;
      case ONCE -> shortly && waiting > 0;
      case UNTIL_FOCUS -> waiting > 0;
    };
  }

  /** Whether it is pointed at. */
  boolean isOn() {
    return told;
  }
}
