package dev.belisha.vt.osc;

import dev.belisha.vt.TerminalCore;

/** OSC 0 and 2: the window title. */
final class TitleOsc implements OscCommand {
  @Override
  public void run(OscBody body, TerminalCore core) {
    if (body.present()) core.title(body.text());
  }
}
