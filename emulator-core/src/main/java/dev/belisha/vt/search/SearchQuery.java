package dev.belisha.vt.search;

import java.text.Normalizer;
import java.util.regex.Pattern;

/**
 * What a person looks for.
 *
 * @param text one line; what comes after a line break is left out
 * @param regex the text is a regular expression of {@link Pattern}
 * @param matchCase capitals and small letters differ; without it they do as soon as the text has a
 *     capital ("smart case")
 * @param wholeWord what is found neither goes on in a word nor continues one
 */
public record SearchQuery(String text, boolean regex, boolean matchCase, boolean wholeWord) {
  /** Characters of a query. */
  public static final int MAX_LENGTH = 1000;

  private static final Pattern LINE_BREAK = Pattern.compile("[\\r\\n\\u0085\\u2028\\u2029]");

  /** In an expression, what has capitals and yet is no text: classes and escapes. */
  private static final Pattern CLASSES =
      Pattern.compile("\\\\[pP]\\{[^}]*}|\\\\[xN]\\{[^}]*}|\\\\.|\\(\\?<[A-Za-z0-9]+>");

  public SearchQuery {
    text = LINE_BREAK.split(text, 2)[0];
    if (text.length() > MAX_LENGTH) text = text.substring(0, MAX_LENGTH);
    text = Normalizer.normalize(text, Normalizer.Form.NFC);
  }

  /** There is nothing to look for. */
  public boolean isEmpty() {
    return text.isEmpty();
  }

  boolean ignoresCase() {
    if (matchCase) return false;
    String letters = regex ? CLASSES.matcher(text).replaceAll("") : text;
    return letters
        .codePoints()
        .noneMatch(cp -> Character.isUpperCase(cp) || Character.isTitleCase(cp));
  }

  /**
   * @throws BadQueryException for an expression that is none
   */
  Finder finder() throws BadQueryException {
    return regex ? new RegexFinder(this) : new TextFinder(this);
  }
}
