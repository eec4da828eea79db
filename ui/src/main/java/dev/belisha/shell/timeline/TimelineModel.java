package dev.belisha.shell.timeline;

import dev.belisha.attention.Lengths;
import dev.belisha.attention.Timeline;
import dev.belisha.attention.Timeline.Change;
import dev.belisha.attention.Timeline.Decision;
import dev.belisha.attention.Timeline.Entry;
import dev.belisha.attention.Timeline.Outcome;
import dev.belisha.attention.Timeline.Sign;
import dev.belisha.attention.Timeline.Span;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.status.DisplayText;
import dev.belisha.status.Kind;
import dev.belisha.status.RollUp;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Timeline} as it is shown: lines, a strip, totals, and the tabs closed lately. No toolkit
 * and no clock.
 */
public final class TimelineModel {
  private static final int MAX_LABEL = 60;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("MMM d HH:mm:ss", Locale.ENGLISH);

  private final ZoneId zone;
  private int tab;
  private @Nullable Timeline open;
  private List<Timeline> closed = List.of();
  private @Nullable Timeline shown;
  private List<Line> lines = List.of();
  private Instant now = Instant.EPOCH;

  /** What was made into lines, and on which day: most readings bring no other. */
  private List<Entry> made = List.of();

  private @Nullable LocalDate madeOn;

  /**
   * @param tab whose timeline is asked for
   */
  public TimelineModel(int tab, ZoneId zone) {
    this.tab = tab;
    this.zone = zone;
  }

  /** Another tab, open or closed lately. */
  public void choose(int other) {
    tab = other;
    take(open, closed, now);
  }

  public int tab() {
    return tab;
  }

  /**
   * @param timeline of the tab, null when it is not open
   * @param closedTabs of the window, last closed first
   */
  public void take(@Nullable Timeline timeline, List<Timeline> closedTabs, Instant time) {
    open = timeline;
    closed = closedTabs;
    now = time;
    Timeline chosen = timeline != null && timeline.tab() == tab ? timeline : null;
    for (Timeline each : closedTabs) {
      if (chosen == null && each.tab() == tab) chosen = each;
    }
    shown = chosen;
    makeLines();
  }

  private void makeLines() {
    Timeline timeline = shown;
    List<Entry> entries = timeline == null ? List.of() : timeline.entries();
    LocalDate today = LocalDate.ofInstant(now, zone);
    if (entries.equals(made) && today.equals(madeOn)) return;
    made = entries;
    madeOn = today;
    boolean panes = entries.stream().map(Entry::pane).distinct().count() > 1;
    Map<String, Kind> kinds = new HashMap<>();
    List<Line> all = new ArrayList<>(entries.size());
    for (Entry entry : entries) {
      String record = entry.pane() + "/" + entry.recordId();
      all.add(line(entry, panes, kinds.get(record)));
      if (!(entry instanceof Change change)) continue;
      Kind kind = change.kind();
      if (change.to() == null || kind == null) kinds.remove(record);
      else kinds.put(record, kind);
    }
    lines = List.copyOf(all);
  }

  /** Nothing is known of the tab: it was closed long ago. */
  public boolean isGone() {
    return shown == null;
  }

  /** {@code #7 api-server}. */
  public String title() {
    Timeline timeline = shown;
    return timeline == null ? "Tab " + tab : title(timeline);
  }

  private static String title(Timeline timeline) {
    return "#" + timeline.tab() + " " + DisplayText.line(timeline.label(), MAX_LABEL);
  }

  /** {@code closed 5 min ago}; empty while the tab is open. */
  public String closedWords() {
    Timeline timeline = shown;
    return timeline == null ? "" : closedWords(timeline);
  }

  private String closedWords(Timeline timeline) {
    Instant end = timeline.closed();
    if (end == null) return "";
    Duration since = Duration.between(end, now);
    // No clock beside it has to run.
    String ago =
        since.toMinutes() < 1 ? "a moment" : Lengths.words(Duration.ofMinutes(since.toMinutes()));
    return "closed " + ago + " ago";
  }

