package dev.belisha.vt.csi;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.input.KeyEncoder;
import dev.belisha.vt.parser.Params;
import dev.belisha.vt.screen.Modes.Protection;
import dev.belisha.vt.screen.ScreenEditor;
import dev.belisha.vt.screen.ScreenSnapshot.CursorShape;
import dev.belisha.vt.screen.VtScreen;
import java.util.function.IntConsumer;

/** CSI sequences by prefix, intermediates and final byte. What is not known does nothing. */
public final class CsiCommands {
  private final TerminalContext core;
  private final VtScreen screen;
  private final ScreenEditor editor;
  private final ModeCommands modes;
  private final Rectangles rectangles;
  private final WindowOps window;

  public CsiCommands(TerminalContext core) {
    this.core = core;
    this.screen = core.screen;
    this.editor = core.editor;
    this.modes = new ModeCommands(core);
    this.rectangles = new Rectangles(core);
    this.window = new WindowOps(core);
  }

  public void run(int prefix, int intermediates, int fin, Params params) {
    // Most sequences by far: they need not pass all the others.
    if (fin == 'm' && (prefix | intermediates) == 0) {
      Sgr.apply(params, screen.pen);
      screen.penChanged();
      return;
    }
    switch (prefix << 16 | intermediates) {
      case 0 -> plain(fin, params);
      case '?' << 16 -> dec(fin, params);
      case '>' << 16 -> greater(fin, params);
      case '=' << 16 -> {
        if (fin == 'c') core.reply(Reports.TERTIARY_ATTRIBUTES);
        else if (fin == 'u') keyboardSet(params.get(0, 0), params.get(1, 1));
      }
      case '<' << 16 -> {
        if (fin == 'u') keyboardPop(params.orOne(0));
      }
      case ' ' -> space(fin, params);
      case '!' -> {
        if (fin == 'p') screen.softReset();
      }
      case '"' -> {
        if (fin == 'q') protect(params.get(0, 0));
        else if (fin == 'p') modes.conformance(params.get(0, 0));
      }
      case '$' -> dollar(fin, params);
      case '*' -> star(fin, params);
      case '\'' -> {
        if (fin == '}') editor.insertColumns(params.orOne(0));
        else if (fin == '~') editor.deleteColumns(params.orOne(0));
      }
      case '?' << 16 | '$' -> {
        if (fin == 'p') requestMode(params.get(0, 0), true);
      }
      default -> {}
    }
  }

  /** The answer to DSR 996, and mode 2031's report. */
  public static String colorScheme(TerminalContext core) {
    return Reports.colorScheme(core);
  }

  private void plain(int fin, Params params) {
    int n = params.orOne(0);
    switch (fin) {
      case '@' -> editor.insertCharacters(n);
      case 'A' -> screen.up(n);
      case 'B' -> screen.down(n);
      case 'C' -> screen.forward(n);
      case 'D' -> screen.back(n);
      case 'E' -> {
        screen.down(n);
        screen.carriageReturn();
      }
      case 'F' -> {
        screen.up(n);
        screen.carriageReturn();
      }
      case 'G', '`' -> column(n - 1);
      case 'H', 'f' -> screen.position(n - 1, params.orOne(1) - 1);
      case 'I' -> screen.tab(n);
      case 'J' -> editor.eraseDisplay(params.get(0, 0), false);
      case 'K' -> editor.eraseLine(params.get(0, 0), false);
      case 'L' -> editor.insertLines(n);
      case 'M' -> editor.deleteLines(n);
      case 'P' -> editor.deleteCharacters(n);
      case 'S' -> screen.scrollUp(n);
      case 'T' -> {
        if (params.count() <= 1) screen.scrollDown(n);
      }
      case '^' -> screen.scrollDown(n);
      case 'X' -> editor.eraseCharacters(n);
      case 'Z' -> screen.backTab(n);
      case 'a' -> column(fromLeft() + n);
      case 'b' -> core.printer.repeat(n);
      case 'c' -> {
        if (params.get(0, 0) == 0) core.reply(Reports.PRIMARY_ATTRIBUTES);
      }
      case 'd' -> row(n - 1);
      case 'e' -> row(fromTop() + n);
      case 'g' -> clearTabs(params.get(0, 0));
      case 'h' -> each(params, mode -> modes.ansi(mode, true));
      case 'l' -> each(params, mode -> modes.ansi(mode, false));
      case 'n' -> Reports.status(core, params.get(0, 0));
      case 'r' ->
          screen.margins(n - 1, params.get(1, 0) == 0 ? screen.rows() : params.get(1, 0) - 1);
      case 's' -> saveOrMargins(params);
      case 't' -> window.run(params);
      case 'u' -> screen.restoreCursor();
      default -> {}
    }
  }

  private void dec(int fin, Params params) {
    switch (fin) {
      case 'J' -> editor.eraseDisplay(params.get(0, 0), true);
      case 'K' -> editor.eraseLine(params.get(0, 0), true);
      case 'W' -> {
        if (params.get(0, 0) == 5) screen.resetTabs();
      }
      case 'h' -> each(params, mode -> modes.dec(mode, true));
      case 'l' -> each(params, mode -> modes.dec(mode, false));
      case 'm' -> keyResource(params.get(0, -1));
      case 'g' -> {
        if (params.get(0, 0) == 4) core.reply("\033[>4;" + core.modes.formatOtherKeys + "f");
      }
      case 'n' -> Reports.decStatus(core, params.get(0, 0), params.get(1, 0));
      case 'r' -> each(params, modes::restore);
      case 's' -> each(params, modes::save);
      case 'u' -> core.reply("\033[?" + screen.keyboard().flags() + "u");
      default -> {}
    }
  }

