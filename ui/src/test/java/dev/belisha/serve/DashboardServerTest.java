package dev.belisha.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.control.RandomStatus;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who gets what from the page's server, over real connections. */
@Timeout(60)
class DashboardServerTest {
  @TempDir private Path folder;
  private @Nullable ServeRig rig;

  private ServeRig rig() throws Exception {
    return rig(Duration.ofSeconds(10));
  }

  private ServeRig rig(Duration patience) throws Exception {
    ServeRig made = new ServeRig(folder, patience, false);
    rig = made;
    return made;
  }

  @AfterEach
  void close() throws Exception {
    if (rig != null) rig.close();
  }

  @Test
  void thePageComesWithTheKeyAndWithItsPolicy() throws Exception {
    String page = rig().ask("GET /?token=KEY HTTP/1.1", "HOST");
    assertThat(page)
        .startsWith("HTTP/1.1 200 OK\r\n")
        .contains("Content-Type: text/html; charset=utf-8\r\n")
        .contains("Cache-Control: no-store\r\n")
        .contains("X-Content-Type-Options: nosniff\r\n")
        .contains("X-Frame-Options: DENY\r\n")
        .contains("Referrer-Policy: no-referrer\r\n")
        .contains("Cross-Origin-Resource-Policy: same-origin\r\n")
        .contains("Content-Security-Policy: default-src 'none'; script-src 'sha256-")
        .contains("require-trusted-types-for 'script'")
        .doesNotContain("Access-Control-")
        .doesNotContain("Set-Cookie")
        .contains("<!doctype html>")
        .endsWith("</html>\n");
    // Nothing is taken from elsewhere.
    assertThat(page.replace("http://www.w3.org/2000/svg", ""))
        .doesNotContain("http://")
        .doesNotContain("https://")
        .doesNotContain("innerHTML");
  }

  @Test
  void headIsAnsweredWithoutABody() throws Exception {
    String answer = rig().ask("HEAD /?token=KEY HTTP/1.1", "HOST");
    assertThat(answer).startsWith("HTTP/1.1 200 OK\r\n").endsWith("\r\n\r\n").doesNotContain("<");
    assertThat(answer).containsPattern("Content-Length: [0-9]{5}");
    String stream = rig.ask("HEAD /events?token=KEY HTTP/1.1", "HOST");
    assertThat(stream).contains("text/event-stream").endsWith("\r\n\r\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // key
        "GET / HTTP/1.1                  | HOST | 403",
        "GET /? HTTP/1.1                 | HOST | 403",
        "GET /?token= HTTP/1.1           | HOST | 403",
        "GET /?token=KEYx HTTP/1.1       | HOST | 403",
        "GET /?token=x&token=KEY HTTP/1.1 | HOST | 403",
        "GET /?Token=KEY HTTP/1.1        | HOST | 403",
        "GET /events HTTP/1.1            | HOST | 403",
        "GET /secret HTTP/1.1            | HOST | 403",
        "GET /favicon.ico HTTP/1.1       | HOST | 403",
        "GET / HTTP/1.1                  | HOST,Cookie: token=KEY | 403",
        "GET / HTTP/1.1                  | HOST,Authorization: Bearer KEY | 403",
        // host: another name for this machine, none, two
        "GET /?token=KEY HTTP/1.1        | Host: evil.example | 421",
        "GET /?token=KEY HTTP/1.1        | Host: 127.0.0.1 | 421",
        "GET /?token=KEY HTTP/1.1        | Host: 127.0.0.1.evil.example | 421",
        "GET /?token=KEY HTTP/1.1        | X: y | 421",
        "GET /?token=KEY HTTP/1.1        | HOST,HOST | 421",
        // method
        "POST /?token=KEY HTTP/1.1       | HOST,Content-Length: 0 | 405",
        "PUT /?token=KEY HTTP/1.1        | HOST | 405",
        "DELETE /?token=KEY HTTP/1.1     | HOST | 405",
        "OPTIONS /?token=KEY HTTP/1.1    | HOST,Origin: http://evil.example | 405",
        "TRACE /?token=KEY HTTP/1.1      | HOST | 405",
        // path
        "GET /../etc/passwd?token=KEY HTTP/1.1     | HOST | 404",
        "GET /%2e%2e/etc/passwd?token=KEY HTTP/1.1 | HOST | 404",
        "GET //events?token=KEY HTTP/1.1           | HOST | 404",
        "GET /events/?token=KEY HTTP/1.1           | HOST | 404",
        "GET /dashboard.js?token=KEY HTTP/1.1      | HOST | 404",
        // another's page
        "GET /events?token=KEY HTTP/1.1 | HOST,Origin: http://evil.example | 403",
        "GET /events?token=KEY HTTP/1.1 | HOST,Origin: null | 403",
        "GET /events?token=KEY HTTP/1.1 | HOST,Sec-Fetch-Site: cross-site | 403",
        "GET /events?token=KEY HTTP/1.1 | HOST,Sec-Fetch-Site: same-site | 403",
        // no HTTP
        "GET http://127.0.0.1/?token=KEY HTTP/1.1 | HOST | 400",
        "GET /?token=KEY HTTP/2.0        | HOST | 400",
        "GET /?token=KEY                 | HOST | 400",
        "get /?token=KEY HTTP/1.1        | HOST | 400",
        "hello                           | HOST | 400",
        "GET / x HTTP/1.1                | HOST | 400",
        "GET /?token=KEY HTTP/1.1        | HOST,no colon | 400",
        "GET /?token=KEY HTTP/1.1        | HOST, folded: x | 400",
        "GET /?token=KEY HTTP/1.1        | HOST,Two Words: x | 400",
      })
  void whatIsNotAllowedIsRefusedAndToldNothing(String line, String headers, int status)
      throws Exception {
    ServeRig rig = rig();
    List<String> lines = new ArrayList<>(List.of(line));
    lines.addAll(List.of(headers.split(",")));
    String answer = rig.ask(lines.toArray(String[]::new));
    assertThat(answer)
        .startsWith("HTTP/1.1 " + status + " ")
        .contains("Content-Type: text/plain; charset=utf-8")
        .contains("Content-Security-Policy: default-src 'none'")
        .doesNotContain(rig.key.token())
        .doesNotContain("<html")
        .doesNotContain("Access-Control-");
    assertThat(rig.app.deeds).isEmpty();
  }

