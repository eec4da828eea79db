package dev.belisha.attention;

import dev.belisha.status.RollUp;
import dev.belisha.status.StatusRecord;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The jump key (ux F6): blocked, oldest first, then error, then done; repeats go on to those not
 * yet visited, then round again. A round ends when the person types, or turns to a pane of their
 * own choice; the way back to where the first jump began ends with the latter only.
 */
final class JumpRound {
  private static final Comparator<PaneFacts> BY_URGENCY_THEN_AGE =
      Comparator.comparingInt((PaneFacts facts) -> -RollUp.rank(leader(facts).state()))
          .thenComparing(facts -> leader(facts).changedAt())
          .thenComparingInt(facts -> facts.key.pane());

  private final Set<PaneKey> visited = new HashSet<>();
  private @Nullable PaneKey from;
  private @Nullable PaneKey to;

  /** Where the person was before the first jump. */
  private @Nullable PaneKey begin;

  private @Nullable PaneKey lastFrom;
  private @Nullable PaneKey lastTo;

  /**
   * @param focused the pane with the keyboard, null for none
   * @param here the same, or what lies under a page
   */
  @Nullable PaneKey next(
      Collection<PaneFacts> panes, @Nullable PaneKey focused, @Nullable PaneKey here) {
    List<PaneFacts> waiting = new ArrayList<>();
    for (PaneFacts facts : panes) {
      if (facts.leader != null && ViewBuilder.waits(facts.leader.state())) waiting.add(facts);
    }
    waiting.sort(BY_URGENCY_THEN_AGE);
    if (waiting.isEmpty()) {
      end();
      return null;
    }
    List<PaneKey> order = waiting.stream().map(facts -> facts.key).toList();
    PaneKey next = firstOther(order, focused);
    if (next == null) {
      visited.clear();
      next = firstOther(order, focused);
    }
    if (next == null) next = order.getFirst();
    visited.add(next);
    from = focused;
    to = next;
    if (begin == null) begin = here;
    lastFrom = here;
    lastTo = next;
    return next;
  }

  /** The first not yet visited and not where the person is. */
  private @Nullable PaneKey firstOther(List<PaneKey> order, @Nullable PaneKey focused) {
    for (PaneKey pane : order) {
      if (!visited.contains(pane) && !pane.equals(focused)) return pane;
    }
    return null;
  }

  /** On the way from one window to another the keyboard is with the old pane, or nowhere. */
  void focused(@Nullable PaneKey pane) {
    if (pane == null) return;
    if (!pane.equals(from) && !pane.equals(to)) end();
    if (!pane.equals(lastFrom) && !pane.equals(lastTo)) begin = null;
  }

  @Nullable PaneKey back() {
    PaneKey back = begin;
    begin = null;
    return back;
  }

  void end() {
    visited.clear();
    from = null;
    to = null;
  }

  void forget(PaneKey pane) {
    visited.remove(pane);
    if (pane.equals(begin)) begin = null;
  }

  private static StatusRecord leader(PaneFacts facts) {
    StatusRecord leader = facts.leader;
    if (leader == null) throw new IllegalStateException("only panes with a leader are sorted");
    return leader;
  }
}
