package dev.belisha.attention;

/** What the model wants done outside. */
public sealed interface Effect {
  /** Show a toast, replacing the one with the same id. */
  record ShowToast(Toast toast) implements Effect {}

  record WithdrawToast(int toastId) implements Effect {}

  /** Mark a result seen in the session's store. */
  record MarkSeen(PaneKey pane, String recordId) implements Effect {}
}