  private void greater(int fin, Params params) {
    switch (fin) {
      case 'c' -> {
        if (params.get(0, 0) == 0) core.reply(Reports.SECONDARY_ATTRIBUTES);
      }
      case 'f' -> {
        boolean known = params.count() == 0 || params.get(0, 0) == 4;
        if (known) core.modes.formatOtherKeys = Math.min(1, params.get(1, 0));
      }
      case 'm' -> {
        if (params.count() == 0) core.modes.modifyOtherKeys = 0;
        if (params.get(0, 0) == 4) core.modes.modifyOtherKeys = Math.min(2, params.get(1, 0));
      }
      case 'n' -> {
        if (params.get(0, 0) == 4) core.modes.modifyOtherKeys = 0;
      }
      case 'q' -> {
        if (params.get(0, 0) == 0) core.reply(Reports.version());
      }
      case 't' -> WindowOps.titleModes(params, true, core.titles);
      case 'T' -> WindowOps.titleModes(params, false, core.titles);
      case 'u' -> {
        screen.keyboard().push(params.get(0, 0) & KeyEncoder.KITTY_FLAGS);
        keyboardChanged();
      }
      default -> {}
    }
  }

  private void space(int fin, Params params) {
    switch (fin) {
      case '@' -> editor.scrollColumns(params.orOne(0), true);
      case 'A' -> editor.scrollColumns(params.orOne(0), false);
      case 'q' -> cursorStyle(params.get(0, 0));
      default -> {}
    }
  }

  private void dollar(int fin, Params params) {
    switch (fin) {
      case 'p' -> requestMode(params.get(0, 0), false);
      case 'w' -> PresentationReports.run(params.get(0, 0), core);
      case '|' -> window.columns(params.get(0, 0));
      default -> {
        if (core.modes.level >= 4) rectangles.run(fin, params);
      }
    }
  }

  private void star(int fin, Params params) {
    if (core.modes.level < 4) return;
    switch (fin) {
      case 'x' -> rectangles.extent(params.get(0, 0));
      case 'y' -> rectangles.checksum(params);
      case '|' -> window.rows(params.get(0, 0));
      default -> {}
    }
  }

  private void column(int col) {
    screen.position(fromTop(), col);
  }

  private void row(int row) {
    screen.position(row, fromLeft());
  }

  /** The cursor's row as CUP counts it. */
  private int fromTop() {
    return screen.cursorRow() - (core.modes.origin ? screen.top() : 0);
  }

  private int fromLeft() {
    return screen.cursorCol() - (core.modes.origin ? screen.left() : 0);
  }

  private void clearTabs(int what) {
    if (what == 0) screen.clearTab(false);
    else if (what == 3) screen.clearTab(true);
  }

  /** CSI s: DECSLRM while mode 69 is set, else SCOSC. */
  private void saveOrMargins(Params params) {
    if (!core.modes.leftRightMargins) {
      screen.saveCursor();
      return;
    }
    int last = params.get(1, 0) == 0 ? screen.cols() : params.get(1, 0) - 1;
    screen.sideMargins(params.orOne(0) - 1, last);
  }

  private void protect(int what) {
    if (what > 2) return;
    screen.protect(what == 1, Protection.DEC);
  }

  /** DECSCUSR. */
  private void cursorStyle(int style) {
    switch (style) {
      case 0 -> screen.cursorShape(null);
      case 1, 2 -> screen.cursorShape(CursorShape.BLOCK);
      case 3, 4 -> screen.cursorShape(CursorShape.UNDERLINE);
      case 5, 6 -> screen.cursorShape(CursorShape.BAR);
      default -> {
        return;
      }
    }
    core.modes.cursorBlink = style % 2 == 1;
  }

  /** XTQMODKEYS. How cursor and function keys tell their modifiers cannot be changed here. */
  private void keyResource(int which) {
    switch (which) {
      case 0 -> core.reply("\033[>0;0m");
      case 1, 2 -> core.reply("\033[>" + which + ";2m");
      case 4 -> core.reply("\033[>4;" + core.modes.modifyOtherKeys + "m");
      default -> {}
    }
  }

  private void keyboardSet(int flags, int mode) {
    screen.keyboard().set(flags & KeyEncoder.KITTY_FLAGS, mode);
    keyboardChanged();
  }

  private void keyboardPop(int count) {
    screen.keyboard().pop(count);
    keyboardChanged();
  }

  private void keyboardChanged() {
    core.modes.kittyFlags = screen.keyboard().flags();
  }

  private void requestMode(int mode, boolean dec) {
    if (core.modes.level < 3) return;
    int state = dec ? modes.decState(mode) : modes.ansiState(mode);
    core.reply("\033[" + (dec ? "?" : "") + mode + ";" + state + "$y");
  }

  private static void each(Params params, IntConsumer action) {
    for (int at = 0; at < params.count(); at++) {
      if (!params.isSub(at)) action.accept(params.get(at, 0));
    }
  }
}
