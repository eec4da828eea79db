package dev.belisha.control;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Lines over a socket, capped in length and in time: past the deadline the channel is closed and
 * reads and writes end in an {@link IOException}. One thread, but for {@link #awaitEnd}.
 */
final class LineChannel implements AutoCloseable {
  /** A command line of a few hundred kilobytes fits. */
  static final int MAX_LINE = 1 << 20;

  /** A list with the texts of all the records that all the tabs may have. */
  static final int MAX_ANSWER = 1 << 28;

  private final SocketChannel channel;
  private final int longest;
  private final ByteBuffer chunk = ByteBuffer.allocate(8192).limit(0);
  private final Deadline deadline;

  /**
   * For lines of at most {@link #MAX_LINE}.
   *
   * @param patience until the channel is closed, unless {@link #deadline} changes it
   */
  LineChannel(SocketChannel channel, Duration patience) {
    this(channel, patience, MAX_LINE);
  }

  /**
   * @param longest bytes of a line that is read
   */
  LineChannel(SocketChannel channel, Duration patience, int longest) {
    this.channel = channel;
    this.longest = longest;
    this.deadline = new Deadline(channel);
    deadline(patience);
  }

  /**
   * From now on so long is left.
   *
   * @param patience null for ever
   */
  void deadline(@Nullable Duration patience) {
    deadline.set(patience);
  }

  /**
   * The next line without its end; null when there is none.
   *
   * @throws IOException also for a line that is too long
   */
  @Nullable String read() throws IOException {
    return read(null);
  }

  /**
   * As {@link #read()}, for an answer that may be long: the deadline begins anew with every part of
   * it.
   *
   * @param each for a part; null leaves the deadline as it is
   */
  @Nullable String read(@Nullable Duration each) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    while (true) {
      int end = chunk.position();
      while (end < chunk.limit() && chunk.get(end) != '\n') end++;
      boolean ends = end < chunk.limit();
      if (line.size() + end - chunk.position() > longest) throw new TooLongException();
      line.write(chunk.array(), chunk.position(), end - chunk.position());
      if (ends) {
        chunk.position(end + 1);
        return line.toString(StandardCharsets.UTF_8);
      }
      chunk.clear();
      int read = channel.read(chunk);
      chunk.flip();
      if (read < 0) return null;
      if (each != null) deadline(each);
    }
  }

  /** Somebody sends without an end. */
  static final class TooLongException extends IOException {
    private static final long serialVersionUID = 1L;

    TooLongException() {
      super("the line is too long");
    }
  }

  void write(String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) channel.write(bytes);
  }

  /** Waits until the other side has hung up; what it still sends is nothing to us. */
  void awaitEnd() {
    ByteBuffer unread = ByteBuffer.allocate(512);
    try {
      while (channel.read(unread) >= 0) unread.clear();
    } catch (IOException over) {
      // That is an end too.
    }
  }

  @Override
  public void close() throws IOException {
    deadline(null);
    channel.close();
  }
}
