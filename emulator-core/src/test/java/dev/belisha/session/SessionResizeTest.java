package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.input.Key;
import dev.belisha.vt.input.KeyPress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The size reaches screen and program, and who resizes waits for nobody. */
class SessionResizeTest extends SessionRig {
  @Test
  void sizeIsThereAtOnceAndAfterAResize() throws Exception {
    Session session = sh("stty size; read x; stty size");
    await(() -> screen(session).startsWith("24 80"));
    session.resize(100, 30);
    Thread.sleep(200);
    session.act(vt -> vt.key(KeyPress.of(Key.ENTER, 0)));
    exit();
    assertThat(screen(session)).contains("30 100");
  }

  /**
   * The size is there before the program: one that starts fast once found 0 by 0 cells, and was
   * told of a resize over its first message.
   */
  @Test
  void theSizeIsThereBeforeTheProgram() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/stty")), "no /bin/stty");
    List<Session> sessions = new ArrayList<>();
    List<Recorder> ears = new ArrayList<>();
    for (int each = 0; each < 30; each++) {
      Recorder ear = new Recorder();
      SessionSpec spec =
          new SessionSpec(
              List.of("/bin/stty", "size"),
              Path.of("/"),
              Map.of(),
              "1",
              TerminalOptions.of(100, 30));
      sessions.add(start(spec, ear));
      ears.add(ear);
    }
    for (Recorder ear : ears) ear.exit.get(20, TimeUnit.SECONDS);
    assertThat(sessions).extracting(SessionRig::screen).containsOnly("30 100");
  }

  @Test
  void theLastOfManySizesReachesTheProgram() throws Exception {
    Session session = sh("read x; stty size");
    for (int cols = 40; cols <= 120; cols++) session.resize(cols, 30);
    await(() -> session.<Integer>read(vt -> vt.cols()) == 120);
    Thread.sleep(200);
    session.write("\n".getBytes(StandardCharsets.UTF_8));
    exit();
    assertThat(screen(session)).contains("30 120");
  }

  /** Who resizes waits for nobody, and sizes that came while the screen was busy are one. */
  @Test
  void resizingReturnsAtOnceAndOnlyTheNewestSizeCounts() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "no bash");
    Session session =
        start(
            "/bin/bash",
            "-c",
            "trap 'echo W' WINCH; echo ready; while ! read -t 0.05 x; do :; done; stty size");
    await(() -> screen(session).contains("ready"));
    CountDownLatch holding = new CountDownLatch(1);
    CountDownLatch free = new CountDownLatch(1);
    Thread holder =
        Thread.ofVirtual()
            .start(
                () ->
                    session.read(
                        vt -> {
                          holding.countDown();
                          return quietly(free);
                        }));
    holding.await();
    for (int cols = 40; cols <= 120; cols++) session.resize(cols, 30);
    assertThat(holder.isAlive()).isTrue();
    free.countDown();
    holder.join();
    await(() -> session.<Integer>read(vt -> vt.cols()) == 120);
    await(() -> screen(session).contains("W"));
    // A time-out of bash's read may swallow a key that comes at that moment.
    while (session.running()) {
      session.write("\n".getBytes(StandardCharsets.UTF_8));
      Thread.sleep(50);
    }
    exit();
    assertThat(screen(session)).contains("30 120");
    assertThat(screen(session).split("W", -1)).hasSizeBetween(2, 3);
  }

  /** The engine has no screen so small: the program is told the size that there is. */
  @Test
  void theProgramIsToldTheSizeThatTheEngineTook() throws Exception {
    Session session = sh("read x; stty size");
    session.resize(1, 1);
    await(() -> session.<Integer>read(vt -> vt.rows()) == 1);
    int cols = session.<Integer>read(vt -> vt.cols());
    Thread.sleep(200);
    session.resize(1, 5);
    await(() -> session.<Integer>read(vt -> vt.rows()) == 5);
    Thread.sleep(200);
    session.write("\n".getBytes(StandardCharsets.UTF_8));
    exit();
    assertThat(screen(session)).contains("5\n" + cols);
  }

  /** Such as no memory left: the program still learns the size, and the next one is taken. */
  @Test
  void anErrorInAResizeLeavesNobodyBehind() throws Exception {
    Recorder ear =
        new Recorder() {
          @Override
          public void replied(byte[] bytes) {
            if (new String(bytes, StandardCharsets.US_ASCII).contains("48;30;100")) {
              throw new OutOfMemoryError("made up");
            }
          }
        };
    String script = "stty -echo; printf '\\033[?2048hok'; read x; stty size; read x; stty size";
    Session session = start(spec("1", "/bin/sh", "-c", script), ear);
    await(() -> screen(session).contains("ok"));
    session.resize(100, 30);
    await(() -> session.<Integer>read(vt -> vt.cols()) == 100);
    Thread.sleep(200);
    session.write("\n".getBytes(StandardCharsets.UTF_8));
    await(() -> screen(session).contains("30 100"));
    session.resize(90, 20);
    await(() -> session.<Integer>read(vt -> vt.cols()) == 90);
    Thread.sleep(200);
    session.write("\n".getBytes(StandardCharsets.UTF_8));
    ear.exit.get(20, TimeUnit.SECONDS);
    assertThat(screen(session)).contains("20 90");
  }

  /** As many rewraps at once as there are tabs would hold every carrier of virtual threads. */
  @Test
  void resizingComputesOnAThreadOfItsOwn() throws Exception {
    CompletableFuture<Boolean> virtual = new CompletableFuture<>();
    SessionListener ear =
        new SessionListener() {
          @Override
          public void replied(byte[] bytes) {
            virtual.complete(Thread.currentThread().isVirtual());
          }
        };
    SessionSpec spec = spec("1", "/bin/sleep", "30");
    Session session = start(spec, ear);
    byte[] reportSizes = "\033[?2048h".getBytes(StandardCharsets.US_ASCII);
    session.read(
        vt -> {
          vt.feed(reportSizes, 0, reportSizes.length);
          return null;
        });
    session.resize(100, 30);
    assertThat(virtual.get(20, TimeUnit.SECONDS)).isFalse();
  }

  private static boolean quietly(CountDownLatch latch) {
    try {
      return latch.await(20, TimeUnit.SECONDS);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
