package dev.belisha.vt.csi;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent;
import dev.belisha.vt.screen.Modes.Protection;
import dev.belisha.vt.screen.VtScreen;

/** ESC sequences and C0 controls. */
public final class EscCommands {
  private static final int LF = 0x0A;

  private final TerminalContext core;
  private final VtScreen screen;

  public EscCommands(TerminalContext core) {
    this.core = core;
    this.screen = core.screen;
  }

  public void control(int control) {
    switch (control) {
      case 0x05 -> {} // ENQ: no answerback
      case 0x07 -> core.event(new TerminalEvent.Bell());
      case 0x08 -> screen.back(1);
      case 0x09 -> screen.tab(1);
      case LF, 0x0B, 0x0C -> {
        screen.index();
        if (core.modes.newline) screen.carriageReturn();
      }
      case 0x0D -> screen.carriageReturn();
      case 0x0E -> screen.charsets.shift(1);
      case 0x0F -> screen.charsets.shift(0);
      default -> {}
    }
  }

  public void run(int intermediates, int fin) {
    switch (intermediates) {
      case 0 -> plain(fin);
      case '#' -> {
        if (fin == '8') core.editor.alignmentPattern();
      }
      case '(', ')', '*', '+' -> screen.charsets.designate(intermediates - '(', fin);
      default -> {}
    }
  }

  private void plain(int fin) {
    switch (fin) {
      case '6' -> core.editor.backIndex();
      case '7' -> screen.saveCursor();
      case '8' -> screen.restoreCursor();
      case '9' -> core.editor.forwardIndex();
      case '=' -> core.modes.keypad = true;
      case '>' -> core.modes.keypad = false;
      case 'D' -> screen.index();
      case 'E' -> {
        screen.index();
        screen.carriageReturn();
      }
      case 'H' -> screen.setTab();
      case 'M' -> screen.reverseIndex();
      case 'N' -> screen.charsets.singleShift(2);
      case 'O' -> screen.charsets.singleShift(3);
      case 'V' -> screen.protect(true, Protection.ISO);
      case 'W' -> screen.protect(false, Protection.ISO);
      case 'Z' -> core.reply(Reports.PRIMARY_ATTRIBUTES);
      case 'c' -> core.hardReset();
      case 'n' -> screen.charsets.shift(2);
      case 'o' -> screen.charsets.shift(3);
      default -> {}
    }
  }
}
