package dev.belisha.view;

import dev.belisha.vt.screen.RowSnapshot;
import dev.belisha.vt.screen.ScreenSnapshot;
import org.jspecify.annotations.Nullable;

/** Rows as plain text: a wide character once, blanks as spaces. */
final class PlainRows {
  private PlainRows() {}

  /** All rows shown, trailing blanks trimmed, a newline after each. */
  static String text(ScreenSnapshot screen) {
    StringBuilder text = new StringBuilder();
    for (RowSnapshot row : screen.lines()) {
      text.append(text(row, row.cols()).stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private static String text(RowSnapshot row, int end) {
    StringBuilder text = new StringBuilder();
    for (int col = 0; col < end; col++) {
      if (row.codePoints()[col] == RowSnapshot.WIDE_TAIL) continue;
      String cell = row.text(col);
      text.append(cell.isEmpty() ? " " : cell);
    }
    return text.toString();
  }

  /** Where a link at a column really leads: OSC 8, or an address in plain text; null for none. */
  static @Nullable String link(RowSnapshot row, int col) {
    String link = row.styles()[col].link();
    if (link != null) return link;
    String text = text(row, row.cols());
    return text.contains("://") ? Links.at(text, text(row, col).length()) : null;
  }
}
