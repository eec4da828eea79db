package dev.belisha.control;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What others may ask of a Belisha that runs. Called on a thread of the socket, one call per
 * connection at a time; an implementation hops to its own thread and returns soon. Each may throw a
 * {@link RuntimeException} with a sentence for the person who asked, when it cannot be done.
 */
public interface AppActions {
  /** Opens a tab and raises its window. */
  void open(WindowOptions options);

  /** What all tabs show. Disturbs none. */
  Listing list();

  /** Brings a tab to the person. */
  void focus(int tab) throws NoSuchTabException;

  /** Brings the next tab that needs the person; false when none does. */
  boolean next();

  /** Marks what has ended in a tab as seen, as it is shown now. */
  void markSeen(int tab) throws NoSuchTabException;

  /**
   * @param length null unmutes, zero mutes until unmuted
   */
  void mute(int tab, @Nullable Duration length) throws NoSuchTabException;

  /** Takes the records of a tab away, as they are shown now. */
  void clear(int tab) throws NoSuchTabException;

  /** What happened in a tab, as JSON ({@code Timeline.toJson}); no text of a program is in it. */
  String log(int tab) throws NoSuchTabException;

  /** No tab has the number, or not any more. */
  final class NoSuchTabException extends Exception {
    private static final long serialVersionUID = 1L;

    public NoSuchTabException(int tab) {
      super("there is no tab " + tab);
    }
  }
}
