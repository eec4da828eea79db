package dev.belisha.vt.osc;

import dev.belisha.vt.TerminalCore;

/** OSC 1337: of iTerm2's own, {@code CurrentDir=path} and {@code SetMark}. */
final class ITermOsc implements OscCommand {
  private static final String DIRECTORY = "CurrentDir=";

  @Override
  public void run(OscBody body, TerminalCore core) {
    if (body.length() > TerminalCore.MAX_PATH) return;
    String text = body.text();
    if (text.equals("SetMark")) {
      core.screen.markPrompt();
    } else if (text.startsWith(DIRECTORY + "/")) {
      String path = text.substring(DIRECTORY.length());
      if (path.equals(TerminalCore.clean(path, TerminalCore.MAX_PATH))) {
        core.workingDirectory(path, null);
      }
    }
  }
}
