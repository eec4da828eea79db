package dev.belisha.serve;

import dev.belisha.control.StatusReader;
import java.io.IOException;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * The newest that is known of all tabs, for as long as somebody looks. One thread asks Belisha:
 * after each change, and every second for what is no change of a state, such as progress. Each
 * looker has only a number, the last it saw; so a slow one costs nothing. Any thread.
 */
final class Board implements AutoCloseable {
  /** However fast programs change, so long lies between two lists. */
  static final Duration PAUSE = Duration.ofMillis(200);

  private static final Duration UNTOLD = Duration.ofSeconds(1);
  private static final Duration RETRY = Duration.ofSeconds(1);

  /** A long list is made less often: about so many characters in a millisecond. */
  private static final int CHARACTERS_PER_MS = 4000;

  private final StatusReader reader;
  private final Thread asking;
  private long revision;
  private @Nullable Shown shown;
  private int lookers;
  private boolean changed;
  private boolean closed;

  /**
   * @param revision counts up
   * @param tabs {@code {"text":…,"tabs":[…]}} on one line; null when no Belisha answers
   */
  record Shown(long revision, @Nullable String tabs) {}

  Board(StatusReader reader) {
    this.reader = reader;
    this.asking = Thread.ofPlatform().daemon().name("belisha-board").start(this::ask);
  }

  /** Somebody looks from now on, until {@link #leave}. */
  synchronized void enter() {
    lookers++;
    changed = true;
    notifyAll();
  }

  synchronized void leave() {
    lookers--;
    // What nobody keeps up to date must not be shown to the next.
    if (lookers == 0) shown = null;
  }

  /** What is newer than a number; null when nothing is after a while, or at the end. */
  synchronized @Nullable Shown after(long known, Duration patience) throws InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    while (!closed) {
      Shown newest = shown;
      if (newest != null && newest.revision > known) return newest;
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) return null;
      wait(left);
    }
    return null;
  }

  private void ask() {
    try {
      while (true) {
        awaitLookers();
        try {
          follow(reader.list());
        } catch (IOException endedOrHangs) {
          publish(null);
        }
        Thread.sleep(RETRY);
      }
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
  }

  /** Until the changes end: Belisha has ended, or some were lost, and we begin anew. */
  private void follow(ObjectNode first) throws IOException, InterruptedException {
    publish(first);
    long since = first.path("seq").asLong(0);
    Thread changes = Thread.startVirtualThread(() -> hear(since));
    try {
      int length = first.toString().length();
      while (changes.isAlive()) {
        Thread.sleep(PAUSE.toMillis() + length / CHARACTERS_PER_MS);
        awaitChange();
        awaitLookers();
        ObjectNode listing = reader.list();
        length = publish(listing);
      }
    } finally {
      changes.interrupt();
    }
  }

  private void hear(long since) {
    try {
      reader.changes(since, this::change);
    } catch (IOException ended) {
      // The next list finds out.
    }
    change();
  }

  private synchronized void change() {
    changed = true;
    notifyAll();
  }

  private synchronized void awaitChange() throws InterruptedException {
    long end = System.nanoTime() + UNTOLD.toNanos();
    while (!changed) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) break;
      wait(left);
    }
    changed = false;
  }

  private synchronized void awaitLookers() throws InterruptedException {
    while (lookers == 0) wait();
  }

  private int publish(@Nullable ObjectNode listing) {
    String tabs = listing == null ? null : Trimmed.of(listing, reader.hasText()).toString();
    synchronized (this) {
      Shown last = shown;
      boolean same = last != null && Objects.equals(last.tabs, tabs);
      if (!same && lookers > 0) {
        revision++;
        shown = new Shown(revision, tabs);
        notifyAll();
      }
    }
    return tabs == null ? 0 : tabs.length();
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    asking.interrupt();
  }
}
