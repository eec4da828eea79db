package dev.belisha.serve;

import dev.belisha.control.Deadline;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** One connection: a request and its answer, which for the stream of events goes on. */
final class Visit {
  /** A page that hears nothing for longer knows that the connection is dead. */
  static final Duration BEAT = Duration.ofSeconds(10);

  /** What a client sends after its request is read and dropped, or it would not get the answer. */
  private static final int MAX_REST = 1 << 20;

  private static final String TEXT = "text/plain; charset=utf-8";
  private static final String HEADERS =
      """
      Cache-Control: no-store
      X-Content-Type-Options: nosniff
      X-Frame-Options: DENY
      Referrer-Policy: no-referrer
      Cross-Origin-Opener-Policy: same-origin
      Cross-Origin-Resource-Policy: same-origin
      Connection: close
      """;

  static final byte[] TOO_MANY =
      (head("503 Service Unavailable", TEXT, "Retry-After: 5\n") + "Too many ask at once.\n")
          .getBytes(StandardCharsets.UTF_8);

  private final Socket client;
  private final Gate gate;
  private final Page page;
  private final Board board;
  private final Duration patience;
  private final Deadline deadline;

  Visit(Socket client, Gate gate, Page page, Board board, Duration patience) {
    this.client = client;
    this.gate = gate;
    this.page = page;
    this.board = board;
    this.patience = patience;
    this.deadline = new Deadline(client);
  }

  void run() throws IOException, InterruptedException {
    deadline.set(patience);
    try {
      InputStream in = new BufferedInputStream(client.getInputStream());
      answer(in);
      client.shutdownOutput();
      drop(in);
    } finally {
      deadline.set(null);
    }
  }

  private void answer(InputStream in) throws IOException, InterruptedException {
    HttpRequest request;
    try {
      request = HttpRequest.read(in);
    } catch (HttpRequest.BadRequestException bad) {
      refuse("400 Bad Request", "", String.valueOf(bad.getMessage()), true);
      return;
    }
    boolean whole = !request.method().equals("HEAD");
    switch (gate.answer(request)) {
      case PAGE ->
          write(
              head("200 OK", "text/html; charset=utf-8", policy(page.policy()), page.html()),
              whole ? page.html() : "");
      case EVENTS -> events(whole);
      case WRONG_HOST -> refuse("421 Misdirected Request", "", "This is not its address.", whole);
      case WRONG_METHOD ->
          refuse("405 Method Not Allowed", "Allow: GET, HEAD\n", "Here one can only look.", whole);
      case WRONG_KEY ->
          refuse(
              "403 Forbidden",
              "",
              "Open the address that `belisha serve` printed when it started. It holds a key that"
                  + " is made anew at each start.",
              whole);
      case ELSEWHERE -> refuse("403 Forbidden", "", "Only its own page may read this.", whole);
      case NOT_FOUND -> refuse("404 Not Found", "", "There is nothing here.", whole);
    }
  }

  private void refuse(String status, String more, String sentence, boolean whole)
      throws IOException {
    String body = sentence + "\n";
    String headers = more + policy("default-src 'none'; frame-ancestors 'none'");
    write(head(status, TEXT, headers, body), whole ? body : "");
  }

  private static String policy(String value) {
    return "Content-Security-Policy: " + value + "\n";
  }

  private static String head(String status, String type, String more, String body) {
    int length = body.getBytes(StandardCharsets.UTF_8).length;
    return head(status, type, more + "Content-Length: " + length + "\n");
  }

  private static String head(String status, String type, String more) {
    String lines = "HTTP/1.1 " + status + "\nContent-Type: " + type + "\n" + HEADERS + more + "\n";
    return lines.replace("\n", "\r\n");
  }

  /** Server-sent events (HTML, section 9.2): the newest of all tabs, again and again. */
  private void events(boolean whole) throws IOException, InterruptedException {
    String policy = policy("default-src 'none'; frame-ancestors 'none'");
    String head = head("200 OK", "text/event-stream; charset=utf-8", policy);
    write(head, whole ? "retry: 1000\n\n" : "");
    if (!whole) return;
    Thread ends = untilHungUp();
    board.enter();
    try {
      long known = 0;
      while (!client.isClosed() && !Thread.interrupted()) {
        deadline.set(null);
        Board.Shown newer = board.after(known, BEAT);
        deadline.set(patience);
        if (newer == null) {
          write("", "event: beat\ndata:\n\n");
        } else if (newer.tabs() == null) {
          write("", "event: gone\ndata:\n\n");
        } else {
          write("", "event: tabs\ndata: " + newer.tabs() + "\n\n");
        }
        if (newer != null) known = newer.revision();
      }
    } finally {
      board.leave();
      ends.interrupt();
    }
  }

  /** Nobody is served who has gone. */
  private Thread untilHungUp() {
    Thread serving = Thread.currentThread();
    return Thread.startVirtualThread(
        () -> {
          try {
            drop(client.getInputStream());
          } catch (IOException over) {
            // That is an end too.
          }
          serving.interrupt();
        });
  }

  private void write(String head, String body) throws IOException {
    OutputStream out = client.getOutputStream();
    out.write((head + body).getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  private static void drop(InputStream in) throws IOException {
    byte[] rest = new byte[4096];
    int dropped = 0;
    while (dropped < MAX_REST) {
      int read = in.read(rest);
      if (read < 0) return;
      dropped += read;
    }
  }
}
