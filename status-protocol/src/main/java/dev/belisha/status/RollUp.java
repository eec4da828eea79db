package dev.belisha.status;

import java.util.Collection;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Many records, one badge (protocol page, section 7): blocked, then unseen error, unseen done,
 * working, idle; ties go to the newest state change. A result does not lead while an ancestor of
 * its own is still working or blocked; a seen result never leads.
 */
public final class RollUp {
  private static final Comparator<StatusRecord> BY_URGENCY =
      Comparator.comparingInt((StatusRecord record) -> rank(record.state()))
          .thenComparing(StatusRecord::changedAt)
          .thenComparingLong(StatusRecord::revision);

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
    return records.stream().filter(record -> canLead(record, records)).max(BY_URGENCY).orElse(null);
  }

  /** The record that leads among leaders, of panes or tabs. */
  public static @Nullable StatusRecord leaderOf(Collection<StatusRecord> leaders) {
    return leaders.stream().max(BY_URGENCY).orElse(null);
  }

  /** Whether a record counts for the badge among the records of its terminal. */
  public static boolean canLead(StatusRecord record, Collection<StatusRecord> records) {
    if (!record.state().isResult()) return true;
    return !record.seen() && records.stream().noneMatch(other -> isLiveAncestor(other, record));
  }

  private static boolean isLiveAncestor(StatusRecord other, StatusRecord record) {
    boolean live = other.state() == State.WORKING || other.state() == State.BLOCKED;
    return live && !other.id().equals(record.id()) && RecordId.isWithin(record.id(), other.id());
  }
}
