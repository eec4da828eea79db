package dev.belisha.session;

import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.context.TerminalEvent;
import java.util.List;

/**
 * What a session tells its owner, on threads of the session or of who called it. Do little and
 * return. There are two kinds of calls, and one of each may come at the same time:
 *
 * <ul>
 *   <li>{@link #output}, {@link #replied} and {@link #outside} under the session's lock, one at a
 *       time and in the order in which the engine sees them.
 *   <li>All others after it, with the lock not held, one at a time. Calls of one method come in the
 *       order of the stream. Between methods there is no order but that {@link #exited} is the
 *       last: records are told at once, events at most twenty times a second, and a notification in
 *       a flood up to four seconds after what the program sent later.
 * </ul>
 */
public interface SessionListener {
  /** The screen changed since the view last took a snapshot; called once until it takes one. */
  default void damaged() {}

  /** The newest of its kind, except that each notification and prompt mark is told. */
  default void event(TerminalEvent event) {}

  /**
   * Records changed. Under a flood many changes come as one call: {@code transitions} holds every
   * transition since the last call (at most {@link Session#MAX_QUEUED_TRANSITIONS}, oldest
   * dropped), {@code records} the state after them, least recently updated first.
   */
  default void statusChanged(List<Transition> transitions, List<StatusRecord> records) {}

  /** The program ended, its output is drained, {@link #statusChanged} was called for the drops. */
  default void exited(int status) {}

  /** Raw output, before the engine sees it. Under the lock; the array is used again. */
  default void output(byte[] bytes, int offset, int length) {}

  /** What else changed the engine, in its place between two outputs. Under the lock. */
  default void outside(Outside what) {}

  /** The engine's answer to the program, keys and pastes included. Under the lock. */
  default void replied(byte[] bytes) {}
}
