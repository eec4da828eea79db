package dev.belisha.vt.screen;

import java.util.BitSet;

/** Modes that programs switch: ANSI and DEC private, xterm's numbers. One per terminal. */
public final class Modes {
  /** What the mouse reports: the number of the DEC mode, 0 for nothing. */
  public int mouse;

  /** How it reports: 1005, 1006, 1015, 1016, or 0 for the old bytes. */
  public int mouseEncoding;

  /** IRM (4). */
  public boolean insert;

  /** SRM (12) reset: what is typed is shown too, for a program that does not echo. */
  public boolean localEcho;

  /** LNM (20). */
  public boolean newline;

  /** DECCKM (1). */
  public boolean cursorKeys;

  /** DECSCNM (5). */
  public boolean reverseVideo;

  /** DECOM (6). */
  public boolean origin;

  /** DECAWM (7). */
  public boolean autowrap = true;

  /** 12: the program wants a blinking cursor. */
  public boolean cursorBlink;

  /** DECTCEM (25). */
  public boolean cursorVisible = true;

  /** 40: DECCOLM may change the size. */
  public boolean allowColumns;

  /** DECCOLM (3): 132 columns. */
  public boolean columns132;

  /** 41: a tab at the right edge wraps first (xterm's fix for more). */
  public boolean tabWraps;

  /** 45. */
  public boolean reverseWrap;

  /** DECNKM (66) and DECKPAM. */
  public boolean keypad;

  /** DECBKM (67): Backspace sends BS. */
  public boolean backspaceSendsBs;

  /** DECLRMM (69). */
  public boolean leftRightMargins;

  /** 1004. */
  public boolean focusReports;

  /** 1007. */
  public boolean alternateScroll = true;

  /** 1046: programs may show the alternate screen; 47, 1047, 1048 and 1049 do nothing without. */
  public boolean allowAlternate = true;

  /** 2004. */
  public boolean bracketedPaste;

  /** 2026. */
  public boolean synchronizedOutput;

  /**
   * Painting is held back by 2026. The clock may end that; the mode stays as the program set it, so
   * that an answer does not depend on time.
   */
  public boolean paintingHeld;

  /** How many blocks of 2026 have begun. */
  public long synchronizedBlocks;

  /** 2027: width by grapheme cluster. */
  public boolean graphemes = true;

  /** 2031: report changes of the colour scheme. */
  public boolean colorSchemeReports;

  /** 2048: report changes of size in band. */
  public boolean sizeReports;

  /** XTMODKEYS 4: 0, 1 or 2. */
  public int modifyOtherKeys;

  /** XTFMTKEYS 4: 1 sends keys that modifyOtherKeys tells as CSI u. */
  public int formatOtherKeys;

  /** DECARM (8): a key held down sends again. */
  public boolean autoRepeat = true;

  /** Of the screen that is shown now: the kitty keyboard flags. */
  public int kittyFlags;

  /** Which cells erasing leaves: the last of SPA (ISO) and DECSCA (DEC) decides for all. */
  public Protection protection = Protection.NONE;

  public enum Protection {
    NONE,
    ISO,
    DEC
  }

  /**
   * Modes kept and told that change nothing here: smooth scrolling (4), what a printer prints (18,
   * 19).
   */
  public final BitSet idle = new BitSet();

  /** DECSCL: 1 to 4. What came with a later terminal than this does nothing. */
  public int level = MAX_LEVEL;

  /** A VT420. */
  public static final int MAX_LEVEL = 4;

  /** DECSACE: DECCARA and DECRARA take a rectangle (2), not a stream of cells (0, 1). */
  public int attributeExtent;

  /** RIS: all as at the start. */
  public void reset() {
    softReset();
    mouse = 0;
    mouseEncoding = 0;
    newline = false;
    localEcho = false;
    reverseVideo = false;
    allowColumns = false;
    columns132 = false;
    tabWraps = false;
    idle.clear();
    level = MAX_LEVEL;
    reverseWrap = false;
    focusReports = false;
    alternateScroll = true;
    allowAlternate = true;
    bracketedPaste = false;
    synchronizedOutput = false;
    paintingHeld = false;
    graphemes = true;
    colorSchemeReports = false;
    sizeReports = false;
    autoRepeat = true;
    kittyFlags = 0;
    backspaceSendsBs = false;
  }

  /** DECSTR: what xterm's soft reset changes. */
  public void softReset() {
    insert = false;
    origin = false;
    autowrap = true;
    cursorKeys = false;
    keypad = false;
    cursorVisible = true;
    leftRightMargins = false;
    reverseWrap = false;
    protection = Protection.NONE;
    attributeExtent = 0;
    cursorBlink = false;
    modifyOtherKeys = 0;
    formatOtherKeys = 0;
  }
}
