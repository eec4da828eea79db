package dev.belisha.view;

import dev.belisha.vt.screen.ScreenSnapshot;
import dev.belisha.vt.search.Hits;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is marked in a row: selected cells, and hits of a search, which lie over them. Immutable;
 * equal when it looks the same.
 *
 * @param selection as {@link Selection.Range#columns}
 */
record RowMarks(long selection, List<Span> hits) {
  static final RowMarks NONE = new RowMarks(0, List.of());

  /** How a cell is marked. */
  enum Kind {
    NONE,
    SELECTED,
    HIT,
    CURRENT_HIT
  }

  /**
   * Columns of a hit in the row.
   *
   * @param to exclusive
   */
  record Span(int from, int to, boolean current) {}

  /**
   * What a search marks.
   *
   * @param current the cell the current hit starts in; -1 for none
   */
  record Search(Hits hits, long current) {}

  /**
   * @param line absolute
   */
  static RowMarks of(
      Selection.@Nullable Range selected,
      @Nullable Search search,
      ScreenSnapshot screen,
      long line) {
    long selection = selected == null ? 0 : selected.columns(line, screen.cols());
    List<Span> hits =
        search == null || search.hits.generation() != screen.generation()
            ? List.of()
            : hits(search, line, screen.cols());
    return selection == 0 && hits.isEmpty() ? NONE : new RowMarks(selection, hits);
  }

  private static List<Span> hits(Search search, long line, int cols) {
    Hits hits = search.hits;
    long start = hits.cell(line, 0);
    int at = hits.firstFrom(start);
    if (at == hits.count() || hits.start(at) >= start + cols) return List.of();
    List<Span> spans = new ArrayList<>();
    for (; at < hits.count() && hits.start(at) < start + cols; at++) {
      int from = (int) Math.max(0, hits.start(at) - start);
      int to = (int) Math.min(cols, hits.end(at) - start);
      spans.add(new Span(from, to, hits.start(at) == search.current));
    }
    return spans;
  }

  /** How a cell, or the pair of a wide one, is marked. */
  Kind kind(int col, int cells) {
    for (Span hit : hits) {
      if (col < hit.to && col + cells > hit.from) {
        return hit.current ? Kind.CURRENT_HIT : Kind.HIT;
      }
    }
    boolean selected = col < (int) selection && col + cells > (int) (selection >>> 32);
    return selected ? Kind.SELECTED : Kind.NONE;
  }
}
