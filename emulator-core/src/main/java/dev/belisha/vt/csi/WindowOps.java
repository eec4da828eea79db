package dev.belisha.vt.csi;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TitleStack;
import dev.belisha.vt.context.TitleStack.Which;
import dev.belisha.vt.parser.Params;

/**
 * XTWINOPS (CSI t), DECSLPP, DECSNLS and DECSCPP. Sizes are told, titles pushed and popped. What
 * asks something of the window, and the titles themselves, need {@code windowOps}: a title is
 * program text, and to send it back would let one program type into another.
 */
final class WindowOps {
  private static final int ICONIFIED = 2;
  private static final int SHOWN = 1;

  private final TerminalContext core;

  WindowOps(TerminalContext core) {
    this.core = core;
  }

  void run(Params params) {
    int what = params.get(0, 0);
    if (what >= 24) {
      core.askSize(core.screen.cols(), what);
      return;
    }
    switch (what) {
      case 1, 2 -> core.askIconified(what == 2);
      case 3 -> core.askPosition(params.get(1, 0), params.get(2, 0));
      case 4 -> resizePixels(params);
      case 8 -> resize(params.get(1, -1), params.get(2, -1));
      case 9, 10 -> {} // No display is known to grow to: the size it has is the largest.
      default -> report(what, params);
    }
  }

  private void report(int what, Params params) {
    int rows = core.screen.rows();
    int cols = core.screen.cols();
    int cellWidth = core.cellWidth();
    int cellHeight = core.cellHeight();
    switch (what) {
      case 11 -> core.reply("\033[" + (core.iconified() ? ICONIFIED : SHOWN) + "t");
      case 13 -> core.reply("\033[3;" + core.windowX() + ";" + core.windowY() + "t");
      case 14, 15 -> {
        int kind = what == 14 ? 4 : 5;
        core.reply("\033[" + kind + ";" + rows * cellHeight + ";" + cols * cellWidth + "t");
      }
      case 16 -> core.reply("\033[6;" + cellHeight + ";" + cellWidth + "t");
      case 18 -> core.reply("\033[8;" + rows + ";" + cols + "t");
      case 19 -> core.reply("\033[9;" + rows + ";" + cols + "t");
      case 20 -> core.reply("\033]L" + title(core.titles.icon()) + "\033\\");
      case 21 -> core.reply("\033]l" + title(core.titles.title()) + "\033\\");
      case 22 -> core.titles.push();
      case 23 -> {
        String before = core.titles.title();
        core.titles.pop(which(params));
        if (!before.equals(core.titles.title())) core.title(core.titles.title());
      }
      default -> {}
    }
  }

  private String title(String title) {
    return core.windowOps ? core.titles.encode(title) : "";
  }

  private static Which which(Params params) {
    return switch (params.get(1, 0)) {
      case 1 -> Which.ICON;
      case 2 -> Which.WINDOW;
      default -> Which.BOTH;
    };
  }

  /** Height and width in cells; -1 leaves one as it is, 0 means as large as the display. */
  private void resize(int rows, int cols) {
    core.askSize(cols > 0 ? cols : core.screen.cols(), rows > 0 ? rows : core.screen.rows());
  }

  private void resizePixels(Params params) {
    int height = params.get(1, -1);
    int width = params.get(2, -1);
    resize(height / core.cellHeight(), width / core.cellWidth());
  }

  /** DECSNLS: lines of the screen. */
  void rows(int rows) {
    if (rows > 0) core.askSize(core.screen.cols(), rows);
  }

  /** DECSCPP: columns of the page, 80 or 132. */
  void columns(int cols) {
    if (cols == 80 || cols == 132 || cols == 0) {
      core.askSize(cols == 0 ? 80 : cols, core.screen.rows());
    }
  }

  /** XTSMTITLE and its reset (CSI > t, CSI > T). */
  static void titleModes(Params params, boolean on, TitleStack titles) {
    if (params.count() == 0) titles.resetModes();
    for (int at = 0; at < params.count(); at++) {
      switch (params.get(at, 0)) {
        case 0 -> titles.setHex(on);
        case 1 -> titles.queryHex(on);
        default -> {} // 2 and 3: a title is UTF-8 always.
      }
    }
  }
}
