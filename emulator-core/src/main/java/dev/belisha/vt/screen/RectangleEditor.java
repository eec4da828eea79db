package dev.belisha.vt.screen;

import java.text.Normalizer;
import java.util.function.Consumer;

/** The rectangle commands of a VT420. None of them moves the cursor or minds the margins. */
public final class RectangleEditor {
  private final VtScreen screen;

  public RectangleEditor(VtScreen screen) {
    this.screen = screen;
  }

  /** A rectangle, inclusive, cut to the screen. Rows and columns count from 0. */
  public record Rectangle(int top, int left, int bottom, int right) {
    public boolean isEmpty() {
      return top > bottom || left > right;
    }
  }

  /**
   * A rectangle from parameters that count from 1, relative to the margins under DECOM; 0 for the
   * last row or column that can be addressed.
   */
  public Rectangle rectangle(int top, int left, int bottom, int right) {
    boolean origin = screen.modes.origin;
    int rowBase = origin ? screen.top : 0;
    int colBase = origin ? screen.left : 0;
    int lastRow = origin ? screen.bottom : screen.rows - 1;
    int lastCol = origin ? screen.right : screen.cols - 1;
    return new Rectangle(
        Math.max(0, top - 1) + rowBase,
        Math.max(0, left - 1) + colBase,
        Math.min(lastRow, bottom < 1 ? lastRow : bottom - 1 + rowBase),
        Math.min(lastCol, right < 1 ? lastCol : right - 1 + colBase));
  }

  /** DECFRA: in the pen's style. */
  public void fill(Rectangle area, int codePoint) {
    int style = screen.penStyle();
    for (int row = area.top(); row <= area.bottom(); row++) {
      Row line = screen.grid.row(row);
      line.fill(area.left(), area.right() + 1, codePoint, style);
    }
    screen.touch();
  }

  /** DECERA, and DECSERA that leaves cells under DEC's protection. */
  public void erase(Rectangle area, boolean selective) {
    int fill = screen.eraseStyle();
    boolean leave = selective && screen.modes.protection == Modes.Protection.DEC;
    for (int row = area.top(); row <= area.bottom(); row++) {
      Row line = screen.grid.row(row);
      if (leave) line.eraseUnprotected(area.left(), area.right() + 1, fill, screen.styles);
      else line.erase(area.left(), area.right() + 1, fill);
    }
    screen.touch();
  }

  /** DECCRA: source and target may overlap; what falls off the screen is lost. */
  public void copy(Rectangle from, int toRow, int toCol) {
    int height = Math.min(from.bottom() - from.top() + 1, screen.rows - toRow);
    int width = Math.min(from.right() - from.left() + 1, screen.cols - toCol);
    if (height <= 0 || width <= 0) return;
    int[][] text = new int[height][width];
    int[][] style = new int[height][width];
    for (int at = 0; at < height; at++) {
      Row line = screen.grid.row(from.top() + at);
      for (int col = 0; col < width; col++) {
        text[at][col] = line.grapheme(from.left() + col);
        style[at][col] = line.style(from.left() + col);
      }
      if (text[at][0] == Row.TAIL) text[at][0] = 0;
      if (line.grapheme(from.left() + width) == Row.TAIL) text[at][width - 1] = 0;
    }
    for (int at = 0; at < height; at++) {
      screen.grid.row(toRow + at).paste(toCol, text[at], style[at], 0, width);
    }
    screen.touch();
  }

  /**
   * DECCARA and DECRARA: rewrites the style of every cell. A wide cell goes with its left half.
   *
   * @param stream whole rows between the first and the last (DECSACE 0 and 1), not a rectangle
   */
  public void restyle(Rectangle area, boolean stream, Consumer<Pen> change) {
    screen.sweepIfDue();
    Pen scratch = new Pen();
    for (int row = area.top(); row <= area.bottom(); row++) {
      boolean first = !stream || row == area.top();
      boolean last = !stream || row == area.bottom();
      int from = first ? area.left() : 0;
      int to = last ? area.right() + 1 : screen.cols;
      Row line = screen.grid.row(row);
      for (int col = from; col < to; col++) {
        boolean tail = line.grapheme(col) == Row.TAIL;
        line.restyle(
            col, tail ? line.style(col - 1) : screen.styles.with(line.style(col), scratch, change));
      }
      if (line.grapheme(to) == Row.TAIL) line.restyle(to, line.style(to - 1));
    }
    screen.penChanged();
    screen.touch();
  }

  /**
   * DECRQCRA: the sum of all characters and of the weights of their attributes, negated, in 16
   * bits, as xterm counts by default (a VT420's way): a character counts with its low byte, a cell
   * nothing was written to counts only when it is the first.
   */
  public int checksum(Rectangle area) {
    int sum = 0;
    for (int row = area.top(); row <= area.bottom(); row++) {
      Row line = screen.grid.row(row);
      for (int col = area.left(); col <= area.right(); col++) {
        boolean first = row == area.top() && col == area.left();
        sum += value(line.grapheme(col), screen.styles.style(line.style(col)), first);
      }
    }
    return -sum & 0xFFFF;
  }

  private int value(int grapheme, CellStyle style, boolean first) {
    if (grapheme == 0) return first ? ' ' : 0;
    if (grapheme == Row.TAIL) return 0xFF;
    if (style.has(CellStyle.HIDDEN)) return ' ';
    int weight = style.underline() == CellStyle.Underline.NONE ? 0 : 0x10;
    if (style.has(CellStyle.INVERSE)) weight += 0x20;
    if (style.has(CellStyle.BLINK)) weight += 0x40;
    if (style.has(CellStyle.BOLD)) weight += 0x80;
    return weight + (character(grapheme) & 0xFF);
  }

  /** Marks count where they compose with their base. */
  private int character(int grapheme) {
    if (!ClusterTable.isCluster(grapheme)) return grapheme;
    String text = screen.clusters.text(grapheme);
    return Normalizer.normalize(text, Normalizer.Form.NFC).codePointAt(0);
  }
}
