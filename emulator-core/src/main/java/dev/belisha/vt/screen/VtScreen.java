package dev.belisha.vt.screen;

import dev.belisha.vt.screen.Grid.SavedCursor;
import dev.belisha.vt.screen.ScreenSnapshot.CursorShape;
import dev.belisha.vt.unicode.GraphemeBreak;
import org.jspecify.annotations.Nullable;

/**
 * What the terminal shows: two grids, a cursor, margins and modes. Printing stands in {@link
 * Printer}, erasing, inserting and deleting in {@link ScreenEditor}, resizing in {@link Reflow}.
 * Rows and columns count from 0; margins are inclusive. Not thread-safe.
 */
public final class VtScreen {
  /** Fewest columns: a wide cell has room in every row. */
  public static final int MIN_COLS = 2;

  /** Largest number of columns or rows. */
  public static final int MAX_SIZE = 2000;

  public final Modes modes = new Modes();
  public final Charsets charsets = new Charsets();
  public final Pen pen = new Pen();

  final StyleTable styles = new StyleTable();
  final ClusterTable clusters = new ClusterTable();
  final TabStops tabs;
  Grid main;
  Grid alternate;
  Grid grid;

  int cols;
  int rows;
  int row;
  int col;

  /** The last column was filled; the next character wraps first (DECAWM). */
  boolean pendingWrap;

  int top;
  int bottom;
  int left;
  int right;

  /** The program's choice; null while it has made none. */
  private @Nullable CursorShape cursorShape;

  private CursorShape usualCursor = CursorShape.BLOCK;

  /** What REP repeats, 0 for nothing. */
  int lastPrinted;

  /** Of {@link GraphemeBreak}: what stands before the next code point printed. */
  int graphemeState = GraphemeBreak.START;

  /** Style ids of the pen and of what it erases; -1 after the pen has changed. */
  private int penStyle;

  private int eraseStyle;

  /** Counts up whenever line numbers lose their meaning. */
  long generation;

  final Anchors anchors = new Anchors();

  long damage;

  public VtScreen(int cols, int rows, int scrollback) {
    this.cols = Math.clamp(cols, MIN_COLS, MAX_SIZE);
    this.rows = Math.clamp(rows, 1, MAX_SIZE);
    tabs = new TabStops(this.cols);
    main = new Grid(this.cols, this.rows, scrollback);
    alternate = new Grid(this.cols, this.rows, 0);
    grid = main;
    resetMargins();
  }

  public int cols() {
    return cols;
  }

  public int rows() {
    return rows;
  }

  public int cursorRow() {
    return row;
  }

  public int cursorCol() {
    return col;
  }

  public boolean pendingWrap() {
    return pendingWrap;
  }

  public boolean isAlternate() {
    return grid == alternate;
  }

  public CursorShape cursorShape() {
    return cursorShape == null ? usualCursor : cursorShape;
  }

  /** What the person wants while the program has chosen none. */
  public void usualCursor(CursorShape shape) {
    if (shape == usualCursor) return;
    usualCursor = shape;
    touch();
  }

  /**
   * @param shape null for the person's
   */
  public void cursorShape(@Nullable CursorShape shape) {
    cursorShape = shape;
    touch();
  }

  public long damage() {
    return damage;
  }

  /**
   * Something visible changed, by other means than printing: what comes next starts a grapheme, but
   * for a mark, which joins what now stands left of the cursor.
   */
  public void touch() {
    graphemeState = GraphemeBreak.START;
    damage++;
  }

  public int historySize() {
    return grid.history.size();
  }

  public KeyboardStack keyboard() {
    return grid.keyboard;
  }

  /** To be called whenever {@link #pen} was changed. */
  public void penChanged() {
    penStyle = -1;
    eraseStyle = -1;
  }

  /** DECSCA (DEC), SPA and EPA (ISO): whether what is printed is protected from erasing. */
  public void protect(boolean on, Modes.Protection kind) {
    modes.protection = kind;
    pen.set(CellStyle.PROTECTED, on);
    penChanged();
  }

  public void link(@Nullable String uri, @Nullable String id) {
    sweepIfDue();
    pen.link = styles.link(uri, id);
    penChanged();
  }

  int penStyle() {
    if (penStyle < 0) penStyle = styles.find(pen);
    if (penStyle < 0) {
      sweepIfDue();
      penStyle = styles.intern(pen);
    }
    return penStyle;
  }

  int eraseStyle() {
    if (eraseStyle < 0) {
      sweepIfDue();
      eraseStyle = styles.internErase(pen);
    }
    return eraseStyle;
  }

