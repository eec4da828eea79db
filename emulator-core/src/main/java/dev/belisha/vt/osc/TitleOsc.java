package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;

/** OSC 2: the window title. OSC 0: window and icon title. */
final class TitleOsc implements OscCommand {
  private final boolean andIcon;

  TitleOsc(boolean andIcon) {
    this.andIcon = andIcon;
  }

  @Override
  public void run(OscBody body, TerminalContext core) {
    if (!body.present()) return;
    String text = core.titles.decode(body.text());
    if (text == null) return;
    if (andIcon) core.titles.icon(TerminalContext.clean(text, TerminalContext.MAX_TITLE));
    core.title(text);
  }
}
