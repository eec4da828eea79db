package dev.belisha.notify;

import dev.belisha.attention.Toast;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Where toasts go. Calls never wait (a backend has its own thread); clicks come on that thread. */
public interface NotificationBackend extends AutoCloseable {
  /** Shows or, for an id that is up, replaces. */
  void show(Toast toast);

  void withdraw(int toastId);

  @Override
  void close();

  /**
   * A person clicked.
   *
   * @param activationToken from the server (ActivationToken signal), when it gave one
   */
  record Click(Toast toast, @Nullable String activationToken) {}

  /** Makes a backend that calls {@code clicks} for every click. */
  interface Factory {
    NotificationBackend open(Consumer<Click> clicks) throws UnavailableException;
  }

  /** No server to talk to; the message says why. */
  final class UnavailableException extends Exception {
    private static final long serialVersionUID = 1L;

    public UnavailableException(String message) {
      super(message);
    }
  }
}
