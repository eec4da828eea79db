package dev.belisha.serve;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

/**
 * Serves the page on the loopback address, a connection a request, each on a virtual thread of its
 * own. Bounded in connections, in the length of a request, and in time for who neither sends nor
 * reads.
 */
final class DashboardServer implements AutoCloseable {
  static final int MAX_CONNECTIONS = 64;
  private static final int BACKLOG = 64;

  private final ServerSocket server;
  private final Board board;
  private final Page page = Page.load();
  private final Gate gate;
  private final Duration patience;
  private final Semaphore free = new Semaphore(MAX_CONNECTIONS);
  private final Thread accepting;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();

  /**
   * @param port 0 for a free one
   * @param patience with a client that neither sends nor reads
   * @throws IOException when the port is taken
   */
  DashboardServer(int port, Key key, Board board, Duration patience) throws IOException {
    this.board = board;
    this.patience = patience;
    // Literal, so that no table of hosts can make it another address.
    InetAddress loopback = InetAddress.ofLiteral("127.0.0.1");
    this.server = new ServerSocket();
    try {
      server.bind(new InetSocketAddress(loopback, port), BACKLOG);
    } catch (IOException taken) {
      server.close();
      throw taken;
    }
    this.gate = new Gate(key, server.getLocalPort());
    this.accepting = Thread.ofPlatform().name("belisha-serve").start(this::accept);
  }

  int port() {
    return server.getLocalPort();
  }

  /** How many are served now. */
  int connections() {
    return open.size();
  }

  /** Blocks until it is closed. */
  void awaitEnd() {
    try {
      accepting.join();
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
  }

  private void accept() {
    while (!server.isClosed()) {
      try {
        receive(server.accept());
      } catch (IOException | RuntimeException failed) {
        // One client's trouble, or no descriptors left: go on, slowly.
        if (!server.isClosed()) pause();
      }
    }
  }

  private void receive(Socket client) throws IOException {
    if (!free.tryAcquire()) {
      turnAway(client);
      return;
    }
    open.add(client);
    Thread.startVirtualThread(() -> serve(client));
  }

  private void serve(Socket client) {
    try (client) {
      new Visit(client, gate, page, board, patience).run();
    } catch (IOException gone) {
      // Too slow, or hung up: nothing to tell it.
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    } finally {
      open.remove(client);
      free.release();
    }
  }

  /** A few words always fit into what the system takes at once. */
  private static void turnAway(Socket client) throws IOException {
    try (client) {
      client.getOutputStream().write(Visit.TOO_MANY);
    }
  }

  private static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
    for (Socket each : open) each.close();
    board.close();
  }
}
