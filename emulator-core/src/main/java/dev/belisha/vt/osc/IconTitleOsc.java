package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;

/** OSC 1: the icon title, kept for the title stack only. */
final class IconTitleOsc implements OscCommand {
  @Override
  public void run(OscBody body, TerminalContext core) {
    if (body.present())
      core.titles.icon(TerminalContext.clean(body.text(), TerminalContext.MAX_TITLE));
  }
}
