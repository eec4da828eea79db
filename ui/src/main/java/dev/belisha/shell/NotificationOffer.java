package dev.belisha.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * Offers once in a person's life to turn notifications on: at the first program that waits for them
 * while these are off (B-41). A file remembers it.
 */
final class NotificationOffer {
  private final Optional<Path> memory;
  private final Executor io;

  /**
   * @param memory the file; empty to offer once a run
   * @param io for what touches the disk
   */
  NotificationOffer(Optional<Path> memory, Executor io) {
    this.memory = memory;
    this.io = io;
  }

  /** Runs {@code offer} on {@code io} unless it was made before. Any thread. */
  void make(Runnable offer) {
    io.execute(
        () -> {
          if (memory.isEmpty() || remember(memory.get())) offer.run();
        });
  }

  /** False when it was remembered before. */
  private static boolean remember(Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.createFile(file);
      return true;
    } catch (IOException e) {
      // There already; or it cannot be remembered, and offering each time would be a nuisance.
      return false;
    }
  }
}
