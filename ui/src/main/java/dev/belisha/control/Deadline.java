package dev.belisha.control;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Closes a connection when its time is over, so that who reads or writes on it comes back with an
 * {@link IOException}. One thread.
 */
public final class Deadline {
  private final Closeable connection;
  private @Nullable Thread watch;

  public Deadline(Closeable connection) {
    this.connection = connection;
  }

  /**
   * From now on so long is left.
   *
   * @param left null for ever
   */
  public void set(@Nullable Duration left) {
    if (watch != null) watch.interrupt();
    watch = left == null ? null : Thread.startVirtualThread(() -> closeAfter(left));
  }

  private void closeAfter(Duration left) {
    try {
      Thread.sleep(left);
      connection.close();
    } catch (InterruptedException | IOException done) {
      Thread.currentThread().interrupt();
    }
  }
}
