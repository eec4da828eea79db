package dev.belisha.attention;

import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The one place that decides who needs you. Pure: no clock (every call carries the time), no
 * threads, no toolkit; one thread at a time. What it wants done comes out as {@link Effect}s, what
 * there is to show as an immutable {@link AttentionView}.
 */
public final class AttentionModel {

  public AttentionModel(AttentionPolicy policy, Consumer<Effect> effects) {
    throw new UnsupportedOperationException("not built yet");
  }

  public void policy(AttentionPolicy policy) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** A pane opened, or its tab's label, position or window changed. */
  public void pane(PaneKey pane, int window, int position, String label, Instant now) {
    throw new UnsupportedOperationException("not built yet");
  }

  public void paneClosed(PaneKey pane, Instant now) {
    throw new UnsupportedOperationException("not built yet");
  }

  public void statusChanged(
      PaneKey pane, List<Transition> transitions, List<StatusRecord> records, Instant now) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** OSC 9, 99 and 777. */
  public void notification(PaneKey pane, String title, String body, Instant now) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** OSC 9;4 (protocol page, section 5); null ends it. */
  public void progress(PaneKey pane, @Nullable ShellProgress progress, Instant now) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** A primary prompt, the exit or RIS: OSC 9;4 counts again from here. */
  public void progressReset(PaneKey pane, Instant now) {
    throw new UnsupportedOperationException("not built yet");
  }

  public void bell(PaneKey pane, Instant now) {
    throw new UnsupportedOperationException("not built yet");
  }

  /**
   * Which panes can be seen now and which has the keyboard.
   *
   * @param visible panes on screen in any window that is really focused
   * @param focused the pane that has the keyboard, null when no window of ours is focused
   */
  public void focus(List<PaneKey> visible, @Nullable PaneKey focused, Instant now) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** A real key or paste went to the pane; synthetic input never calls this. */
  public void typed(PaneKey pane, Instant now) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** The person came to the pane by a jump or a toast. */
  public void arrived(PaneKey pane, Instant now) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Null {@code length} unmutes; {@link Duration#ZERO} mutes until unmuted. */
  public void mute(int tab, @Nullable Duration length, Instant now) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** The next pane that needs you: blocked (oldest first), error, done; repeats cycle and wrap. */
  public @Nullable PaneKey next(Instant now) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Lets due timers fire; returns when it wants to be called next, null for never. */
  public @Nullable Instant tick(Instant now) {
    throw new UnsupportedOperationException("not built yet");
  }

  public AttentionView view() {
    throw new UnsupportedOperationException("not built yet");
  }

  /**
   * OSC 9;4 as the badge shows it.
   *
   * @param percent -1 for indeterminate
   */
  public record ShellProgress(boolean error, boolean paused, int percent) {}
}
