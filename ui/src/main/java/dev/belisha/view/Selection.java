package dev.belisha.view;

import dev.belisha.vt.screen.RowSnapshot;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * What is selected, on absolute lines, so that it stays with its text while output scrolls. Knows
 * no toolkit. A caret stands before a column.
 */
final class Selection {
  /** What a click count and the Alt key choose. */
  enum Unit {
    CHARACTER,
    WORD,
    LINE,
    BLOCK
  }

  /**
   * @param block the same columns of every line
   */
  record Range(long startLine, int startCol, long endLine, int endCol, boolean block) {
    boolean isEmpty() {
      return block ? startCol == endCol : startLine == endLine && startCol >= endCol;
    }

    /** Selected columns of a line, end exclusive, packed as {@code from << 32 | to}; 0 for none. */
    long columns(long line, int cols) {
      if (line < startLine || line > endLine) return 0;
      int from = block || line == startLine ? startCol : 0;
      int to = block || line == endLine ? Math.min(endCol, cols) : cols;
      return from >= to ? 0 : (long) from << 32 | to;
    }
  }

  // What a cell holds, for words: one sign alone is a unit of its own.
  private static final int BLANK = 0;
  private static final int WORD = 1;
  private static final int OTHER = 2;

  private final LongFunction<@Nullable RowSnapshot> rows;
  private final int cols;
  private final String wordCharacters;
  private Unit unit = Unit.CHARACTER;
  private long anchorLine;
  private int anchorCol;
  private long headLine;
  private int headCol;
  private boolean active;

  /** As the ends lie now; asked for at every frame, so lines are read only when an end moved. */
  private @Nullable Range range;

  private boolean judged;

  /**
   * @param rows a line by its absolute number, null outside of what is kept
   * @param wordCharacters what belongs to a word beside letters and digits
   */
  Selection(LongFunction<@Nullable RowSnapshot> rows, int cols, String wordCharacters) {
    this.rows = rows;
    this.cols = cols;
    this.wordCharacters = wordCharacters;
  }

  void clear() {
    active = false;
    judged = false;
  }

  void start(Unit by, long line, int col) {
    unit = by;
    anchorLine = line;
    anchorCol = col;
    headLine = line;
    headCol = col;
    active = true;
    judged = false;
  }

  /** Whether the ends are cells, not the carets between them. */
  boolean byCell() {
    return unit == Unit.WORD || unit == Unit.LINE;
  }

  /** Moves the loose end. */
  void extend(long line, int col) {
    headLine = line;
    headCol = col;
    judged = false;
  }

  void all(long firstLine, long lastLine) {
    start(Unit.LINE, firstLine, 0);
    extend(lastLine, 0);
  }

  /** A range made before, whose lines have other numbers now. */
  void put(Range at) {
    start(at.block ? Unit.BLOCK : Unit.CHARACTER, at.startLine, at.startCol);
    extend(at.endLine, at.endCol);
  }

  /** Null when nothing is selected. */
  @Nullable Range range() {
    if (!judged) {
      range = judge();
      judged = true;
    }
    return range;
  }

  private @Nullable Range judge() {
    if (!active) return null;
    boolean forward = anchorLine < headLine || (anchorLine == headLine && anchorCol <= headCol);
    long startLine = Math.min(anchorLine, headLine);
    long endLine = Math.max(anchorLine, headLine);
    int startCol = forward ? anchorCol : headCol;
    int endCol = forward ? headCol : anchorCol;
    Range made =
        switch (unit) {
          case CHARACTER -> whole(new Range(startLine, startCol, endLine, endCol, false));
          case BLOCK ->
              new Range(
                  startLine,
                  Math.min(anchorCol, headCol),
                  endLine,
                  Math.max(anchorCol, headCol),
                  true);
          case WORD -> words(startLine, startCol, endLine, endCol);
          case LINE -> new Range(lineStart(startLine), 0, lineEnd(endLine), cols, false);
        };
    return made.isEmpty() ? null : made;
  }