  /** Tabs closed in this window while it is open, last first. */
  public List<ClosedTab> recentlyClosed() {
    return closed.stream()
        .map(each -> new ClosedTab(each.tab(), title(each), closedWords(each)))
        .toList();
  }

  /** A tab that is gone but not forgotten. */
  public record ClosedTab(int tab, String title, String when) {}

  /** As JSON, empty when there is nothing. */
  public Optional<String> json() {
    return Optional.ofNullable(shown).map(Timeline::toJson);
  }

  // Lines.

  /** Oldest first. */
  List<Line> lines() {
    return lines;
  }

  /**
   * @param kind of the block that the record was in before, null for none
   */
  private Line line(Entry entry, boolean panes, @Nullable Kind kind) {
    String record = entry.recordId();
    String place = panes ? "pane " + entry.pane() : "";
    String name = record.isEmpty() || place.isEmpty() ? place + record : place + " · " + record;
    return switch (entry) {
      case Change change -> line(change, name.isEmpty() ? "main" : name, kind);
      case Sign sign ->
          new Line.Sign(
              sign.time(),
              time(sign.time()),
              name,
              sign.origin().tag(),
              badge(sign),
              sign.words() + times(sign.times()));
      case Decision decision ->
          new Line.Decision(
              decision.time(),
              time(decision.time()),
              name,
              words(decision),
              decision.outcome() == Outcome.SHOWN || decision.outcome() == Outcome.DIGEST);
    };
  }

  private Line line(Change change, String name, @Nullable Kind before) {
    State from = change.from();
    State to = change.to();
    Duration lasted = change.lasted();
    return new Line.Change(
        change.time(),
        time(change.time()),
        name,
        change.origin().tag(),
        from == null ? "" : words(from, to == null ? change.kind() : before),
        to == null ? BadgeStatus.NONE : BadgeStatus.of(to, change.kind(), 75),
        to == null ? end(change) : words(to, change.kind()),
        lasted == null ? "" : "after " + Lengths.words(lasted),
        change.endedWithoutReport());
  }

  private static String words(State state, @Nullable Kind kind) {
    return BadgeStatus.of(state, kind, -1).words();
  }

  /** How a record went. */
  private static String end(Change change) {
    return switch (change.source()) {
      case REPORT, CLEAR -> "Cleared by the program";
      case USER -> "Cleared by you";
      case EXIT -> "Ended without report: the program exited";
      case PROMPT -> "Ended without report: back at the prompt";
      case RESET -> "Ended without report: the terminal was reset";
      case FOREGROUND -> "Ended without report: its program left the foreground";
      case EVICTED -> "Ended without report: more than 256 records";
    };
  }

  /** What became of a notification, in plain words. */
  public static String words(Decision decision) {
    String word =
        switch (decision.outcome()) {
          case SHOWN -> "Shown";
          case DIGEST -> "Shown together with other tabs";
          case HELD -> "Held";
          case SUPPRESSED -> "Not shown";
          case WITHDRAWN -> "Taken back";
          case CLOSED -> "Closed";
          case FOLDED -> "Part of a status change";
        };
    String reason = decision.reason().isEmpty() ? "" : ": " + decision.reason();
    return word + reason + times(decision.times());
  }

  private static String times(int times) {
    return times > 1 ? " (" + times + " times)" : "";
  }

  private static BadgeStatus badge(Sign sign) {
    return switch (sign.origin()) {
      case PROGRESS -> BadgeStatus.of(State.WORKING, null, 75);
      case BELL -> new BadgeStatus(null, null, -1, false, false, false, true, 0);
      default -> BadgeStatus.NONE;
    };
  }

  private String time(Instant at) {
    boolean today = LocalDate.ofInstant(at, zone).equals(LocalDate.ofInstant(now, zone));
    return (today ? TIME : DAY).format(at.atZone(zone));
  }

  // Totals.

