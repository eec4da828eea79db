package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;

/** OSC 104: palette colours back to the theme's, the ones named or all. */
final class PaletteResetOsc implements OscCommand {
  @Override
  public void run(OscBody body, TerminalContext core) {
    if (body.length() == 0) {
      core.colors.resetAllIndexed();
    } else {
      for (String part : body.text().split(";", PaletteOsc.MAX_PAIRS)) {
        int index = PaletteOsc.index(part);
        if (index >= 0) core.colors.resetIndexed(index);
      }
    }
    PaletteOsc.changed(core);
  }
}
