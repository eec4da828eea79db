package dev.belisha.notify;

import dev.belisha.attention.Toast;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Where toasts go. Calls never wait (a backend has its own thread); what becomes of a toast is told
 * on it.
 */
public interface NotificationBackend extends AutoCloseable {
  /** Shows or, for an id that is up, replaces. */
  void show(Toast toast);

  void withdraw(int toastId);

  /** Takes down what is up; returns at once. */
  @Override
  void close();

  /** Waits for the end of what {@link #close} began, but not longer. Not on the FX thread. */
  default void awaitClosed(Duration most) throws InterruptedException {}

  /**
   * A person clicked.
   *
   * @param activationToken from the server (ActivationToken signal), when it gave one
   * @param button of its program's, from 1; 0 for the toast as a whole, {@link #SHOW_TAB}
   */
  record Click(Toast toast, @Nullable String activationToken, int button) {
    /** Our own button: it shows the tab also when a click on the toast would not. */
    public static final int SHOW_TAB = -1;

    public Click(Toast toast, @Nullable String activationToken) {
      this(toast, activationToken, 0);
    }

    /** Whether the person wants to go there. */
    public boolean jumps() {
      return toast.manner().jumps() || button == SHOW_TAB;
    }
  }

  /** What becomes of toasts on screen. */
  @FunctionalInterface
  interface Listener {
    void clicked(Click click);

    /** The person or the desktop took it off the screen, not we. Comes after its click, if any. */
    default void closed(Toast toast) {}

    /** The desktop is, or is no longer, on do not disturb; at first it is not (B-17). */
    default void doNotDisturb(boolean on) {}
  }

  /** Makes a backend that tells the listener. */
  interface Factory {
    NotificationBackend open(Listener listener) throws UnavailableException;
  }

  /** No server to talk to; the message says why. */
  final class UnavailableException extends Exception {
    private static final long serialVersionUID = 1L;

    public UnavailableException(String message) {
      super(message);
    }
  }
}
