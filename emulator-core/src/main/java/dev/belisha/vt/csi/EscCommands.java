package dev.belisha.vt.csi;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent;
import dev.belisha.vt.screen.Modes.Protection;
import dev.belisha.vt.screen.VtScreen;

/** ESC sequences and C0 controls. */
public final class EscCommands {
  private static final int LF = 0x0A;
  private static final int DEL = 0x7F;
  private static final byte[] DELETE = {DEL};

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
      case DEL -> {
        if (screen.charsets.deletePrints()) core.printer.ascii(DELETE, 0, 1);
      }
      default -> {}
    }
  }

  public void run(int intermediates, int fin) {
    switch (intermediates) {
      case 0 -> plain(fin);
      case '#' -> {
        if (fin == '8') core.editor.alignmentPattern();
      }
      default -> designate(intermediates, fin);
    }
  }

  /** SCS. The name of a set may begin with a second intermediate. */
  private void designate(int intermediates, int fin) {
    boolean two = intermediates > 0xFF;
    int set = two ? intermediates >> 8 : intermediates;
    String name = (two ? Character.toString(intermediates & 0xFF) : "") + (char) fin;
    switch (set) {
      case '(', ')', '*', '+' -> screen.charsets.designate(set - '(', name);
      case '-', '.', '/' -> screen.charsets.designate96(set - '-' + 1, name);
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
