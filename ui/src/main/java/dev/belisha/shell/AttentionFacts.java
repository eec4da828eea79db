package dev.belisha.shell;

import dev.belisha.attention.AttentionPolicy;
import dev.belisha.attention.PaneKey;
import dev.belisha.attention.ProgramNotification;
import dev.belisha.attention.Timeline;
import dev.belisha.attention.Toast;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.context.TerminalEvent;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Facts for the attention model, kept in order. Any thread. What a program tells (status,
 * notification, progress, bell, exit) may wait for room, so never from the FX thread; all else
 * returns at once.
 */
public interface AttentionFacts extends AutoCloseable {
  void policy(AttentionPolicy policy);

  /** The desktop is, or is no longer, on do not disturb. */
  void doNotDisturb(boolean on);

  void pane(PaneKey pane, int window, int position, String label);

  void paneClosed(PaneKey pane);

  /** Its program starts anew: what the former run told is over. */
  void paneRestarted(PaneKey pane);

  void statusChanged(PaneKey pane, List<Transition> transitions, List<StatusRecord> records);

  void notification(PaneKey pane, ProgramNotification what);

  void notificationWithdrawn(PaneKey pane, int key);

  /**
   * A person clicked a toast.
   *
   * @param button of its program's, from 1; 0 for the toast as a whole
   */
  void toastClicked(Toast toast, int button);

  /** A toast left the screen, and not by our doing. */
  void toastClosed(Toast toast);

  void progress(PaneKey pane, TerminalEvent.Progress progress);

  void progressReset(PaneKey pane);

  /** The program has ended; the status is as a shell tells it. */
  void exited(PaneKey pane, int status);

  void bell(PaneKey pane);

  /** Something was printed. Cheap: told once until focus moves, and only when marks are wanted. */
  void activity(PaneKey pane);

  void activityMarks(boolean wanted);

  /** Commands that ran so long out of sight are told; null for none. */
  void commandsAfter(@Nullable Duration least);

  /** OSC 133 C. */
  void commandStarted(PaneKey pane);

  /** OSC 133 D; the exit status is -1 when it is not known. */
  void commandEnded(PaneKey pane, int status);

  void focus(List<PaneKey> visible, @Nullable PaneKey focused);

  void typed(PaneKey pane);

  void arrived(PaneKey pane);

  /** Null unmutes; zero mutes until unmuted. */
  void mute(int tab, @Nullable Duration length);

  /**
   * Asks for the next pane that needs the person; the answer comes on the attention thread.
   *
   * @param here where the person is
   */
  void next(@Nullable PaneKey here, Consumer<@Nullable PaneKey> answer);

  /** Asks for where the person was before the jumps; the answer comes on the attention thread. */
  void back(Consumer<@Nullable PaneKey> answer);

  /**
   * Asks for what happened in a tab, and in the tabs closed in a window; the answer comes on the
   * attention thread.
   */
  void timelines(int tab, int window, Consumer<Timelines> answer);

  /**
   * @param tab null for a tab that is not open
   * @param closed last closed first
   */
  record Timelines(@Nullable Timeline tab, List<Timeline> closed) {}

  @Override
  void close();
}
