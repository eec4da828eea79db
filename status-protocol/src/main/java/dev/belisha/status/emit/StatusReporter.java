package dev.belisha.status.emit;

import dev.belisha.status.Kind;
import dev.belisha.status.State;
import org.jspecify.annotations.Nullable;

/**
 * Reports for one record: the program's own ({@link ProgramStatusReporter}) or that of a child task
 * ({@link #child}). Each report replaces the record completely (protocol page, section 3); the app
 * and the title given at the start are sent each time.
 *
 * <p>Text is made fit: line breaks and tabs become spaces, other control characters go, and it is
 * cut between characters to what a report may carry, 2048 bytes of UTF-8 for a message and 192 for
 * a title. It may be shown in a notification or on a shared screen: put no secret into it.
 *
 * <p>Any thread. No method throws because the terminal does not listen or is gone.
 */
public sealed interface StatusReporter extends AutoCloseable
    permits ProgramStatusReporter, ChildReporter {

  /**
   * Reports everything a report can say.
   *
   * @param kind what is waited for, with {@link State#BLOCKED} only; null for none
   * @param progress percent, 0 to 100, with {@link State#WORKING} and {@link State#BLOCKED} only;
   *     -1 when there is none or it is not known
   * @param title a short name of the task; null for the one given at the start
   * @param msg one line for the person; null or empty for none
   * @throws IllegalArgumentException for a kind or progress out of place or range, also when the
   *     terminal does not listen
   */
  void report(
      State state, @Nullable Kind kind, int progress, @Nullable String title, @Nullable String msg);

  /** Busy, and nobody is needed. */
  default void working(String msg) {
    report(State.WORKING, null, -1, null, msg);
  }

  /**
   * Busy, and nobody is needed.
   *
   * @param percent 0 to 100
   */
  default void working(String msg, int percent) {
    report(State.WORKING, null, percent, null, msg);
  }

  /**
   * Nothing goes on until the person acts.
   *
   * @param msg what is asked for
   */
  default void blocked(Kind kind, String msg) {
    report(State.BLOCKED, kind, -1, null, msg);
  }

  /** A result is there to look at. It does not outlive {@link #close}; see {@link #finish}. */
  default void done(String msg) {
    report(State.DONE, null, -1, null, msg);
  }

  /** Failed and stopped. It does not outlive {@link #close}; see {@link #finish}. */
  default void error(String msg) {
    report(State.ERROR, null, -1, null, msg);
  }

  /** Waits for the person, and it is nobody's turn. */
  default void idle() {
    report(State.IDLE, null, -1, null, null);
  }

  /** Takes the record back, and all below it. Writes nothing when nothing was reported. */
  void clear();

  /**
   * The last word: a result that stays, also after the program has ended, until the person has
   * looked. Then this reporter is closed, and {@link #close} changes nothing more.
   *
   * @param result {@link State#DONE} or {@link State#ERROR}
   * @throws IllegalArgumentException for another state
   */
  void finish(State result, @Nullable String msg);

  /**
   * A reporter for a task of this one, with a record of its own. Its app is this one's unless it
   * says otherwise, which the terminal sees to.
   *
   * @param id one or more segments of letters, digits and {@code _ . + -}, joined by slashes, such
   *     as {@code deploy/us-east}: with what stands above at most 8 segments of 32 bytes, 128 bytes
   *     in all
   * @throws IllegalArgumentException for an id no report may carry
   */
  StatusReporter child(String id);

  /** Takes the record back, and all below it, and is silent from then on. */
  @Override
  void close();
}
