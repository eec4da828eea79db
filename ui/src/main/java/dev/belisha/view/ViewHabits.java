package dev.belisha.view;

import dev.belisha.vt.screen.ScreenSnapshot.CursorShape;

/**
 * How a person wants a terminal to behave.
 *
 * @param cursor its shape until the program chooses another
 * @param blink when the cursor blinks
 * @param wordCharacters what belongs to a word beside letters and digits
 * @param textBlink whether text that a program lets blink does
 */
public record ViewHabits(
    CursorShape cursor, Blink blink, String wordCharacters, boolean textBlink) {
  /** When the cursor blinks. */
  public enum Blink {
    NEVER,
    /** When the program asks for it (DECSCUSR, mode 12). */
    PROGRAM,
    ALWAYS
  }

  /** Paths, addresses and options are words. */
  public static final String WORD_CHARACTERS = "_-./~+@%:?&=#$";

  public static final ViewHabits DEFAULT =
      new ViewHabits(CursorShape.BLOCK, Blink.PROGRAM, WORD_CHARACTERS, true);
}
