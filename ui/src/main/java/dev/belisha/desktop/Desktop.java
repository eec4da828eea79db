package dev.belisha.desktop;

import org.jspecify.annotations.Nullable;

/**
 * What only the window system knows. Calls return at once unless they say otherwise; a system that
 * cannot do a thing does nothing.
 *
 * <p>A window is named by the number the toolkit's peer gives it (on X11 its XID), never by its
 * title, which a program can set (B-31).
 */
public interface Desktop extends AutoCloseable {
  /**
   * Brings a window to the front with the keyboard: by the token (a startup id on X11), else by
   * _NET_ACTIVE_WINDOW with the server's time, else by the urgency hint. The next is tried when the
   * one before did not give it the keyboard in {@value #TRY_MILLIS} ms.
   *
   * @param refused called when only the urgency hint is left, on a thread of the desktop's
   */
  void raise(long window, @Nullable String activationToken, Runnable refused);

  long TRY_MILLIS = 400;

  void urgent(long window, boolean on);

  /** Whether the window system says this window has the keyboard; waits for the answer. */
  boolean focused(long window);

  /**
   * Whom to tell when the answer of {@link #focused} may have changed, as when the window manager
   * confirms a window after the toolkit has; on a thread of the desktop's, and soon.
   */
  default void onFocusMoved(Runnable listener) {}

  /** X11 PRIMARY, null when there is none. Waits for its owner: not on the FX thread. */
  @Nullable String primarySelection();

  void primarySelection(String text);

  @Override
  void close();

  /** No such window system here; the message says why. */
  final class UnavailableException extends Exception {
    private static final long serialVersionUID = 1L;

    public UnavailableException(String message) {
      super(message);
    }
  }
}
