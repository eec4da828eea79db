package dev.belisha.vt.search;

import dev.belisha.vt.screen.TextSlice;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Finds a regular expression in each logical line. An expression that tries too many ways on a line
 * is stopped: every char it looks at is counted (decision 0010).
 */
final class RegexFinder implements Finder {
  /** Chars an expression may look at in a line: some 10 ms. */
  static final long MOST_STEPS = 2_000_000;

  /** The same for each char of the line. */
  private static final long STEPS_A_CHAR = 50;

  /** A count beyond it, in braces: a loop of its own without looking at a char. */
  private static final Pattern LARGE_COUNT = Pattern.compile("\\{[^}]*\\d{5,}[^}]*}");

  private final Matcher matcher;
  private final Steps steps = new Steps();

  RegexFinder(SearchQuery query) throws BadQueryException {
    int flags = Pattern.UNICODE_CHARACTER_CLASS;
    if (query.ignoresCase()) flags |= Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
    Pattern alone = compile(query.text(), flags);
    Pattern pattern =
        query.wholeWord()
            ? compile(
                "(?<!%s)(?:%s)(?!%s)".formatted(Words.CLASS, query.text(), Words.CLASS), flags)
            : alone;
    matcher = pattern.matcher(steps);
  }

  private static Pattern compile(String text, int flags) throws BadQueryException {
    if (LARGE_COUNT.matcher(text).find()) {
      throw new BadQueryException("A count above 9999 is too large");
    }
    try {
      return Pattern.compile(text, flags);
    } catch (PatternSyntaxException bad) {
      int at = bad.getIndex();
      String where = at < 0 ? "" : " at character " + (Math.min(at, text.length()) + 1);
      throw new BadQueryException(bad.getDescription() + where);
    } catch (StackOverflowError deep) {
      throw new BadQueryException("Nested too deeply");
    }
  }

  @Override
  public void cancel() {
    steps.cancelled = true;
  }

  @Override
  public void find(TextSlice slice, Sink sink) {
    char[] text = slice.text();
    int length = slice.length();
    steps.text = text;
    steps.length = length;
    int start = 0;
    while (start < length && !steps.cancelled) {
      int end = start;
      while (text[end] != '\n') end++;
      if (end > start) line(start, end, sink);
      start = end + 1;
    }
  }

  private void line(int start, int end, Sink sink) {
    steps.left = MOST_STEPS + STEPS_A_CHAR * (end - start);
    try {
      matcher.region(start, end);
      while (matcher.find()) {
        if (matcher.end() > matcher.start()) sink.hit(matcher.start(), matcher.end());
      }
    } catch (TooManySteps | StackOverflowError given) {
      if (!steps.cancelled) sink.skipped(start);
    }
  }

  /** Not an error of anybody's: the only way out of a matcher. */
  private static final class TooManySteps extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooManySteps() {
      super(null, null, false, false);
    }
  }

  /** The slice's text, which counts how often it is looked at. */
  private static final class Steps implements CharSequence {
    private char[] text = new char[0];
    private int length;
    private long left;
    private volatile boolean cancelled;

    @Override
    public char charAt(int index) {
      if (--left < 0 || ((left & 0xFFF) == 0 && cancelled)) throw new TooManySteps();
      return text[index];
    }

    @Override
    public int length() {
      return length;
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return new String(text, start, end - start);
    }

    @Override
    public String toString() {
      return new String(text, 0, length);
    }
  }
}
