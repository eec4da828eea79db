package dev.belisha.vt.screen;

import dev.belisha.vt.unicode.GraphemeBreak;
import dev.belisha.vt.unicode.Unicode;
import dev.belisha.vt.unicode.Utf8;

/**
 * Text into cells at the cursor: graphemes, wide cells, wrapping, insert mode. Under mode 2027 a
 * code point joins the grapheme before it by the rules of UAX 29, else only when it has no width.
 */
public final class Printer {
  private final VtScreen screen;

  /**
   * Column of the grapheme printed last, -1 when it found no room. Counts while the screen's
   * graphemeState does.
   */
  private int graphemeCol;

  /** Cells of a run, before they go to the row. */
  private final int[] cells = new int[256];

  public Printer(VtScreen screen) {
    this.screen = screen;
  }

  /** A run of printable ASCII, not empty. */
  public void ascii(byte[] bytes, int from, int to) {
    VtScreen s = screen;
    if (!s.charsets.plain() || s.modes.insert || GraphemeBreak.joinsNext(s.graphemeState)) {
      for (int at = from; at < to; at++) character(s.charsets.map(bytes[at]));
      return;
    }
    int style = s.penStyle();
    int at = from;
    while (at < to) {
      wrapIfPending();
      int limit = limit(s.col);
      int count = Math.min(to - at, limit - s.col);
      Row line = s.grid.row(s.row);
      line.write(s.col, bytes, at, count, style);
      at += count;
      graphemeCol = s.col + count - 1;
      advance(s.col + count, limit);
      if (at < to && !s.modes.autowrap) {
        // Each further character takes the place of the one before it.
        line.write(s.col, bytes, to - 1, 1, style);
        at = to;
      }
    }
    int last = bytes[to - 1];
    s.lastPrinted = last;
    s.graphemeState = GraphemeBreak.afterAscii(last);
    s.damage++;
  }

  /**
   * UTF-8 from a character past ASCII on, until a control, much ASCII, or what is not well formed.
   *
   * @return where it stopped, {@code from} when nothing was printed
   */
  public int text(byte[] bytes, int from, int to) {
    int at = from;
    while (true) {
      at = run(bytes, at, to);
      int codePoint = Utf8.next(bytes, at, to);
      if (codePoint < 0) return at;
      character(codePoint < 0x80 ? screen.charsets.map(codePoint) : codePoint);
      at += Utf8.lengthOf(codePoint);
    }
  }

  /**
   * Prints as many characters as simply take the next cells of the row: none joins a grapheme,
   * wraps or moves others. Gives where it stopped.
   */
  private int run(byte[] bytes, int from, int to) {
    VtScreen s = screen;
    int state = s.graphemeState;
    if (s.pendingWrap || s.modes.insert || !s.charsets.plain()) return from;
    if (GraphemeBreak.joinsNext(state)) return from;
    int limit = limit(s.col);
    int room = Math.min(limit - s.col, cells.length - 1);
    boolean clusters = s.modes.graphemes;
    int[] cells = this.cells;
    int used = 0;
    int at = from;
    fast:
    while (true) {
      int chars = Math.min((to - at - 4) >> 2, (room - used) >> 1);
      if (chars <= 0) break;
      for (int n = 0; n < chars; n++) {
        long look = Utf8.look(bytes, at);
        if (Utf8.isAscii(look)) break fast;
        int word = Utf8.word(look);
        if (!Utf8.isCharacter(word)) break fast;
        int codePoint = Utf8.codePoint(word);
        int properties = Unicode.word(codePoint);
        int columns = Unicode.widthIn(properties);
        // Controls and what is no character have no width either.
        if (columns == 0) break fast;
        if (GraphemeBreak.isAlone(properties)) {
          state = GraphemeBreak.alone(properties);
        } else {
          int next = GraphemeBreak.after(state, properties);
          boolean joins = clusters && (next & GraphemeBreak.BREAK) == 0;
          if (joins || GraphemeBreak.joinsNext(next)) break fast;
          state = next & ~GraphemeBreak.BREAK;
        }
        cells[used] = codePoint;
        // Of a narrow one the next cell's grapheme takes its place.
        cells[used + 1] = Row.TAIL;
        used += columns;
        at += Utf8.length(word);
      }
    }
    if (used == 0) return from;
    int width = cells[used - 1] == Row.TAIL ? 2 : 1;
    s.grid.row(s.row).write(s.col, cells, used, s.penStyle());
    graphemeCol = s.col + used - width;
    advance(s.col + used, limit);
    s.lastPrinted = cells[used - width];
    s.graphemeState = state;
    s.damage++;
    return at;
  }

