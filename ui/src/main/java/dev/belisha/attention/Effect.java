package dev.belisha.attention;

/** What the model wants done outside. */
public sealed interface Effect {
  /** Show a toast, replacing the one with the same id. */
  record ShowToast(Toast toast) implements Effect {}

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
   * Mark a result seen in the session's store.
   *
   * @param revision of the record that was seen; a newer one has not been
   */
  record MarkSeen(PaneKey pane, String recordId, long revision) implements Effect {}
}
