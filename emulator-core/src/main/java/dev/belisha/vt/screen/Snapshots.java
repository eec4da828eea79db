package dev.belisha.vt.screen;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Copies what a view shows out of the screen; rows that have not changed are handed out again. */
public final class Snapshots {
  private final VtScreen screen;

  public Snapshots(VtScreen screen) {
    this.screen = screen;
  }

  /** See {@link dev.belisha.vt.VtTerminal#snapshot}. */
  public ScreenSnapshot take(
      long wantedTop, @Nullable ScreenSnapshot previous, Palette palette, long fed) {
    Grid grid = screen.grid;
    long firstLine = grid.pushed - grid.history.size();
    long topLine = Math.clamp(wantedTop, firstLine, grid.pushed);
    List<RowSnapshot> lines = new ArrayList<>(screen.rows);
    for (int at = 0; at < screen.rows; at++) lines.add(line(topLine + at, previous));
    Modes modes = screen.modes;
    return new ScreenSnapshot(
        screen.cols,
        screen.rows,
        topLine,
        firstLine,
        grid.pushed,
        screen.generation,
        List.copyOf(lines),
        grid.pushed + screen.row,
        screen.col,
        modes.cursorVisible,
        screen.cursorShape(),
        modes.cursorBlink,
        screen.isAlternate(),
        modes.reverseVideo,
        modes.mouse != 0,
        modes.bracketedPaste,
        modes.kittyFlags != 0,
        fed,
        palette);
  }

  /** Any line still kept, by its absolute number. */
  public RowSnapshot line(long line, @Nullable ScreenSnapshot previous) {
    Grid grid = screen.grid;
    if (line >= grid.pushed) {
      Row row = grid.row((int) (line - grid.pushed));
      RowSnapshot known = row.snapshot;
      if (known == null || known.line() != line) {
        int[] text = new int[screen.cols];
        int[] style = new int[screen.cols];
        row.expand(text, style, 0);
        known = build(line, text, style, row.wrapped());
        row.snapshot = known;
      }
      return known;
    }
    int at = (int) (line - firstLine());
    RowSnapshot known = known(line, previous);
    // Of a line of history nothing changes but that.
    if (known != null && known.wrapped() == grid.history.wrapped(at)) return known;
    int[] text = new int[screen.cols];
    int[] style = new int[screen.cols];
    grid.history.expand(at, text, style, 0);
    return build(line, text, style, grid.history.wrapped(at));
  }

  /** The copy of a line of history that an earlier snapshot holds. */
  private @Nullable RowSnapshot known(long line, @Nullable ScreenSnapshot previous) {
    if (previous == null || previous.generation() != screen.generation) return null;
    long at = line - previous.topLine();
    boolean there = at >= 0 && at < previous.lines().size() && line < previous.screenLine();
    return there ? previous.lines().get((int) at) : null;
  }

  private RowSnapshot build(long line, int[] text, int[] style, boolean wrapped) {
    @Nullable String[] clusters = null;
    CellStyle[] styles = new CellStyle[text.length];
    int lastId = 0;
    CellStyle last = CellStyle.PLAIN;
    for (int col = 0; col < text.length; col++) {
      if (style[col] != lastId) {
        lastId = style[col];
        last = screen.styles.style(lastId);
      }
      styles[col] = last;
      if (ClusterTable.isCluster(text[col])) {
        if (clusters == null) clusters = new String[text.length];
        clusters[col] = screen.clusters.text(text[col]);
        text[col] = -1;
      }
    }
    return new RowSnapshot(line, text, clusters, styles, wrapped);
  }

  public long firstLine() {
    return screen.grid.pushed - screen.grid.history.size();
  }

  /** One past the last line of the screen. */
  public long endLine() {
    return screen.grid.pushed + screen.rows;
  }

  public long screenLine() {
    return screen.grid.pushed;
  }

  public boolean isWrapped(long line) {
    return (flags(line) & Row.WRAPPED) != 0;
  }

  /** Columns of a wrapped line that belong to its text, see {@link Row#GAP}. */
  public int filled(long line) {
    int last = screen.cols - 1;
    boolean gap =
        (flags(line) & Row.GAP) != 0
            && line(line, null).codePoints()[last] == 0
            && line + 1 < endLine()
            && line(line + 1, null).isWide(0);
    return gap ? last : screen.cols;
  }

  private int flags(long line) {
    Grid grid = screen.grid;
    if (line >= grid.pushed) return grid.row((int) (line - grid.pushed)).flags;
    return grid.history.flags((int) (line - firstLine()));
  }

  /** Text of a line between two columns, a wide character once, blanks as spaces, untrimmed. */
  public String text(long line, int from, int to) {
    RowSnapshot row = line(line, null);
    StringBuilder text = new StringBuilder();
    int end = Math.min(to, row.cols());
    for (int col = Math.max(0, from); col < end; col++) {
      if (row.codePoints()[col] == RowSnapshot.WIDE_TAIL) continue;
      String cell = row.text(col);
      text.append(cell.isEmpty() ? " " : cell);
    }
    return text.toString();
  }

  /** The column a cell's character begins in: a wide one's right half belongs to it. */
  public int headOf(long line, int col) {
    int[] cells = line(line, null).codePoints();
    boolean tail = col > 0 && col < cells.length && cells[col] == RowSnapshot.WIDE_TAIL;
    return tail ? col - 1 : col;
  }

  /** Whether a primary prompt starts in a line (OSC 133 A). */
  boolean isPrompt(long line) {
    return (flags(line) & Row.PROMPT) != 0;
  }
}
