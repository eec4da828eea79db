package dev.belisha.status;

import org.jspecify.annotations.Nullable;

/** A well-formed report (protocol page, section 2). Immutable. */
public sealed interface Report {
  /** The record the report is for; the empty string is the root. */
  String id();

  /**
   * Replaces a record.
   *
   * @param progress 0 to 100, or -1 for none
   */
  record Update(
      String id,
      State state,
      @Nullable Kind kind,
      int progress,
      @Nullable String app,
      @Nullable String title,
      @Nullable String msg)
      implements Report {

    public static Update of(State state) {
      return new Update("", state, null, -1, null, null, null);
    }
  }

  /** Removes a record and all below it; the root's removes all. */
  record Clear(String id) implements Report {}
}