  /** How long the tab showed each state that it ever showed, what needs the person first. */
  public List<Total> totals() {
    Timeline timeline = shown;
    if (timeline == null) return List.of();
    List<Total> totals = new ArrayList<>();
    for (State state : List.of(State.BLOCKED, State.WORKING, State.ERROR, State.DONE, State.IDLE)) {
      Duration length = timeline.total(state);
      if (length.isZero()) continue;
      String word =
          switch (state) {
            case BLOCKED -> "Waited for you";
            case WORKING -> "Worked";
            case ERROR -> "Failed, not seen";
            case DONE -> "Finished, not seen";
            case IDLE -> "Ready";
          };
      totals.add(new Total(state, word + " " + Lengths.words(length)));
    }
    return totals;
  }

  /** {@code Waited for you 23 min}. */
  public record Total(State state, String words) {}

  // The strip.

  /**
   * What the badge showed, from the first report to now, in so many columns of equal time: a column
   * shows the most urgent of its time, so that a short wait is never too short to be seen.
   */
  public List<Run> strip(int columns) {
    Timeline timeline = shown;
    if (timeline == null || timeline.spans().isEmpty() || columns < 1) return List.of();
    @Nullable State[] states = new State[columns];
    double total = Math.max(1, length(timeline).toMillis());
    double at = 0;
    for (Span span : timeline.spans()) {
      double end = at + span.length().toMillis();
      int first = (int) Math.min(columns - 1, at / total * columns);
      int last = (int) Math.min(columns - 1, Math.max(first, Math.ceil(end / total * columns) - 1));
      for (int i = first; i <= last; i++) states[i] = moreUrgent(states[i], span.state());
      at = end;
    }
    return runs(states);
  }

  private static @Nullable State moreUrgent(@Nullable State a, @Nullable State b) {
    if (a == null || b == null) return a == null ? b : a;
    return RollUp.rank(b) > RollUp.rank(a) ? b : a;
  }

  private static List<Run> runs(@Nullable State[] states) {
    List<Run> runs = new ArrayList<>();
    int start = 0;
    for (int i = 1; i <= states.length; i++) {
      if (i < states.length && states[i] == states[start]) continue;
      runs.add(new Run(start, i - start, states[start]));
      start = i;
    }
    return runs;
  }

  /** Columns of one state; null for no badge. */
  public record Run(int start, int length, @Nullable State state) {}

  private static Duration length(Timeline timeline) {
    return timeline.spans().stream().map(Span::length).reduce(Duration.ZERO, Duration::plus);
  }

  /** When the strip begins; empty when there is none. */
  public String begin() {
    Timeline timeline = shown;
    return timeline == null || timeline.spans().isEmpty()
        ? ""
        : time(timeline.spans().getFirst().start());
  }

  /** When it ends. */
  public String end() {
    Timeline timeline = shown;
    if (timeline == null || timeline.spans().isEmpty()) return "";
    Instant end = timeline.closed();
    return end == null ? "now" : time(end);
  }

  /**
   * What the badge showed at a place of the strip, from 0 to 1: {@code Working, 10:04:32, 3 min}.
   */
  public String at(double place) {
    return spanAt(place)
        .map(
            span -> {
              State state = span.state();
              String word = state == null ? "Nothing to show" : words(state, null);
              return word + " · " + time(span.start()) + " · " + Lengths.words(span.length());
            })
        .orElse("");
  }

  /** The newest line that was written by the time of a place of the strip; -1 for none. */
  int lineAt(double place) {
    Optional<Span> span = spanAt(place);
    if (span.isEmpty()) return -1;
    int found = -1;
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).at().isAfter(span.get().start())) found = i;
    }
    return found;
  }

  private Optional<Span> spanAt(double place) {
    Timeline timeline = shown;
    if (timeline == null) return Optional.empty();
    double millis = place * length(timeline).toMillis();
    Span found = null;
    for (Span span : timeline.spans()) {
      found = span;
      millis -= span.length().toMillis();
      if (millis < 0) break;
    }
    return Optional.ofNullable(found);
  }
}
