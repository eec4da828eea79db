package dev.belisha.view;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Whether a paste is worth a question first. Knows no toolkit. */
public final class PasteGuard {
  /** Characters from which a paste is large. */
  public static final int LARGE = 5 * 1024;

  private static final int PREVIEW_LINES = 12;
  private static final int PREVIEW_COLUMNS = 120;

  /** What {@link dev.belisha.status.DisplayText} drops: here it must be seen that it is there. */
  private static final Pattern HIDDEN =
      Pattern.compile(
          "[\\p{Cc}\\p{Cf}\\p{Cs}\\u2028\\u2029&&[^\\u200C\\u200D\\x{E0020}-\\x{E007F}]]");

  private PasteGuard() {}

  /**
   * The question, null when the paste may go on.
   *
   * @param bracketed the program takes pastes as such and will not run them line by line
   */
  public static @Nullable String warning(String text, boolean bracketed) {
    long lines = text.strip().lines().count();
    if (!bracketed && lines > 1) {
      return "The text has " + lines + " lines. A shell runs each of them as it arrives.";
    }
    if (text.length() > LARGE) return "The text is large: " + text.length() + " characters.";
    if (text.chars().anyMatch(c -> c == 0x1B || c == 0x03 || c == 0x04)) {
      return "The text holds control characters. They are left out.";
    }
    return null;
  }

  /** The first lines, cut; controls and what turns or hides text shown as a middle dot. */
  public static String preview(String text) {
    StringBuilder shown = new StringBuilder();
    text.lines()
        .limit(PREVIEW_LINES)
        .map(
            line ->
                line.length() > PREVIEW_COLUMNS ? line.substring(0, PREVIEW_COLUMNS) + "…" : line)
        .map(line -> HIDDEN.matcher(line).replaceAll("·"))
        .forEach(line -> shown.append(line).append('\n'));
    if (text.lines().count() > PREVIEW_LINES) shown.append("…");
    return shown.toString();
  }
}
