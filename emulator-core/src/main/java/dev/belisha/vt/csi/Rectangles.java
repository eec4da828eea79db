package dev.belisha.vt.csi;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.parser.Params;
import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.CellStyle.Underline;
import dev.belisha.vt.screen.Pen;
import dev.belisha.vt.screen.RectangleEditor;
import dev.belisha.vt.screen.RectangleEditor.Rectangle;

/**
 * DECCRA, DECFRA, DECERA, DECSERA, DECCARA, DECRARA, DECSACE and DECRQCRA. A rectangle turned
 * inside out does nothing. There is one page; its number is passed over.
 */
final class Rectangles {
  private final TerminalContext core;
  private final RectangleEditor editor;

  Rectangles(TerminalContext core) {
    this.core = core;
    this.editor = core.rectangles;
  }

  /** CSI … $ final. */
  void run(int fin, Params params) {
    switch (fin) {
      case 'r' -> attributes(params, false);
      case 't' -> attributes(params, true);
      case 'v' -> copy(params);
      case 'x' -> fill(params);
      case 'z' -> erase(params, false);
      case '{' -> erase(params, true);
      default -> {}
    }
  }

  /** DECSACE. */
  void extent(int extent) {
    if (extent <= 2) core.modes.attributeExtent = extent;
  }

  /** DECRQCRA: {@code id; page; rectangle}. Without parameters there is no answer, as in xterm. */
  void checksum(Params params) {
    if (params.count() == 0) return;
    Rectangle area = area(params, 2);
    int sum = area.isEmpty() ? 0 : editor.checksum(area);
    core.reply("\033P" + params.get(0, 0) + "!~" + "%04X".formatted(sum) + "\033\\");
  }

  private Rectangle area(Params params, int at) {
    return editor.rectangle(
        params.get(at, 1), params.get(at + 1, 1), params.get(at + 2, 0), params.get(at + 3, 0));
  }

  private void copy(Params params) {
    Rectangle target = editor.rectangle(params.get(5, 1), params.get(6, 1), 0, 0);
    Rectangle source = area(params, 0);
    if (!source.isEmpty() && !target.isEmpty()) editor.copy(source, target.top(), target.left());
  }

  private void fill(Params params) {
    int codePoint = params.get(0, 0);
    boolean printable =
        (codePoint >= 0x20 && codePoint < 0x7F) || (codePoint >= 0xA0 && codePoint <= 0xFF);
    Rectangle area = area(params, 1);
    if (printable && !area.isEmpty()) editor.fill(area, codePoint);
  }

  private void erase(Params params, boolean selective) {
    Rectangle area = area(params, 0);
    if (!area.isEmpty()) editor.erase(area, selective);
  }

  private void attributes(Params params, boolean reverse) {
    Rectangle area = area(params, 0);
    boolean stream = core.modes.attributeExtent != 2;
    boolean ordered = area.top() <= area.bottom() && (stream || area.left() <= area.right());
    if (!ordered || (area.top() == area.bottom() && area.isEmpty())) return;
    editor.restyle(
        area,
        stream,
        pen -> {
          if (params.count() <= 4) change(pen, 0, reverse);
          for (int at = 4; at < params.count(); at++) change(pen, params.get(at, 0), reverse);
        });
  }

  /** Of SGR only bold, underline, blink and inverse take part, and 0 for all of them. */
  private static void change(Pen pen, int code, boolean reverse) {
    int all = CellStyle.BOLD | CellStyle.BLINK | CellStyle.INVERSE;
    switch (code) {
      case 0 -> {
        pen.attrs = reverse ? pen.attrs ^ all : pen.attrs & ~all;
        underline(pen, reverse && pen.underline == Underline.NONE);
      }
      case 1 -> attribute(pen, CellStyle.BOLD, reverse);
      case 4 -> underline(pen, !reverse || pen.underline == Underline.NONE);
      case 5 -> attribute(pen, CellStyle.BLINK, reverse);
      case 7 -> attribute(pen, CellStyle.INVERSE, reverse);
      case 22 -> pen.set(CellStyle.BOLD, reverse && pen.has(CellStyle.BOLD));
      case 24 -> underline(pen, reverse && pen.underline != Underline.NONE);
      case 25 -> pen.set(CellStyle.BLINK, reverse && pen.has(CellStyle.BLINK));
      case 27 -> pen.set(CellStyle.INVERSE, reverse && pen.has(CellStyle.INVERSE));
      default -> {}
    }
  }

  private static void attribute(Pen pen, int attr, boolean reverse) {
    pen.set(attr, !reverse || !pen.has(attr));
  }

  private static void underline(Pen pen, boolean on) {
    if (!on) pen.underline = Underline.NONE;
    else if (pen.underline == Underline.NONE) pen.underline = Underline.SINGLE;
  }
}
