package dev.belisha.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.attention.Journal.Place;
import dev.belisha.attention.Journal.TabClosed;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Requests over a real socket. */
@Timeout(30)
class ControlServerTest {
  private static final WindowOptions OPTIONS =
      new WindowOptions(
          100,
          30,
          false,
          Path.of("/tmp/a folder"),
          "Títle\n2",
          true,
          List.of("sh", "-c", "echo \"é\" 漢", ""),
          false);

  @TempDir private Path folder;

  private final FakeActions app = new FakeActions();
  private final StatusFeed feed = new StatusFeed();
  private final List<AutoCloseable> open = new ArrayList<>();
  private Path socket = Path.of("/");

  @BeforeEach
  void path() {
    socket = folder.resolve("belisha/control.sock");
  }

  @AfterEach
  void closeAll() throws Exception {
    for (AutoCloseable each : open) each.close();
  }

  private ControlServer serve(Duration patience) throws IOException {
    ControlServer server = ControlServer.start(socket, app, feed, patience).orElseThrow();
    open.add(server);
    return server;
  }

  private SocketChannel connect() throws IOException {
    SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket));
    open.add(channel);
    return channel;
  }

  private @Nullable String ask(String line) throws IOException {
    LineChannel lines = new LineChannel(connect(), Duration.ofSeconds(10));
    open.add(lines);
    lines.write(line);
    return lines.read();
  }

  @Test
  void anOpenArrivesAsItWasSent() throws Exception {
    serve(Duration.ofSeconds(5));
    assertThat(new ControlClient(socket).open(OPTIONS)).contains(ControlReply.done());
    assertThat(app.opened).containsExactly(OPTIONS);
  }

  @Test
  void withoutAServerThereIsNoAnswer() {
    assertThat(new ControlClient(socket).ping()).isEmpty();
  }

  @Test
  void pingIsAnswered() throws Exception {
    serve(Duration.ofSeconds(5));
    assertThat(new ControlClient(socket).ping()).contains(ControlReply.done());
  }

  @Test
  void whatTheAppCannotDoComesBackAsASentence() throws Exception {
    app.fault = new IllegalStateException("the last window closes");
    serve(Duration.ofSeconds(5));
    ControlReply reply = new ControlClient(socket).open(OPTIONS).orElseThrow();
    assertThat(reply.ok()).isFalse();
    assertThat(reply.error()).contains("the last window closes");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "nonsense|not JSON",
        "[1]|an object is wanted",
        "{\"verb\":\"ping\"}|version",
        "{\"v\":2,\"verb\":\"ping\"}|version 2 is not known",
        "{\"v\":\"1\",\"verb\":\"ping\"}|is not known, only 1",
        "{\"v\":1,\"verb\":\"open\",\"cwd\":\"/\",\"hold\":\"no\"}|'hold' wants true or false",
        "{\"v\":1}|'verb' is missing",
        "{\"v\":1,\"verb\":\"kill\"}|'kill' is no verb",
        "{\"v\":1,\"verb\":\"open\"}|'cwd' wants an absolute path",
        "{\"v\":1,\"verb\":\"open\",\"cwd\":\"x\"}|'cwd' wants an absolute path",
        "{\"v\":1,\"verb\":\"open\",\"cwd\":\"/\",\"cols\":-1}|'cols' wants",
        "{\"v\":1,\"verb\":\"open\",\"cwd\":\"/\",\"command\":\"ls\"}|'command' wants an array",
        "{\"v\":1,\"verb\":\"open\",\"cwd\":\"/\",\"command\":[1]}|'command' wants strings",
        "{\"v\":1,\"verb\":\"open\",\"cwd\":\"/\",\"command\":[\"\\u0000\"]}|zero byte",
        "{\"v\":1,\"verb\":\"open\",\"cwd\":\"/\",\"title\":7}|'title' wants a string",
      })
  void aBadLineIsToldWhatIsWrong(String line, String error) throws Exception {
    serve(Duration.ofSeconds(5));
    assertThat(ask(line)).contains("\"ok\":false").contains(error);
    assertThat(app.opened).isEmpty();
  }

  @Test
  void fieldsOfALaterVersionArePassedOver() throws Exception {
    serve(Duration.ofSeconds(5));
    assertThat(ask("{\"v\":1,\"verb\":\"open\",\"cwd\":\"/\",\"colour\":\"amber\"}"))
        .contains("\"ok\":true");
    assertThat(app.opened).hasSize(1);
  }

  @Test
  void tooLongALineIsHungUpOnAndTheNextIsServed() throws Exception {
    serve(Duration.ofSeconds(5));
    String tooLong = "x".repeat(LineChannel.MAX_LINE + 1);
    try {
      assertThat(ask(tooLong)).contains("the line is too long");
    } catch (IOException hungUpWhileWriting) {
      assertThat(hungUpWhileWriting).isNotNull();
    }
    assertThat(new ControlClient(socket).ping()).contains(ControlReply.done());
  }

  @Test
  void silentClientsAreHungUpOnAndMakeRoom() throws Exception {
    serve(Duration.ofMillis(300));
    List<SocketChannel> silent = new ArrayList<>();
    for (int each = 0; each < ControlServer.MAX_CONNECTIONS; each++) silent.add(connect());
    for (SocketChannel channel : silent) {
      assertThat(channel.read(java.nio.ByteBuffer.allocate(1))).isEqualTo(-1);
    }
    assertThat(new ControlClient(socket).ping()).contains(ControlReply.done());
  }

  /** A thousand at once are told so, and those that are served notice nothing. */
  @Test
  void oneTooManyIsTurnedAway() throws Exception {
    serve(Duration.ofSeconds(20));
    LineChannel watching = new LineChannel(connect(), Duration.ofSeconds(20));
    watching.write("{\"v\":1,\"verb\":\"watch\"}");
    assertThat(watching.read()).contains("\"ok\":true");
    for (int each = 1; each < ControlServer.MAX_CONNECTIONS; each++) connect();
    List<LineChannel> many = new ArrayList<>();
    for (int each = 0; each < 1000; each++) {
      many.add(new LineChannel(connect(), Duration.ofSeconds(20)));
      open.add(many.getLast());
    }
    for (LineChannel one : many) {
      assertThat(one.read()).contains("\"ok\":false").contains("too many ask at once");
      assertThat(one.read()).isNull();
    }
    feed.add(new TabClosed(new Place(1, 7, 1, "shell"), Instant.EPOCH));
    assertThat(watching.read()).contains("\"event\":\"closed\"").contains("\"tab\":7");
  }

  @Test
  void onlyOneServesAndTheNextMayAfterIt() throws Exception {
    ControlServer first = serve(Duration.ofSeconds(5));
    assertThat(ControlServer.start(socket, app, feed)).isEmpty();
    assertThat(new ControlClient(socket).ping()).isPresent();
    first.close();
    assertThat(socket).doesNotExist();
    assertThat(new ControlClient(socket).ping()).isEmpty();
    serve(Duration.ofSeconds(5));
    assertThat(new ControlClient(socket).ping()).isPresent();
  }

  @Test
  void aSocketLeftBehindIsReplaced() throws Exception {
    ControlAddress.prepare(socket);
    try (ServerSocketChannel killed = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      killed.bind(UnixDomainSocketAddress.of(socket));
    }
    assertThat(socket).exists();
    serve(Duration.ofSeconds(5));
    assertThat(new ControlClient(socket).ping()).isPresent();
  }

  @Test
  void nobodyElseCanReachIt() throws Exception {
    Files.createDirectory(
        folder.resolve("belisha"),
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));
    serve(Duration.ofSeconds(5));
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(socket)))
        .isEqualTo("rw-------");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(socket.getParent())))
        .isEqualTo("rwx------");
  }

  @Test
  void aFolderThatIsALinkIsRefused() throws Exception {
    Files.createDirectory(folder.resolve("elsewhere"));
    Files.createSymbolicLink(folder.resolve("belisha"), folder.resolve("elsewhere"));
    assertThatThrownBy(() -> ControlServer.start(socket, app, feed))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("not a folder of this user");
  }

  @Test
  void noRequestGoesThroughAFolderThatIsALink() throws Exception {
    socket = folder.resolve("elsewhere/control.sock");
    serve(Duration.ofSeconds(5));
    Files.createSymbolicLink(folder.resolve("belisha"), folder.resolve("elsewhere"));
    assertThat(new ControlClient(folder.resolve("belisha/control.sock")).open(OPTIONS)).isEmpty();
    assertThat(app.opened).isEmpty();
  }

  @Test
  void noRequestGoesIntoAFolderOfAnother() throws Exception {
    serve(Duration.ofSeconds(5));
    giveAway(socket.getParent());
    assertThat(new ControlClient(socket).open(OPTIONS)).isEmpty();
    assertThat(app.opened).isEmpty();
  }

  /** In a folder of ours that others can write to, another may have put a socket of theirs. */
  @Test
  void noRequestGoesToAServerOfAnother() throws Exception {
    assumeAnotherUser();
    Path shared = Files.createDirectory(socket.getParent());
    openToAll(folder, shared);
    String server =
        "import socket,sys\ns=socket.socket(socket.AF_UNIX)\ns.bind(sys.argv[1])\ns.listen()\n"
            + "print('up',flush=True)\nc=s.accept()[0]\nprint(c.recv(9),flush=True)\n"
            + "c.send(b'{\"v\":1,\"ok\":true}\\n')\n";
    Process other = python(65534, server);
    assertThat(other.inputReader().readLine()).isEqualTo("up");
    assertThat(new ControlClient(socket).open(OPTIONS)).isEmpty();
    assertThat(other.inputReader().readLine()).isEqualTo("b''");
  }

  /** Should somebody widen the folder and the socket, the peer's user still decides. */
  @Test
  void aPeerOfAnotherUserIsHungUpOn() throws Exception {
    assumeAnotherUser();
    serve(Duration.ofSeconds(20));
    openToAll(folder, socket.getParent(), socket);
    String client =
        "import socket,sys\ns=socket.socket(socket.AF_UNIX)\ns.connect(sys.argv[1])\n"
            + "try:\n s.send(b'{\"v\":1,\"verb\":\"focus\",\"tab\":1}\\n')\n"
            + "except BrokenPipeError: pass\n"
            + "try: print(s.recv(99),flush=True)\n"
            + "except ConnectionResetError: print(b'',flush=True)\n";
    assertThat(python(65534, client).inputReader().readLine()).isEqualTo("b''");
    assertThat(app.deeds).isEmpty();
    assertThat(python(0, client).inputReader().readLine()).contains("\"ok\":true");
    assertThat(app.deeds).containsExactly("focus");
  }

  private void assumeAnotherUser() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/setpriv")), "no setpriv");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "no python3");
    giveAway(Files.createFile(folder.resolve("only root can")));
  }

  private static void openToAll(Path... files) throws IOException {
    for (Path each : files) {
      Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("rwxrwxrwx"));
    }
  }

  /** As another user, with the socket's path as its argument. */
  private Process python(int user, String program) throws IOException {
    Process started =
        new ProcessBuilder(
                "/usr/bin/setpriv",
                "--reuid=" + user,
                "--clear-groups",
                "/usr/bin/python3",
                "-c",
                program,
                socket.toString())
            .redirectErrorStream(true)
            .start();
    open.add(started::destroyForcibly);
    return started;
  }

  private static void giveAway(Path file) throws IOException {
    try {
      Files.setAttribute(file, "unix:uid", 65534);
    } catch (IOException notRoot) {
      assumeTrue(false, "only root can give a file away");
    }
  }

  @Test
  void tooLongAPathIsNamed() {
    Path deep = folder.resolve("x".repeat(120)).resolve("control.sock");
    assertThatThrownBy(() -> ControlServer.start(deep, app, feed)).hasMessageContaining("too long");
  }
}
