package dev.belisha.vt.parser;

/**
 * Whole lines of printable ASCII, each ended by CR LF, cut into the rows they fill. Reused from
 * search to search; the bytes stay with whoever feeds the parser.
 */
final class PlainLines {
  /** Rows found at a time. A longer line is never found. */
  static final int MOST = 1024;

  /** Where the text of each row starts and ends. */
  final int[] starts = new int[MOST];

  final int[] ends = new int[MOST];

  /** Rows of whole lines. */
  private int count;

  private int end;

  /** Rows found. */
  int count() {
    return count;
  }

  /** Past the last whole line. */
  int end() {
    return end;
  }

  /**
   * @param columns of a row; a longer line fills several
   * @return where the search ended; after {@link #MOST} rows that may be inside a line
   */
  int find(byte[] bytes, int from, int to, int columns) {
    count = 0;
    end = from;
    int rows = 0;
    int at = from;
    while (rows < MOST) {
      int text = Ascii.end(bytes, at, to);
      for (; text - at > columns && rows < MOST; rows++) {
        starts[rows] = at;
        at += columns;
        ends[rows] = at;
      }
      boolean whole = to - text >= 2 && bytes[text] == '\r' && bytes[text + 1] == '\n';
      if (!whole || rows == MOST) return text;
      starts[rows] = at;
      ends[rows] = text;
      rows++;
      at = text + 2;
      count = rows;
      end = at;
    }
    return at;
  }
}
