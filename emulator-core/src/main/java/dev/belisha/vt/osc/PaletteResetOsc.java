package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalColors;
import dev.belisha.vt.context.TerminalContext;

/** OSC 104 and 105: palette or special colours back to the theme's, the ones named or all. */
final class PaletteResetOsc implements OscCommand {
  private static final int PALETTE = 256;

  private final boolean special;

  PaletteResetOsc(boolean special) {
    this.special = special;
  }

  @Override
  public void run(OscBody body, TerminalContext core) {
    if (body.length() == 0) {
      if (special) core.colors.resetAllSpecial();
      else core.colors.resetAllIndexed();
    } else {
      for (String part : body.text().split(";", PaletteOsc.MAX_PAIRS)) {
        int index = PaletteOsc.index(part);
        if (index >= 0) reset(special ? index + PALETTE : index, core.colors);
      }
    }
    PaletteOsc.changed(core);
  }

  private static void reset(int place, TerminalColors colors) {
    if (place < PALETTE) colors.resetIndexed(place);
    else if (place < PALETTE + TerminalColors.SPECIAL) colors.special(place - PALETTE, -1);
  }
}
