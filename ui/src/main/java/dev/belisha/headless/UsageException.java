package dev.belisha.headless;

/** Input that cannot be used; the message names it. Exit status 2. */
public final class UsageException extends Exception {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }
}
