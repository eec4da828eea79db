package dev.belisha.serve;

import dev.belisha.attention.AttentionView;
import dev.belisha.control.ControlServer;
import dev.belisha.control.FakeActions;
import dev.belisha.control.Listing;
import dev.belisha.control.RandomStatus;
import dev.belisha.control.StatusFeed;
import dev.belisha.control.StatusReader;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;

/** A page over a real control socket, behind which an app tells what the test wants. */
final class ServeRig implements AutoCloseable {
  final FakeActions app = new FakeActions();
  final Key key = Key.random();
  private final StatusFeed feed = new StatusFeed();
  private final RandomStatus random = new RandomStatus(11);
  private final Path socket;
  private ControlServer belisha;
  final DashboardServer server;

  ServeRig(Path folder, Duration patience, boolean text) throws IOException {
    socket = folder.resolve("belisha/control.sock");
    belisha = ControlServer.start(socket, app, feed).orElseThrow();
    server = new DashboardServer(0, key, new Board(new StatusReader(socket, text)), patience);
  }

  /** The app shows this from now on, and tells a change. */
  void show(AttentionView view) {
    feed.add(random.event());
    app.show(new Listing(feed.last(), view));
    feed.add(random.event());
  }

  void endBelisha() {
    belisha.close();
    // Who watches hears nothing more, as when the process ends.
    app.show(null);
  }

  void startBelisha() throws IOException {
    belisha = ControlServer.start(socket, app, feed).orElseThrow();
  }

  String address() {
    return "http://127.0.0.1:" + server.port() + "/?token=" + key.token();
  }

  Socket connect() throws IOException {
    Socket socket = new Socket("127.0.0.1", server.port());
    socket.setSoTimeout(30_000);
    return socket;
  }

  /** Sends these lines as a head, and gives all that comes back. */
  String ask(String... lines) throws IOException {
    try (Socket client = connect()) {
      send(client, lines);
      return new String(client.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  void send(Socket client, String... lines) throws IOException {
    String head = String.join("\r\n", lines) + "\r\n\r\n";
    String filled =
        head.replace("HOST", "Host: 127.0.0.1:" + server.port()).replace("KEY", key.token());
    client.getOutputStream().write(filled.getBytes(StandardCharsets.ISO_8859_1));
  }

  static InputStream in(Socket client) throws IOException {
    return new BufferedInputStream(client.getInputStream());
  }

  /** Reads up to the next empty line: a head, or an event of the stream. */
  static String paragraph(InputStream in) throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    int newlines = 0;
    while (newlines < 2) {
      int next = in.read();
      if (next < 0) break;
      text.write(next);
      if (next == '\n') newlines++;
      else if (next != '\r') newlines = 0;
    }
    return text.toString(StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    server.close();
    belisha.close();
  }
}
