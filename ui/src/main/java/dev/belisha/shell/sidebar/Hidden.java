package dev.belisha.shell.sidebar;

/** Why no status arrives from a tab, and the ways out (B-62, {@code docs/tmux.md}). */
final class Hidden {
  private Hidden() {}

  /** On the row. */
  static String by(String program) {
    return program + " hides program status";
  }

  /** In its tooltip. */
  static String waysOut(String program) {
    return switch (program) {
      case "tmux" ->
          """
          Programs in tmux reach Belisha when tmux.conf says
              set -g allow-passthrough on
          and they wrap what they report: belisha report --tmux does.
          Or run the program in a tab of its own, without tmux.""";
      default -> "A program in a tab of its own, without " + program + ", shows its status.";
    };
  }
}
