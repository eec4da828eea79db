package dev.belisha.attention;

import dev.belisha.attention.AttentionModel.ShellProgress;
import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.attention.AttentionView.PaneStatus;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.status.DisplayText;
import dev.belisha.status.RollUp;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Facts to what is shown: roll-ups, trees of records, texts made fit for display. */
final class ViewBuilder {
  private ViewBuilder() {}

  /** Whether a jump goes there: the one predicate behind count, jump and filter (B-47). */
  static boolean waits(@Nullable State headline) {
    return headline == State.BLOCKED || headline == State.ERROR || headline == State.DONE;
  }

  /**
   * One tab.
   *
   * @param panes its panes, at least one, in the order they opened
   * @param mutedUntil by the wall clock
   */
  static TabStatus tab(List<PaneFacts> panes, @Nullable Instant mutedUntil) {
    PaneFacts first = panes.getFirst();
    PaneFacts leading = leading(panes);
    StatusRecord leader = leading.leader;
    StatusRecord speaker = leader == null ? null : speaker(leading, leader);
    ShellProgress progress = leading.progress();
    boolean bell = panes.stream().anyMatch(pane -> pane.bell);
    State headline = leading.badge();
    int exit = exit(panes);
    CommandEnd command = headline == null && !bell && exit < 0 ? commandEnd(panes) : null;
    String provenance =
        leader != null
            ? "program"
            : progress != null
                ? "9;4"
                : bell ? "bell" : exit >= 0 ? "exit" : command != null ? "shell" : output(panes);
    String ownWords = command == null ? null : command.words();
    return new TabStatus(
        first.key.tab(),
        first.window,
        first.position,
        DisplayText.neutral(first.label),
        headline,
        leader == null ? null : leader.kind(),
        leader != null ? leader.progress() : progress != null ? progress.percent() : -1,
        leader == null ? null : leader.id(),
        leader == null ? null : leading.app(leader),
        speaker == null ? null : RecordTree.line(speaker.title(), RecordTree.MAX_TITLE),
        speaker == null ? ownWords : RecordTree.line(speaker.msg(), RecordTree.MAX_MESSAGE),
        leader == null ? null : leader.changedAt(),
        provenance,
        progress != null && progress.paused(),
        progress != null && progress.error(),
        bell,
        exit,
        mutedUntil,
        waits(headline),
        mix(panes),
        panes.stream().map(PaneFacts::shown).toList());
  }

  /** The least telling source. */
  private static String output(List<PaneFacts> panes) {
    return panes.stream().anyMatch(pane -> pane.activity) ? "output" : "";
  }

  private static @Nullable CommandEnd commandEnd(List<PaneFacts> panes) {
    for (PaneFacts pane : panes) {
      if (pane.commandEnd != null) return pane.commandEnd;
    }
    return null;
  }

  /** The first pane's exit status once all have ended, else -1. */
  private static int exit(List<PaneFacts> panes) {
    return panes.stream().allMatch(pane -> pane.exit >= 0) ? panes.getFirst().exit : -1;
  }

  /** The pane whose leader leads the tab, else one with OSC 9;4, else the first. */
  static PaneFacts leading(List<PaneFacts> panes) {
    List<StatusRecord> leaders = new ArrayList<>();
    for (PaneFacts pane : panes) {
      if (pane.leader != null) leaders.add(pane.leader);
    }
    StatusRecord best = RollUp.leaderOf(leaders);
    for (PaneFacts pane : panes) {
      if (best != null ? pane.leader == best : pane.progress() != null) return pane;
    }
    return panes.getFirst();
  }

  /** The root speaks for its pane unless a child is more urgent. */
  private static StatusRecord speaker(PaneFacts pane, StatusRecord leader) {
    for (StatusRecord record : pane.records) {
      if (!record.id().isEmpty()) continue;
      boolean asUrgent = RollUp.rank(record.state()) == RollUp.rank(leader.state());
      // A result that was seen has nothing to say any more.
      if (asUrgent && RollUp.canLead(record, pane.records)) return record;
    }
    return leader;
  }

  static PaneStatus pane(PaneFacts pane) {
    StatusRecord leader = pane.leader;
    ShellProgress progress = pane.progress();
    return new PaneStatus(
        pane.key,
        pane.badge(),
        leader == null ? null : leader.kind(),
        leader != null ? leader.progress() : progress != null ? progress.percent() : -1,
        pane.rows(),
        pane.revision());
  }

  private static Counts mix(List<PaneFacts> panes) {
    int[] counts = new int[State.values().length];
    for (PaneFacts pane : panes) {
      for (StatusRecord record : pane.records) {
        if (!record.seen()) counts[record.state().ordinal()]++;
      }
    }
    return counts(counts);
  }

  /** Tabs by headline. */
  static Counts counts(Collection<TabStatus> tabs) {
    int[] counts = new int[State.values().length];
    for (TabStatus tab : tabs) {
      if (tab.headline() != null) counts[tab.headline().ordinal()]++;
    }
    return counts(counts);
  }

  private static Counts counts(int[] by) {
    return new Counts(
        by[State.BLOCKED.ordinal()],
        by[State.ERROR.ordinal()],
        by[State.DONE.ordinal()],
        by[State.WORKING.ordinal()],
        by[State.IDLE.ordinal()]);
  }

  static final Comparator<TabStatus> BY_PLACE =
      Comparator.comparingInt(TabStatus::window)
          .thenComparingInt(TabStatus::position)
          .thenComparingInt(TabStatus::tab);
}
