package dev.belisha.view;

import dev.belisha.vt.screen.ScreenSnapshot;

/** Which line is on top: the live screen's, or one held while reading back. Knows no toolkit. */
final class ScrollPosition {
  private static final long FOLLOW = Long.MAX_VALUE;

  private long top = FOLLOW;
  private double rest;

  /** For {@link TerminalSource#snapshot}. */
  long top() {
    return top;
  }

  boolean follows() {
    return top == FOLLOW;
  }

  void toBottom() {
    top = FOLLOW;
    rest = 0;
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
}
