package dev.belisha.vt.csi;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.CellStyle.Underline;
import dev.belisha.vt.screen.Charsets;
import dev.belisha.vt.screen.Pen;
import dev.belisha.vt.screen.VtScreen;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * DECRQPSR (CSI $ w): the cursor with all that belongs to it (DECCIR), or the tab stops (DECTABSR).
 */
final class PresentationReports {
  private static final int CURSOR = 1;
  private static final int TABS = 2;

  private PresentationReports() {}

  static void run(int what, TerminalContext core) {
    switch (what) {
      case CURSOR -> core.reply("\033P1$u" + cursor(core) + "\033\\");
      case TABS -> core.reply("\033P2$u" + tabs(core.screen) + "\033\\");
      default -> {}
    }
  }

  private static String tabs(VtScreen screen) {
    return Arrays.stream(screen.tabColumns())
        .mapToObj(col -> Integer.toString(col + 1))
        .collect(Collectors.joining("/"));
  }

  /** Row, column, page, rendition, protection, flags, GL, GR, sizes of the sets, the sets. */
  private static String cursor(TerminalContext core) {
    VtScreen screen = core.screen;
    Charsets sets = screen.charsets;
    StringBuilder text = new StringBuilder();
    text.append(screen.cursorRow() + 1).append(';').append(screen.cursorCol() + 1).append(";1;");
    text.append(rendition(screen.pen)).append(';');
    text.append((char) ('@' + (screen.pen.has(CellStyle.PROTECTED) ? 1 : 0))).append(';');
    text.append(flags(core)).append(';').append(sets.shifted()).append(";2;");
    text.append(sizes(sets)).append(';');
    for (int set = 0; set < 4; set++) text.append(sets.designation(set));
    return text.toString();
  }

  /** A bit for each of G0 to G3 that is a set of 96 characters (VT420 manual, DECCIR). */
  private static char sizes(Charsets sets) {
    int bits = 0;
    for (int set = 0; set < 4; set++) if (sets.of96(set)) bits |= 1 << set;
    return (char) ('@' + bits);
  }

  private static char rendition(Pen pen) {
    int bits = pen.has(CellStyle.BOLD) ? 1 : 0;
    if (pen.underline != Underline.NONE) bits |= 2;
    if (pen.has(CellStyle.BLINK)) bits |= 4;
    if (pen.has(CellStyle.INVERSE)) bits |= 8;
    return (char) ('@' + bits);
  }

  private static char flags(TerminalContext core) {
    int bits = core.modes.origin ? 1 : 0;
    if (core.screen.charsets.singleShifted() == 2) bits |= 2;
    if (core.screen.charsets.singleShifted() == 3) bits |= 4;
    if (core.screen.pendingWrap()) bits |= 8;
    return (char) ('@' + bits);
  }
}
