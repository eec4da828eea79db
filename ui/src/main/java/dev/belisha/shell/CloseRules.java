package dev.belisha.shell;

import dev.belisha.status.DisplayText;
import dev.belisha.status.State;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** When closing asks first, and what it says (B-49). Pure. */
final class CloseRules {
  /** Characters of a program's name; the system keeps 15 bytes. */
  private static final int PROGRAM = 40;

  private CloseRules() {}

  /**
   * A pane as it stands when someone wants to close it.
   *
   * @param label the tab's own, which no program can set
   * @param state the pane's headline, null for none
   * @param program in the foreground, other than the shell; empty for none
   */
  record Pane(int tab, String label, @Nullable State state, String program) {
    Pane {
      // A program names itself, with anything.
      program = DisplayText.line(program, PROGRAM);
    }

    boolean busy() {
      return state == State.WORKING || state == State.BLOCKED || !program.isEmpty();
    }

    String line() {
      String what =
          state == State.BLOCKED
              ? "needs you"
              : state == State.WORKING ? "working" : program + " is running";
      boolean both = (state == State.BLOCKED || state == State.WORKING) && !program.isEmpty();
      return "#%d %s: %s%s".formatted(tab, label, what, both ? " (" + program + ")" : "");
    }
  }

  /** One line for every busy pane; empty when nothing needs to be asked. */
  static List<String> busyLines(Stream<Pane> panes) {
    return panes.filter(Pane::busy).map(Pane::line).toList();
  }
}
