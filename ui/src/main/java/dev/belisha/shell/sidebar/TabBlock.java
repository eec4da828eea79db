package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.model.Place;
import dev.belisha.shell.sidebar.RecordRows.Entry;
import dev.belisha.shell.sidebar.RecordRows.Finished;
import dev.belisha.shell.sidebar.RecordRows.Item;
import dev.belisha.shell.sidebar.RecordRows.Rest;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rows of one tab: its own, and those below it.
 *
 * @param due when other rows are there by time alone; null for never
 */
record TabBlock(Input input, List<Item> items, @Nullable Instant due) implements Rows.Block {

  /**
   * All that the rows depend on but the time.
   *
   * @param of how many tabs its window has
   * @param hides the program that keeps the tab's reports to itself; empty for none
   */
  record Input(
      TabStatus tab,
      String number,
      int of,
      boolean current,
      Place place,
      String hides,
      boolean expanded,
      boolean uncapped,
      Set<Row.Key> openFolds) {}

  static TabBlock of(Input input, Instant now) {
    RecordRows.Result below =
        RecordRows.of(input.tab, now, input.expanded, input.uncapped, input.openFolds);
    return new TabBlock(input, below.items(), below.due());
  }

  /** Whether it is still so for this input at this time. */
  boolean holds(Input newInput, Instant now) {
    return (due == null || now.isBefore(due)) && input.equals(newInput);
  }

  /** Without what is below. */
  TabBlock alone() {
    return new TabBlock(input, List.of(), null);
  }

  int tab() {
    return input.tab.tab();
  }

  boolean waits() {
    return input.tab.waits();
  }

  BadgeStatus badge() {
    return BadgeStatus.of(input.tab);
  }

  @Override
  public int size() {
    return 1 + items.size();
  }

  @Override
  public Row.Key key(int at) {
    return at == 0 ? Row.Key.tab(tab()) : items.get(at - 1).key(tab());
  }

  @Override
  public Row.Timed row(int at, Instant now) {
    if (at == 0) return TabText.of(input, now);
    Item item = items.get(at - 1);
    return switch (item) {
      case Entry entry -> RecordText.of(input.tab, entry, now);
      case Finished fold ->
          new Row.Timed(new Row.Fold(item.key(tab()), 1, fold.count(), fold.open()), null);
      case Rest rest -> new Row.Timed(new Row.More(item.key(tab()), rest.count()), null);
    };
  }
}
