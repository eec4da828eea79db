package dev.belisha.session;

import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.TerminalEvent;
import java.util.List;

/**
 * What a session tells its owner. Every call comes on one of the session's own threads, one at a
 * time and in stream order, with the session's lock not held; do little and return.
 */
public interface SessionListener {
  /** The screen changed since the view last took a snapshot; called once until it takes one. */
  default void damaged() {}

  default void event(TerminalEvent event) {}

  /**
   * Records changed. Under a flood many changes come as one call: {@code transitions} holds every
   * transition since the last call (at most {@link Session#MAX_QUEUED_TRANSITIONS}, oldest
   * dropped), {@code records} the state after them.
   */
  default void statusChanged(List<Transition> transitions, List<StatusRecord> records) {}

  /** The program ended, its output is drained, {@link #statusChanged} was called for the drops. */
  default void exited(int status) {}
}
