package dev.belisha.session;

import java.lang.foreign.Arena;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Signals that whoever started this process had it ignore: HUP under {@code nohup}, INT and QUIT
 * behind a script's {@code &}. A program inherits that over fork and exec, and in its terminal
 * Ctrl+C or a closed tab would do nothing.
 */
final class IgnoredSignals {
  private static final int[] SIGNALS = {1, 2, 3, 15}; // HUP, INT, QUIT, TERM
  private static final long IGNORE = 1;

  /** More than any {@code struct sigaction} holds, in bytes; the handler is its first field. */
  private static final int SIGACTION = 256;

  private IgnoredSignals() {}

  /**
   * Has them caught instead, by a function without effect: they still do nothing here, and exec
   * takes handlers away (POSIX, exec). To be called before a fork; any thread.
   */
  static void keepFromPrograms() {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment now = arena.allocate(SIGACTION, Long.BYTES);
      MemorySegment harmless = Linker.nativeLinker().defaultLookup().find("abs").orElseThrow();
      for (int signal : SIGNALS) {
        // Only those: signal(2) would take the flags from the runtime's own handlers.
        if ((int) LibC.SIGACTION.invokeExact(signal, MemorySegment.NULL, now) != 0) continue;
        if (now.get(ValueLayout.ADDRESS, 0).address() != IGNORE) continue;
        MemorySegment before = (MemorySegment) LibC.SIGNAL.invokeExact(signal, harmless);
        assert before.address() == IGNORE;
      }
    } catch (Throwable failed) {
      throw new IllegalStateException("signals", failed);
    }
  }
}
