package dev.belisha.vt.osc;

import dev.belisha.vt.TerminalCore;

/** OSC 1: the icon title, kept for the title stack only. */
final class IconTitleOsc implements OscCommand {
  @Override
  public void run(OscBody body, TerminalCore core) {
    if (body.present()) core.titles.icon(TerminalCore.clean(body.text(), TerminalCore.MAX_TITLE));
  }
}
