package dev.belisha.attention;

import dev.belisha.status.Source;

/** Where what is known of a tab comes from (ux F2). */
public enum Origin {
  /** Reports of OSC 7501, and notifications of the program's own. */
  PROGRAM("program"),
  PROGRESS("9;4"),
  BELL("bell"),
  /** The shell's marks: OSC 133. */
  SHELL("shell"),
  EXIT("exit"),
  /** Something was printed out of sight. */
  OUTPUT("output"),
  /** The person. */
  YOU("you"),
  NONE("");

  private final String tag;

  Origin(String tag) {
    this.tag = tag;
  }

  /** As the list and the timeline say it. */
  public String tag() {
    return tag;
  }

  /** Of a record's change. */
  static Origin of(Source source) {
    return switch (source) {
      case REPORT, CLEAR, RESET, EVICTED -> PROGRAM;
      case PROMPT -> SHELL;
      case EXIT, FOREGROUND -> EXIT;
      case USER -> YOU;
    };
  }
}
