package dev.belisha.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaException;
import dev.belisha.control.ControlMessages.Act;
import dev.belisha.control.ControlMessages.BadRequest;
import dev.belisha.control.ControlMessages.Deed;
import dev.belisha.control.ControlMessages.ListTabs;
import dev.belisha.control.ControlMessages.Next;
import dev.belisha.control.ControlMessages.Open;
import dev.belisha.control.ControlMessages.Ping;
import dev.belisha.control.ControlMessages.Request;
import dev.belisha.control.ControlMessages.Wait;
import dev.belisha.control.ControlMessages.Watch;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Everything the socket says and takes is what {@code docs/control.schema.json} says. */
@Timeout(60)
class ControlSchemaTest {
  @TempDir private Path folder;
  private final FakeActions app = new FakeActions();
  private final StatusFeed feed = new StatusFeed();
  private final List<AutoCloseable> open = new ArrayList<>();

  @AfterEach
  void closeAll() throws Exception {
    for (AutoCloseable each : open.reversed()) each.close();
  }

  private Path serve() throws IOException {
    Path socket = folder.resolve("belisha/control.sock");
    open.add(ControlServer.start(socket, app, feed).orElseThrow());
    return socket;
  }

  private LineChannel send(Path socket, String line) throws IOException {
    LineChannel lines =
        new LineChannel(
            SocketChannel.open(UnixDomainSocketAddress.of(socket)), Duration.ofSeconds(30));
    open.add(lines);
    lines.write(line);
    return lines;
  }

  private String answer(Path socket, Request request) throws IOException {
    return String.valueOf(send(socket, ControlMessages.encode(request)).read());
  }

  /** Its words are JSON Schema's, and nothing in it points out of it. */
  @Test
  void theFileIsASchemaThatNeedsNoOther() throws Exception {
    assertThat(ControlSchema.errorsOfTheFile()).isEmpty();
    assertThat(ControlSchema.file().findValuesAsString("$ref"))
        .isNotEmpty()
        .allMatch(each -> each.startsWith("#/$defs/"))
        .allMatch(each -> ControlSchema.file().path("$defs").has(each.substring(8)));
    // The name of the schema language; no reader fetches it.
    String otherwise =
        Files.readString(ControlSchema.FILE)
            .replace("https://json-schema.org/draft/2020-12/schema", "");
    assertThat(otherwise).doesNotContain("://");
  }

  @Test
  void theseTestsFetchNothing() throws Exception {
    try (ServerSocket elsewhere = new ServerSocket(0, 8, InetAddress.getLoopbackAddress())) {
      elsewhere.setSoTimeout(300);
      String address = "http://127.0.0.1:" + elsewhere.getLocalPort() + "/schema.json";
      assertThatThrownBy(() -> ControlSchema.pointingTo(address).validate("{}", InputFormat.JSON))
          .isInstanceOf(SchemaException.class);
      assertThatThrownBy(elsewhere::accept).isInstanceOf(SocketTimeoutException.class);
    }
  }

  @Test
  void everyRequestWeSendIsWhatItSays() {
    ControlSchema.check("pingRequest", ControlMessages.encode(new Ping()));
    ControlSchema.check("nextRequest", ControlMessages.encode(new Next()));
    for (boolean flag : List.of(false, true)) {
      ControlSchema.check("listRequest", ControlMessages.encode(new ListTabs(flag)));
      ControlSchema.check("watchRequest", ControlMessages.encode(new Watch(-1, flag)));
      ControlSchema.check("watchRequest", ControlMessages.encode(new Watch(Long.MAX_VALUE, flag)));
      ControlSchema.check(
          "waitRequest",
          ControlMessages.encode(new Wait(List.of(1, 9), Set.of("done", "none"), flag)));
      ControlSchema.check(
          "openRequest",
          ControlMessages.encode(
              new Open(
                  new WindowOptions(
                      100, 30, flag, Path.of("/tmp"), flag ? "x" : null, flag, List.of(), flag))));
    }
    for (Deed deed : Deed.values()) {
      ControlSchema.check(definition(deed), ControlMessages.encode(new Act(deed, 1, 900)));
    }
  }

