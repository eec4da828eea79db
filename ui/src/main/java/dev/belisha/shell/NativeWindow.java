package dev.belisha.shell;

import com.sun.glass.ui.Application;
import com.sun.javafx.stage.WindowHelper;
import com.sun.javafx.tk.TKStage;
import javafx.stage.Window;

/**
 * What JavaFX keeps to itself: the window system's number of a window (on X11 its XID), and the
 * program's name there. The one place that reaches into its insides.
 */
public final class NativeWindow {
  private NativeWindow() {}

  /**
   * Names the program to the window system (on X11 WM_CLASS), so that a taskbar finds its desktop
   * entry. FX thread, before the first window.
   */
  static void applicationName(String name) {
    Application.GetApplication().setName(name);
  }

  /** 0 while the window is not shown. FX thread. */
  public static long id(Window window) {
    TKStage peer = WindowHelper.getPeer(window);
    return peer == null ? 0 : peer.getRawHandle();
  }
}
