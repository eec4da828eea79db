package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView.PaneStatus;
import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.status.RecordId;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The records of a tab as rows (ux F2): collapsed unless asked, but a child that is blocked or
 * failed always shows; what finished folds away after a while; at most so many, then "+44".
 */
final class RecordRows {
  static final int CAP = 20;
  static final Duration FOLD_AFTER = Duration.ofSeconds(30);

  private final TabStatus tab;
  private final Instant now;
  private final boolean expanded;
  private final boolean uncapped;
  private final Set<Row.Key> openFolds;
  private @Nullable Instant due;

  /** A record and the pane it lives in. */
  private record Entry(int pane, RecordRow row) {}

  private RecordRows(
      TabStatus tab, Instant now, boolean expanded, boolean uncapped, Set<Row.Key> openFolds) {
    this.tab = tab;
    this.now = now;
    this.expanded = expanded;
    this.uncapped = uncapped;
    this.openFolds = openFolds;
  }

  /** The rows of one tab and when they change by time alone, null for never. */
  record Result(List<Row> rows, @Nullable Instant due) {}

  static Result of(
      TabStatus tab, Instant now, boolean expanded, boolean uncapped, Set<Row.Key> openFolds) {
    RecordRows rows = new RecordRows(tab, now, expanded, uncapped, openFolds);
    return new Result(rows.build(), rows.due);
  }

  /** Whether there is more to a tab than its own row tells. */
  static boolean hasChildren(TabStatus tab) {
    int panes = 0;
    for (PaneStatus pane : tab.panes()) {
      if (!pane.rows().isEmpty()) panes++;
      if (pane.rows().stream().anyMatch(row -> row.depth() > 0)) return true;
    }
    return panes > 1;
  }

  private List<Row> build() {
    if (!hasChildren(tab)) return List.of();
    List<Row> folds = new ArrayList<>();
    List<Entry> shown = new ArrayList<>();
    for (PaneStatus pane : tab.panes()) pane(pane, shown, folds);
    if (!expanded) {
      shown.removeIf(entry -> !isRevealed(entry.row()));
      folds.clear();
    }
    List<Entry> kept = capped(shown);
    List<Row> rows = new ArrayList<>();
    int lastPane = -1;
    for (Entry entry : kept) {
      if (entry.pane() != lastPane && lastPane >= 0) addFold(rows, folds, lastPane);
      lastPane = entry.pane();
      rows.add(record(entry));
    }
    if (lastPane >= 0) addFold(rows, folds, lastPane);
    rows.addAll(folds);
    int hidden = shown.size() - kept.size();
    if (hidden > 0) {
      rows.add(new Row.More(new Row.Key(Row.Part.MORE, tab.tab(), 0, ""), hidden));
    }
    return rows;
  }

  private static void addFold(List<Row> rows, List<Row> folds, int pane) {
    for (Row fold : List.copyOf(folds)) {
      if (fold.key().pane() == pane) {
        rows.add(fold);
        folds.remove(fold);
      }
    }
  }

  /** Sorts the rows of a pane into those to show and one fold. */
  private void pane(PaneStatus pane, List<Entry> shown, List<Row> folds) {
    Set<String> folded = folded(pane.rows());
    long count =
        pane.rows().stream().filter(row -> !row.group() && folded.contains(row.id())).count();
    Row.Key key = new Row.Key(Row.Part.FOLD, tab.tab(), pane.pane().pane(), "");
    boolean open = openFolds.contains(key);
    for (RecordRow row : pane.rows()) {
      if (isToldAbove(row)) continue;
      if (open || !folded.contains(row.id())) shown.add(new Entry(pane.pane().pane(), row));
    }
    if (count > 0) folds.add(new Row.Fold(key, 1, (int) count, open));
  }

  /** The root of a lone pane that leads is what the tab's own row tells. */
  private boolean isToldAbove(RecordRow row) {
    return row.depth() == 0 && tab.panes().size() == 1 && row.id().equals(tab.recordId());
  }

  /** Ids of children that finished a while ago, with all below them, and of groups of only such. */
  private Set<String> folded(List<RecordRow> rows) {
    Set<String> folded = new HashSet<>();
    // Parents come before children: from the end, everything below a row is known.
    for (int i = rows.size() - 1; i >= 0; i--) {
      RecordRow row = rows.get(i);
      if (row.depth() == 0) continue;
      if ((row.group() || isOld(row)) && allBelow(rows, i, folded)) folded.add(row.id());
    }
    return folded;
  }

  private static boolean allBelow(List<RecordRow> rows, int at, Set<String> folded) {
    String id = rows.get(at).id();
    for (int i = at + 1; i < rows.size(); i++) {
      RecordRow below = rows.get(i);
      if (!RecordId.isWithin(below.id(), id)) break;
      if (!folded.contains(below.id())) return false;
    }
    return true;
  }

  private boolean isOld(RecordRow row) {
    Instant since = row.since();
    if (row.state() != State.DONE || since == null) return false;
    Instant end = since.plus(FOLD_AFTER);
    if (!now.isBefore(end)) return true;
    soonest(end);
    return false;
  }

  private static boolean isRevealed(RecordRow row) {
    return row.depth() > 0 && isUrgent(row);
  }

  private static boolean isUrgent(RecordRow row) {
    return row.state() == State.BLOCKED || (row.state() == State.ERROR && !row.seen());
  }

  /** The first rows up to the cap; what is urgent further down takes the place of the last. */
  private List<Entry> capped(List<Entry> rows) {
    if (uncapped || rows.size() <= CAP) return rows;
    Set<Entry> kept = new HashSet<>();
    for (Entry entry : rows) {
      if (kept.size() < CAP && isUrgent(entry.row())) kept.add(entry);
    }
    for (Entry entry : rows) {
      if (kept.size() < CAP) kept.add(entry);
    }
    return rows.stream().filter(kept::contains).toList();
  }

  private Row record(Entry entry) {
    RecordRow row = entry.row();
    Row.Key key = new Row.Key(Row.Part.RECORD, tab.tab(), entry.pane(), row.id());
    int depth = Math.max(1, row.depth() + (row.depth() == 0 ? 1 : 0));
    String name = name(entry);
    if (row.group()) {
      return new Row.Record(
          key, depth, true, BadgeStatus.NONE, name, "", "", "", -1, false, name, name);
    }
    BadgeStatus badge = BadgeStatus.of(row);
    String state = Words.record(row);
    String message = Words.text(row.title(), row.message());
    String age = Age.text(row.since(), now);
    Instant since = row.since();
    if (since != null) soonest(Age.next(since, now));
    String app = row.app();
    int progress =
        row.state() == State.WORKING || row.state() == State.BLOCKED ? row.progress() : -1;
    return new Row.Record(
        key,
        depth,
        false,
        badge,
        name,
        state,
        message,
        age,
        progress,
        row.seen(),
        Words.lines(name, Words.joined(state, age), app, message),
        Words.sentence(name, state, Age.words(row.since(), now), message));
  }

  private String name(Entry entry) {
    RecordRow row = entry.row();
    if (row.depth() > 0) return row.name();
    String app = row.app();
    String main = app == null ? "main" : app;
    if (tab.panes().size() < 2) return main;
    return "pane " + entry.pane() + " · " + main;
  }

  private void soonest(Instant when) {
    if (due == null || when.isBefore(due)) due = when;
  }
}
