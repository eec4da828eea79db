package dev.belisha.control;

import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

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

  private Optional<ControlReply> ask(ControlMessages.Request request) {
    SocketChannel channel;
    try {
      channel = SocketChannel.open(UnixDomainSocketAddress.of(socket));
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