  @Test
  void aBodyIsNotRead() throws Exception {
    String body = "x".repeat(100_000);
    String answer =
        rig().ask("POST /?token=KEY HTTP/1.1", "HOST", "Content-Length: 100000", "", body);
    assertThat(answer).startsWith("HTTP/1.1 405 ").contains("Allow: GET, HEAD");
  }

  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1", "localhost"})
  void bothNamesOfTheMachineWillDo(String name) throws Exception {
    ServeRig rig = rig();
    String host = "Host: " + name + ":" + rig.server.port();
    assertThat(rig.ask("GET /?token=KEY HTTP/1.1", host)).startsWith("HTTP/1.1 200 ");
  }

  @Test
  void tooLongAHeadIsRefused() throws Exception {
    String answer = rig().ask("GET /?token=KEY HTTP/1.1", "HOST", "X: " + "x".repeat(20_000));
    assertThat(answer).startsWith("HTTP/1.1 400 ").contains("too long");
  }

  @Test
  void itListensOnTheLoopbackAddressOnly() throws Exception {
    ServeRig rig = rig();
    Set<String> reached = new HashSet<>();
    for (NetworkInterface each : NetworkInterface.networkInterfaces().toList()) {
      for (InetAddress address : each.inetAddresses().toList()) {
        try (Socket socket = new Socket(address, rig.server.port())) {
          reached.add(socket.getInetAddress().getHostAddress());
        } catch (java.io.IOException refused) {
          // As it should be.
        }
      }
    }
    assertThat(reached).containsExactly("127.0.0.1");
  }

  @Test
  void aKeyIsLongAndMadeAnew() {
    Set<String> keys = new HashSet<>();
    for (int each = 0; each < 100; each++) keys.add(Key.random().token());
    assertThat(keys).hasSize(100).allMatch(key -> key.matches("[A-Za-z0-9_-]{43}"));
  }

  /** Each event is one of the stream's, whatever programs say. */
  @Test
  void theStreamTellsEveryChangeInEventsOfItsOwn() throws Exception {
    ServeRig rig = rig();
    rig.show(new RandomStatus(1).view(12));
    try (Socket client = rig.connect()) {
      rig.send(client, "GET /events?token=KEY HTTP/1.1", "HOST", "Sec-Fetch-Site: same-origin");
      InputStream in = ServeRig.in(client);
      assertThat(ServeRig.paragraph(in)).startsWith("HTTP/1.1 200 OK").contains("event-stream");
      assertThat(ServeRig.paragraph(in)).isEqualTo("retry: 1000\n\n");
      assertThat(ServeRig.paragraph(in))
          .startsWith("event: tabs\ndata: {\"text\":false,\"tabs\":[{");
      for (int seed = 2; seed < 8; seed++) {
        rig.show(new RandomStatus(seed).view(seed));
        String event = ServeRig.paragraph(in);
        assertThat(event)
            .startsWith("event: tabs\ndata: {\"text\":false,\"tabs\":[{")
            .endsWith("]}\n\n");
        assertThat(event.lines()).hasSize(3);
        assertThat(event).doesNotContain("\"msg\"").doesNotContain("\"title\"");
      }
    }
    assertThat(rig.app.deeds).isEmpty();
  }

