package dev.belisha.view;

import java.util.concurrent.Executor;

/**
 * The slow blink of text (SGR 5). Waits for nothing while no text on screen blinks, so that it
 * costs nothing then. FX thread.
 */
final class TextBlink {
  /** Text is there as long as it is away. */
  static final int HALF_PERIOD_MS = 600;

  private final Executor halfPeriodLater;
  private final Runnable repaint;
  private boolean allowed = true;
  private boolean seen;
  private boolean waiting;
  private boolean off;

  /**
   * @param halfPeriodLater runs a task on the FX thread when half a period has passed
   */
  TextBlink(Executor halfPeriodLater, Runnable repaint) {
    this.halfPeriodLater = halfPeriodLater;
    this.repaint = repaint;
  }

  /** Whether blinking text is away just now. */
  boolean off() {
    return off;
  }

  /** Whether text may blink at all; else it stands still. */
  void allow(boolean now) {
    if (allowed == now) return;
    allowed = now;
    settle();
  }

  /** Tells whether what is on screen has blinking text. */
  void seen(boolean now) {
    seen = now;
    settle();
  }

  private void settle() {
    boolean wanted = allowed && seen;
    if (!wanted && off) {
      off = false;
      repaint.run();
    }
    if (!wanted || waiting) return;
    waiting = true;
    halfPeriodLater.execute(this::turn);
  }

  private void turn() {
    waiting = false;
    if (!allowed || !seen) return;
    off = !off;
    repaint.run();
    settle();
  }
}
