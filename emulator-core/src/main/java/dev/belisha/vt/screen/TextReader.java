package dev.belisha.vt.screen;

import java.util.Arrays;

/** Copies text out of the screen and its history, for a search. Under the session's lock. */
public final class TextReader {
  /** Cells of a logical line read as one; a longer one, which no person wrote, is cut there. */
  public static final int MAX_LINE = LineWrapper.MAX_LINE;

  private final VtScreen screen;
  private final Snapshots snapshots;
  private int[] text = new int[0];
  private int[] style = new int[0];
  private byte[] latin = new byte[0];

  public TextReader(VtScreen screen) {
    this.screen = screen;
    this.snapshots = new Snapshots(screen);
  }

  /**
   * Reads logical lines.
   *
   * @param from the first line, absolute; the start of a logical line. The oldest kept when it has
   *     gone
   * @param enough chars after which no further logical line of the history is begun
   */
  public void read(long from, int enough, TextSlice into) {
    long end = snapshots.endLine();
    long line = Math.clamp(from, snapshots.firstLine(), end);
    into.begin(line, screen.cols);
    if (text.length != screen.cols) {
      text = new int[screen.cols];
      style = new int[screen.cols];
    }
    boolean open = false;
    long cells = 0;
    // What may still change is read whole: it is read again from its start anyway.
    while (line < end && (open || into.length() < enough || line >= snapshots.screenLine())) {
      cells = open ? cells + screen.cols : screen.cols;
      boolean goesOn =
          snapshots.isWrapped(line) && line + 1 < end && cells + screen.cols <= MAX_LINE;
      row(line, goesOn, into);
      line++;
      open = goesOn;
      if (open) continue;
      into.endLine();
      if (line <= snapshots.screenLine()) {
        into.finalLine = line;
        into.finalLength = into.length();
      }
    }
    into.atEnd = line == end;
  }

  private void row(long line, boolean goesOn, TextSlice into) {
    into.beginRow();
    int used = latin(line);
    if (used >= 0) into.addLatin(latin, used);
    else used = others(line, into);
    if (goesOn) into.addBlanks(used, snapshots.filled(line));
  }

  /** Takes a line of history that is Latin-1; gives how many cells, -1 when it is not. */
  private int latin(long line) {
    Grid grid = screen.grid;
    if (line >= grid.pushed) return -1;
    int at = (int) (line - snapshots.firstLine());
    int used = grid.history.length(at);
    if (used > latin.length) latin = new byte[used];
    if (!grid.history.latin(at, latin)) return -1;
    while (used > 0 && latin[used - 1] == 0) used--;
    return used;
  }

  private int others(long line, TextSlice into) {
    int used = expand(line);
    while (used > 0 && text[used - 1] == 0) used--;
    int col = into.addPlain(text, used);
    if (col < used) into.addOthers(text, col, used, screen.clusters);
    return used;
  }

  /** Takes a line's cells; gives how many may show something. */
  private int expand(long line) {
    Grid grid = screen.grid;
    if (line >= grid.pushed) {
      Row row = grid.row((int) (line - grid.pushed));
      row.expand(text, style, 0);
      Arrays.fill(text, row.used(), text.length, 0);
      return row.used();
    }
    int at = (int) (line - snapshots.firstLine());
    int length = Math.min(grid.history.length(at), text.length);
    grid.history.expand(at, text, style, 0);
    Arrays.fill(text, length, text.length, 0);
    return length;
  }

  /**
   * Lines that carry a prompt mark.
   *
   * @param from, to absolute; lines that are not kept are passed over
   */
  public long[] prompts(long from, long to) {
    long[] found = new long[16];
    int count = 0;
    long end = Math.min(to, snapshots.endLine());
    for (long line = Math.max(from, snapshots.firstLine()); line < end; line++) {
      if (!snapshots.isPrompt(line)) continue;
      if (count == found.length) found = Arrays.copyOf(found, count * 2);
      found[count++] = line;
    }
    return Arrays.copyOf(found, count);
  }
}
