package dev.belisha.view;

import dev.belisha.vt.screen.RowSnapshot;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The link at a cell of a screen: OSC 8, else an address or a {@code path:line} in its text, which
 * may go over soft wraps. Knows no toolkit and no file.
 */
final class LinkFinder {
  /** Rows of a soft-wrapped line looked at above and below: longer than any link. */
  private static final int MOST_ROWS = 30;

  /** As compilers and agents print them: {@code src/Main.java:12} and {@code :12:5}. */
  private static final Pattern FILE =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}_./~+@-])"
              + "((?:~?/|\\.{1,2}/)?[\\p{L}\\p{N}_.+@-]++(?:/[\\p{L}\\p{N}_.+@-]++)*+)"
              + ":(\\d{1,7})(?::(\\d{1,5}))?(?![\\p{L}\\p{N}_/@])");

  /** Without a folder it must at least end like a file: not a time, not a host with a port. */
  private static final Pattern FILE_NAME = Pattern.compile(".*/.*|.*\\.\\p{L}[\\p{L}\\p{N}]{0,9}");

  private final StringBuilder text = new StringBuilder();

  /** Per character of the text, row times columns plus column. */
  private int[] cells = new int[256];

  private final ScreenSnapshot screen;
  private int index = -1;

  private LinkFinder(ScreenSnapshot screen, int row, int col) {
    this.screen = screen;
    int first = row;
    while (first > 0 && row - first < MOST_ROWS && isWrapped(first - 1)) first--;
    int last = row;
    while (last - row < MOST_ROWS && last + 1 < screen.lines().size() && isWrapped(last)) last++;
    for (int at = first; at <= last; at++) append(at, at == row ? col : -1);
  }

  /**
   * @param row of the screen shown
   * @return null for none
   */
  static @Nullable Link at(ScreenSnapshot screen, int row, int col) {
    if (row >= screen.lines().size()) return null;
    RowSnapshot cells = screen.lines().get(row);
    if (col >= cells.cols()) return null;
    String link = cells.styles()[col].link();
    if (link != null) return new Link(link, 0, 0, null);
    if (cells.codePoints()[col] == 0) return null;
    return new LinkFinder(screen, row, col).find();
  }

  private boolean isWrapped(int row) {
    return screen.lines().get(row).wrapped();
  }

  private void append(int row, int wanted) {
    RowSnapshot cellsOfRow = screen.lines().get(row);
    for (int col = 0; col < cellsOfRow.cols(); col++) {
      if (col == wanted) index = text.length();
      if (cellsOfRow.codePoints()[col] == RowSnapshot.WIDE_TAIL) {
        if (col == wanted) index--;
        continue;
      }
      String cell = cellsOfRow.text(col);
      // The wide cell that did not fit leaves a blank that is no text.
      boolean gap = cell.isEmpty() && col == cellsOfRow.cols() - 1 && cellsOfRow.wrapped();
      if (gap) continue;
      text.append(cell.isEmpty() ? " " : cell);
      if (text.length() > cells.length) cells = Arrays.copyOf(cells, 2 * text.length());
      Arrays.fill(
          cells,
          text.length() - Math.max(1, cell.length()),
          text.length(),
          row * screen.cols() + col);
    }
  }

  private @Nullable Link find() {
    Links.Found address = Links.at(text, index);
    if (address != null) {
      return new Link(address.target(), 0, 0, range(address.start(), address.end()));
    }
    if (text.indexOf(":") < 0) return null;
    Matcher file = FILE.matcher(text);
    while (file.find()) {
      if (index < file.start() || index >= file.end()) continue;
      String path = file.group(1);
      if (!FILE_NAME.matcher(path).matches()) continue;
      int line = Math.max(1, Integer.parseInt(file.group(2)));
      int column = file.group(3) == null ? 0 : Integer.parseInt(file.group(3));
      return new Link(path, line, column, range(file.start(), file.end()));
    }
    return null;
  }

  private Selection.Range range(int start, int end) {
    int from = cells[start];
    int last = cells[end - 1];
    int lastRow = last / screen.cols();
    int lastCol = last % screen.cols();
    int wide = screen.lines().get(lastRow).isWide(lastCol) ? 2 : 1;
    return new Selection.Range(
        screen.topLine() + from / screen.cols(),
        from % screen.cols(),
        screen.topLine() + lastRow,
        lastCol + wide,
        false);
  }
}
