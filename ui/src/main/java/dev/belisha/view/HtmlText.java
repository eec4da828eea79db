package dev.belisha.view;

import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.CellStyle.Underline;
import dev.belisha.vt.screen.Palette;
import dev.belisha.vt.screen.RowSnapshot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows as HTML with the colours they have on screen: one {@code pre}, a span for each run of cells
 * of one style. Soft wraps are joined; trailing blanks without a background of their own go. Links
 * of the program are left out: what is pasted elsewhere must not lead where nobody looked.
 */
final class HtmlText {
  private final CellColors colors;
  private final StringBuilder html = new StringBuilder();

  private HtmlText(CellColors colors) {
    this.colors = colors;
  }

  /**
   * @param rows of the range, from its first line on
   */
  static String of(
      List<RowSnapshot> rows, Selection.Range range, ThemeColors theme, Palette palette) {
    HtmlText text = new HtmlText(new CellColors(theme, palette, false));
    text.html.append(
        "<pre style=\"font-family:monospace;color:%s;background-color:%s\">"
            .formatted(Rgb.css(theme.foreground()), Rgb.css(text.colors.screen())));
    for (int at = 0; at < rows.size(); at++) {
      RowSnapshot row = rows.get(at);
      RowSnapshot next = at + 1 < rows.size() ? rows.get(at + 1) : null;
      boolean goesOn = !range.block() && row.wrapped() && next != null;
      long columns = range.columns(row.line(), row.cols());
      int from = (int) (columns >>> 32);
      // A wide character at a block's edge is taken whole.
      boolean tail = from > 0 && row.codePoints()[from] == RowSnapshot.WIDE_TAIL;
      text.row(row, tail ? from - 1 : from, end(row, (int) columns, goesOn, next));
      if (!goesOn && next != null) text.html.append('\n');
    }
    // Blank rows below the last text are no part of what was meant.
    int end = text.html.length();
    while (text.html.charAt(end - 1) == '\n') end--;
    text.html.setLength(end);
    return text.html.append("</pre>").toString();
  }

  /** One past the last column that belongs to the text. */
  private static int end(RowSnapshot row, int to, boolean goesOn, @Nullable RowSnapshot next) {
    if (goesOn) {
      // The wide cell that did not fit leaves a blank that is no text.
      int last = row.cols() - 1;
      boolean gap =
          to == row.cols() && row.codePoints()[last] == 0 && next != null && next.isWide(0);
      return gap ? last : to;
    }
    int end = to;
    while (end > 0 && isBlank(row, end - 1)) end--;
    return end;
  }

  private static boolean isBlank(RowSnapshot row, int col) {
    int codePoint = row.codePoints()[col];
    CellStyle style = row.styles()[col];
    return (codePoint == 0 || codePoint == ' ')
        && style.background() == CellStyle.DEFAULT
        && !style.has(CellStyle.INVERSE)
        && style.underline() == Underline.NONE;
  }

  private void row(RowSnapshot row, int from, int to) {
    int start = from;
    while (start < to) {
      CellStyle style = row.styles()[start];
      int end = start + 1;
      while (end < to && row.styles()[end].equals(style)) end++;
      run(row, start, end, style);
      start = end;
    }
  }

  private void run(RowSnapshot row, int from, int to, CellStyle style) {
    String css = css(style);
    if (!css.isEmpty()) html.append("<span style=\"").append(css).append("\">");
    for (int col = from; col < to; col++) {
      if (row.codePoints()[col] != RowSnapshot.WIDE_TAIL) escape(row.text(col));
    }
    if (!css.isEmpty()) html.append("</span>");
  }

  private void escape(String grapheme) {
    switch (grapheme) {
      case "" -> html.append(' ');
      case "<" -> html.append("&lt;");
      case ">" -> html.append("&gt;");
      case "&" -> html.append("&amp;");
      case "\"" -> html.append("&quot;");
      default -> html.append(grapheme);
    }
  }

  private String css(CellStyle style) {
    StringBuilder css = new StringBuilder();
    int back = colors.background(style);
    int front = colors.foreground(style);
    boolean plain =
        style.foreground() == CellStyle.DEFAULT && front == colors.foreground(CellStyle.PLAIN);
    int shown = colors.text(style, front, back);
    if (style.has(CellStyle.HIDDEN)) css.append("visibility:hidden;");
    if (!plain || back != colors.screen()) css.append("color:").append(Rgb.css(shown)).append(';');
    if (back != colors.screen()) css.append("background-color:").append(Rgb.css(back)).append(';');
    if (style.has(CellStyle.BOLD)) css.append("font-weight:bold;");
    if (style.has(CellStyle.ITALIC)) css.append("font-style:italic;");
    String lines = lines(style);
    if (!lines.isEmpty()) css.append("text-decoration:").append(lines).append(';');
    return css.toString();
  }

  private static String lines(CellStyle style) {
    StringBuilder lines = new StringBuilder();
    if (style.underline() != Underline.NONE) lines.append("underline");
    if (style.has(CellStyle.STRIKE)) lines.append(" line-through");
    if (style.has(CellStyle.OVERLINE)) lines.append(" overline");
    return lines.toString().strip();
  }
}
