package dev.belisha.attention;

import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.attention.Timeline.Outcome;
import dev.belisha.status.DisplayText;
import dev.belisha.status.RollUp;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One tab: its panes, and what is known of it as one source of notifications. */
final class TabFacts {
  final int id;
  final List<PaneFacts> panes = new ArrayList<>();
  final Notice notice = new Notice();
  final PlainNotice plain = new PlainNotice();
  final TimelineRing timeline = new TimelineRing();
  private final SteadyTime time;
  private final Journal journal;

  /** Null when not muted, {@link Instant#MAX} until unmuted. */
  @Nullable Instant mutedUntil;

  /** What the journal was told of the badge last. */
  private @Nullable State told;

  /** As it was shown last; null when something about it has changed since. */
  private @Nullable TabStatus shown;

  TabFacts(int id, SteadyTime time, Journal journal) {
    this.id = id;
    this.time = time;
    this.journal = journal;
  }

  PaneFacts leading() {
    return ViewBuilder.leading(panes);
  }

  /** By its records; a badge may show the ring of OSC 9;4 beside. */
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
      for (StatusRecord record : pane.blocked) blocks.add(pane.subject(record));
    }
    return blocks;
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
    return isEnd(pane, leader, anyLive()) ? pane.subject(leader) : null;
  }

  private boolean anyLive() {
    return panes.stream().anyMatch(PaneFacts::live);
  }

  private static boolean isEnd(PaneFacts pane, StatusRecord result, boolean anyLive) {
    if (result.id().isEmpty()) return true;
    return !anyLive && !(result.state() == State.DONE && pane.hasRoot());
  }

  /** Of each result, when it came to be an end of the tab, whether it leads or not. */
  void noteEnds(Instant now) {
    boolean live = anyLive();
    for (PaneFacts pane : panes) {
      for (StatusRecord record : pane.results) {
        Event event = pane.event(record.id());
        if (event == null || event.weighed || event.ended != null) continue;
        if (isEnd(pane, record, live)) event.ended = now;
      }
    }
  }

  boolean has(PaneKey key) {
    return panes.stream().anyMatch(pane -> pane.key.equals(key));
  }

  /** Whether what is about to be told says what is, and leads. */
  boolean holds(Subject subject) {
    return stands(subject) && headline() == subject.event().state;
  }

  /** Whether what was told is still so, also when something more urgent leads by now. */
  boolean stands(Subject subject) {
    PaneFacts pane = subject.pane();
    String record = subject.record().id();
    if (!panes.contains(pane) || pane.event(record) != subject.event()) return false;
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

  void changed() {
    shown = null;
  }

  /** The same one again until something changes: of 200 tabs a report changes one. */
  TabStatus shown() {
    Instant until = mutedUntil == null ? null : time.wallAt(mutedUntil);
    TabStatus status = shown;
    if (status == null || !Objects.equals(status.mutedUntil(), until)) {
      status = ViewBuilder.tab(panes, until);
      shown = status;
    }
    return status;
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

  /** A record of one of its panes changed. */
  void changed(PaneFacts pane, Transition transition, Timeline.Change change) {
    timeline.add(change);
    journal.add(new Journal.RecordChanged(place(), pane.key.pane(), transition));
  }

  /** Tells what the badge shows from now on. */
  void noteBadge() {
    State badge = leading().badge();
    timeline.headline(badge, time.now(), time.wall());
    if (badge != told) journal.add(new Journal.BadgeChanged(place(), time.wall(), told, badge));
    told = badge;
  }

  /** Its last pane goes; it still has it. */
  void closed() {
    journal.add(new Journal.TabClosed(place(), time.wall()));
  }

  private Journal.Place place() {
    PaneFacts first = panes.getFirst();
    return new Journal.Place(first.window, id, first.position, DisplayText.neutral(first.label));
  }

  Timeline timelineNow() {
    return timeline.snapshot(id, panes.isEmpty() ? "" : panes.getFirst().label, time.now());
  }
}
