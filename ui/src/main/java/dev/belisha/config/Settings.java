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
    EngineKind engine,
    int scrollback,
    int cols,
    int rows) {

  /** Which pair of colours. */
  public enum Theme {
    SYSTEM,
    LIGHT,
    DARK
  }

  public static final Settings DEFAULT =
      new Settings(
          null, 13, Theme.SYSTEM, List.of(), true, false, EngineKind.BELISHA, 10_000, 100, 30);
}
