package dev.belisha.control;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import jdk.net.ExtendedSocketOptions;

/**
 * Answers on the socket of the Belisha that runs. A lock file beside the socket tells who that is:
 * the system lets go of it when its holder dies, so a socket left behind is known as such and
 * replaced. Serves one request a connection; a client that says nothing is hung up on.
 */
public final class ControlServer implements AutoCloseable {
  static final int MAX_CONNECTIONS = 64;
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Path socket;
  private final AppActions actions;
  private final StatusFeed feed;
  private final Duration patience;
  private final FileChannel lock;
  private final ServerSocketChannel server;
  private final UserPrincipal owner;
  private final Semaphore free = new Semaphore(MAX_CONNECTIONS);

  private ControlServer(
      Path socket, AppActions actions, StatusFeed feed, Duration patience, FileChannel lock)
      throws IOException {
    this.socket = socket;
    this.actions = actions;
    this.feed = feed;
    this.patience = patience;
    this.lock = lock;
    Files.deleteIfExists(socket);
    this.server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    try {
      server.bind(UnixDomainSocketAddress.of(socket));
      Files.setPosixFilePermissions(socket, PosixFilePermissions.fromString("rw-------"));
      this.owner = Files.getOwner(socket);
    } catch (IOException failed) {
      server.close();
      throw failed;
    }
  }

  /**
   * Starts to serve; empty when another Belisha does already.
   *
   * @param socket see {@link ControlAddress#of}
   * @param feed what {@code watch} and {@code wait} read
   * @throws IOException when the socket cannot be made; Belisha runs without one then
   */
  public static Optional<ControlServer> start(Path socket, AppActions actions, StatusFeed feed)
      throws IOException {
    return start(socket, actions, feed, PATIENCE);
  }

  static Optional<ControlServer> start(
      Path socket, AppActions actions, StatusFeed feed, Duration patience) throws IOException {
    ControlAddress.prepare(socket);
    FileChannel lock =
        FileChannel.open(
            socket.resolveSibling(socket.getFileName() + ".lock"),
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE);
    boolean served = false;
    try {
      if (!isFirst(lock)) return Optional.empty();
      ControlServer server = new ControlServer(socket, actions, feed, patience, lock);
      Thread.ofPlatform().daemon().name("belisha-control").start(server::accept);
      served = true;
      return Optional.of(server);
    } finally {
      if (!served) lock.close();
    }
  }

  private static boolean isFirst(FileChannel lock) throws IOException {
    try {
      return lock.tryLock() != null;
    } catch (OverlappingFileLockException another) {
      return false;
    }
  }

  private void accept() {
    while (server.isOpen()) {
      try {
        receive(server.accept());
      } catch (ClosedChannelException closed) {
        if (!server.isOpen()) return;
      } catch (IOException | RuntimeException failed) {
        // One client's trouble, or no descriptors left: go on, slowly.
        pause();
      }
    }
  }

  private void receive(SocketChannel client) throws IOException {
    boolean served = false;
    try {
      if (!isOwn(client)) return;
      served = free.tryAcquire();
      if (served) Thread.startVirtualThread(() -> serve(client));
      else turnAway(client);
    } finally {
      // One that hung up tells no longer whose it is.
      if (!served) client.close();
    }
  }

  /** The folder lets in nobody else; this holds when someone widened it. */
  private boolean isOwn(SocketChannel client) throws IOException {
    return client.getOption(ExtendedSocketOptions.SO_PEERCRED).user().equals(owner);
  }

  private void serve(SocketChannel client) {
    try (LineChannel lines = new LineChannel(client, patience)) {
      new Conversation(lines, actions, feed, patience).run();
    } catch (IOException gone) {
      // Too slow, or hung up: nothing to tell it.
    } finally {
      free.release();
    }
  }

  /** It has no thread to wait with: what the system takes at once is what it hears. */
  private static void turnAway(SocketChannel client) throws IOException {
    client.configureBlocking(false);
    String line = ControlMessages.encode(ControlReply.failed("too many ask at once"));
    client.write(ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8)));
  }

  private static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  /** Stops serving and takes the socket away; a request under way is still answered. */
  @Override
  public void close() {
    try (lock) {
      server.close();
      Files.deleteIfExists(socket);
    } catch (IOException left) {
      // The next one to start replaces it.
    }
  }
}
