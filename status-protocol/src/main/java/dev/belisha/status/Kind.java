package dev.belisha.status;

/** What a blocked program waits for (protocol page, section 2, key {@code kind}). */
public enum Kind {
  PERMISSION,
  QUESTION,
  AUTH
}
