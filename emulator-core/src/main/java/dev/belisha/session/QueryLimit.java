package dev.belisha.session;

/**
 * Caps the answers to OSC 7501 questions, and only those, at 16 a second (protocol page, section
 * 6), so that a tty that echoes them cannot loop.
 */
final class QueryLimit {
  static final int PER_SECOND = 16;
  private static final byte[] ANSWER = {0x1B, ']', '7', '5', '0', '1', ';', '?'};

  private final RateLimit limit = new RateLimit(PER_SECOND, 1_000_000_000);

  /** Whether these bytes may go out now. */
  boolean allows(byte[] bytes, long nanoTime) {
    return !isAnswer(bytes) || limit.allows(nanoTime);
  }

  private static boolean isAnswer(byte[] bytes) {
    if (bytes.length < ANSWER.length) return false;
    for (int at = 0; at < ANSWER.length; at++) if (bytes[at] != ANSWER[at]) return false;
    return true;
  }
}
