package dev.belisha.status.emit;

/** What is known of the terminal (protocol page, section 4). It changes once at most. */
public enum Support {
  /** Not asked, or the answer is still awaited: reports wait. */
  UNKNOWN,
  /** The terminal keeps records, or was not to be asked: reports are written. */
  YES,
  /** It answered otherwise or not at all: reports are dropped and nothing is written. */
  NO
}
