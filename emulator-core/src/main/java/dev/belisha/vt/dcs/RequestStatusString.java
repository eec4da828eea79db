package dev.belisha.vt.dcs;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.Pen;
import dev.belisha.vt.screen.VtScreen;
import java.nio.charset.StandardCharsets;

/** DECRQSS: what a setting stands at, as the sequence that would set it. */
final class RequestStatusString {
  private static final int MAX_REQUEST = 8;

  private RequestStatusString() {}

  static void run(byte[] body, int length, TerminalContext core) {
    if (core.modes.level < 2) return;
    String wanted =
        length > MAX_REQUEST ? "" : new String(body, 0, length, StandardCharsets.ISO_8859_1);
    VtScreen screen = core.screen;
    String answer =
        switch (wanted) {
          case "m" -> sgr(screen.pen) + "m";
          case "r" -> (screen.top() + 1) + ";" + (screen.bottom() + 1) + "r";
          case "s" -> (screen.left() + 1) + ";" + (screen.right() + 1) + "s";
          case " q" -> cursorStyle(core) + " q";
          case "\"q" -> (screen.pen.has(CellStyle.PROTECTED) ? 1 : 0) + "\"q";
          case "\"p" -> "6" + core.modes.level + ";1\"p";
          case "t" -> screen.rows() + "t";
          case "$|" -> screen.cols() + "$|";
          case "*x" -> core.modes.attributeExtent + "*x";
          // There is no status line: output goes to the main display.
          case "$}", "$~" -> "0" + wanted;
          case "*|" -> screen.rows() + "*|";
          default -> "";
        };
    core.reply("\033P" + (answer.isEmpty() ? "0" : "1") + "$r" + answer + "\033\\");
  }

  private static int cursorStyle(TerminalContext core) {
    return core.screen.cursorShape().ordinal() * 2 + (core.modes.cursorBlink ? 1 : 2);
  }

  private static String sgr(Pen pen) {
    StringBuilder text = new StringBuilder("0");
    int[] attrs = {
      CellStyle.BOLD, 1, CellStyle.DIM, 2, CellStyle.ITALIC, 3, CellStyle.BLINK, 5,
      CellStyle.INVERSE, 7, CellStyle.HIDDEN, 8, CellStyle.STRIKE, 9, CellStyle.OVERLINE, 53
    };
    for (int at = 0; at < attrs.length; at += 2) {
      if (pen.has(attrs[at])) text.append(';').append(attrs[at + 1]);
    }
    switch (pen.underline) {
      case NONE -> {}
      case SINGLE -> text.append(";4");
      default -> text.append(";4:").append(pen.underline.ordinal());
    }
    color(text, pen.foreground, 30, 90, 38);
    color(text, pen.background, 40, 100, 48);
    color(text, pen.underlineColor, -1, -1, 58);
    return text.toString();
  }

  private static void color(StringBuilder text, int color, int base, int bright, int extended) {
    if (color == CellStyle.DEFAULT) return;
    text.append(';');
    if (color >= CellStyle.DIRECT) {
      int rgb = color & 0xFFFFFF;
      text.append(extended).append(":2::").append(rgb >> 16);
      text.append(':').append(rgb >> 8 & 0xFF).append(':').append(rgb & 0xFF);
    } else if (color < 8 && base > 0) {
      text.append(base + color);
    } else if (color < 16 && bright > 0) {
      text.append(bright + color - 8);
    } else {
      text.append(extended).append(":5:").append(color);
    }
  }
}
