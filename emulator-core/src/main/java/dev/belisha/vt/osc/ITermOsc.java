package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;

/** OSC 1337: of iTerm2's own, {@code CurrentDir=path} and {@code SetMark}. */
final class ITermOsc implements OscCommand {
  private static final String DIRECTORY = "CurrentDir=";

  @Override
  public void run(OscBody body, TerminalContext core) {
    if (body.length() > TerminalContext.MAX_PATH) return;
    String text = body.text();
    if (text.equals("SetMark")) {
      core.screen.markPrompt();
    } else if (text.startsWith(DIRECTORY + "/")) {
      String path = text.substring(DIRECTORY.length());
      if (path.equals(TerminalContext.clean(path, TerminalContext.MAX_PATH))) {
        core.workingDirectory(path, null);
      }
    }
  }
}
