package dev.belisha.session;

/**
 * Caps the answers to OSC 7501 questions, and only those, at 16 a second (protocol page, section
 * 6), so that a tty that echoes them cannot loop.
 */
final class QueryLimit {
  static final int PER_SECOND = 16;
  private static final byte[] ANSWER = {0x1B, ']', '7', '5', '0', '1', ';', '?'};
  private static final long SECOND = 1_000_000_000;

  /** When the last answers went, the oldest at {@code next}. */
  private final long[] went = new long[PER_SECOND];

  private int next;
  private boolean full;

  /** Whether these bytes may go out now. */
  boolean allows(byte[] bytes, long nanoTime) {
    if (!isAnswer(bytes)) return true;
    if (full && nanoTime - went[next] < SECOND) return false;
    went[next] = nanoTime;
    next = (next + 1) % PER_SECOND;
    full |= next == 0;
    return true;
  }

  private static boolean isAnswer(byte[] bytes) {
    if (bytes.length < ANSWER.length) return false;
    for (int at = 0; at < ANSWER.length; at++) if (bytes[at] != ANSWER[at]) return false;
    return true;
  }
}
