package dev.belisha.status.emit;

import java.time.Duration;

/**
 * Runs a task when the JVM ends: {@code System.exit}, the end of the last thread, and SIGINT,
 * SIGTERM and SIGHUP, which the JVM turns into an exit (unless it runs with {@code -Xrs}). Not
 * thread-safe.
 */
final class ExitHook {
  /** A terminal that is stopped (Ctrl+S) must not keep the program from ending. */
  private static final Duration PATIENCE = Duration.ofMillis(500);

  private final Thread hook;
  private boolean set;

  ExitHook(Runnable task) {
    hook = new Thread(() -> runWithPatience(task), "program-status-exit");
  }

  /** Sets it if it is not; false when the JVM is ending already, too late for that. */
  boolean isSet() {
    if (set) return true;
    try {
      Runtime.getRuntime().addShutdownHook(hook);
      set = true;
    } catch (IllegalStateException ending) {
      return false;
    }
    return true;
  }

  void remove() {
    if (!set) return;
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
      set = false;
    } catch (IllegalStateException ending) {
      // It runs, or has run.
    }
  }

  private static void runWithPatience(Runnable task) {
    Thread worker = Thread.ofPlatform().daemon().name("program-status-clear").start(task);
    try {
      worker.join(PATIENCE);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
