package dev.belisha.view;

import dev.belisha.vt.VtTerminal.StatusMoment;
import java.util.Arrays;
import java.util.List;

/**
 * What stands beside the scrollbar and where one can jump to: prompts, and moments at which the
 * program was blocked or failed. Immutable.
 *
 * @param generation in which the lines count
 * @param prompts absolute lines, ascending
 */
@SuppressWarnings("ArrayRecordComponent") // never changed once it is handed out
record Landmarks(long generation, long[] prompts, List<StatusMoment> moments) {
  static final Landmarks NONE = new Landmarks(-1, new long[0], List.of());

  boolean isEmpty() {
    return prompts.length == 0 && moments.isEmpty();
  }

  /** The prompt next to a line, above it or below; -1 when there is none. */
  long prompt(long line, boolean above) {
    int at = Arrays.binarySearch(prompts, line);
    int index = at < 0 ? (above ? -at - 2 : -at - 1) : (above ? at - 1 : at + 1);
    return index < 0 || index >= prompts.length ? -1 : prompts[index];
  }
}
