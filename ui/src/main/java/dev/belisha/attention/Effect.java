package dev.belisha.attention;

/** What the model wants done outside. */
public sealed interface Effect {
  /** Show a toast, replacing the one with the same id. */
  record ShowToast(Toast toast) implements Effect {}

  record WithdrawToast(int toastId) implements Effect {}

  /**
   * Mark a result seen in the session's store.
   *
   * @param revision of the record that was seen; a newer one has not been
   */
  record MarkSeen(PaneKey pane, String recordId, long revision) implements Effect {}
}
