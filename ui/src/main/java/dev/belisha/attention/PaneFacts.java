package dev.belisha.attention;

import dev.belisha.attention.AttentionModel.ShellProgress;
import dev.belisha.attention.AttentionView.PaneStatus;
import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.Timeline.Change;
import dev.belisha.status.RecordId;
import dev.belisha.status.RollUp;
import dev.belisha.status.Source;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** What is known of one pane. */
final class PaneFacts {
  final PaneKey key;
  int window;
  int position;
  String label = "";
  List<StatusRecord> records = List.of();
  @Nullable StatusRecord leader;

  /** Of the records those that are blocked, and those that are done or failed. */
  List<StatusRecord> blocked = List.of();

  List<StatusRecord> results = List.of();

  private boolean live;
  private boolean root;
  boolean bell;

  /** The exit status of a program that has ended, -1 while it runs. */
  int exit = -1;

  /** It printed something while nobody looked (B-54). */
  boolean activity;

  /** Since when the shell's command runs, steady; null when none does or the shell doesn't tell. */
  @Nullable Instant commandSince;

  /** The last one to end, while nobody has looked. */
  @Nullable CommandEnd commandEnd;

  /** When the person asked to come here, by a jump or a toast, and is not yet here. */
  @Nullable Instant coming;

  /** Since when the person is here, having come by a jump or a toast. */
  @Nullable Instant hereSince;

  /** Of each record, how it came into its state. */
  private final Map<String, Event> events = new HashMap<>();

  /** Something was told of it before. */
  private boolean known;

  private @Nullable ShellProgress progress;
  private boolean reported;
  private final RecordTree tree = new RecordTree();
  private @Nullable PaneStatus shown;

  PaneFacts(PaneKey key) {
    this.key = key;
  }

  /**
   * Takes over what a record store told.
   *
   * @param now steady
   */
  void update(
      List<Transition> transitions,
      List<StatusRecord> latest,
      Instant now,
      BiConsumer<Transition, Change> told) {
    for (Transition transition : transitions) {
      if (transition.source() == Source.REPORT) {
        // From its first report on, OSC 7501 speaks for this pane (protocol page, section 5).
        reported = true;
        progress = null;
      }
      told.accept(transition, follow(transition, now));
    }
    reconcile(latest, now);
    known = true;
    records = latest;
    sort(latest);
    leader = RollUp.leader(latest);
    if (!transitions.isEmpty() && hasRoot()) muteFinishedChildren();
    shown = null;
  }

  /**
   * A new run has told nothing yet: what the former told goes, by the person's doing.
   *
   * @param time of the wall clock
   * @param now steady
   */
  void restarted(Instant time, Instant now, BiConsumer<Transition, Change> told) {
    List<Transition> gone =
        records.stream()
            .map(
                record ->
                    new Transition(
                        0,
                        time,
                        record.id(),
                        record.state(),
                        null,
                        record.kind(),
                        record.app(),
                        record.title(),
                        record.msg(),
                        Source.USER))
            .toList();
    update(gone, List.of(), now, told);
    exit = -1;
    bell = false;
    activity = false;
    commandSince = null;
    commandEnd = null;
    progressReset();
  }

  /** Once a change, for what is asked at each look at all tabs. */
  private void sort(List<StatusRecord> latest) {
    blocked = new ArrayList<>();
    results = new ArrayList<>();
    live = false;
    root = false;
    for (StatusRecord record : latest) {
      if (record.state() == State.BLOCKED) blocked.add(record);
      if (record.state().isResult()) results.add(record);
      live |= record.state() == State.WORKING || record.state() == State.BLOCKED;
      root |= record.id().isEmpty();
    }
  }

  /**
   * Makes events and records agree. What the first telling holds untold was there before; later on
   * its transition was lost on the way, in a flood, and the record itself is the news.
   */
  private void reconcile(List<StatusRecord> latest, Instant now) {
    for (StatusRecord record : latest) {
      State state = record.state();
      Event event = events.get(record.id());
      if (event == null && !known) {
        event = Event.restored(state, now);
      } else if (event == null || event.state != state || event.isBefore(record)) {
        event = Event.of(state, event, now);
      }
      event.change = record.change();
      events.put(record.id(), event);
    }
    if (events.size() == latest.size()) return;
    Set<String> ids = new HashSet<>();
    for (StatusRecord record : latest) ids.add(record.id());
    events.keySet().retainAll(ids);
  }

  private Change follow(Transition transition, Instant now) {
    String id = transition.id();
    State to = transition.to();
    Event before = to == null ? events.remove(id) : events.get(id);
    if (to != null) events.put(id, Event.of(to, before, now));
    return new Change(
        transition.time(),
        key.pane(),
        id,
        transition.from(),
        to,
        transition.kind(),
        transition.source(),
        before == null || before.restored ? null : Duration.between(before.at, now));
  }

  /** A child that is done under a root is never told, also when the root goes later (B-11). */
  private void muteFinishedChildren() {
    events.forEach(
        (id, event) -> {
          if (!id.isEmpty() && event.state == State.DONE) event.weighed = true;
        });
  }

  @Nullable Event event(String recordId) {
    return events.get(recordId);
  }

  Subject subject(StatusRecord record) {
    return new Subject(this, record, Objects.requireNonNull(events.get(record.id())));
  }

  @Nullable StatusRecord record(String id) {
    for (StatusRecord record : records) {
      if (record.id().equals(id)) return record;
    }
    return null;
  }

  boolean isUnseenResult(String recordId) {
    StatusRecord record = record(recordId);
    return record != null && RollUp.canLead(record, records);
  }

  /**
   * OSC 9;4.
   *
   * @return what changed, in words, but for how far it is; empty for nothing
   */
  String progress(@Nullable ShellProgress latest) {
    if (reported) return "";
    String before = words(progress);
    progress = latest;
    String now = words(latest);
    return now.equals(before) ? "" : now.isEmpty() ? "Progress ended" : now;
  }

  private static String words(@Nullable ShellProgress progress) {
    if (progress == null) return "";
    return progress.error() ? "Failing" : progress.paused() ? "Paused" : "Working";
  }

  /**
   * A primary prompt, the exit or RIS.
   *
   * @return as {@link #progress}
   */
  String progressReset() {
    String ended = progress(null);
    reported = false;
    return ended;
  }

  /** OSC 9;4, as long as no record leads. */
  @Nullable ShellProgress progress() {
    return leader == null ? progress : null;
  }

  /** What the pane's badge shows, null for none. */
  @Nullable State badge() {
    if (leader != null) return leader.state();
    return progress == null ? null : State.WORKING;
  }

  boolean hasRoot() {
    return root;
  }

  /** Something works or waits. */
  boolean live() {
    return live;
  }

  /** A record's app, or its nearest ancestor's. */
  @Nullable String app(StatusRecord record) {
    String id = record.id();
    while (true) {
      for (StatusRecord each : records) {
        if (each.id().equals(id) && each.app() != null) return each.app();
      }
      if (id.isEmpty()) return null;
      id = RecordId.parent(id);
    }
  }

  List<RecordRow> rows() {
    return tree.rows(records);
  }

  /** The newest record's, 0 for none. */
  long revision() {
    long newest = 0;
    for (StatusRecord record : records) newest = Math.max(newest, record.revision());
    return newest;
  }

  PaneStatus shown() {
    PaneStatus status = shown;
    if (status == null) {
      status = ViewBuilder.pane(this);
      shown = status;
    }
    return status;
  }

  void changed() {
    shown = null;
  }
}
