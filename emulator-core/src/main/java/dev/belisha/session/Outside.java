package dev.belisha.session;

/** What comes to an engine from outside its program's output, and is seen in what it shows. */
public sealed interface Outside {
  /** The owner gave it another size. */
  record Resized(int cols, int rows) implements Outside {}

  /** The foreground rule ended a record (protocol page, section 3). */
  record Lapsed(String id) implements Outside {}

  /** The program ended, its output is drained. */
  record ProgramExited() implements Outside {}
}
