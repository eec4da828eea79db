package dev.belisha.vt.osc;

import dev.belisha.vt.TerminalCore;

/** OSC 2: the window title. OSC 0: window and icon title. */
final class TitleOsc implements OscCommand {
  private final boolean andIcon;

  TitleOsc(boolean andIcon) {
    this.andIcon = andIcon;
  }

  @Override
  public void run(OscBody body, TerminalCore core) {
    if (!body.present()) return;
    String text = body.text();
    if (andIcon) core.titles.icon(TerminalCore.clean(text, TerminalCore.MAX_TITLE));
    core.title(text);
  }
}
