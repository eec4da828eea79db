package dev.belisha.vt.input;

/**
 * Pasted text made safe: control characters are dropped, so that no paste can end the bracket or
 * send an escape sequence; line ends become CR, as xterm sends them.
 */
public final class PasteFilter {
  private static final String BEGIN = "\033[200~";
  private static final String END = "\033[201~";

  private PasteFilter() {}

  public static String apply(String text, boolean bracketed) {
    StringBuilder kept = new StringBuilder(text.length() + 12);
    if (bracketed) kept.append(BEGIN);
    char before = 0;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '\n') {
        if (before != '\r') kept.append('\r');
      } else if (c == '\r' || c == '\t' || (c >= 0x20 && c != 0x7F && (c < 0x80 || c > 0x9F))) {
        kept.append(c);
      }
      before = c;
    }
    if (bracketed) kept.append(END);
    return kept.toString();
  }
}
