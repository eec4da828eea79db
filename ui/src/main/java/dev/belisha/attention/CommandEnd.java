package dev.belisha.attention;

import java.time.Duration;

/**
 * A shell's command came to its end (OSC 133 C and D): a mark on the row, and, when asked for, a
 * notification; never a badge.
 *
 * @param status its exit status, -1 when the shell did not tell
 * @param lasted from its output's beginning on
 */
record CommandEnd(int status, Duration lasted) {
  /** {@code Command failed with exit status 3 after 2 min 30 s}. */
  String words() {
    String how =
        switch (status) {
          case 0 -> "Command finished";
          case -1 -> "Command ended";
          default -> "Command failed with exit status " + status;
        };
    return how + " after " + Lengths.words(lasted);
  }
}
