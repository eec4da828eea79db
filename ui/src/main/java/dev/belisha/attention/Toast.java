package dev.belisha.attention;

import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One notification, plain text, already neutralised and cut.
 *
 * @param id the tab's id, {@link #DIGEST}, or {@link #ofProgram}
 * @param title {@code api-server (tab 7) needs permission}
 * @param body empty when there is none or program text is hidden
 * @param mark what its badge shows
 * @param panes where a click leads; several for a digest, whose click opens the inbox
 * @param recordId the record to open in the sidebar, empty for the root or a digest
 * @param manner what its program asked for, {@link Manner#OURS} for a status
 */
public record Toast(
    int id,
    String title,
    String body,
    Urgency urgency,
    Mark mark,
    List<PaneKey> panes,
    String recordId,
    Manner manner) {
  /** Tab ids count from 1. */
  public static final int DIGEST = 0;

  public Toast(
      int id,
      String title,
      String body,
      Urgency urgency,
      Mark mark,
      List<PaneKey> panes,
      String recordId) {
    this(id, title, body, urgency, mark, panes, recordId, Manner.OURS);
  }

  /** Good news, or of little weight: it may go by itself. */
  public boolean low() {
    return urgency == Urgency.LOW;
  }

  /**
   * The id of what a program of a tab notifies of by itself: it never takes the place of what the
   * tab waits for.
   */
  public static int ofProgram(int tab) {
    return -tab;
  }

  /** As the desktop weighs notifications. */
  public enum Urgency {
    LOW,
    NORMAL,
    /** Of a program that asks for it (OSC 99); a status never is. */
    CRITICAL
  }

  /**
   * The badge of what it tells.
   *
   * @param state null when it is of no status
   * @param count how many are in that state
   */
  public record Mark(@Nullable State state, @Nullable Kind kind, int count) {
    /** What a program notifies of by itself. */
    public static final Mark NO_STATUS = new Mark(null, null, 0);
  }

  /**
   * How a toast behaves, beyond what all do.
   *
   * @param key names a program's own notification to its terminal, 0 for none
   * @param jumps a click brings the pane to the person
   * @param silent without a sound
   * @param expireMillis when it goes by itself; 0 never, -1 as the desktop does it
   * @param icons names of the program's choice, the most wanted first; untrusted
   * @param buttons labels, neutralised; the first is button 1
   */
  public record Manner(
      int key,
      boolean jumps,
      boolean silent,
      int expireMillis,
      List<String> icons,
      List<String> buttons) {
    public static final Manner OURS = new Manner(0, true, false, -1, List.of(), List.of());
  }
}
