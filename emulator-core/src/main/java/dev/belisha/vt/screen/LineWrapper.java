package dev.belisha.vt.screen;

import java.util.Arrays;

/**
 * Joins rows to logical lines and cuts these to another width: one line at a time, from the oldest
 * on. Prompt marks stay where they are in their line, and so do the places carried along.
 */
final class LineWrapper {
  /** A place in the rows given, which becomes one in the lines made. */
  static final class Carried {
    /** Counts the rows given, from 0. */
    final long row;

    /** May be one past the last column: a wrap is pending there. */
    final int col;

    /** Cells before it in its logical line. */
    private int at;

    /** The line it came to, counted from the first that was added; -1 when it is cut off. */
    long newLine = -1;

    /** Below or, when a wrap is pending in a full row, at the number of columns. */
    int newCol;

    Carried(long row, int col) {
      this.row = row;
      this.col = col;
    }
  }

  /**
   * Cells of a logical line that are wrapped as one. A longer one, which no person wrote, is ended
   * there: it is gathered whole, and must not take more room than the history it comes from.
   */
  static final int MAX_LINE = 1 << 20;

  private final int oldCols;
  private final int cols;
  private final int rows;
  private final Carried cursor;

  /** By row and column. */
  private final Carried[] carried;

  /** The lines made, those of the screen at their end. */
  final History lines;

  private long row;
  private int[] text = new int[256];
  private int[] style = new int[256];

  // The line that is open: more rows of it may come.
  private int length;
  private boolean open;

  /** The row before ends in a gap, see {@link Row#GAP}. */
  private boolean gap;

  private int[] prompts = new int[4];
  private int promptCount;
  private int firstCarried;
  private int nextCarried;

  /**
   * @param cursor one of those carried: lines more than {@code rows} below it are not made
   * @param carried by row and column
   */
  LineWrapper(int oldCols, int cols, int rows, int scrollback, Carried cursor, Carried[] carried) {
    this.oldCols = oldCols;
    this.cols = cols;
    this.rows = rows;
    this.cursor = cursor;
    this.carried = carried;
    lines = new History(scrollback + rows);
  }

  /** A line of history; that it wraps means that another row follows. */
  void line(History history, int index) {
    int width = history.length(index);
    begin();
    history.expand(index, text, style, length);
    end(width, history.flags(index), history.wrapped(index));
  }

  /** A row of the screen, the last one or not. */
  void row(Row from, boolean last) {
    int width = from.length();
    begin();
    from.expand(text, style, length);
    end(width, from.flags, from.wrapped() && !last);
  }

  private void begin() {
    if (!open) {
      length = 0;
      promptCount = 0;
      gap = false;
      firstCarried = nextCarried;
      open = true;
    }
    int needed = length + oldCols;
    if (needed > text.length) {
      text = Arrays.copyOf(text, Math.max(needed, text.length * 2));
      style = Arrays.copyOf(style, text.length);
    }
  }

  private void end(int width, int flags, boolean continues) {
    if (gap && width > 1 && text[length + 1] == Row.TAIL) closeGap(width);
    if ((flags & Row.PROMPT) != 0) markPrompt();
    while (nextCarried < carried.length && carried[nextCarried].row == row) {
      carried[nextCarried].at = length + carried[nextCarried].col;
      nextCarried++;
    }
    row++;
    if (!continues || length + 2 * oldCols > MAX_LINE) {
      length += width;
      cut();
      return;
    }
    Arrays.fill(text, length + width, length + oldCols, 0);
    Arrays.fill(style, length + width, length + oldCols, 0);
    length += oldCols;
    gap = (flags & Row.GAP) != 0 && text[length - 1] == 0;
  }

  /** The wide cell that did not fit into the row before now stands at its end. */
  private void closeGap(int width) {
    System.arraycopy(text, length, text, length - 1, width);
    System.arraycopy(style, length, style, length - 1, width);
    length--;
  }

  private void markPrompt() {
    if (promptCount == prompts.length) prompts = Arrays.copyOf(prompts, promptCount * 2);
    prompts[promptCount++] = length;
  }

  private void cut() {
    open = false;
    int prompt = 0;
    int place = firstCarried;
    // Coloured blanks at the end fill the last row, and no more rows.
    int textEnd = length;
    while (textEnd > 0 && text[textEnd - 1] == 0) textEnd--;
    int at = 0;
    do {
      int to = Math.min(length, at + cols);
      // A wide cell is not split: it goes to the next row whole.
      boolean cutsWide = to < length && text[to] == Row.TAIL;
      if (cutsWide) to--;
      boolean more = to < textEnd;
      int flags = (more ? Row.WRAPPED : 0) | (cutsWide ? Row.GAP : 0);
      for (; prompt < promptCount && (prompts[prompt] < to || !more); prompt++) flags |= Row.PROMPT;
      boolean made = add(at, to, flags);
      boolean full = to - at == cols;
      for (; place < nextCarried && (carried[place].at < to || !more); place++) {
        Carried one = carried[place];
        if (!made) continue;
        one.newLine = lines.added() - 1;
        // Past the end of a row that is full a wrap is pending, as it was or after text.
        boolean mayWait = full && (one.col == oldCols || one.at <= textEnd);
        one.newCol = Math.min(one.at - at, mayWait ? cols : cols - 1);
      }
      at = to;
    } while (at < textEnd);
  }

  /** Adds a line, unless it is so far below the cursor's that the screen ends above it. */
  private boolean add(int from, int to, int flags) {
    if (cursor.newLine >= 0 && lines.added() - rows >= cursor.newLine) return false;
    int end = to;
    if ((flags & Row.WRAPPED) == 0) {
      while (end > from && text[end - 1] == 0 && style[end - 1] == 0) end--;
    }
    lines.add(text, style, from, end - from, flags);
    return true;
  }
}
