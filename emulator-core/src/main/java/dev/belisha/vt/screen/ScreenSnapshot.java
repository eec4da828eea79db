package dev.belisha.vt.screen;

import java.util.List;

/**
 * What a view shows: immutable, safe without a lock.
 *
 * @param topLine absolute number of the first row shown (see {@link RowSnapshot#line})
 * @param firstLine absolute number of the oldest line kept
 * @param screenLine absolute number of the first row of the live screen
 * @param generation counts up whenever line numbers lose their meaning (reflow, RIS, switch of the
 *     alternate screen)
 * @param cursorLine absolute
 * @param reverseVideo DECSCNM
 * @param wantsMouse the program has asked for mouse reports
 * @param bracketedPaste mode 2004
 * @param kittyKeys the program uses the kitty keyboard protocol
 * @param fed bytes of output taken in since the start
 */
public record ScreenSnapshot(
    int cols,
    int rows,
    long topLine,
    long firstLine,
    long screenLine,
    long generation,
    List<RowSnapshot> lines,
    long cursorLine,
    int cursorCol,
    boolean cursorVisible,
    CursorShape cursorShape,
    boolean cursorBlink,
    boolean alternate,
    boolean reverseVideo,
    boolean wantsMouse,
    boolean bracketedPaste,
    boolean kittyKeys,
    long fed,
    Palette palette) {

  /** DECSCUSR. */
  public enum CursorShape {
    BLOCK,
    UNDERLINE,
    BAR
  }
}
