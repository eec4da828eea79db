package dev.belisha.attention;

import dev.belisha.attention.Toast.Manner;
import dev.belisha.attention.Toast.Urgency;

/**
 * A notification that is no status, as a program asked for it (OSC 9, 99, 777). Untrusted text.
 *
 * @param manner its key is not 0 when the program may change it, close it, or hear of it
 * @param shell true for a command of the shell that ended: the title is ours and no program's
 */
public record ProgramNotification(
    String title, String body, Urgency urgency, Manner manner, boolean shell) {
  public ProgramNotification(String title, String body, Urgency urgency, Manner manner) {
    this(title, body, urgency, manner, false);
  }

  /** OSC 9 and 777. */
  public static ProgramNotification plain(String title, String body) {
    return new ProgramNotification(title, body, Urgency.NORMAL, Manner.OURS);
  }

  /** A command of the shell ended. */
  static ProgramNotification command(String words) {
    return new ProgramNotification(words, "", Urgency.LOW, Manner.OURS, true);
  }

  int key() {
    return manner.key();
  }

  /** Whether the other is the same, as it was before a change of its program. */
  boolean isSame(ProgramNotification other) {
    return key() != 0 && key() == other.key();
  }
}
