package dev.belisha.vt.search;

import dev.belisha.vt.VtTerminal;
import java.util.ArrayList;
import java.util.List;

/** What tests of a search share. */
final class Searches {
  private Searches() {}

  /**
   * A query as people write it: the text, then after a bar of the letters r (expression), c (case),
   * w (whole word).
   */
  static SearchQuery query(String text, String how) {
    return new SearchQuery(text, how.contains("r"), how.contains("c"), how.contains("w"));
  }

  static HistorySearch start(SearchQuery query, int slice) {
    try {
      return new HistorySearch(query, slice);
    } catch (BadQueryException bad) {
      throw new AssertionError(bad);
    }
  }

  /** Runs until there is nothing more to look at. */
  static Hits run(HistorySearch search, VtTerminal vt) {
    while (search.copy(vt)) {
      if (!search.find()) break;
    }
    return search.hits();
  }

  static Hits run(SearchQuery query, VtTerminal vt) {
    return run(start(query, HistorySearch.SLICE), vt);
  }

  /** {@code line:column-line:column} of each, the end exclusive. */
  static List<String> places(Hits hits) {
    List<String> places = new ArrayList<>();
    for (int at = 0; at < hits.count(); at++) {
      long start = hits.start(at);
      long last = hits.end(at) - 1;
      places.add(
          "%d:%d-%d:%d"
              .formatted(hits.line(start), hits.col(start), hits.line(last), hits.col(last) + 1));
    }
    return places;
  }
}
