package dev.belisha.status.emit;

import java.io.IOException;
import java.io.InputStream;

/** A terminal's input without the answers to the probe. One thread at a time. */
final class KeyStream extends InputStream {
  private static final int PIECE = 8192;
  private static final long LOOK_MILLIS = 5;

  private final ProgramStatusReporter reporter;
  private final InputStream from;
  private final byte[] piece = new byte[PIECE];
  private byte[] ready = {};
  private int at;
  private boolean ended;

  KeyStream(ProgramStatusReporter reporter, InputStream from) {
    this.reporter = reporter;
    this.from = from;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (length == 0) return 0;
    while (at == ready.length) {
      if (ended) return -1;
      fill();
    }
    int count = Math.min(length, ready.length - at);
    System.arraycopy(ready, at, bytes, offset, count);
    at += count;
    return count;
  }

  private void fill() throws IOException {
    at = 0;
    ready = reporter.isHolding() && from.available() == 0 ? waitAWhile() : new byte[0];
    if (ready.length > 0) return;
    int count = from.read(piece);
    ended = count < 0;
    ready = ended ? reporter.release() : reporter.input(piece, 0, count);
  }

  /** For the rest of what may be an answer, or until it can be none. */
  private byte[] waitAWhile() throws IOException {
    while (from.available() == 0) {
      byte[] typed = reporter.held();
      if (typed.length > 0) return typed;
      try {
        Thread.sleep(LOOK_MILLIS);
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        return reporter.release();
      }
    }
    return new byte[0];
  }

  @Override
  public int available() {
    return ready.length - at;
  }

  @Override
  public void close() throws IOException {
    from.close();
  }
}
