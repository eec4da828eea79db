package dev.belisha.control;

import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import java.util.Optional;
import jdk.net.ExtendedSocketOptions;

/** Asks the Belisha that runs. Blocks, for a few seconds at most. */
public final class ControlClient {
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Path socket;

  /**
   * @param socket see {@link ControlAddress#of}
   */
  public ControlClient(Path socket) {
    this.socket = socket;
  }

  /** Opens a tab there; empty when no Belisha runs. */
  public Optional<ControlReply> open(WindowOptions options) {
    return ask(new ControlMessages.Open(options));
  }

  /** Whether one runs and answers; empty when none does. */
  public Optional<ControlReply> ping() {
    return ask(new ControlMessages.Ping());
  }

  /**
   * Connects to a Belisha of this user's. In a temporary folder another user can be first with a
   * socket of the same name; that one must not read what is asked.
   *
   * @throws IOException when nobody serves, or somebody else does
   */
  private SocketChannel connect() throws IOException {
    SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket));
    try {
      Path folder = socket.toAbsolutePath().getParent();
      if (folder == null) throw new IOException("a socket without a folder");
      UserPrincipal served = channel.getOption(ExtendedSocketOptions.SO_PEERCRED).user();
      if (ControlAddress.requireOwn(folder).equals(served)) return channel;
      throw new IOException("another user serves this socket");
    } catch (IOException | RuntimeException unknown) {
      channel.close();
      throw unknown;
    }
  }

  private Optional<ControlReply> ask(ControlMessages.Request request) {
    SocketChannel channel;
    try {
      channel = connect();
    } catch (IOException nobody) {
      return Optional.empty();
    }
    try (LineChannel lines = new LineChannel(channel, PATIENCE)) {
      lines.write(ControlMessages.encode(request));
      String answer = lines.read();
      return Optional.of(
          answer == null
              ? ControlReply.failed("it gave no answer")
              : ControlMessages.decodeReply(answer));
    } catch (IOException broken) {
      return Optional.of(ControlReply.failed("it did not answer in time"));
    }
  }
}
