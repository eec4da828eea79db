package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;

/** OSC 110 to 119: what OSC 10 to 19 set is the theme's again. */
final class DynamicColorResetOsc implements OscCommand {
  private final int which;

  DynamicColorResetOsc(int number) {
    this.which = number - 10;
  }

  @Override
  public void run(OscBody body, TerminalContext core) {
    core.colors.dynamic(which, -1);
    PaletteOsc.changed(core);
  }
}
