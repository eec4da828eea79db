package dev.belisha.vt;

/**
 * How a terminal starts.
 *
 * @param scrollback lines of history kept, 0 for none
 */
public record TerminalOptions(int cols, int rows, int scrollback, EngineKind engine) {
  public static final int DEFAULT_SCROLLBACK = 10_000;

  /** Which parser drives our screen (setting {@code engine}). */
  public enum EngineKind {
    BELISHA,
    JEDITERM
  }

  public static TerminalOptions of(int cols, int rows) {
    return new TerminalOptions(cols, rows, DEFAULT_SCROLLBACK, EngineKind.BELISHA);
  }
}
