package dev.belisha.attention;

import java.util.List;

/**
 * One notification, plain text, already neutralised and cut.
 *
 * @param id the tab's id, or {@link #DIGEST}
 * @param title {@code api-server (tab 7) needs permission}
 * @param body empty when there is none or program text is hidden
 * @param low low urgency and transient
 * @param panes where a click leads; several for a digest, whose click opens the inbox
 * @param recordId the record to open in the sidebar, empty for the root or a digest
 */
public record Toast(
    int id, String title, String body, boolean low, List<PaneKey> panes, String recordId) {
  /** Tab ids count from 1. */
  public static final int DIGEST = 0;
}
