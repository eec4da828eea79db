package dev.belisha.shell;

import dev.belisha.attention.PaneKey;
import dev.belisha.attention.ProgramNotification;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.context.TerminalEvent;
import java.util.List;

/**
 * What the programs of panes tell, kept in order. Any thread but the FX thread: status,
 * notification, progress, bell and exit may wait for room.
 */
public interface ProgramFacts {
  void statusChanged(PaneKey pane, List<Transition> transitions, List<StatusRecord> records);

  void notification(PaneKey pane, ProgramNotification what);

  void notificationWithdrawn(PaneKey pane, int key);

  void progress(PaneKey pane, TerminalEvent.Progress progress);

  void progressReset(PaneKey pane);

  /** The program has ended; the status is as a shell tells it. */
  void exited(PaneKey pane, int status);

  void bell(PaneKey pane);

  /** Something was printed. Cheap: told once until focus moves, and only when marks are wanted. */
  void activity(PaneKey pane);

  /** OSC 133 C. */
  void commandStarted(PaneKey pane);

  /** OSC 133 D; the exit status is -1 when it is not known. */
  void commandEnded(PaneKey pane, int status);
}
