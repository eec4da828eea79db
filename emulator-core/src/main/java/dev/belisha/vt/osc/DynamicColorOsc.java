package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;

/**
 * OSC 10 to 19: foreground, background and cursor colour, and those only kept, set or asked for.
 * Further specifications in the same sequence go to the next numbers, as xterm has it.
 */
final class DynamicColorOsc implements OscCommand {
  private static final int FIRST = 10;
  private static final int LAST = 19;

  private final int number;

  DynamicColorOsc(int number) {
    this.number = number;
  }

  @Override
  public void run(OscBody body, TerminalContext core) {
    String[] specs = body.text().split(";", LAST - number + 2);
    boolean changed = false;
    for (int at = 0; at < specs.length && number + at <= LAST; at++) {
      int which = number + at - FIRST;
      if (specs[at].equals("?")) {
        String color = ColorSpec.format(core.colors.dynamic(which));
        core.reply("\033]" + (number + at) + ";" + color + body.terminator());
        continue;
      }
      int rgb = ColorSpec.parse(specs[at]);
      if (rgb == ColorSpec.BAD) continue;
      core.colors.dynamic(which, rgb);
      changed = true;
    }
    if (changed) PaletteOsc.changed(core);
  }
}
