package dev.belisha.vt.dcs;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.CellStyle.Underline;
import dev.belisha.vt.screen.Charsets;
import dev.belisha.vt.screen.Modes.Protection;
import dev.belisha.vt.screen.VtScreen;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * DECRSPS (DCS 1 or 2 $ t): what DECRQPSR told, put back: the cursor with all that belongs to it
 * (DECCIR), or the tab stops (DECTABSR). A pending wrap and the sets of GR are not put back; a
 * report that is not whole changes nothing.
 */
final class RestorePresentation {
  private static final int CURSOR = 1;
  private static final int TABS = 2;

  /** Row, column, page, rendition, protection, flags, GL, GR, sizes of the sets, the sets. */
  private static final int FIELDS = 10;

  /** A tab stop at every column of the widest screen. */
  private static final int MAX_BODY = 5 * VtScreen.MAX_SIZE;

  private RestorePresentation() {}

  static void run(int what, byte[] body, int length, TerminalContext core) {
    if (length > MAX_BODY) return;
    String text = new String(body, 0, length, StandardCharsets.ISO_8859_1);
    switch (what) {
      case CURSOR -> cursor(text.split(";", FIELDS), core);
      case TABS -> tabs(text, core.screen);
      default -> {}
    }
  }

  private static void tabs(String text, VtScreen screen) {
    if (!text.matches("[0-9/]*")) return;
    int[] columns =
        Arrays.stream(text.split("/"))
            .filter(part -> !part.isEmpty() && part.length() <= 4)
            .mapToInt(part -> Integer.parseInt(part) - 1)
            .filter(column -> column >= 0 && column < screen.cols())
            .toArray();
    screen.tabColumns(columns);
  }

  private static void cursor(String[] fields, TerminalContext core) {
    if (fields.length < FIELDS) return;
    int row = number(fields[0]);
    int col = number(fields[1]);
    int rendition = bits(fields[3]);
    int protection = bits(fields[4]);
    int flags = bits(fields[5]);
    int gl = number(fields[6]);
    int sizes = bits(fields[8]);
    if (row < 1 || col < 1 || gl > 3) return;
    if (rendition < 0 || protection < 0 || flags < 0 || sizes < 0) return;
    VtScreen screen = core.screen;
    core.modes.origin = (flags & 1) != 0;
    screen.moveTo(row - 1, col - 1);
    screen.pen.set(CellStyle.BOLD, (rendition & 1) != 0);
    screen.pen.underline = (rendition & 2) != 0 ? Underline.SINGLE : Underline.NONE;
    screen.pen.set(CellStyle.BLINK, (rendition & 4) != 0);
    screen.pen.set(CellStyle.INVERSE, (rendition & 8) != 0);
    screen.protect((protection & 1) != 0, Protection.DEC);
    screen.penChanged();
    sets(fields[9], sizes, screen.charsets);
    screen.charsets.shift(Math.max(0, gl));
    if ((flags & 2) != 0) screen.charsets.singleShift(2);
    if ((flags & 4) != 0) screen.charsets.singleShift(3);
  }

  /**
   * @param names of sets, each a final byte, perhaps with an intermediate before it; G0 to G3
   * @param sizes a bit for each that is a set of 96 characters; xterm sets all, so that a name
   *     which no such set has is taken for one of 94
   */
  private static void sets(String names, int sizes, Charsets charsets) {
    int set = 0;
    int from = 0;
    for (int at = 0; at < names.length() && set < 4; at++) {
      if (names.charAt(at) < '0') continue;
      String name = names.substring(from, at + 1);
      charsets.designate(set, name);
      if ((sizes & 1 << set) != 0) charsets.designate96(set, name);
      set++;
      from = at + 1;
    }
  }

  /** A small number, -1 when it is none. */
  private static int number(String text) {
    return text.matches("[0-9]{1,4}") ? Integer.parseInt(text) : -1;
  }

  /** One character that carries bits over {@code @}; -1 when it does not. */
  private static int bits(String text) {
    boolean one = text.length() == 1 && text.charAt(0) >= '@' && text.charAt(0) < 0x7F;
    return one ? text.charAt(0) - '@' : -1;
  }
}
