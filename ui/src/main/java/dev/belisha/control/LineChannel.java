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
 * reads and writes end in an {@link IOException}.
 */
final class LineChannel implements AutoCloseable {
  /** A command line of a few hundred kilobytes fits. */
  static final int MAX_LINE = 1 << 20;

  private final SocketChannel channel;
  private final Thread deadline;

  LineChannel(SocketChannel channel, Duration patience) {
    this.channel = channel;
    this.deadline =
        Thread.startVirtualThread(
            () -> {
              try {
                Thread.sleep(patience);
                channel.close();
              } catch (InterruptedException | IOException done) {
                Thread.currentThread().interrupt();
              }
            });
  }

  /** The next line without its end; null when there is none. */
  @Nullable String read() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    ByteBuffer chunk = ByteBuffer.allocate(8192);
    while (channel.read(chunk) >= 0) {
      chunk.flip();
      while (chunk.hasRemaining()) {
        byte next = chunk.get();
        if (next == '\n') return line.toString(StandardCharsets.UTF_8);
        if (line.size() == MAX_LINE) throw new IOException("the line is too long");
        line.write(next);
      }
      chunk.clear();
    }
    return null;
  }

  void write(String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) channel.write(bytes);
  }

  @Override
  public void close() throws IOException {
    deadline.interrupt();
    channel.close();
  }
}