  @Test
  void itOutlivesABelishaAndSaysSo() throws Exception {
    ServeRig rig = rig();
    rig.show(new RandomStatus(1).view(1));
    try (Socket client = rig.connect()) {
      rig.send(client, "GET /events?token=KEY HTTP/1.1", "HOST");
      InputStream in = ServeRig.in(client);
      ServeRig.paragraph(in);
      ServeRig.paragraph(in);
      assertThat(ServeRig.paragraph(in)).startsWith("event: tabs");
      rig.endBelisha();
      assertThat(ServeRig.paragraph(in)).isEqualTo("event: gone\ndata:\n\n");
      rig.startBelisha();
      rig.show(new RandomStatus(2).view(2));
      assertThat(ServeRig.paragraph(in)).startsWith("event: tabs");
    }
  }

  /** B-61 for the page: the others get all, and what the slow one missed is not kept for it. */
  @Test
  void aReaderThatStopsReadingIsCutOffAndTheOthersGoOn() throws Exception {
    ServeRig rig = rig(Duration.ofSeconds(1));
    rig.show(new RandomStatus(1).view(100));
    try (Socket slow = new Socket();
        Socket quick = rig.connect()) {
      slow.setReceiveBufferSize(1024);
      slow.connect(quick.getRemoteSocketAddress());
      slow.setSoTimeout(30_000);
      rig.send(slow, "GET /events?token=KEY HTTP/1.1", "HOST");
      rig.send(quick, "GET /events?token=KEY HTTP/1.1", "HOST");
      InputStream in = ServeRig.in(quick);
      for (int each = 0; each < 3; each++) ServeRig.paragraph(in);
      assertThat(slow.getInputStream().read()).as("it is served").isEqualTo('H');
      int seed = 2;
      while (rig.server.connections() > 1) {
        rig.show(new RandomStatus(seed++).view(100));
        ServeRig.paragraph(in);
      }
      rig.show(new RandomStatus(1).view(3));
      assertThat(ServeRig.paragraph(in)).startsWith("event: tabs");
      assertThat(slow.getInputStream().readAllBytes()).as("its end").isNotEmpty();
    }
  }

  @Test
  void silentClientsAreHungUpOnAndMakeRoom() throws Exception {
    ServeRig rig = rig(Duration.ofMillis(500));
    List<Socket> silent = new ArrayList<>();
    for (int each = 0; each < DashboardServer.MAX_CONNECTIONS; each++) silent.add(rig.connect());
    for (Socket each : silent) {
      OutputStream out = each.getOutputStream();
      out.write("GET /".getBytes(StandardCharsets.US_ASCII));
      assertThat(each.getInputStream().read()).isEqualTo(-1);
      each.close();
    }
    assertThat(rig.ask("GET /?token=KEY HTTP/1.1", "HOST")).startsWith("HTTP/1.1 200 ");
  }

  @Test
  void aThousandConnectionsAreToldSoAndWhoWatchesNoticesNothing() throws Exception {
    ServeRig rig = rig(Duration.ofSeconds(30));
    rig.show(new RandomStatus(1).view(1));
    List<Socket> many = new ArrayList<>();
    try (Socket watching = rig.connect()) {
      rig.send(watching, "GET /events?token=KEY HTTP/1.1", "HOST");
      InputStream in = ServeRig.in(watching);
      ServeRig.paragraph(in);
      ServeRig.paragraph(in);
      ServeRig.paragraph(in);
      for (int each = 0; each < 1000; each++) many.add(rig.connect());
      int refused = 0;
      for (Socket each : many.subList(DashboardServer.MAX_CONNECTIONS, 1000)) {
        String answer = new String(each.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(answer).startsWith("HTTP/1.1 503 ").contains("Too many ask at once");
        refused++;
      }
      assertThat(refused).isEqualTo(1000 - DashboardServer.MAX_CONNECTIONS);
      rig.show(new RandomStatus(2).view(2));
      assertThat(ServeRig.paragraph(in)).startsWith("event: tabs");
    } finally {
      for (Socket each : many) each.close();
    }
  }
}
