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
  private static final int ALWAYS_SET = 3;
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
      case 12 -> modes.localEcho = !on;
      case 20 -> modes.newline = on;
      default -> {}
    }
  }

  void dec(int mode, boolean on) {
    switch (mode) {
      case 1 -> modes.cursorKeys = on;
      case 4, 18, 19 -> modes.idle.set(mode, on);
      case 42 -> screen.charsets.national(on);
      case 3 -> columns(on);
      case 5 -> {
        modes.reverseVideo = on;
        screen.touch();
      }
      case 6 -> {
        modes.origin = on;
        screen.position(0, 0);
      }
      case 7 -> modes.autowrap = on;
      case 8 -> modes.autoRepeat = on;
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
      case 41 -> modes.tabWraps = on;
      case 45 -> modes.reverseWrap = on;
      case 47 -> {
        if (modes.allowAlternate) core.showAlternate(on);
      }
      case 66 -> modes.keypad = on;
      case 67 -> modes.backspaceSendsBs = on;
      case 69 -> {
        if (modes.level < 4) return;
        modes.leftRightMargins = on;
        if (!on) screen.resetSideMargins();
      }
      case 1004 -> modes.focusReports = on;
      case 1005, 1006, 1015, 1016 -> encoding(mode, on);
      case 1007 -> modes.alternateScroll = on;
      case 1046 -> {
        if (!on) core.showAlternate(false);
        modes.allowAlternate = on;
      }
      case 1047 -> alternate(on);
      case 1048 -> cursor(on);
      case 1049 -> alternateWithCursor(on);
      case 2004 -> {
        modes.bracketedPaste = on;
        screen.touch();
      }
      case 2026 -> {
        if (on && !modes.paintingHeld) modes.synchronizedBlocks++;
        modes.synchronizedOutput = on;
        modes.paintingHeld = on;
        screen.touch();
      }
      case 2027 -> modes.graphemes = on;
      case 2031 -> modes.colorSchemeReports = on;
      case 2048 -> {
        modes.sizeReports = on;
        if (on) core.reply(core.sizeReport());
      }
      default -> {}
    }
  }

  private void encoding(int mode, boolean on) {
    if (on) modes.mouseEncoding = mode;
    else if (modes.mouseEncoding == mode) modes.mouseEncoding = 0;
  }

  /** DECCOLM, when mode 40 allows it: clears; the size changes only where programs may. */
  private void columns(boolean on) {
    if (!modes.allowColumns) return;
    modes.columns132 = on;
    core.askSize(on ? 132 : 80, screen.rows());
    screen.resetMargins();
    modes.leftRightMargins = false;
    core.editor.eraseDisplay(2, false);
    screen.moveTo(0, 0);
  }

  /** DECSCL: 61 to 65. A soft reset goes with it, as in xterm. Replies stay 7 bits wide. */
  void conformance(int level) {
    if (level < 61 || level > 65) return;
    screen.softReset();
    modes.level = Math.min(Modes.MAX_LEVEL, level - 60);
  }

  private void alternate(boolean on) {
    if (!modes.allowAlternate) return;
    if (!on && screen.isAlternate()) screen.clearAlternate();
    core.showAlternate(on);
  }

  private void cursor(boolean on) {
    if (!modes.allowAlternate) return;
    if (on) screen.saveCursor();
    else screen.restoreCursor();
  }

  private void alternateWithCursor(boolean on) {
    if (!modes.allowAlternate) return;
    if (on) {
      screen.saveCursor();
      if (screen.isAlternate()) return;
      core.showAlternate(true);
      screen.clearAlternate();
    } else {
      core.showAlternate(false);
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
      case 1, 2, 5, 7, 10, 11, 13, 14, 15, 16, 17, 18, 19 -> ALWAYS_RESET;
      case 12 -> state(!modes.localEcho);
      default -> NOT_KNOWN;
    };
  }

  /** DECRQM's answer for a DEC private mode. */
  int decState(int mode) {
    return switch (mode) {
      case 1 -> state(modes.cursorKeys);
      case 3 -> state(modes.columns132);
      case 4, 18, 19 -> state(modes.idle.get(mode));
      case 42 -> state(screen.charsets.national());
      case 8 -> state(modes.autoRepeat);
      // Output scrolls nothing back, keys always do; Alt always sends ESC, Meta never a high bit.
      case 1011, 1039 -> ALWAYS_SET;
      case 60, 1010, 1034, 1036 -> ALWAYS_RESET;
      case 5 -> state(modes.reverseVideo);
      case 6 -> state(modes.origin);
      case 7 -> state(modes.autowrap);
      case 9, 1000, 1002, 1003 -> state(modes.mouse == mode);
      case 12 -> state(modes.cursorBlink);
      case 25 -> state(modes.cursorVisible);
      case 40 -> state(modes.allowColumns);
      case 41 -> state(modes.tabWraps);
      case 45 -> state(modes.reverseWrap);
      case 47, 1047, 1049 -> state(screen.isAlternate());
      case 66 -> state(modes.keypad);
      case 67 -> state(modes.backspaceSendsBs);
      case 69 -> modes.level < 4 ? NOT_KNOWN : state(modes.leftRightMargins);
      case 1004 -> state(modes.focusReports);
      case 1005, 1006, 1015, 1016 -> state(modes.mouseEncoding == mode);
      case 1007 -> state(modes.alternateScroll);
      case 1046 -> state(modes.allowAlternate);
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