  private static String definition(Deed deed) {
    return (deed == Deed.MARK_SEEN ? "markSeen" : deed.verb) + "Request";
  }

  /** Ours is no other opinion than the file's. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "{'v':1}",
        "{'v':2,'verb':'ping'}",
        "{'v':'1','verb':'ping'}",
        "{'v':1,'verb':'ping'}",
        "{'v':1,'verb':'ping','more':[1]}",
        "{'v':1,'verb':'kill'}",
        "{'v':1,'verb':'list'}",
        "{'v':1,'verb':'list','text':true}",
        "{'v':1,'verb':'list','text':'yes'}",
        "{'v':1,'verb':'watch','since':0}",
        "{'v':1,'verb':'watch','since':-1}",
        "{'v':1,'verb':'watch','since':null}",
        "{'v':1,'verb':'watch','since':1.5}",
        "{'v':1,'verb':'wait'}",
        "{'v':1,'verb':'wait','tabs':[1],'states':['done']}",
        "{'v':1,'verb':'wait','tabs':[],'states':['done']}",
        "{'v':1,'verb':'wait','tabs':[0],'states':['done']}",
        "{'v':1,'verb':'wait','tabs':[1],'states':[]}",
        "{'v':1,'verb':'wait','tabs':[1],'states':['Done']}",
        "{'v':1,'verb':'wait','tabs':[1],'states':['none'],'all':1}",
        "{'v':1,'verb':'focus'}",
        "{'v':1,'verb':'focus','tab':3}",
        "{'v':1,'verb':'focus','tab':'3'}",
        "{'v':1,'verb':'focus','tab':2147483648}",
        "{'v':1,'verb':'mute','tab':3}",
        "{'v':1,'verb':'mute','tab':3,'seconds':0}",
        "{'v':1,'verb':'mute','tab':3,'seconds':-1}",
        "{'v':1,'verb':'mark-seen','tab':3}",
        "{'v':1,'verb':'unmute','tab':3}",
        "{'v':1,'verb':'clear','tab':3}",
        "{'v':1,'verb':'log','tab':3}",
        "{'v':1,'verb':'next'}",
        "{'v':1,'verb':'open'}",
        "{'v':1,'verb':'open','cwd':'/','title':null}",
        "{'v':1,'verb':'open','cwd':'x'}",
        "{'v':1,'verb':'open','cwd':'/\\u0000'}",
        "{'v':1,'verb':'open','cwd':'/','hold':true,'command':['sh','']}",
        "{'v':1,'verb':'open','cwd':'/','hold':'no'}",
        "{'v':1,'verb':'open','cwd':'/','command':'ls'}",
        "{'v':1,'verb':'open','cwd':'/','command':['\\u0000']}",
        "{'v':1,'verb':'open','cwd':'/','cols':2001}",
        "{'v':1,'verb':'open','cwd':'/','rows':0}",
      })
  void whatItRefusesIsRefusedAndNothingElse(String request) {
    String line = request.replace('\'', '"');
    boolean taken = true;
    try {
      ControlMessages.decode(line);
    } catch (BadRequest refused) {
      taken = false;
    }
    assertThat(ControlSchema.errors("request", line).isEmpty()).as(line).isEqualTo(taken);
  }

  @Test
  void everyAnswerIsWhatItSays() throws Exception {
    Path socket = serve();
    feed.add(new RandomStatus(1).event());
    app.listing = new Listing(1, new RandomStatus(2).view(2));
    ControlSchema.check("done", answer(socket, new Ping()));
    ControlSchema.check(
        "done",
        answer(
            socket,
            new Open(new WindowOptions(0, 0, false, Path.of("/"), null, false, List.of(), false))));
    ControlSchema.check("listing", answer(socket, new ListTabs(true)));
    ControlSchema.check("watching", answer(socket, new Watch(-1, false)));
    ControlSchema.check("found", answer(socket, new Next()));
    ControlSchema.check("waited", answer(socket, new Wait(List.of(77), Set.of("done"), false)));
    for (Deed deed : Deed.values()) {
      String name = deed == Deed.LOG ? "logged" : "done";
      ControlSchema.check(name, answer(socket, new Act(deed, 1, 0)));
      String none = answer(socket, new Act(deed, 2, 0));
      ControlSchema.check("refused", none);
      assertThat(none).contains("\"code\":\"no-tab\"");
    }
    app.fault = new IllegalStateException("busy");
    for (String bad :
        List.of("", "{", "[]", "{\"v\":9}", "{\"v\":1,\"verb\":\"open\",\"cwd\":\"/\"}")) {
      ControlSchema.check("refused", String.valueOf(send(socket, bad).read()));
    }
  }

  @Test
  void everyListingIsWhatItSaysWithTextAndWithout() {
    for (int seed = 0; seed < 60; seed++) {
      Listing listing = new Listing(seed, new RandomStatus(seed).view(seed % 20));
      ControlSchema.check("listing", new StatusJson(true).listing(listing).toString());
      JsonNode bare = new StatusJson(false).listing(listing);
      ControlSchema.check("listing", bare.toString());
      assertThat(bare.findValue("title")).isNull();
      assertThat(bare.findValue("msg")).isNull();
    }
  }

  /** B-7. */
  @Test
  void theListOfTheCommandLineIsWhatItSays() throws Exception {
    Path socket = serve();
    app.listing = new Listing(3, new RandomStatus(3).view(20));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StatusCommand command =
        new StatusCommand(socket, new PrintStream(out), new PrintStream(System.err));
    assertThat(command.list(true, true, Instant.EPOCH)).isZero();
    ControlSchema.check("listing", out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void everyLineOfWatchIsWhatItSays() throws Exception {
    Path socket = serve();
    LineChannel lines = send(socket, "{\"v\":1,\"verb\":\"watch\",\"since\":0,\"text\":true}");
    ControlSchema.check("watching", String.valueOf(lines.read()));
    RandomStatus random = new RandomStatus(4);
    for (int each = 1; each <= 1000; each++) {
      feed.add(random.event());
      String line = String.valueOf(lines.read());
      ControlSchema.check(changeName(line), line);
      ControlSchema.check("change", line);
    }
    LineChannel late = send(socket, "{\"v\":1,\"verb\":\"watch\",\"since\":99999}");
    ControlSchema.check("watching", String.valueOf(late.read()));
    ControlSchema.check("gap", String.valueOf(late.read()));
    assertThat(late.read()).as("cut off").isNull();
  }

  private static String changeName(String line) {
    return switch (JsonMapper.shared().readTree(line).path("event").asString("")) {
      case "record" -> "recordChange";
      case "tab" -> "tabChange";
      case "closed" -> "tabClosed";
      default -> "gap";
    };
  }

  /** So the checks above see a field that nobody wrote down; a client is told to let it pass. */
  @Test
  void aFieldThatTheFileDoesNotNameIsSeen() {
    ObjectNode listing = new StatusJson(true).listing(new Listing(1, new RandomStatus(5).view(3)));
    ((ObjectNode) listing.path("tabs").get(1)).put("colour", "amber");
    assertThat(ControlSchema.strictErrors("listing", listing.toString())).isNotEmpty();
    assertThat(ControlSchema.errors("listing", listing.toString())).isEmpty();
    ObjectNode missing = listing.deepCopy();
    ((ObjectNode) missing.path("tabs").get(0)).remove("label");
    assertThat(ControlSchema.errors("listing", missing.toString())).isNotEmpty();
  }

  /** 40 tabs with all the records a pane may have: some megabytes. */
  @Test
  void aLongListArrivesWhole() throws Exception {
    Path socket = serve();
    app.listing = new Listing(1, RandomStatus.crowded(40, 256));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StatusCommand command =
        new StatusCommand(socket, new PrintStream(out), new PrintStream(System.err));
    assertThat(command.list(true, true, Instant.EPOCH)).isZero();
    assertThat(out.size()).isGreaterThan(16 << 20);
  }
}
