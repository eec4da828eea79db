package dev.belisha.view;

import dev.belisha.view.ViewHabits.Blink;
import dev.belisha.vt.screen.ScreenSnapshot;
import org.jspecify.annotations.Nullable;

/**
 * Whether the cursor is drawn now. It stands still while somebody types or it moves, and again when
 * nothing has happened for a while, so that an idle window has nothing to draw. FX thread; knows no
 * toolkit.
 */
final class CursorBlink {
  /** Half a period. */
  static final int HALF_MILLIS = 530;

  /** Still for so long after a key or a move. */
  static final int STILL_MILLIS = 900;

  /** So many halves, some 15 seconds, then it rests. */
  static final int HALVES = 28;

  /** Runs a task on the FX thread after a while. */
  interface Later {
    void run(int millis, Runnable task);
  }

  private final Later later;
  private final Runnable repaint;
  private Blink when = Blink.PROGRAM;
  private boolean blinks;
  private boolean on = true;
  private int halves;
  private long place = -1;

  /** Which round of ticks is the one in force: those of before do nothing. */
  private int round;

  /**
   * @param repaint it is drawn otherwise now
   */
  CursorBlink(Later later, Runnable repaint) {
    this.later = later;
    this.repaint = repaint;
  }

  boolean isOn() {
    return on;
  }

  void when(Blink wanted) {
    when = wanted;
  }

  /**
   * What is shown, after every frame and change of focus.
   *
   * @param screen null for nothing
   */
  void follow(@Nullable ScreenSnapshot screen, boolean focused) {
    boolean wanted = screen != null && focused && screen.cursorVisible() && wants(screen);
    long now = screen == null ? -1 : screen.cursorLine() << 16 | screen.cursorCol();
    if (wanted == blinks && now == place) return;
    blinks = wanted;
    place = now;
    still();
  }

  private boolean wants(ScreenSnapshot screen) {
    return switch (when) {
      case NEVER -> false;
      case PROGRAM -> screen.cursorBlink();
      case ALWAYS -> true;
    };
  }

  /** A key was typed, or the cursor moved: it stands still, and blinks later. */
  void still() {
    int mine = ++round;
    halves = 0;
    show(true);
    if (blinks) later.run(STILL_MILLIS, () -> tick(mine));
  }

  private void tick(int mine) {
    if (mine != round || !blinks) return;
    halves++;
    show(halves >= HALVES || !on);
    if (halves < HALVES) later.run(HALF_MILLIS, () -> tick(mine));
  }

  private void show(boolean now) {
    if (now == on) return;
    on = now;
    repaint.run();
  }
}
