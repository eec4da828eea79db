package dev.belisha.vt.search;

import dev.belisha.vt.screen.TextSlice;

/** Finds what a query says in a slice of text. One thread at a time, but for {@link #cancel}. */
sealed interface Finder permits TextFinder, RegexFinder {
  /** Takes what was found, in order; nothing overlaps. */
  interface Sink {
    /**
     * @param from, to chars of the slice, end exclusive
     */
    void hit(int from, int to);

    /** A logical line was given up: the expression took too long on it. */
    void skipped(int from);
  }

  /** Changes the slice's text as it needs. */
  void find(TextSlice slice, Sink sink);

  /** Ends a {@link #find} early, with what it has found. Any thread. */
  default void cancel() {}
}