  /** One code point that is not a control. */
  public void character(int codePoint) {
    VtScreen s = screen;
    int word = Unicode.word(codePoint);
    int before = s.graphemeState;
    int state = GraphemeBreak.after(before, word);
    int width = Unicode.widthIn(word);
    boolean starts = (state & GraphemeBreak.BREAK) != 0 || !s.modes.graphemes;
    if (width > 0 && starts) {
      put(codePoint, width);
      s.lastPrinted = codePoint;
    } else {
      join(before == GraphemeBreak.START ? leftOfCursor() : graphemeCol, codePoint);
      if (s.modes.graphemes && graphemeCol >= 0 && GraphemeBreak.widens(before, codePoint)) {
        secondCell();
      }
    }
    // Last: a wrap on the way forgets the state.
    s.graphemeState = state & ~GraphemeBreak.BREAK;
  }

  /** REP: the last character again, when it came right before. */
  public void repeat(int count) {
    int last = screen.lastPrinted;
    if (last == 0) return;
    int n = Math.min(count, screen.cols * screen.rows);
    for (int step = 0; step < n; step++) {
      screen.graphemeState = GraphemeBreak.START;
      put(last, Unicode.width(last));
    }
  }

  private void put(int codePoint, int width) {
    VtScreen s = screen;
    wrapIfPending();
    int limit = limit(s.col);
    if (width == 2 && s.col + 2 > limit) {
      putAtEdge(codePoint, limit);
      return;
    }
    Row line = s.grid.row(s.row);
    int col = s.col;
    graphemeCol = col;
    if (s.modes.insert) line.insert(col, limit, width, s.eraseStyle());
    line.write(col, codePoint, width, s.penStyle());
    advance(col + width, limit);
    s.damage++;
  }

  /** A wide character that only one column is left for. */
  private void putAtEdge(int codePoint, int limit) {
    VtScreen s = screen;
    if (!s.modes.autowrap) {
      graphemeCol = -1;
      return;
    }
    Row line = s.grid.row(s.row);
    line.erase(s.col, limit, s.eraseStyle());
    line.flags |= Row.GAP;
    s.wrap();
    put(codePoint, 2);
  }

  /** One past the last column that printing from a column may fill. */
  private int limit(int col) {
    return col > screen.right ? screen.cols : screen.right + 1;
  }

  private void advance(int end, int limit) {
    if (end >= limit) {
      screen.col = limit - 1;
      screen.pendingWrap = screen.modes.autowrap;
    } else {
      screen.col = end;
    }
  }

  private void wrapIfPending() {
    if (!screen.pendingWrap) return;
    if (screen.modes.autowrap) screen.wrap();
    screen.pendingWrap = false;
  }

  /** Column of the grapheme left of the cursor, -1 for none. */
  private int leftOfCursor() {
    int at = screen.pendingWrap ? screen.col : screen.col - 1;
    return at >= 0 && screen.grid.row(screen.row).grapheme(at) == Row.TAIL ? at - 1 : at;
  }

  /** Adds a code point to the grapheme in a column of the cursor's row. */
  private void join(int at, int codePoint) {
    graphemeCol = at;
    if (at < 0) return;
    Row line = screen.grid.row(screen.row);
    int before = line.grapheme(at);
    if (before == 0) before = ' ';
    screen.sweepIfDue();
    line.join(at, screen.clusters.append(before, codePoint));
    screen.damage++;
  }

  /** Gives the cluster just printed its second cell, on the next row when there is no room. */
  private void secondCell() {
    VtScreen s = screen;
    Row line = s.grid.row(s.row);
    int at = graphemeCol;
    int limit = limit(at);
    if (at + 1 < limit) {
      if (line.grapheme(at + 1) == Row.TAIL) return;
      if (s.modes.insert) line.insert(at + 1, limit, 1, s.eraseStyle());
      secondCell(line, at, limit);
    } else if (s.modes.autowrap) {
      int cluster = line.grapheme(at);
      int style = line.style(at);
      line.erase(at, at + 1, s.eraseStyle());
      line.flags |= Row.GAP;
      // No sweep comes in between, which would forget the cluster: the erase style is known now.
      s.wrap();
      line = s.grid.row(s.row);
      graphemeCol = s.col;
      if (s.modes.insert) line.insert(s.col, s.right + 1, 2, s.eraseStyle());
      line.write(s.col, cluster, 1, style);
      secondCell(line, s.col, s.right + 1);
    }
  }

  private void secondCell(Row line, int at, int limit) {
    line.write(at, line.grapheme(at), 2, line.style(at));
    advance(at + 2, limit);
    screen.damage++;
  }
}
