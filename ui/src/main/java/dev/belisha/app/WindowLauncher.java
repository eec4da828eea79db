package dev.belisha.app;

import dev.belisha.control.WindowOptions;

/** Opens the window. Loaded only when one is wanted. */
final class WindowLauncher {
  private WindowLauncher() {}

  /** Runs until the last window is closed; gives the exit status. */
  static int run(WindowOptions options) {
    throw new UnsupportedOperationException("not built yet");
  }
}
