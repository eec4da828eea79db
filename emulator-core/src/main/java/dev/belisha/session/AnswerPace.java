package dev.belisha.session;

/**
 * When a program's output is to be left unread for a while, because of the answers it asks for. So
 * none is lost while the program reads, however many it wants in all; what it prints meanwhile
 * waits in the pty, and then the program waits.
 *
 * <ul>
 *   <li>More than {@value #PER_SECOND} answers in a second: the rest of that second. A tty that
 *       echoes an answer which is itself a question cannot make us spin.
 *   <li>More than {@value #MAX_WAITING} bytes unread by the program: until it has read, or for a
 *       second in which it read nothing. From then on, until it reads, output is read and what does
 *       not fit in {@link ReplyWriter#MAX_ANSWERS} is dropped: a program that never reads, such as
 *       cat, is not held for ever.
 * </ul>
 *
 * <p>Checked between slices of output, 16 KiB at most: of what one slice asks for, what does not
 * fit in {@link ReplyWriter#MAX_ANSWERS} is dropped, as 2 MB of tab stops would be. For the
 * reader's thread only; times as of System.nanoTime.
 */
final class AnswerPace {
  static final int PER_SECOND = 10_000;
  static final int MAX_WAITING = 1 << 18;
  static final long SECOND = 1_000_000_000;

  private long windowBegan;
  private int answered;
  private long read;
  private long readAt;

  void answered(long now) {
    if (answered == 0 || now - windowBegan >= SECOND) {
      windowBegan = now;
      answered = 0;
    }
    answered++;
  }

  /**
   * How long to wait before looking again, or until the program reads; 0 to go on.
   *
   * @param waiting bytes of answers the program has not read
   * @param written a count that changes whenever the program reads
   */
  long pause(long waiting, long written, long now) {
    if (waiting <= MAX_WAITING || written != read) {
      read = written;
      readAt = now;
    }
    long unread = waiting > MAX_WAITING ? SECOND - (now - readAt) : 0;
    long unspent = answered >= PER_SECOND ? SECOND - (now - windowBegan) : 0;
    return Math.max(0, Math.max(unread, unspent));
  }
}
