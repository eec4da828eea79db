package dev.belisha.shell.sidebar;

import dev.belisha.shell.badge.TextLimiter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rows that can be seen, ready to be drawn. Their texts change at most four times a second a
 * row (ux F2); of the rows out of sight nothing is kept.
 */
final class RowsInSight {
  private final TextLimiter<Row.Key, Row> limiter = new TextLimiter<>(Row::urgent);
  private @Nullable Instant due;

  /** A range of rows as they are to be shown now; a row that shows the same is the same object. */
  List<Row> of(Rows rows, int from, int to, Instant now) {
    Instant next = null;
    List<Row> fresh = new ArrayList<>(to - from);
    Set<Row.Key> keys = new HashSet<>();
    for (int at = from; at < to; at++) {
      Row.Timed timed = rows.row(at, now);
      fresh.add(timed.row());
      keys.add(timed.row().key());
      next = Age.earlier(next, timed.due());
    }
    limiter.begin(keys);
    List<Row> shown = new ArrayList<>(fresh.size());
    for (Row row : fresh) shown.add(limiter.pass(row.key(), row, now));
    due = Age.earlier(next, limiter.due());
    return shown;
  }

  /** When one of them looks otherwise by time alone; null for never. */
  @Nullable Instant due() {
    return due;
  }
}
