package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView.PaneStatus;
import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
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
 * Which rows stand below a tab (ux F2): collapsed unless asked, but a child that is blocked or
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

  /** A row below a tab, its texts not yet put together. */
  sealed interface Item {
    Row.Key key(int tab);
  }

  /** A record and the pane it lives in. */
  record Entry(int pane, RecordRow row) implements Item {
    @Override
    public Row.Key key(int tab) {
      return new Row.Key(Row.Part.RECORD, tab, pane, row.id());
    }
  }

  /** What finished a while ago in a pane. */
  record Finished(int pane, int count, boolean open) implements Item {
    @Override
    public Row.Key key(int tab) {
      return new Row.Key(Row.Part.FOLD, tab, pane, "");
    }
  }

  /** What is over the cap. */
  record Rest(int count) implements Item {
    @Override
    public Row.Key key(int tab) {
      return new Row.Key(Row.Part.MORE, tab, 0, "");
    }
  }

  private RecordRows(
      TabStatus tab, Instant now, boolean expanded, boolean uncapped, Set<Row.Key> openFolds) {
    this.tab = tab;
    this.now = now;
    this.expanded = expanded;
    this.uncapped = uncapped;
    this.openFolds = openFolds;
  }

  /** The rows below one tab and when others are there by time alone, null for never. */
  record Result(List<Item> items, @Nullable Instant due) {}

  static Result of(
      TabStatus tab, Instant now, boolean expanded, boolean uncapped, Set<Row.Key> openFolds) {
    RecordRows rows = new RecordRows(tab, now, expanded, uncapped, openFolds);
    return new Result(rows.items(), rows.due);
  }

  /** Whether there is more to a tab than its own row tells. */
  static boolean hasChildren(TabStatus tab) {
    int panes = 0;
    for (PaneStatus pane : tab.panes()) {
      if (!pane.rows().isEmpty()) panes++;
      for (RecordRow row : pane.rows()) {
        if (row.depth() > 0) return true;
      }
    }
    return panes > 1;
  }

  private List<Item> items() {
    if (!hasChildren(tab)) return List.of();
    List<Entry> shown = new ArrayList<>();
    List<Finished> folds = new ArrayList<>();
    for (PaneStatus pane : tab.panes()) {
      if (expanded) pane(pane, shown, folds);
      else revealed(pane, shown);
    }
    List<Entry> kept = capped(shown);
    List<Item> items = new ArrayList<>();
    int lastPane = -1;
    for (Entry entry : kept) {
      if (entry.pane() != lastPane && lastPane >= 0) addFold(items, folds, lastPane);
      lastPane = entry.pane();
      items.add(entry);
    }
    if (lastPane >= 0) addFold(items, folds, lastPane);
    items.addAll(folds);
    int hidden = shown.size() - kept.size();
    if (hidden > 0) items.add(new Rest(hidden));
    return items;
  }

  private static void addFold(List<Item> items, List<Finished> folds, int pane) {
    for (Finished fold : List.copyOf(folds)) {
      if (fold.pane() == pane) {
        items.add(fold);
        folds.remove(fold);
      }
    }
  }

  /** What shows of a pane although nobody asked. */
  private void revealed(PaneStatus pane, List<Entry> shown) {
    for (RecordRow row : pane.rows()) {
      if (row.depth() > 0 && isUrgent(row)) shown.add(new Entry(pane.pane().pane(), row));
    }
  }

  /** Sorts the rows of a pane into those to show and one fold. */
  private void pane(PaneStatus pane, List<Entry> shown, List<Finished> folds) {
    Set<String> folded = folded(pane.rows());
    int number = pane.pane().pane();
    boolean open = openFolds.contains(new Row.Key(Row.Part.FOLD, tab.tab(), number, ""));
    int count = 0;
    for (RecordRow row : pane.rows()) {
      boolean finished = folded.contains(row.id());
      if (finished && !row.group()) count++;
      if (isToldAbove(row)) continue;
      if (open || !finished) shown.add(new Entry(number, row));
    }
    if (count > 0) folds.add(new Finished(number, count, open));
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

  private static boolean isUrgent(RecordRow row) {
    return row.state() == State.BLOCKED || (row.state() == State.ERROR && !row.seen());
  }

  /**
   * The first rows up to the cap; what failed further down takes the place of the last, and what is
   * blocked always shows, beyond the cap too.
   */
  private List<Entry> capped(List<Entry> rows) {
    if (uncapped || rows.size() <= CAP) return rows;
    Set<Entry> kept = new HashSet<>();
    for (Entry entry : rows) {
      if (entry.row().state() == State.BLOCKED) kept.add(entry);
    }
    for (Entry entry : rows) {
      if (kept.size() < CAP && isUrgent(entry.row())) kept.add(entry);
    }
    for (Entry entry : rows) {
      if (kept.size() < CAP) kept.add(entry);
    }
    return rows.stream().filter(kept::contains).toList();
  }

  private void soonest(Instant when) {
    if (due == null || when.isBefore(due)) due = when;
  }
}
