package dev.belisha.attention;

/** What the model wants done outside. */
public sealed interface Effect {
  /** Show a toast, replacing the one with the same id. */
  record ShowToast(Toast toast) implements Effect {}

  /** Show other words on a toast that is up, quietly; one that is gone stays gone. */
  record UpdateToast(Toast toast) implements Effect {}

  record WithdrawToast(int toastId) implements Effect {}

  /** Play a short sound; comes with a toast only. */
  record PlayCue(Cue cue) implements Effect {
    /** The two sounds of ux F5. */
    public enum Cue {
      NEEDS_YOU,
      FINISHED
    }
  }

  /**
   * Offer to turn notifications on (B-41); at most once.
   *
   * @param toast what would have been told
   */
  record OfferNotifications(Toast toast) implements Effect {}

  /**
   * A person clicked a program's own notification: its program may want to hear of it (OSC 99).
   *
   * @param button from 1, 0 for the notification as a whole
   */
  record NotificationActivated(PaneKey pane, int key, int button) implements Effect {}

  /** A program's own notification is gone, or will not be shown. */
  record NotificationClosed(PaneKey pane, int key) implements Effect {}

  /**
   * Mark a result seen in the session's store.
   *
   * @param revision of the record that was seen; a newer one has not been
   */
  record MarkSeen(PaneKey pane, String recordId, long revision) implements Effect {}
}
