package dev.belisha.vt.csi;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.screen.Modes;
import dev.belisha.vt.screen.VtScreen;
import java.util.HashMap;
import java.util.Map;

/** SM, RM, DECSET, DECRST, XTSAVE, XTRESTORE and DECRQM. */
final class ModeCommands {
  private static final int NOT_KNOWN = 0;
  private static final int SET = 1;
  private static final int RESET = 2;
  private static final int ALWAYS_RESET = 4;

  private final TerminalContext core;
  private final Modes modes;
  private final VtScreen screen;
  private final Map<Integer, Boolean> saved = new HashMap<>();

  ModeCommands(TerminalContext core) {
    this.core = core;
    this.modes = core.modes;
    this.screen = core.screen;
  }

  void ansi(int mode, boolean on) {
    switch (mode) {
      case 4 -> modes.insert = on;
      case 20 -> modes.newline = on;
      default -> {}
    }
  }

  void dec(int mode, boolean on) {
    switch (mode) {
      case 1 -> modes.cursorKeys = on;
      case 3 -> columns();
      case 5 -> {
        modes.reverseVideo = on;
        screen.touch();
      }
      case 6 -> {
        modes.origin = on;
        screen.position(0, 0);
      }
      case 7 -> modes.autowrap = on;
      case 9, 1000, 1002, 1003 -> {
        modes.mouse = on ? mode : 0;
        screen.touch();
      }
      case 12 -> {
        modes.cursorBlink = on;
        screen.touch();
      }
      case 25 -> {
        modes.cursorVisible = on;
        screen.touch();
      }
      case 40 -> modes.allowColumns = on;
      case 45 -> modes.reverseWrap = on;
      case 47 -> screen.showAlternate(on);
      case 66 -> modes.keypad = on;
      case 67 -> modes.backspaceSendsBs = on;
      case 69 -> {
        modes.leftRightMargins = on;
        if (!on) screen.resetSideMargins();
      }
      case 1004 -> modes.focusReports = on;
      case 1005, 1006, 1015, 1016 -> encoding(mode, on);
      case 1007 -> modes.alternateScroll = on;
      case 1047 -> alternate(on);
      case 1048 -> cursor(on);
      case 1049 -> alternateWithCursor(on);
      case 2004 -> {
        modes.bracketedPaste = on;
        screen.touch();
      }
      case 2026 -> {
        modes.synchronizedOutput = on;
        screen.touch();
      }
      case 2027 -> modes.graphemes = on;
      case 2031 -> modes.colorSchemeReports = on;
      case 2048 -> {
        modes.sizeReports = on;
        if (on) core.reply(Reports.size(core));
      }
      default -> {}
    }
  }

  private void encoding(int mode, boolean on) {
    if (on) modes.mouseEncoding = mode;
    else if (modes.mouseEncoding == mode) modes.mouseEncoding = 0;
  }

  /** DECCOLM, when mode 40 allows it: clears; the size is the person's and stays. */
  private void columns() {
    if (!modes.allowColumns) return;
    screen.resetMargins();
    modes.leftRightMargins = false;
    core.editor.eraseDisplay(2, false);
    screen.moveTo(0, 0);
  }

  private void alternate(boolean on) {
    if (!on && screen.isAlternate()) screen.clearAlternate();
    screen.showAlternate(on);
  }

  private void cursor(boolean on) {
    if (on) screen.saveCursor();
    else screen.restoreCursor();
  }

  private void alternateWithCursor(boolean on) {
    if (on) {
      screen.saveCursor();
      if (screen.isAlternate()) return;
      screen.showAlternate(true);
      screen.clearAlternate();
    } else {
      screen.showAlternate(false);
      screen.restoreCursor();
    }
  }

  void save(int mode) {
    int state = decState(mode);
    if (state == SET || state == RESET) saved.put(mode, state == SET);
  }

  void restore(int mode) {
    Boolean on = saved.get(mode);
    if (on != null) dec(mode, on);
  }

  /** DECRQM's answer for an ANSI mode. */
  int ansiState(int mode) {
    return switch (mode) {
      case 4 -> state(modes.insert);
      case 20 -> state(modes.newline);
      case 2, 12 -> ALWAYS_RESET;
      default -> NOT_KNOWN;
    };
  }

  /** DECRQM's answer for a DEC private mode. */
  int decState(int mode) {
    return switch (mode) {
      case 1 -> state(modes.cursorKeys);
      case 3 -> RESET;
      case 5 -> state(modes.reverseVideo);
      case 6 -> state(modes.origin);
      case 7 -> state(modes.autowrap);
      case 9, 1000, 1002, 1003 -> state(modes.mouse == mode);
      case 12 -> state(modes.cursorBlink);
      case 25 -> state(modes.cursorVisible);
      case 40 -> state(modes.allowColumns);
      case 45 -> state(modes.reverseWrap);
      case 47, 1047, 1049 -> state(screen.isAlternate());
      case 66 -> state(modes.keypad);
      case 67 -> state(modes.backspaceSendsBs);
      case 69 -> state(modes.leftRightMargins);
      case 1004 -> state(modes.focusReports);
      case 1005, 1006, 1015, 1016 -> state(modes.mouseEncoding == mode);
      case 1007 -> state(modes.alternateScroll);
      case 1048 -> SET;
      case 2004 -> state(modes.bracketedPaste);
      case 2026 -> state(modes.synchronizedOutput);
      case 2027 -> state(modes.graphemes);
      case 2031 -> state(modes.colorSchemeReports);
      case 2048 -> state(modes.sizeReports);
      default -> NOT_KNOWN;
    };
  }

  private static int state(boolean on) {
    return on ? SET : RESET;
  }
}
