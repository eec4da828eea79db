package dev.belisha.app;

import dev.belisha.control.AppActions;
import dev.belisha.control.ControlClient;
import dev.belisha.control.ControlReply;
import dev.belisha.control.ControlServer;
import dev.belisha.control.StatusFeed;
import dev.belisha.control.WindowOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the Belisha that runs on this display, or becomes it. That is settled before the toolkit
 * starts, which takes seconds on a loaded machine: another start meanwhile has to find us.
 */
final class SingleInstance {
  /** Between having the lock and answering lie some milliseconds, more on a loaded machine. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final long PAUSE_MS = 50;
  private static final Outcome NEITHER = new Outcome(null, null);

  private SingleInstance() {}

  /**
   * Which of the two it came to.
   *
   * @param reply of the one that runs; null when none does
   * @param server ours; null when another serves, or none can
   */
  record Outcome(@Nullable ControlReply reply, @Nullable ControlServer server) {}

  /**
   * Blocks for as long as another has the lock and does not answer yet, ten seconds at most.
   *
   * @param joins asks the one that runs first
   * @param actions what later starts ask of us; called as soon as this returns, or before
   */
  static Outcome find(
      Path socket, WindowOptions options, boolean joins, AppActions actions, StatusFeed feed)
      throws InterruptedException {
    return find(socket, options, joins, actions, feed, PATIENCE);
  }

  static Outcome find(
      Path socket,
      WindowOptions options,
      boolean joins,
      AppActions actions,
      StatusFeed feed,
      Duration patience)
      throws InterruptedException {
    ControlClient client = new ControlClient(socket);
    long end = System.nanoTime() + patience.toNanos();
    while (true) {
      Optional<ControlReply> reply = joins ? client.open(options) : Optional.empty();
      if (reply.isPresent()) return new Outcome(reply.get(), null);
      try {
        Optional<ControlServer> server = ControlServer.start(socket, actions, feed);
        if (server.isPresent()) return new Outcome(null, server.get());
      } catch (IOException e) {
        System.err.println(
            "belisha: later starts will open windows of their own: " + e.getMessage());
        return NEITHER;
      }
      // Another is just starting, or hangs.
      if (!joins || System.nanoTime() - end > 0) return NEITHER;
      Thread.sleep(PAUSE_MS);
    }
  }
}