  private Range words(long startLine, int startCol, long endLine, int endCol) {
    Cell start = wordStart(startLine, startCol);
    Cell end = wordEnd(endLine, endCol);
    return new Range(start.line, start.col, end.line, end.col, false);
  }

  /** A wide cell is taken whole. */
  private Range whole(Range range) {
    return new Range(
        range.startLine,
        onHead(range.startLine, range.startCol, -1),
        range.endLine,
        onHead(range.endLine, range.endCol, 1),
        false);
  }

  private int onHead(long line, int col, int step) {
    RowSnapshot row = rows.apply(line);
    boolean tail =
        row != null
            && col > 0
            && col < row.cols()
            && row.codePoints()[col] == RowSnapshot.WIDE_TAIL;
    return tail ? col + step : col;
  }

  private long lineStart(long line) {
    long at = line;
    for (RowSnapshot above = rows.apply(at - 1); above != null && above.wrapped(); ) {
      at--;
      above = rows.apply(at - 1);
    }
    return at;
  }

  private long lineEnd(long line) {
    long at = line;
    for (RowSnapshot row = rows.apply(at); row != null && row.wrapped(); row = rows.apply(at)) at++;
    return at;
  }

  /** A cell of the kept lines; soft wraps lead from one line to the next. */
  private record Cell(long line, int col) {}

  private Cell wordStart(long line, int col) {
    Cell at = onRow(line, col);
    int kind = kind(at);
    for (Cell before = before(at); before != null && kind(before) == kind; before = before(at)) {
      if (kind == OTHER) break;
      at = before;
    }
    return at;
  }

  /** One past the last cell. */
  private Cell wordEnd(long line, int col) {
    Cell at = onRow(line, col);
    int kind = kind(at);
    for (Cell after = after(at); after != null && kind(after) == kind; after = after(at)) {
      if (kind == OTHER && !isTail(after)) break;
      at = after;
    }
    return new Cell(at.line, at.col + 1);
  }

  private Cell onRow(long line, int col) {
    int at = Math.clamp(col, 0, cols - 1);
    return new Cell(line, isTail(new Cell(line, at)) ? at - 1 : at);
  }

  private @Nullable Cell before(Cell cell) {
    if (cell.col > 0) return new Cell(cell.line, cell.col - 1);
    RowSnapshot above = rows.apply(cell.line - 1);
    return above != null && above.wrapped() ? new Cell(cell.line - 1, above.cols() - 1) : null;
  }

  private @Nullable Cell after(Cell cell) {
    RowSnapshot row = rows.apply(cell.line);
    if (row == null) return null;
    if (cell.col + 1 < row.cols()) return new Cell(cell.line, cell.col + 1);
    return row.wrapped() ? new Cell(cell.line + 1, 0) : null;
  }

  private boolean isTail(Cell cell) {
    RowSnapshot row = rows.apply(cell.line);
    return row != null
        && cell.col < row.cols()
        && row.codePoints()[cell.col] == RowSnapshot.WIDE_TAIL;
  }

  private int kind(Cell cell) {
    RowSnapshot row = rows.apply(cell.line);
    if (row == null || cell.col >= row.cols() || isBlank(row, cell.col)) return BLANK;
    return isWord(row, cell.col) ? WORD : OTHER;
  }

  private static boolean isBlank(RowSnapshot row, int col) {
    return row.codePoints()[col] == 0 || row.codePoints()[col] == ' ';
  }

  private boolean isWord(RowSnapshot row, int col) {
    int cp = row.codePoints()[col];
    if (cp == RowSnapshot.WIDE_TAIL) return col > 0 && isWord(row, col - 1);
    if (cp == -1) cp = row.text(col).codePointAt(0);
    return cp > 0 && (Character.isLetterOrDigit(cp) || wordCharacters.indexOf(cp) >= 0);
  }
}
