package dev.belisha.session;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Objects;

/**
 * What a program prints, read from the master side of its pty. Linux gives at most 4 KiB a read, so
 * a read must cost little: pty4j's own stream allocates and copies twice as much as it was asked
 * for, each time. One thread reads; any thread may {@link #close}, which ends a read that waits and
 * returns when no read is under way. The pty itself is its owner's to close, after that.
 */
final class PtyOutput extends InputStream {
  private final Arena arena = Arena.ofShared();
  private final MemorySegment captured = arena.allocate(LibC.CAPTURED);
  private final MemorySegment polled = arena.allocate(LibC.POLLFD, 2);
  private final MemorySegment buffer;
  private final int pty;
  private final int wakeOut;

  /** Held for a read. */
  private final Object reading = new Object();

  private volatile boolean closed;
  private int wakeIn;
  private boolean freed;

  /**
   * @param pty descriptor of the master side
   * @param most bytes a read gives at most
   */
  PtyOutput(int pty, int most) throws IOException {
    this.pty = pty;
    this.buffer = arena.allocate(most);
    MemorySegment ends = arena.allocate(ValueLayout.JAVA_INT, 2);
    try {
      if ((int) LibC.PIPE.invokeExact(ends) != 0) throw new IOException("no pipe left");
    } catch (IOException none) {
      arena.close();
      throw none;
    } catch (Throwable impossible) {
      throw new LinkageError("pipe(2)", impossible);
    }
    wakeOut = ends.getAtIndex(ValueLayout.JAVA_INT, 0);
    wakeIn = ends.getAtIndex(ValueLayout.JAVA_INT, 1);
    watch(0, wakeOut);
    watch(1, pty);
  }

  private void watch(int at, int descriptor) {
    polled.set(ValueLayout.JAVA_INT, at * LibC.POLLFD.byteSize(), descriptor);
    polled.set(ValueLayout.JAVA_SHORT, at * LibC.POLLFD.byteSize() + 4, LibC.POLLIN);
  }

  /** Whether the pty has output, as poll(2) told last. */
  private boolean ready() {
    return (polled.get(ValueLayout.JAVA_SHORT, LibC.POLLFD.byteSize() + 6) & LibC.POLLIN) != 0;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  /** -1 when the last program on the pty is gone, or after {@link #close}. */
  @Override
  public int read(byte[] bytes, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, bytes.length);
    if (length == 0) return 0;
    synchronized (reading) {
      try {
        while (await()) {
          long most = Math.min(length, buffer.byteSize());
          long count = (long) LibC.READ.invokeExact(captured, pty, buffer, most);
          if (count > 0) {
            MemorySegment.copy(buffer, ValueLayout.JAVA_BYTE, 0, bytes, offset, (int) count);
            return (int) count;
          }
          if (count == 0 || !LibC.passing(captured)) return -1;
        }
        return -1;
      } catch (RuntimeException | Error fault) {
        throw fault;
      } catch (Throwable impossible) {
        throw new LinkageError("read(2)", impossible);
      }
    }
  }

  /** Waits for output; false at the end. */
  private boolean await() throws Throwable {
    while (!closed) {
      int count = (int) LibC.POLL.invokeExact(captured, polled, 2L, -1);
      if (count < 0 && !LibC.passing(captured)) return false;
      if (count > 0) return !closed && ready();
    }
    return false;
  }

  @Override
  public void close() {
    closed = true;
    wake();
    synchronized (reading) {
      if (freed) return;
      freed = true;
      closeDescriptor(wakeOut);
      arena.close();
    }
  }

  /** The reader waits in poll(2): it looks again when the pipe has lost its other end. */
  private synchronized void wake() {
    if (wakeIn < 0) return;
    closeDescriptor(wakeIn);
    wakeIn = -1;
  }

  private static void closeDescriptor(int descriptor) {
    try {
      int ignored = (int) LibC.CLOSE.invokeExact(descriptor);
    } catch (Throwable impossible) {
      throw new LinkageError("close(2)", impossible);
    }
  }
}
