package dev.belisha.view;

import dev.belisha.session.Errand;
import dev.belisha.vt.search.HistorySearch;
import dev.belisha.vt.search.Hits;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;

/**
 * A search that follows its source, on a thread of its own while there is something to look
 * through: it holds the session's lock only to copy a slice of text, so output and typing go on.
 */
final class LiveSearch {
  /** Between two looks at new output. */
  private static final long PAUSE_MILLIS = 30;

  /** Between two tellings of a search that takes long. */
  private static final long TELL_NANOS = 100_000_000;

  private static final ThreadFactory THREADS =
      Thread.ofPlatform().daemon().name("belisha-search").factory();

  private final TerminalSource source;
  private final HistorySearch search;
  private final Consumer<Hits> found;
  private final Errand looking = new Errand(THREADS, this::pass);
  private volatile boolean closed;

  /**
   * @param found called on the search's thread, in order
   */
  LiveSearch(TerminalSource source, HistorySearch search, Consumer<Hits> found) {
    this.source = source;
    this.search = search;
    this.found = found;
  }

  /** There may be something new. Any thread; returns at once. */
  void look() {
    if (!closed) looking.request();
  }

  /** Ends it, at once even within an expression that takes long. Any thread. */
  void close() {
    closed = true;
    search.cancel();
  }

  private void pass() {
    if (closed || !source.read(search::copy)) return;
    long told = System.nanoTime();
    while (search.find() && !closed) {
      if (System.nanoTime() - told > TELL_NANOS) {
        found.accept(search.hits());
        told = System.nanoTime();
      }
      source.read(search::copy);
    }
    if (closed) return;
    found.accept(search.hits());
    pause();
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }
}
