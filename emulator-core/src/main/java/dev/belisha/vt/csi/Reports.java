package dev.belisha.vt.csi;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.parser.Params;

/** Answers: DA, DSR, XTVERSION, XTWINOPS. */
final class Reports {

  private Reports() {}

  /** DA1: a VT420 with selective erase, column scrolling, colour, rectangles, clipboard writing. */
  static final String PRIMARY_ATTRIBUTES = "\033[?64;6;21;22;28;52c";

  /** DA2: as a current xterm, which is what programs key their features on. */
  static final String SECONDARY_ATTRIBUTES = "\033[>41;400;0c";

  static final String TERTIARY_ATTRIBUTES = "\033P!|00000000\033\\";

  static void status(TerminalContext core, int what) {
    switch (what) {
      case 5 -> core.reply("\033[0n");
      case 6 -> core.reply("\033[" + position(core) + "R");
      default -> {}
    }
  }

  /** CSI ? n: DECXCPR and its kin. */
  static void decStatus(TerminalContext core, int what) {
    switch (what) {
      case 6 -> core.reply("\033[?" + position(core) + ";1R");
      case 15 -> core.reply("\033[?13n");
      case 25 -> core.reply("\033[?20n");
      case 26 -> core.reply("\033[?27;1;0;0n");
      case 53, 55 -> core.reply("\033[?50n");
      case 56 -> core.reply("\033[?57;0n");
      case 62 -> core.reply("\033[0*{");
      case 63 -> core.reply("\033P0!~0000\033\\");
      case 75 -> core.reply("\033[?70n");
      case 85 -> core.reply("\033[?83n");
      case 996 -> core.reply(colorScheme(core));
      default -> {}
    }
  }

  static String colorScheme(TerminalContext core) {
    return "\033[?997;" + (core.colors.isDark() ? 1 : 2) + "n";
  }

  private static String position(TerminalContext core) {
    int rowBase = core.modes.origin ? core.screen.top() : 0;
    int colBase = core.modes.origin ? core.screen.left() : 0;
    int row = core.screen.cursorRow() - rowBase + 1;
    int col = core.screen.cursorCol() - colBase + 1;
    return row + ";" + col;
  }

  static String version() {
    return "\033P>|Belisha " + TerminalContext.VERSION + "\033\\";
  }

  /** Mode 2048's report. */
  static String size(TerminalContext core) {
    int rows = core.screen.rows();
    int cols = core.screen.cols();
    int height = rows * core.cellHeight();
    int width = cols * core.cellWidth();
    return "\033[48;" + rows + ";" + cols + ";" + height + ";" + width + "t";
  }

  /** XTWINOPS: the questions are answered, the demands ignored, titles pushed and popped. */
  static void window(TerminalContext core, Params params) {
    int rows = core.screen.rows();
    int cols = core.screen.cols();
    int cellWidth = core.cellWidth();
    int cellHeight = core.cellHeight();
    switch (params.get(0, 0)) {
      case 11 -> core.reply("\033[1t");
      case 13 -> core.reply("\033[3;0;0t");
      case 14, 15 -> {
        int kind = params.get(0, 0) == 14 ? 4 : 5;
        core.reply("\033[" + kind + ";" + rows * cellHeight + ";" + cols * cellWidth + "t");
      }
      case 16 -> core.reply("\033[6;" + cellHeight + ";" + cellWidth + "t");
      case 18 -> core.reply("\033[8;" + rows + ";" + cols + "t");
      case 19 -> core.reply("\033[9;" + rows + ";" + cols + "t");
      // A title is program text; to send it back would let one program type into another.
      case 20 -> core.reply("\033]L\033\\");
      case 21 -> core.reply("\033]l\033\\");
      case 22 -> core.titles.push();
      case 23 -> {
        if (core.titles.pop()) core.title(core.titles.title());
      }
      default -> {}
    }
  }
}
