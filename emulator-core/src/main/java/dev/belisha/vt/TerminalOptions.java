package dev.belisha.vt;

/**
 * How a terminal starts.
 *
 * @param scrollback lines of history kept, 0 for none
 * @param windowOps as xterm's allowWindowOps: programs may change the size and ask for titles,
 *     which are program text
 */
public record TerminalOptions(
    int cols, int rows, int scrollback, EngineKind engine, boolean windowOps) {
  public static final int DEFAULT_SCROLLBACK = 10_000;

  /** Window operations are refused. */
  public TerminalOptions(int cols, int rows, int scrollback, EngineKind engine) {
    this(cols, rows, scrollback, engine, false);
  }

  /** Which parser drives our screen (setting {@code engine}). */
  public enum EngineKind {
    BELISHA,
    JEDITERM
  }

  public static TerminalOptions of(int cols, int rows) {
    return new TerminalOptions(cols, rows, DEFAULT_SCROLLBACK, EngineKind.BELISHA);
  }
}
