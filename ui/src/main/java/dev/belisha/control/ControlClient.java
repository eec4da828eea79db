package dev.belisha.control;

import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import jdk.net.ExtendedSocketOptions;
import org.jspecify.annotations.Nullable;

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
    try {
      return Optional.of(ControlMessages.decodeReply(answer(request)));
    } catch (NobodyException none) {
      return Optional.empty();
    } catch (IOException broken) {
      return Optional.of(ControlReply.failed(String.valueOf(broken.getMessage())));
    }
  }

  /**
   * Asks, and gives the line of the answer.
   *
   * @throws NobodyException when no Belisha runs
   * @throws IOException with a sentence when it does not answer
   */
  String answer(ControlMessages.Request request) throws IOException {
    try (LineChannel lines = new LineChannel(reach(), PATIENCE, LineChannel.MAX_ANSWER)) {
      return first(lines, request, PATIENCE);
    }
  }

  /**
   * Asks, and hands on the lines of the answer as they come, until the other side hangs up.
   *
   * @param patience for all of it, null for ever
   * @throws NobodyException when no Belisha runs
   * @throws IOException when it does not answer, or not in time
   */
  void follow(ControlMessages.Request request, @Nullable Duration patience, Consumer<String> then)
      throws IOException {
    try (LineChannel lines = new LineChannel(reach(), PATIENCE, LineChannel.MAX_ANSWER)) {
      if (patience != null) lines.deadline(patience);
      String line = first(lines, request, null);
      if (patience == null) lines.deadline(null);
      while (line != null) {
        then.accept(line);
        line = lines.read();
      }
    }
  }

  private SocketChannel reach() throws NobodyException {
    try {
      return connect();
    } catch (IOException nobody) {
      throw new NobodyException();
    }
  }

  private static String first(
      LineChannel lines, ControlMessages.Request request, @Nullable Duration each)
      throws IOException {
    String line;
    try {
      lines.write(ControlMessages.encode(request));
      line = lines.read(each);
    } catch (LineChannel.TooLongException tooLong) {
      throw new IOException("its answer is too long", tooLong);
    } catch (IOException broken) {
      throw new IOException("it did not answer in time", broken);
    }
    if (line == null) throw new IOException("it gave no answer");
    return line;
  }

  /** No Belisha of this user's runs on this display. */
  public static final class NobodyException extends IOException {
    private static final long serialVersionUID = 1L;
  }
}
