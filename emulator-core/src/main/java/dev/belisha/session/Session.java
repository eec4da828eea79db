package dev.belisha.session;

import dev.belisha.vt.VtTerminal;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A program on a pty under the engine. Threads: any thread may call; nothing here waits for the
 * program. A reader thread feeds the engine under the session's lock, a writer thread drains the
 * reply queue, so that a program that does not read blocks neither.
 */
public final class Session implements AutoCloseable {
  public static final int MAX_QUEUED_TRANSITIONS = 1024;

  private Session() {}

  /**
   * Starts the program off the calling thread's back: blocks for the fork only, so not on the FX
   * thread.
   *
   * @throws StartFailedException with a sentence fit for the tab: command not found, not
   *     executable, no such directory, no pty
   */
  public static Session start(SessionSpec spec, SessionListener listener)
      throws StartFailedException {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Runs a reader under the lock; short, no waiting. */
  public <T> T read(Function<VtTerminal, T> reader) {
    throw new UnsupportedOperationException("not built yet");
  }

  /**
   * Runs an action under the lock, then tells the listener what it changed (from another thread).
   */
  public void act(Consumer<VtTerminal> action) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Raw bytes to the program, in order with replies. */
  public void write(byte[] bytes) {
    throw new UnsupportedOperationException("not built yet");
  }

  public void resize(int cols, int rows) {
    throw new UnsupportedOperationException("not built yet");
  }

  public boolean running() {
    throw new UnsupportedOperationException("not built yet");
  }

  /**
   * Name of the foreground program when it is not the session's own shell, else the empty string.
   */
  public String foregroundProgram() {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Hangs up: SIGHUP to the program's group, SIGKILL after a second. Returns at once. */
  @Override
  public void close() {
    throw new UnsupportedOperationException("not built yet");
  }
}
