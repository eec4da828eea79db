package dev.belisha.shell;

import com.sun.javafx.stage.WindowHelper;
import com.sun.javafx.tk.TKStage;
import javafx.stage.Window;

/**
 * The window system's number of a window (on X11 its XID), which JavaFX keeps to itself. The one
 * place that reaches into its insides.
 */
final class NativeWindow {
  private NativeWindow() {}

  /** 0 while the window is not shown. FX thread. */
  static long id(Window window) {
    TKStage peer = WindowHelper.getPeer(window);
    return peer == null ? 0 : peer.getRawHandle();
  }
}