  void wrap() {
    // Between side margins the next row's text is no continuation of the whole row, and on the last
    // row below the bottom margin there is no next one.
    boolean goesOn = fullWidth() && (row < rows - 1 || row == bottom);
    if (goesOn) grid.row(row).wrapped(true);
    pendingWrap = false;
    col = left;
    index();
    // A region that scrolls ends its last row, but this one goes on in the row that came in.
    if (goesOn && row == bottom && bottom < rows - 1) grid.row(row - 1).wrapped(true);
  }

  /** Something else than text came: REP has nothing to repeat, as in xterm. */
  public void runEnded() {
    lastPrinted = 0;
  }

  // Moving

  /** Puts the cursor; clamped to the screen. */
  public void moveTo(int newRow, int newCol) {
    row = Math.clamp(newRow, 0, rows - 1);
    col = Math.clamp(newCol, 0, cols - 1);
    moved();
  }

  /** CUP and its kin: relative to the margins under DECOM. */
  public void position(int newRow, int newCol) {
    if (modes.origin) {
      moveTo(
          Math.clamp((long) top + newRow, top, bottom),
          Math.clamp((long) left + newCol, left, right));
    } else {
      moveTo(newRow, newCol);
    }
  }

  public void up(int count) {
    int limit = row >= top ? top : 0;
    row = Math.max(limit, row - count);
    moved();
  }

  public void down(int count) {
    int limit = row <= bottom ? bottom : rows - 1;
    row = Math.min(limit, row + count);
    moved();
  }

  public void forward(int count) {
    int limit = col <= right ? right : cols - 1;
    col = Math.min(limit, col + count);
    moved();
  }

  public void back(int count) {
    int limit = col >= left ? left : 0;
    if (modes.reverseWrap && modes.autowrap && count > 0) {
      reverse(count);
    } else {
      col = Math.max(limit, col - count);
    }
    moved();
  }

  /**
   * Mode 45: backwards over the left edge to the end of the row above, from the top to the bottom,
   * as xterm had it up to 380.
   */
  private void reverse(int count) {
    int n = pendingWrap ? count - 1 : count;
    n = Math.min(n, cols * rows);
    for (int step = 0; step < n; step++) {
      if (col > (col >= left ? left : 0)) {
        col--;
        continue;
      }
      if (row == top) row = bottom;
      else row = row > 0 ? row - 1 : rows - 1;
      col = right;
    }
  }

  public void carriageReturn() {
    col = col < left ? 0 : left;
    moved();
  }

  /** LF, VT, FF, IND: down, scrolling at the bottom margin. */
  public void index() {
    pendingWrap = false;
    graphemeState = GraphemeBreak.START;
    damage++;
    if (row != bottom) {
      if (row < rows - 1) row++;
    } else if (fullWidth()) {
      if (top == 0 && bottom == rows - 1) grid.scrollUp(eraseStyle(), grid == main);
      else scrollUp(1);
    } else if (col >= left && col <= right) {
      scrollUp(1);
    }
  }

  /** RI: up, scrolling at the top margin. */
  public void reverseIndex() {
    if (row == top) {
      if (fullWidth() || (col >= left && col <= right)) scrollDown(1);
    } else if (row > 0) {
      row--;
    }
    moved();
  }

  public void tab(int count) {
    if (pendingWrap && modes.tabWraps) wrap();
    int last = col <= right ? right : cols - 1;
    for (int step = 0; step < count && col < last; step++) col = tabs.next(col, last);
    graphemeState = GraphemeBreak.START;
    damage++;
  }

  public void backTab(int count) {
    int first = modes.origin && col >= left ? left : 0;
    for (int step = 0; step < count && col > first; step++) col = tabs.previous(col, first);
    moved();
  }

  public void setTab() {
    tabs.set(col);
  }

  public void clearTab(boolean all) {
    if (all) tabs.clearAll();
    else tabs.clear(col);
  }

  public void resetTabs() {
    tabs.reset();
  }

  /** Columns with a tab stop, from 0, ascending. */
  public int[] tabColumns() {
    return tabs.columns();
  }

  /** DECTABSR given back: these stops and no others; columns outside are dropped. */
  public void tabColumns(int[] wanted) {
    tabs.clearAll();
    for (int stop : wanted) if (stop >= 0 && stop < cols) tabs.set(stop);
  }

  private void moved() {
    pendingWrap = false;
    graphemeState = GraphemeBreak.START;
    damage++;
  }

  // Margins and scrolling

  boolean fullWidth() {
    return left == 0 && right == cols - 1;
  }

  /** DECSTBM; ignored unless it holds two rows. */
  public void margins(int newTop, int newBottom) {
    int last = Math.min(newBottom, rows - 1);
    if (newTop >= last) return;
    top = newTop;
    bottom = last;
    position(0, 0);
  }

