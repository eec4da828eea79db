package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent.Mark;
import dev.belisha.vt.context.TerminalEvent.PromptMark;
import dev.belisha.vt.screen.VtScreen;

/**
 * OSC 133: where prompt, command and output begin and how the command ended (FinalTerm), with N (as
 * A, on a fresh line; records stay, for the protocol page names A alone), L (a fresh line) and I
 * (as B) of the later proposal.
 */
final class SemanticPromptOsc implements OscCommand {
  @Override
  public void run(OscBody body, TerminalContext core) {
    String[] parts = body.text().split(";", 16);
    switch (parts[0]) {
      case "A" -> prompt(parts, core);
      case "B" -> core.event(new PromptMark(Mark.COMMAND_START, -1));
      case "C" -> core.event(new PromptMark(Mark.OUTPUT_START, -1));
      case "D" -> core.event(new PromptMark(Mark.COMMAND_END, exitStatus(parts)));
      case "I" -> core.event(new PromptMark(Mark.COMMAND_START, -1));
      case "L" -> freshLine(core.screen);
      case "N" -> {
        freshLine(core.screen);
        mark(core);
      }
      case "P" -> core.event(new PromptMark(Mark.OTHER_PROMPT, -1));
      default -> {}
    }
  }

  /** A is a new primary prompt while k is absent or {@code i} (protocol page, section 3). */
  private static void prompt(String[] parts, TerminalContext core) {
    String kind = "i";
    for (String part : parts) {
      if (part.startsWith("k=")) kind = part.substring(2);
    }
    if (!kind.equals("i")) {
      core.event(new PromptMark(Mark.OTHER_PROMPT, -1));
      return;
    }
    core.records.primaryPrompt();
    core.notifications.nextProgram();
    mark(core);
  }

  private static void mark(TerminalContext core) {
    core.screen.markPrompt();
    core.event(new PromptMark(Mark.PRIMARY_PROMPT, -1));
  }

  /** To the start of the next line, unless the cursor stands at the start of one. */
  private static void freshLine(VtScreen screen) {
    if (screen.cursorCol() == 0 || screen.cursorCol() == screen.left()) return;
    screen.carriageReturn();
    screen.index();
  }

  /** After D, a number of at most nine digits; -1 when there is none, as when nothing was run. */
  private static int exitStatus(String[] parts) {
    if (parts.length < 2 || !parts[1].matches("[0-9]{1,9}")) return -1;
    return Integer.parseInt(parts[1]);
  }
}
