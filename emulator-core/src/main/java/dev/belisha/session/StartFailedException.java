package dev.belisha.session;

/** The program could not be started; the message is a sentence for the person. */
public final class StartFailedException extends Exception {
  private static final long serialVersionUID = 1L;

  public StartFailedException(String message) {
    super(message);
  }
}