  /** DECSLRM; ignored unless it holds two columns. */
  public void sideMargins(int newLeft, int newRight) {
    int last = Math.min(newRight, cols - 1);
    if (newLeft >= last) return;
    left = newLeft;
    right = last;
    position(0, 0);
  }

  public void resetMargins() {
    top = 0;
    bottom = rows - 1;
    resetSideMargins();
  }

  public void resetSideMargins() {
    left = 0;
    right = cols - 1;
  }

  public int top() {
    return top;
  }

  public int bottom() {
    return bottom;
  }

  public int left() {
    return left;
  }

  public int right() {
    return right;
  }

  /** SU: between the margins. */
  public void scrollUp(int count) {
    if (fullWidth()) grid.scrollUp(top, bottom, count, eraseStyle(), top == 0 && grid == main);
    else grid.scrollUp(top, bottom, left, right, count, eraseStyle());
    touch();
  }

  /** SD. */
  public void scrollDown(int count) {
    if (fullWidth()) grid.scrollDown(top, bottom, count, eraseStyle());
    else grid.scrollDown(top, bottom, left, right, count, eraseStyle());
    touch();
  }

  // Saving, switching, resetting

  /** DECSC. */
  public void saveCursor() {
    grid.saved =
        new SavedCursor(
            row, col, pendingWrap, modes.origin, pen.colors(), pen.extras(), charsets.save());
  }

  /** DECRC; without a saved cursor: home, all plain. */
  public void restoreCursor() {
    SavedCursor saved = grid.saved;
    if (saved == null) {
      modes.origin = false;
      pen.reset();
      charsets.reset();
      moveTo(0, 0);
    } else {
      modes.origin = saved.origin();
      pen.load(saved.colors(), saved.extras());
      charsets.restore(saved.charsets());
      moveTo(saved.row(), saved.col());
      pendingWrap = saved.pendingWrap() && col == cols - 1;
    }
    penChanged();
  }

  /** 47, 1047, 1049. The cursor stays where it is. */
  public void showAlternate(boolean on) {
    Grid wanted = on ? alternate : main;
    if (grid == wanted) return;
    grid = wanted;
    modes.kittyFlags = grid.keyboard.flags();
    generation++;
    anchors.forgetAll();
    for (Row line : grid.everyRow()) line.snapshot = null;
    moved();
  }

  public void clearAlternate() {
    alternate.clear(eraseStyle());
    damage++;
  }

  /** DECSTR. */
  public void softReset() {
    modes.softReset();
    pen.reset();
    penChanged();
    charsets.reset();
    resetMargins();
    grid.saved = null;
    pendingWrap = false;
    cursorShape = null;
    touch();
  }

  /** RIS, or the user's Reset, which keeps the history. */
  public void hardReset(boolean keepHistory) {
    showAlternate(false);
    modes.reset();
    softReset();
    charsets.national(false);
    main.saved = null;
    alternate.saved = null;
    main.keyboard.reset();
    alternate.keyboard.reset();
    tabs.reset();
    lastPrinted = 0;
    main.clear(0);
    alternate.clear(0);
    if (!keepHistory) clearHistory();
    generation++;
    anchors.forgetAll();
    moveTo(0, 0);
  }

  public void clearHistory() {
    main.history.clear();
    damage++;
  }

  public long generation() {
    return generation;
  }

  /**
   * Keeps a cell in sight; see {@link dev.belisha.vt.VtTerminal#anchor}.
   *
   * @param line absolute
   */
  public @Nullable Anchor anchor(long generation, long line, int col) {
    boolean there = line >= grid.pushed - historySize() && line < grid.pushed + rows;
    if (generation != this.generation || !there) return null;
    int inside = Math.clamp(col, 0, cols - 1);
    return anchors.add(new Anchor.Place(generation, line, inside));
  }

  /** A primary prompt starts in this row (OSC 133 A). */
  public void markPrompt() {
    grid.row(row).flags |= Row.PROMPT;
  }

  // Keeping tables small

  void sweepIfDue() {
    if (styles.sweepDue() || clusters.sweepDue()) sweep();
  }

  void sweep() {
    styles.beginSweep();
    clusters.beginSweep();
    main.mark(styles, clusters);
    alternate.mark(styles, clusters);
    // A link no cell has yet is held by the pen alone.
    styles.mark(styles.intern(pen));
    for (Grid each : new Grid[] {main, alternate}) {
      SavedCursor saved = each.saved;
      if (saved == null) continue;
      Pen scratch = new Pen();
      scratch.load(saved.colors(), saved.extras());
      styles.mark(styles.intern(scratch));
    }
    styles.sweep();
    clusters.sweep();
    penStyle = -1;
    eraseStyle = -1;
  }
}
