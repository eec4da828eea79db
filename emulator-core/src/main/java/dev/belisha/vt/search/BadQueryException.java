package dev.belisha.vt.search;

/** A regular expression that is none; the message says why in a few words fit for display. */
public final class BadQueryException extends Exception {
  private static final long serialVersionUID = 1;

  BadQueryException(String message) {
    super(message);
  }
}
