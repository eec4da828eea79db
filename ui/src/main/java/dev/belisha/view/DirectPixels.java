package dev.belisha.view;

import javafx.stage.Window;

/**
 * A way to the screen past the toolkit, for a few rows that a typed key has changed: the toolkit's
 * own frame, which follows and shows the same, takes several milliseconds longer (decision 0019).
 */
public interface DirectPixels {
  /** The window system's number of a window, 0 while it has none. FX thread. */
  long window(Window window);

  /**
   * Puts pixels on the screen. Painter's thread. Does nothing when the window has gone.
   *
   * @param x in device pixels from the window's corner
   * @param pixels opaque, as 0xAARRGGBB, row after row
   * @param from where they begin in {@code pixels}
   * @throws IllegalStateException when there is no such way any more
   */
  void put(long window, int x, int y, int width, int height, int[] pixels, int from);
}
