package dev.belisha.vt.search;

import dev.belisha.vt.screen.TextSlice;

/**
 * Finds plain text: a slice becomes one string, in which the machine's own search runs. Without
 * case both sides are folded char by char, so that places stay what they are.
 */
final class TextFinder implements Finder {
  /** Every char folded; halves of pairs are themselves. */
  private static final char[] FOLDED = new char[1 << 16];

  static {
    for (int at = 0; at < FOLDED.length; at++) FOLDED[at] = (char) foldOne(at);
  }

  private final String needle;
  private final boolean folds;
  private final boolean wholeWord;

  TextFinder(SearchQuery query) {
    folds = query.ignoresCase();
    wholeWord = query.wholeWord();
    char[] text = query.text().toCharArray();
    if (folds) fold(text, text.length);
    needle = new String(text);
  }

  @Override
  public void find(TextSlice slice, Sink sink) {
    char[] text = slice.text();
    int length = slice.length();
    if (needle.isEmpty()) return;
    if (folds) fold(text, length);
    String hay = new String(text, 0, length);
    int at = hay.indexOf(needle);
    while (at >= 0) {
      int end = at + needle.length();
      boolean taken = !wholeWord || Words.standsAlone(text, at, end, length);
      if (taken) sink.hit(at, end);
      at = hay.indexOf(needle, taken ? end : at + 1);
    }
  }

  static void fold(char[] text, int length) {
    boolean pairs = false;
    for (int at = 0; at < length; at++) {
      char c = text[at];
      text[at] = FOLDED[c];
      pairs |= Character.isSurrogate(c);
    }
    if (pairs) foldPairs(text, length);
  }

  private static void foldPairs(char[] text, int length) {
    for (int at = 0; at + 1 < length; at++) {
      if (!Character.isSurrogatePair(text[at], text[at + 1])) continue;
      Character.toChars(foldOne(Character.toCodePoint(text[at], text[at + 1])), text, at);
      at++;
    }
  }

  /** As {@link java.util.regex.Pattern#UNICODE_CASE}: letters that share a capital are the same. */
  static int foldOne(int codePoint) {
    return Character.toLowerCase(Character.toUpperCase(codePoint));
  }
}
