package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.shell.badge.TextLimiter;
import dev.belisha.shell.model.Place;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The rows of one tab, worked out anew only when something about the tab changed or time did it:
 * two hundred tabs may have 256 records each. Their texts change at most four times a second.
 */
final class TabBlock {
  private final TextLimiter<Row.Key, Row> limiter = new TextLimiter<>(Row::urgent);
  private @Nullable Input shown;
  private List<Row> rows = List.of();
  private @Nullable Instant due;

  /**
   * All that the rows depend on but the time.
   *
   * @param of how many tabs its window has
   * @param hides the program that keeps the tab's reports to itself; empty for none
   */
  record Input(
      TabStatus tab,
      String number,
      long of,
      boolean current,
      Place place,
      String hides,
      boolean expanded,
      boolean uncapped,
      Set<Row.Key> openFolds) {}

  List<Row> rows(Input input, Instant now) {
    boolean still = due == null || now.isBefore(due);
    if (input.equals(shown) && still) return rows;
    shown = input;
    TabRow row = new TabRow(input, now);
    RecordRows.Result records =
        RecordRows.of(input.tab, now, input.expanded, input.uncapped, input.openFolds);
    List<Row> fresh = new ArrayList<>(records.rows().size() + 1);
    fresh.add(row.build());
    fresh.addAll(records.rows());
    limiter.begin(fresh.stream().map(Row::key).collect(Collectors.toSet()));
    rows = fresh.stream().map(each -> limiter.pass(each.key(), each, now)).toList();
    due = earlier(row.due(), earlier(records.due(), limiter.due()));
    return rows;
  }

  /** When the rows change by time alone; null for never. */
  @Nullable Instant due() {
    return due;
  }

  private static @Nullable Instant earlier(@Nullable Instant a, @Nullable Instant b) {
    if (a == null) return b;
    return b == null || a.isBefore(b) ? a : b;
  }
}
