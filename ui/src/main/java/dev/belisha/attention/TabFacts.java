package dev.belisha.attention;

import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.attention.Timeline.Outcome;
import dev.belisha.status.RollUp;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One tab: its panes, and what is known of it as one source of notifications. */
final class TabFacts {
  final int id;
  final List<PaneFacts> panes = new ArrayList<>();
  final Notice notice = new Notice();
  final PlainNotice plain = new PlainNotice();
  final TimelineRing timeline = new TimelineRing();
  private final SteadyTime time;

  private @Nullable TabStatus shown;

  /** Null when not muted, {@link Instant#MAX} until unmuted. */
  @Nullable Instant mutedUntil;

  TabFacts(int id, SteadyTime time) {
    this.id = id;
    this.time = time;
  }

  /** Something of it, or of a pane, is another now. */
  void changed() {
    shown = null;
  }

  /** What is shown of it: made anew when something changed. */
  TabStatus status() {
    TabStatus status = shown;
    // When a mute ends is said by the clock on the wall, which may be set.
    if (status == null || mutedUntil != null) {
      Instant until = mutedUntil;
      status = ViewBuilder.tab(panes, until == null ? null : time.wallAt(until));
      shown = status;
    }
    return status;
  }

  PaneFacts leading() {
    return ViewBuilder.leading(panes);
  }

  @Nullable State headline() {
    StatusRecord leader = leading().leader;
    return leader == null ? null : leader.state();
  }

  boolean blocked() {
    return headline() == State.BLOCKED;
  }

  /** Every blocked record of the tab. */
  List<Subject> blocks() {
    List<Subject> blocks = new ArrayList<>();
    for (PaneFacts pane : panes) {
      for (StatusRecord record : pane.records) {
        if (record.state() == State.BLOCKED) blocks.add(pane.subject(record));
      }
    }
    return blocks;
  }

  /** Every result that nobody has seen. */
  List<Subject> results() {
    List<Subject> results = new ArrayList<>();
    for (PaneFacts pane : panes) {
      for (StatusRecord record : pane.records) {
        if (record.state().isResult() && !record.seen()) results.add(pane.subject(record));
      }
    }
    return results;
  }

  /** The one among some that a badge would show; null when there is none. */
  static @Nullable Subject newest(List<Subject> subjects) {
    StatusRecord best = RollUp.leaderOf(subjects.stream().map(Subject::record).toList());
    for (Subject subject : subjects) {
      if (subject.record() == best) return subject;
    }
    return null;
  }

  /** The result that leads, when it is the tab's own end and not one child's among others. */
  @Nullable Subject result() {
    PaneFacts pane = leading();
    StatusRecord leader = pane.leader;
    if (leader == null || !leader.state().isResult()) return null;
    if (!leader.id().isEmpty()) {
      if (panes.stream().anyMatch(PaneFacts::live)) return null;
      if (leader.state() == State.DONE && pane.hasRoot()) return null;
    }
    return pane.subject(leader);
  }

  /** Whether a notification about this still says what is. */
  boolean holds(Subject subject) {
    PaneFacts pane = subject.pane();
    String record = subject.record().id();
    if (!panes.contains(pane) || pane.event(record) != subject.event()) return false;
    if (headline() != subject.event().state) return false;
    return !subject.event().state.isResult() || pane.isUnseenResult(record);
  }

  /** Whether it no longer holds because the person has seen it. */
  boolean isSeen(Subject subject) {
    StatusRecord record = subject.pane().record(subject.record().id());
    return record != null && record.seen() && subject.pane().event(record.id()) == subject.event();
  }

  /** The same with the record's newest text. */
  Subject latest(Subject subject) {
    StatusRecord record = subject.pane().record(subject.record().id());
    return record == null ? subject : new Subject(subject.pane(), record, subject.event());
  }

  void decided(Subject subject, Outcome outcome, String reason) {
    decided(subject.pane().key, subject.record().id(), outcome, reason);
  }

  void decided(PaneKey pane, String recordId, Outcome outcome, String reason) {
    timeline.decided(time.wall(), pane, recordId, outcome, reason);
  }

  /** Something else than a report marked it. */
  void sign(PaneFacts pane, Origin origin, String words) {
    if (!words.isEmpty()) timeline.sign(time.wall(), pane.key.pane(), origin, words);
  }

  Timeline timelineNow() {
    return timeline.snapshot(id, panes.isEmpty() ? "" : panes.getFirst().label, time.now());
  }
}
