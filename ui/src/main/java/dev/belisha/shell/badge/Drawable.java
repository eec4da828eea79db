package dev.belisha.shell.badge;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text for labels. JavaFX draws no colour emoji on Linux, it leaves boxes or holes; so names and
 * messages are shown without them there. The terminal itself draws them.
 */
public final class Drawable {
  private static final Pattern GRAPHEME = Pattern.compile("\\X");
  private static final boolean LINUX = System.getProperty("os.name", "").startsWith("Linux");
  private static final int VARIATION_EMOJI = 0xFE0F;

  /** Below it there is nothing that is shown as a picture by itself. */
  private static final int FIRST_PICTURE = 0x2300;

  private Drawable() {}

  /** The text as it can be drawn here; all of it when nothing else would be left. */
  public static String text(String text) {
    return LINUX ? withoutPictures(text) : text;
  }

  /**
   * The text as a window's title. On Linux JavaFX hands characters beyond U+FFFF to the window
   * system as two broken halves, and window managers cut the title there.
   */
  public static String title(String text) {
    return LINUX ? withoutSupplementary(withoutPictures(text)) : text;
  }

  static String withoutSupplementary(String text) {
    if (text.chars().noneMatch(unit -> Character.isSurrogate((char) unit))) return text;
    StringBuilder kept = new StringBuilder(text.length());
    text.codePoints()
        .forEach(point -> kept.appendCodePoint(Character.isBmpCodePoint(point) ? point : '\uFFFD'));
    return kept.toString();
  }

  static String withoutPictures(String text) {
    if (text.chars().allMatch(unit -> unit < FIRST_PICTURE)) return text;
    StringBuilder kept = new StringBuilder(text.length());
    boolean dropped = false;
    Matcher grapheme = GRAPHEME.matcher(text);
    while (grapheme.find()) {
      boolean picture = isPicture(grapheme.group());
      dropped |= picture;
      if (!picture) kept.append(grapheme.group());
    }
    if (!dropped) return text;
    String rest = kept.toString().replaceAll(" {2,}", " ").strip();
    return rest.isEmpty() ? text : rest;
  }

  private static boolean isPicture(String grapheme) {
    int first = grapheme.codePointAt(0);
    return Character.isEmojiPresentation(first)
        || (Character.isExtendedPictographic(first) && grapheme.indexOf(VARIATION_EMOJI) >= 0);
  }
}
