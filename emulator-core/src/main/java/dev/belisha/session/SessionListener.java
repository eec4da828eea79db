package dev.belisha.session;

import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.context.TerminalEvent;
import java.util.List;

/**
 * What a session tells its owner. Calls come one at a time, in stream order, on the session's own
 * threads; all but {@link #output}, {@link #replied} and {@link #outside} with the session's lock
 * not held. Do little and return.
 */
public interface SessionListener {
  /** The screen changed since the view last took a snapshot; called once until it takes one. */
  default void damaged() {}

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
