package dev.belisha.shell;

import dev.belisha.attention.AttentionPolicy;
import dev.belisha.attention.AttentionView;
import dev.belisha.attention.PaneKey;
import dev.belisha.attention.Timeline;
import dev.belisha.attention.Toast;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Facts for the attention model, kept in order. Any thread; what is not a program's telling returns
 * at once.
 */
public interface AttentionFacts extends ProgramFacts, AutoCloseable {
  void policy(AttentionPolicy policy);

  /** The desktop is, or is no longer, on do not disturb. */
  void doNotDisturb(boolean on);

  void pane(PaneKey pane, int window, int position, String label);

  void paneClosed(PaneKey pane);

  /** Its program starts anew: what the former run told is over. */
  void paneRestarted(PaneKey pane);

  /**
   * A person clicked a toast.
   *
   * @param button of its program's, from 1; 0 for the toast as a whole
   */
  void toastClicked(Toast toast, int button);

  /** A toast left the screen, and not by our doing. */
  void toastClosed(Toast toast);

  void activityMarks(boolean wanted);

  /** Commands that ran so long out of sight are told; null for none. */
  void commandsAfter(@Nullable Duration least);

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

  /** Asks for what there is to show now; the answer comes on the attention thread. */
  void view(Consumer<AttentionView> answer);

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
