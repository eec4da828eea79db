package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalEvent;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;

/** For tests with real programs on a real pty: starts them, hears what is told, closes them. */
@Timeout(120)
abstract class SessionRig {
  final Recorder heard = new Recorder();
  private final List<Session> open = new ArrayList<>();

  @BeforeEach
  void onUnix() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh");
  }

  @AfterEach
  void closeAll() {
    open.forEach(Session::close);
  }

  static class Recorder implements SessionListener {
    final List<TerminalEvent> events = new CopyOnWriteArrayList<>();
    final List<Transition> transitions = new CopyOnWriteArrayList<>();
    volatile List<StatusRecord> records = List.of();
    final CompletableFuture<Integer> exit = new CompletableFuture<>();
    private final ByteArrayOutputStream replies = new ByteArrayOutputStream();

    @Override
    public void event(TerminalEvent event) {
      events.add(event);
    }

    @Override
    public void statusChanged(List<Transition> happened, List<StatusRecord> now) {
      transitions.addAll(happened);
      records = now;
    }

    @Override
    public void exited(int status) {
      exit.complete(status);
    }

    @Override
    public void replied(byte[] bytes) {
      replies.writeBytes(bytes);
    }

    String replies() {
      return replies.toString(StandardCharsets.ISO_8859_1);
    }
  }

  static SessionSpec spec(String tab, String... command) {
    return new SessionSpec(
        List.of(command), Path.of("/"), Map.of("X", "y"), tab, TerminalOptions.of(80, 24));
  }

  Session start(SessionSpec spec, SessionListener ear) throws StartFailedException {
    return keep(Session.start(spec, ear));
  }

  Session start(String... command) throws StartFailedException {
    return start(spec("7", command), heard);
  }

  Session sh(String script) throws StartFailedException {
    return start("/bin/sh", "-c", script);
  }

  /** Closes it when the test is over. */
  Session keep(Session session) {
    open.add(session);
    return session;
  }

  int exit() throws Exception {
    return heard.exit.get(60, TimeUnit.SECONDS);
  }

  static String screen(Session session) {
    return session.read(
        vt ->
            String.join(
                    "\n",
                    vt.snapshot(Long.MAX_VALUE, null).lines().stream()
                        .map(TestTerminal::text)
                        .toList())
                .strip());
  }

  static void await(BooleanSupplier condition) throws InterruptedException {
    for (int step = 0; step < 800 && !condition.getAsBoolean(); step++) Thread.sleep(25);
    assertThat(condition.getAsBoolean()).isTrue();
  }

  static List<Thread> threads(String tab) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().matches("belisha-.*-" + tab))
        .toList();
  }
}
