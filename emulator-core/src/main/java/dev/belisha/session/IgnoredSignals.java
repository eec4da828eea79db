package dev.belisha.session;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.stream.IntStream;

/**
 * Signals that whoever started this process had it ignore: HUP under {@code nohup}, INT and QUIT
 * behind a script's {@code &}. A program inherits that over fork and exec, and in its terminal
 * Ctrl+C or a closed tab would do nothing.
 */
final class IgnoredSignals {
  private static final int HUP = 1;
  private static final int INT = 2;
  private static final int QUIT = 3;
  private static final int TERM = 15;

  private static final MemorySegment DEFAULT = MemorySegment.NULL;
  private static final MemorySegment IGNORE = MemorySegment.ofAddress(1);

  /** More than any {@code struct sigaction} holds, in bytes; the handler is its first field. */
  private static final int SIGACTION = 256;

  private IgnoredSignals() {}

  /** What makes the process. */
  interface Fork<T> {
    T run() throws IOException;
  }

  /**
   * Runs a fork with those signals not ignored. One at a time: what is ignored is a matter of the
   * whole process, which for that moment is as if nobody had asked.
   */
  static synchronized <T> T takenBack(Fork<T> fork) throws IOException {
    int[] ignored = IntStream.of(HUP, INT, QUIT, TERM).filter(IgnoredSignals::isIgnored).toArray();
    for (int signal : ignored) set(signal, DEFAULT);
    try {
      return fork.run();
    } finally {
      for (int signal : ignored) set(signal, IGNORE);
    }
  }

  /**
   * Only asks: setting one back by signal(2) would lose the flags of the runtime's own handlers.
   */
  private static boolean isIgnored(int signal) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment now = arena.allocate(SIGACTION, Long.BYTES);
      boolean known = (int) LibC.SIGACTION.invokeExact(signal, MemorySegment.NULL, now) == 0;
      return known && now.get(ValueLayout.ADDRESS, 0).address() == IGNORE.address();
    } catch (Throwable failed) {
      throw new IllegalStateException("sigaction", failed);
    }
  }

  private static void set(int signal, MemorySegment handler) {
    try {
      MemorySegment before = (MemorySegment) LibC.SIGNAL.invokeExact(signal, handler);
      assert before.address() != -1;
    } catch (Throwable failed) {
      throw new IllegalStateException("signal", failed);
    }
  }
}
