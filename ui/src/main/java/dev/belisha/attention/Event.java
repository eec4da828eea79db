package dev.belisha.attention;

import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How a record came into its state, and how far telling the person of it has come. A later
 * transition of the record makes another event; a new text or progress is none.
 */
final class Event {
  final State state;
  final Instant at;

  /** Since when the record works, also through being blocked; null when it does not. */
  final @Nullable Instant workBegan;

  /** How long it had worked before this result. */
  final Duration worked;

  /** True when the record was there before anything was told of it, as after a restore. */
  final boolean restored;

  /** The record's {@code change} of then; -1 until it is known. */
  long change = -1;

  /** Blocked, and not told since it began or since the person last had the pane in view. */
  boolean owed;

  /** Not yet looked at by {@link Notices}. */
  boolean fresh;

  /** Since when a result is its tab's end and no child's among others at work; null while not. */
  @Nullable Instant ended;

  /** A result that {@link Notices} has decided on. */
  boolean weighed;

  /** The one reminder of a blocked record has been given, or was not needed. */
  boolean reminded;

  /** Restored, and never looked at since: not to be told. */
  boolean quiet;

  /**
   * Revision of the result that was marked seen after a look at it; not again when the person marks
   * it unseen.
   */
  long lookedAt = -1;

  private Event(
      State state, Instant at, @Nullable Instant workBegan, Duration worked, boolean restored) {
    this.state = state;
    this.at = at;
    this.workBegan = workBegan;
    this.worked = worked;
    this.restored = restored;
  }

  /** Work lasts from its first {@code working} on, through being blocked, to its result. */
  static Event of(State to, @Nullable Event before, Instant now) {
    Instant began = before == null ? null : before.workBegan;
    Event event =
        switch (to) {
          case WORKING -> new Event(to, now, began == null ? now : began, Duration.ZERO, false);
          case BLOCKED -> new Event(to, now, began, Duration.ZERO, false);
          case DONE, ERROR ->
              new Event(
                  to,
                  now,
                  null,
                  began == null ? Duration.ZERO : Duration.between(began, now),
                  false);
          case IDLE -> new Event(to, now, null, Duration.ZERO, false);
        };
    event.fresh = true;
    event.owed = to == State.BLOCKED;
    return event;
  }

  /** Whether the record has changed its state or kind since. */
  boolean isBefore(StatusRecord record) {
    return change >= 0 && change != record.change();
  }

  /** Of a record that no transition told of: its badge shows, nothing is told (ux F5). */
  static Event restored(State state, Instant now) {
    Event event = new Event(state, now, null, Duration.ZERO, true);
    event.weighed = true;
    event.reminded = true;
    event.quiet = true;
    return event;
  }
}
