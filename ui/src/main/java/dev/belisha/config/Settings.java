package dev.belisha.config;

import dev.belisha.vt.TerminalOptions.EngineKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The settings file, read. Immutable; every value is valid.
 *
 * @param fontFamily null for the first good monospaced family found
 * @param shell empty for the login shell
 */
public record Settings(
    @Nullable String fontFamily,
    double fontSize,
    Theme theme,
    List<String> shell,
    boolean notifications,
    boolean hideProgramText,
    boolean remindBlocked,
    EngineKind engine,
    int scrollback,
    int cols,
    int rows,
    ClipboardWrite clipboardWrite) {

  /** Which pair of colours. */
  public enum Theme {
    SYSTEM,
    LIGHT,
    DARK
  }

  /** What becomes of a program's wish to fill the clipboard (OSC 52). Reading is never allowed. */
  public enum ClipboardWrite {
    /** Only from the pane that has the keyboard. */
    FOCUSED,
    ALLOW,
    DENY
  }

  public static final Settings DEFAULT =
      new Settings(
          null,
          13,
          Theme.SYSTEM,
          List.of(),
          true,
          false,
          false,
          EngineKind.BELISHA,
          10_000,
          100,
          30,
          ClipboardWrite.FOCUSED);

  /** The same with another size of new windows. */
  public Settings sized(int newCols, int newRows) {
    return new Settings(
        fontFamily,
        fontSize,
        theme,
        shell,
        notifications,
        hideProgramText,
        remindBlocked,
        engine,
        scrollback,
        newCols,
        newRows,
        clipboardWrite);
  }
}
