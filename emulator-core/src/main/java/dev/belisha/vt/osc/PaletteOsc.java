package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent;

/** OSC 4: palette colours, set or asked for, in pairs of index and specification. */
final class PaletteOsc implements OscCommand {
  /** Pairs served in one sequence. */
  static final int MAX_PAIRS = 256;

  @Override
  public void run(OscBody body, TerminalContext core) {
    String[] parts = body.text().split(";", 2 * MAX_PAIRS + 1);
    boolean changed = false;
    for (int at = 0; at + 1 < parts.length && at < 2 * MAX_PAIRS; at += 2) {
      int index = index(parts[at]);
      if (index < 0) continue;
      if (parts[at + 1].equals("?")) {
        String color = ColorSpec.format(core.colors.indexed(index));
        core.reply("\033]4;" + index + ";" + color + body.terminator());
        continue;
      }
      int rgb = ColorSpec.parse(parts[at + 1]);
      if (rgb == ColorSpec.BAD) continue;
      core.colors.indexed(index, rgb);
      changed = true;
    }
    if (changed) changed(core);
  }

  static void changed(TerminalContext core) {
    core.screen.touch();
    core.event(new TerminalEvent.ColorsChanged());
  }

  /** A palette index, -1 when it is none. */
  static int index(String text) {
    if (text.isEmpty() || text.length() > 3) return -1;
    int value = 0;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c < '0' || c > '9') return -1;
      value = value * 10 + c - '0';
    }
    return value < 256 ? value : -1;
  }
}
