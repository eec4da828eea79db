package dev.belisha.view;

import dev.belisha.vt.screen.ScreenSnapshot;
import org.jspecify.annotations.Nullable;

/** Which line is on top: the live screen's, or one held while reading back. Knows no toolkit. */
final class ScrollPosition {
  private static final long FOLLOW = Long.MAX_VALUE;

  private long top = FOLLOW;
  private double rest;

  /** The line on top, kept on its text; null while following. */
  private @Nullable AnchoredText reading;

  /** In which the line on top counts. */
  private long generation;

  /** For {@link TerminalSource#snapshot}. */
  long top() {
    return top;
  }

  /** The text of the line on top; null while following. */
  @Nullable AnchoredText reading() {
    return reading;
  }

  boolean follows() {
    return top == FOLLOW;
  }

  void toBottom() {
    top = FOLLOW;
    rest = 0;
    reading = null;
  }

  void toTop(ScreenSnapshot screen) {
    to(screen.firstLine(), screen);
  }

  /** Negative is up. Fractions add up. */
  void by(double lines, ScreenSnapshot screen) {
    rest += lines;
    long whole = (long) rest;
    rest -= whole;
    // Not from the screen shown: it may be a frame behind.
    if (whole != 0) to((follows() ? screen.screenLine() : top) + whole, screen);
  }

  void to(long line, ScreenSnapshot screen) {
    long wanted = Math.max(line, screen.firstLine());
    top = wanted >= screen.screenLine() ? FOLLOW : wanted;
  }

  /** After a move: the engine is to keep the line on top on its text. */
  void hold(TerminalSource source, ScreenSnapshot screen) {
    generation = screen.generation();
    AnchoredText now =
        follows() ? null : new AnchoredText(new Selection.Range(top, 0, top, 1, false), generation);
    reading = now;
    if (now != null) source.act(now::anchor);
  }

  /** Another screen is shown: when its lines were wrapped anew, the same text stays on top. */
  void follow(TerminalSource source, ScreenSnapshot screen) {
    AnchoredText was = reading;
    if (was == null || screen.generation() == generation) return;
    Selection.Range now = was.in(screen.generation());
    if (now == null) return;
    to(now.startLine(), screen);
    hold(source, screen);
  }
}
