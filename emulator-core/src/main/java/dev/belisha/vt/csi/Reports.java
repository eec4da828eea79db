package dev.belisha.vt.csi;

import dev.belisha.vt.context.TerminalContext;

/** Answers: DA, DSR, XTVERSION. */
final class Reports {

  private Reports() {}

  /**
   * DA1: a VT420 with selective erase, national and technical sets, column scrolling, colour,
   * rectangles, clipboard writing.
   */
  static final String PRIMARY_ATTRIBUTES = "\033[?64;6;9;15;21;22;28;52c";

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
  static void decStatus(TerminalContext core, int what, int id) {
    switch (what) {
      case 6 -> core.reply("\033[?" + position(core) + (core.modes.level < 4 ? "R" : ";1R"));
      case 15 -> core.reply("\033[?13n");
      case 25 -> core.reply("\033[?20n");
      case 26 -> core.reply("\033[?27;1;0;0n");
      case 53, 55 -> core.reply("\033[?50n");
      case 56 -> core.reply("\033[?57;0n");
      case 62 -> core.reply("\033[0000*{");
      case 63 -> core.reply("\033P" + id + "!~0000\033\\");
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
}
