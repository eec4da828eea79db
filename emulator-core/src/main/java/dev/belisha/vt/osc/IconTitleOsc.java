package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;

/** OSC 1: the icon title, kept for the title stack only. */
final class IconTitleOsc implements OscCommand {
  @Override
  public void run(OscBody body, TerminalContext core) {
    if (!body.present()) return;
    String text = core.titles.decode(body.text());
    if (text != null) core.titles.icon(TerminalContext.clean(text, TerminalContext.MAX_TITLE));
  }
}
