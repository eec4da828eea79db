package dev.belisha.status.emit;

import java.io.IOException;

/**
 * Where a program's keys come from, read with patience. JLine's {@code
 * NonBlockingInputStream::read} is one, and any stream of a tty in raw mode can be made one.
 */
@FunctionalInterface
public interface TimedInput {
  /** Nothing came in time. */
  int NOTHING = -2;

  /** There is no more. */
  int END = -1;

  /**
   * @param millis how long to wait, at least 1
   * @return the next byte, 0 to 255, or {@link #NOTHING} or {@link #END}
   */
  int read(long millis) throws IOException;
}
