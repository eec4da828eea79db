package dev.belisha.vt.search;

/** What belongs to a word: letters, their marks, digits and the underscore, of all scripts. */
final class Words {
  /** The same as an expression's class. */
  static final String CLASS = "[\\p{L}\\p{M}\\p{N}_]";

  private static final int KINDS =
      1 << Character.UPPERCASE_LETTER
          | 1 << Character.LOWERCASE_LETTER
          | 1 << Character.TITLECASE_LETTER
          | 1 << Character.MODIFIER_LETTER
          | 1 << Character.OTHER_LETTER
          | 1 << Character.NON_SPACING_MARK
          | 1 << Character.ENCLOSING_MARK
          | 1 << Character.COMBINING_SPACING_MARK
          | 1 << Character.DECIMAL_DIGIT_NUMBER
          | 1 << Character.LETTER_NUMBER
          | 1 << Character.OTHER_NUMBER;

  private Words() {}

  static boolean isPart(int codePoint) {
    return codePoint == '_' || (KINDS >> Character.getType(codePoint) & 1) != 0;
  }

  /** Whether a range of a text stands alone. */
  static boolean standsAlone(char[] text, int from, int to, int length) {
    boolean before = from > 0 && isPart(Character.codePointBefore(text, from));
    return !before && (to >= length || !isPart(Character.codePointAt(text, to, length)));
  }
}
