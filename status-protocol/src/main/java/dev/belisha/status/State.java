package dev.belisha.status;

/** What a program says it is doing (protocol page, section 2, key {@code state}). */
public enum State {
  IDLE,
  WORKING,
  DONE,
  BLOCKED,
  ERROR
}
