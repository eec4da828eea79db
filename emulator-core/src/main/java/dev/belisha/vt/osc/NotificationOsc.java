package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent;
import dev.belisha.vt.context.TerminalEvent.ProgressState;

/**
 * OSC 9: a text to notify (iTerm2), {@code 4;state;percent} progress and {@code 9;path} working
 * directory (ConEmu). Other ConEmu sub-commands, a number alone or with more after it, do nothing.
 */
final class NotificationOsc implements OscCommand {
  /** Code points of a text kept. */
  static final int MAX_TEXT = 1024;

  private static final ProgressState[] STATES = {
    ProgressState.NONE,
    ProgressState.NORMAL,
    ProgressState.ERROR,
    ProgressState.INDETERMINATE,
    ProgressState.PAUSED
  };

  @Override
  public void run(OscBody body, TerminalContext core) {
    String text = body.text();
    String[] parts = text.split(";", 4);
    if (parts[0].equals("4") && parts.length > 1) {
      progress(parts, core);
    } else if (parts[0].equals("9") && parts.length > 1) {
      directory(text.substring(2), core);
    } else if (!subCommand(parts[0])) {
      String clean = TerminalContext.clean(text, MAX_TEXT);
      if (!clean.isBlank()) core.event(new TerminalEvent.Notification("", clean));
    }
  }

  private static boolean subCommand(String first) {
    return first.length() <= 2 && first.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static void progress(String[] parts, TerminalContext core) {
    if (parts[1].length() != 1) return;
    int state = parts[1].charAt(0) - '0';
    if (state < 0 || state >= STATES.length) return;
    int percent = parts.length > 2 ? percent(parts[2]) : -1;
    if (state == 1 && percent < 0) percent = 0;
    core.event(new TerminalEvent.Progress(STATES[state], percent));
  }

  /** 0 to 100, -1 when it is no number. */
  private static int percent(String text) {
    if (text.isEmpty() || text.length() > 9) return -1;
    if (!text.chars().allMatch(c -> c >= '0' && c <= '9')) return -1;
    return Math.min(100, Integer.parseInt(text));
  }

  private static void directory(String given, TerminalContext core) {
    String path = given;
    if (path.length() > 1 && path.startsWith("\"") && path.endsWith("\"")) {
      path = path.substring(1, path.length() - 1);
    }
    String clean = TerminalContext.clean(path, TerminalContext.MAX_PATH);
    if (clean.equals(path) && path.startsWith("/")) core.workingDirectory(path, null);
  }
}
