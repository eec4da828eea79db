package dev.belisha.attention;

import java.util.List;

/**
 * One notification, plain text, already neutralised and cut.
 *
 * @param id the tab's id, {@link #DIGEST}, or {@link #ofProgram}
 * @param title {@code api-server (tab 7) needs permission}
 * @param body empty when there is none or program text is hidden
 * @param low low urgency and transient
 * @param panes where a click leads; several for a digest, whose click opens the inbox
 * @param recordId the record to open in the sidebar, empty for the root or a digest
 * @param manner what its program asked for, {@link Manner#OURS} for a status
 */
public record Toast(
    int id,
    String title,
    String body,
    boolean low,
    List<PaneKey> panes,
    String recordId,
    Manner manner) {
  /** Tab ids count from 1. */
  public static final int DIGEST = 0;

  public Toast(
      int id, String title, String body, boolean low, List<PaneKey> panes, String recordId) {
    this(id, title, body, low, panes, recordId, Manner.OURS);
  }

  /**
   * The id of what a program of a tab notifies of by itself: it never takes the place of what the
   * tab waits for.
   */
  public static int ofProgram(int tab) {
    return -tab;
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
