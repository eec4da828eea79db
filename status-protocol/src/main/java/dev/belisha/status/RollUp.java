package dev.belisha.status;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Many records, one badge (protocol page, section 7): blocked, then unseen error, unseen done,
 * working, idle; ties go to the newest state change. A result does not lead while an ancestor of
 * its own is still working or blocked; a seen result never leads.
 */
public final class RollUp {
  private static final Comparator<StatusRecord> BY_STATE =
      Comparator.comparingInt(record -> rank(record.state()));

  /** Among one terminal's, whose store counts its changes. */
  private static final Comparator<StatusRecord> WITHIN =
      BY_STATE.thenComparingLong(StatusRecord::change);

  /** Of several terminals, only the clock is common. */
  private static final Comparator<StatusRecord> ACROSS =
      BY_STATE.thenComparing(StatusRecord::changedAt);

  private RollUp() {}

  /** How urgent a state is; the larger leads. */
  public static int rank(State state) {
    return switch (state) {
      case BLOCKED -> 5;
      case ERROR -> 4;
      case DONE -> 3;
      case WORKING -> 2;
      case IDLE -> 1;
    };
  }

  /** The record that leads among one terminal's, null when no badge is due. */
  public static @Nullable StatusRecord leader(Collection<StatusRecord> records) {
    Set<String> live = liveIds(records);
    StatusRecord leader = null;
    for (StatusRecord record : records) {
      if (canLead(record, live) && (leader == null || WITHIN.compare(record, leader) > 0)) {
        leader = record;
      }
    }
    return leader;
  }

  /** The record that leads among leaders, of panes or tabs. */
  public static @Nullable StatusRecord leaderOf(Collection<StatusRecord> leaders) {
    return leaders.stream().max(ACROSS).orElse(null);
  }

  /** Whether a record counts for the badge among the records of its terminal. */
  public static boolean canLead(StatusRecord record, Collection<StatusRecord> records) {
    return canLead(record, liveIds(records));
  }

  private static boolean canLead(StatusRecord record, Set<String> live) {
    return !record.state().isResult() || (!record.seen() && !hasAncestorIn(live, record.id()));
  }

  private static Set<String> liveIds(Collection<StatusRecord> records) {
    Set<String> live = new HashSet<>();
    for (StatusRecord record : records) {
      State state = record.state();
      if (state == State.WORKING || state == State.BLOCKED) live.add(record.id());
    }
    return live;
  }

  private static boolean hasAncestorIn(Set<String> ids, String id) {
    for (String at = id; !at.isEmpty(); ) {
      at = RecordId.parent(at);
      if (ids.contains(at)) return true;
    }
    return false;
  }
}
