package dev.belisha.status;

/** Why a record changed or went (protocol page, section 3). */
public enum Source {
  REPORT,
  CLEAR,
  EXIT,
  PROMPT,
  RESET,
  FOREGROUND,
  /** Pushed out by the 256-record cap. */
  EVICTED,
  /** The person cleared it. */
  USER
}
