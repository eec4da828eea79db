package dev.belisha.status;

import java.text.BreakIterator;
import java.util.Locale;

/** Program text made fit to be shown (protocol page, section 6): one line, nothing that hides. */
public final class DisplayText {
  private static final String ELLIPSIS = "…";

  private DisplayText() {}

  /**
   * Drops controls and category Cf except ZWNJ, ZWJ and emoji tags; line and paragraph separators
   * become spaces. Nothing is cut.
   */
  public static String neutral(String text) {
    StringBuilder kept = new StringBuilder(text.length());
    text.codePoints().forEach(cp -> append(kept, cp));
    return kept.toString();
  }

  private static void append(StringBuilder kept, int cp) {
    if (cp == 0x2028 || cp == 0x2029 || cp == '\n' || cp == '\r' || cp == '\t') {
      kept.append(' ');
    } else if (cp == 0x200C || cp == 0x200D || (cp >= 0xE0020 && cp <= 0xE007F)) {
      kept.appendCodePoint(cp);
    } else {
      int type = Character.getType(cp);
      boolean hidden =
          type == Character.FORMAT || type == Character.CONTROL || type == Character.SURROGATE;
      if (!hidden) kept.appendCodePoint(cp);
    }
  }

  /** Neutral, and cut between graphemes to so many UTF-16 units, an ellipsis included. */
  public static String line(String text, int most) {
    String neutral = neutral(text).strip();
    if (neutral.length() <= most) return neutral;
    if (most <= 0) return "";
    BreakIterator graphemes = BreakIterator.getCharacterInstance(Locale.ROOT);
    graphemes.setText(neutral);
    int cut = graphemes.preceding(most);
    return neutral.substring(0, Math.max(0, cut)).stripTrailing() + ELLIPSIS;
  }
}
