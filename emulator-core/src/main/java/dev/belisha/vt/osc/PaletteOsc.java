package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalColors;
import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent;

/**
 * OSC 4: palette colours, set or asked for, in pairs of index and specification; the special
 * colours follow the palette's at 256. OSC 5: the special colours alone, from 0.
 */
final class PaletteOsc implements OscCommand {
  /** Pairs served in one sequence. */
  static final int MAX_PAIRS = 256;

  private static final int PALETTE = 256;

  private final int number;

  /**
   * @param number 4, or 5 for the special colours
   */
  PaletteOsc(int number) {
    this.number = number;
  }

  @Override
  public void run(OscBody body, TerminalContext core) {
    String[] parts = body.text().split(";", 2 * MAX_PAIRS + 1);
    boolean changed = false;
    for (int at = 0; at + 1 < parts.length && at < 2 * MAX_PAIRS; at += 2) {
      int index = index(parts[at]);
      int place = number == 5 && index >= 0 ? index + PALETTE : index;
      if (place < 0 || place >= PALETTE + TerminalColors.SPECIAL) continue;
      if (parts[at + 1].equals("?")) {
        String color = ColorSpec.format(get(place, core.colors));
        core.reply("\033]" + number + ";" + index + ";" + color + body.terminator());
        continue;
      }
      int rgb = ColorSpec.parse(parts[at + 1]);
      if (rgb == ColorSpec.BAD) continue;
      set(place, rgb, core.colors);
      changed = true;
    }
    if (changed) changed(core);
  }

  private static int get(int place, TerminalColors colors) {
    return place < PALETTE ? colors.indexed(place) : colors.special(place - PALETTE);
  }

  private static void set(int place, int rgb, TerminalColors colors) {
    if (place < PALETTE) colors.indexed(place, rgb);
    else colors.special(place - PALETTE, rgb);
  }

  static void changed(TerminalContext core) {
    core.screen.touch();
    core.event(new TerminalEvent.ColorsChanged());
  }

  /** A number of at most three digits, -1 when it is none. */
  static int index(String text) {
    if (text.isEmpty() || text.length() > 3) return -1;
    int value = 0;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c < '0' || c > '9') return -1;
      value = value * 10 + c - '0';
    }
    return value;
  }
}
