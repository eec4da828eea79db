package dev.belisha.headless;

/** {@code COLSxROWS}. */
public record Size(int cols, int rows) {
  public static final int MAX = 2000;

  /**
   * @throws UsageException naming the text
   */
  public static Size parse(String text) throws UsageException {
    String[] parts = text.split("x", -1);
    if (parts.length == 2 && parts[0].matches("[0-9]{1,4}") && parts[1].matches("[0-9]{1,4}")) {
      int cols = Integer.parseInt(parts[0]);
      int rows = Integer.parseInt(parts[1]);
      if (cols >= 1 && cols <= MAX && rows >= 1 && rows <= MAX) return new Size(cols, rows);
    }
    throw new UsageException("'" + text + "' is no size: COLSxROWS, each from 1 to " + MAX);
  }
}
