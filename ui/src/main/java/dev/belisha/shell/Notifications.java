package dev.belisha.shell;

import dev.belisha.attention.Toast;
import dev.belisha.notify.NotificationBackend;
import dev.belisha.notify.NotificationBackend.Listener;
import java.time.Duration;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * The backend in use: the desktop's server when there is one, else our own toasts. Opening asks the
 * bus and may wait, so it happens on {@code io}; what comes before it is open waits in order there.
 */
final class Notifications implements AutoCloseable {
  /** A server that does not answer is not waited for. */
  private static final Duration CLOSING = Duration.ofSeconds(1);

  private final NotificationBackend.Factory system;
  private final NotificationBackend.Factory own;
  private final Listener listener;
  private final Executor serial;
  private final Announcer announcer = new Announcer(Announcer::inWindows);
  private @Nullable NotificationBackend backend;

  /**
   * @param serial runs tasks one at a time, off the FX thread
   */
  Notifications(
      NotificationBackend.Factory system,
      NotificationBackend.Factory own,
      Listener listener,
      Executor serial) {
    this.system = system;
    this.own = own;
    this.listener = listener;
    this.serial = serial;
    serial.execute(this::backend);
  }

  void show(Toast toast) {
    announcer.say(toast.title());
    serial.execute(() -> backend().show(toast));
  }

  void withdraw(int toastId) {
    serial.execute(() -> backend().withdraw(toastId));
  }

  private NotificationBackend backend() {
    NotificationBackend open = backend;
    if (open == null) {
      open = open();
      backend = open;
    }
    return open;
  }

  private NotificationBackend open() {
    try {
      return system.open(listener);
    } catch (NotificationBackend.UnavailableException noServer) {
      try {
        return own.open(listener);
      } catch (NotificationBackend.UnavailableException e) {
        throw new IllegalStateException("toasts of our own need no server", e);
      }
    }
  }

  /**
   * Takes down what is up, after all that was asked for before; the last task on {@code serial}.
   */
  @Override
  public void close() {
    serial.execute(
        () -> {
          NotificationBackend open = backend;
          if (open == null) return;
          open.close();
          try {
            open.awaitClosed(CLOSING);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
  }
}
