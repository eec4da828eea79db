package dev.belisha.view;

import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.RowSnapshot;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * The pixels of a screen: paints rows that changed since the last frame and nothing else. What
 * scrolled is moved. Knows no toolkit; one thread at a time.
 */
final class ScreenPicture {
  /** What else than its cells decides how a row looks. */
  private record Extras(
      RowMarks marks, String hover, long hovered, int cursor, boolean focused, boolean blinkOff) {
    static final Extras NONE = new Extras(RowMarks.NONE, "", 0, -1, false, false);
  }

  private final CellMetrics cell;
  private final RowPainter painter;
  private final int width;
  private final int height;
  private final int[] pixels;

  private @Nullable ScreenSnapshot shown;
  private @Nullable RowSnapshot[] rows = new RowSnapshot[0];
  private Extras[] extras = new Extras[0];

  /** Whether a row has text that blinks. */
  private boolean[] blinking = new boolean[0];

  private @Nullable CellColors colors;
  private @Nullable Object colorKey;
  private int rowsPainted;

  /** The rows of pixels that changed since they were last shown. */
  private final BitSet changed = new BitSet();

  ScreenPicture(CellMetrics cell, GlyphCache glyphs, int cols, int rowCount) {
    this.cell = cell;
    this.painter = new RowPainter(cell, glyphs);
    this.width = Math.max(1, cols * cell.width());
    this.height = Math.max(1, rowCount * cell.height());
    this.pixels = new int[width * height];
    painter.target(pixels, width);
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /** Rows of cells there is room for, whatever the screen has. */
  int rows() {
    return height / cell.height();
  }

  /** In pixels. */
  int rowHeight() {
    return cell.height();
  }

  /** Rows painted since the start: what the tests count. */
  int rowsPainted() {
    return rowsPainted;
  }

  /** Everything is painted again at the next frame. */
  void invalidate() {
    shown = null;
  }

  /** Whether a row on screen has text that blinks. */
  boolean blinks() {
    for (boolean blinks : blinking) if (blinks) return true;
    return false;
  }

  /**
   * A frame's circumstances.
   *
   * @param cursorOn false in the dark half of its blinking
   * @param blinkOff whether blinking text is away just now
   */
  record Frame(
      ScreenSnapshot screen,
      ThemeColors theme,
      Selection.@Nullable Range selection,
      RowMarks.@Nullable Search search,
      Hovering.Mark hover,
      boolean focused,
      boolean cursorOn,
      boolean blinkOff) {}

  void paint(Frame frame) {
    ScreenSnapshot screen = frame.screen;
    int rowCount = Math.min(screen.rows(), height / cell.height());
    CellColors now = colors(frame);
    if (begin(screen, rowCount)) {
      painter.fill(0, 0, width, height, now.screen());
      changed.set(0, rows());
    } else if (scroll(screen, rowCount)) {
      changed.set(0, rowCount);
    }
    for (int at = 0; at < rowCount; at++) {
      RowSnapshot row = screen.lines().get(at);
      Extras wanted = extras(frame, row, at);
      if (rows[at] == row && extras[at].equals(wanted)) continue;
      paintRow(row, at, wanted, frame, now);
      changed.set(at);
    }
    shown = screen;
  }

  /** Whether a row's pixels changed since the last {@link #shown}. */
  boolean changed(int row) {
    return changed.get(row);
  }

  int changedRows() {
    return changed.cardinality();
  }

  /** The next row from here on whose pixels changed; -1 for none. */
  int nextChanged(int row) {
    return changed.nextSetBit(row);
  }

  /** Opaque, as 0xAARRGGBB. For the painter alone, to read. */
  int[] pixels() {
    return pixels;
  }

  /** Copies the pixels of some rows. */
  void copy(int row, int count, int[] to) {
    int length = width * cell.height();
    System.arraycopy(pixels, row * length, to, 0, count * length);
  }

  /** What changed was copied. */
  void shown() {
    changed.clear();
  }

  private CellColors colors(Frame frame) {
    record Key(Object theme, Object palette, boolean reverse) {}
    Key key = new Key(frame.theme, frame.screen.palette(), frame.screen.reverseVideo());
    CellColors known = colors;
    if (known == null || !key.equals(colorKey)) {
      known = new CellColors(frame.theme, frame.screen.palette(), frame.screen.reverseVideo());
      colors = known;
      colorKey = key;
      shown = null;
    }
    return known;
  }

  /** Tells whether everything must be painted, and then forgets what was. */
  private boolean begin(ScreenSnapshot screen, int rowCount) {
    ScreenSnapshot before = shown;
    boolean same =
        before != null
            && before.cols() == screen.cols()
            && before.generation() == screen.generation()
            && rows.length == rowCount;
    if (same) return false;
    rows = new RowSnapshot[rowCount];
    extras = new Extras[rowCount];
    blinking = new boolean[rowCount];
    Arrays.fill(extras, Extras.NONE);
    return true;
  }

  /** Moves what is still in view; rows uncovered are left to be painted. False: nothing moved. */
  private boolean scroll(ScreenSnapshot screen, int rowCount) {
    ScreenSnapshot before = shown;
    if (before == null) return false;
    long by = screen.topLine() - before.topLine();
    if (by == 0 || Math.abs(by) >= rowCount) return false;
    int shift = (int) by;
    int kept = rowCount - Math.abs(shift);
    int from = Math.max(0, shift);
    int to = Math.max(0, -shift);
    int line = cell.height() * width;
    System.arraycopy(pixels, from * line, pixels, to * line, kept * line);
    System.arraycopy(rows, from, rows, to, kept);
    System.arraycopy(extras, from, extras, to, kept);
    System.arraycopy(blinking, from, blinking, to, kept);
    for (int at = 0; at < rowCount; at++) {
      if (at < to || at >= to + kept) rows[at] = null;
    }
    return true;
  }

  private Extras extras(Frame frame, RowSnapshot row, int at) {
    ScreenSnapshot screen = frame.screen;
    long line = screen.topLine() + at;
    RowMarks marks = RowMarks.of(frame.selection, frame.search, screen, line);
    boolean cursorHere = frame.cursorOn && screen.cursorVisible() && screen.cursorLine() == line;
    int cursor = cursorHere ? screen.cursorCol() << 2 | screen.cursorShape().ordinal() : -1;
    String link = frame.hover.link();
    String hover = hasLink(row, link) ? link : "";
    Selection.Range range = frame.hover.range();
    long hovered = range == null ? 0 : range.columns(line, row.cols());
    boolean off = frame.blinkOff && hasBlink(row);
    boolean unmarked = marks == RowMarks.NONE && hover.isEmpty() && hovered == 0;
    if (unmarked && cursor < 0 && !off) return Extras.NONE;
    return new Extras(marks, hover, hovered, cursor, cursorHere && frame.focused, off);
  }

  private static boolean hasBlink(RowSnapshot row) {
    for (CellStyle style : row.styles()) if (style.has(CellStyle.BLINK)) return true;
    return false;
  }

  private static boolean hasLink(RowSnapshot row, String link) {
    if (link.isEmpty()) return false;
    for (CellStyle style : row.styles()) if (link.equals(style.link())) return true;
    return false;
  }

  private void paintRow(RowSnapshot row, int at, Extras wanted, Frame frame, CellColors now) {
    int y = at * cell.height();
    RowSnapshot fitted = fit(row);
    painter.paint(fitted, 0, y, now, wanted.marks, wanted.hover, wanted.blinkOff);
    blinking[at] = painter.blinks();
    if (wanted.hovered != 0) {
      int to = Math.min((int) wanted.hovered, fitted.cols());
      painter.underline(fitted, (int) (wanted.hovered >>> 32), to, y, now);
    }
    if (wanted.cursor >= 0) {
      int col = headOf(fitted, Math.min(wanted.cursor >> 2, fitted.cols() - 1));
      painter.cursor(fitted, col, 0, y, frame.screen.cursorShape(), wanted.focused, now);
    }
    int right = fitted.cols() * cell.width();
    if (right < width) painter.fill(right, y, width - right, cell.height(), now.screen());
    rows[at] = row;
    extras[at] = wanted;
    rowsPainted++;
  }

  private static int headOf(RowSnapshot row, int col) {
    return col > 0 && row.codePoints()[col] == RowSnapshot.WIDE_TAIL ? col - 1 : col;
  }

  /** Between a resize of the view and that of the engine, rows may be wider than the picture. */
  private RowSnapshot fit(RowSnapshot row) {
    int cols = width / cell.width();
    if (row.cols() <= cols) return row;
    return new RowSnapshot(
        row.line(),
        Arrays.copyOf(row.codePoints(), cols),
        row.clusters(),
        Arrays.copyOf(row.styles(), cols),
        row.wrapped());
  }
}
