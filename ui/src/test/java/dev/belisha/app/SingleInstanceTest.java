package dev.belisha.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.app.SingleInstance.Outcome;
import dev.belisha.control.ControlServer;
import dev.belisha.control.FakeActions;
import dev.belisha.control.StatusFeed;
import dev.belisha.control.WindowOptions;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which start opens the window, and which ones hand over. */
class SingleInstanceTest {
  private static final WindowOptions OPTIONS =
      new WindowOptions(0, 0, false, Path.of("/"), null, false, List.of(), false);

  @TempDir private Path folder;
  private Path socket;
  private final FakeActions app = new FakeActions();
  private final StatusFeed feed = new StatusFeed();

  @BeforeEach
  void address() {
    socket = folder.resolve("belisha/control.sock");
  }

  private Outcome find(boolean joins, Duration patience) throws InterruptedException {
    return SingleInstance.find(socket, OPTIONS, joins, app, feed, patience);
  }

  /** However many start at once, before any has a window: one opens it, the others hand over. */
  @Test
  void ofManyStartsAtOnceOneServes() throws Exception {
    int starts = 8;
    CountDownLatch go = new CountDownLatch(1);
    List<Future<Outcome>> found = new ArrayList<>();
    List<ControlServer> serving = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(starts)) {
      for (int i = 0; i < starts; i++) {
        found.add(
            pool.submit(
                () -> {
                  go.await();
                  return find(true, Duration.ofSeconds(60));
                }));
      }
      go.countDown();
      for (Future<Outcome> each : found) {
        Outcome outcome = each.get();
        if (outcome.server() != null) serving.add(outcome.server());
        else assertThat(outcome.reply()).isNotNull().matches(reply -> reply.ok());
      }
    } finally {
      serving.forEach(ControlServer::close);
    }
    assertThat(serving).hasSize(1);
    assertThat(app.opened).hasSize(starts - 1);
  }

  /** It has the lock but does not answer yet: it is waited for. */
  @Test
  void oneThatIsJustStartingIsWaitedFor() throws Exception {
    Files.createDirectories(socket.getParent());
    Path lockFile = socket.resolveSibling("control.sock.lock");
    CountDownLatch looking = new CountDownLatch(1);
    try (ExecutorService pool = Executors.newSingleThreadExecutor();
        FileChannel channel =
            FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      FileLock lock = channel.lock();
      Future<Outcome> found =
          pool.submit(
              () -> {
                looking.countDown();
                return find(true, Duration.ofSeconds(60));
              });
      looking.await();
      Thread.sleep(200);
      assertThat(found).isNotDone();
      // It died before it served: whoever waited takes its place.
      lock.release();
      ControlServer server = found.get().server();
      assertThat(server).isNotNull();
      server.close();
    }
  }

  @Test
  void oneThatHangsKeepsNobodyFromAWindow() throws Exception {
    Files.createDirectories(socket.getParent());
    Path lockFile = socket.resolveSibling("control.sock.lock");
    try (FileChannel channel =
            FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = channel.lock()) {
      assertThat(lock.isValid()).isTrue();
      assertThat(find(true, Duration.ZERO)).isEqualTo(new Outcome(null, null));
    }
  }

  @Test
  void anInstanceOfItsOwnAsksNobody() throws Exception {
    try (ControlServer server = ControlServer.start(socket, app, feed).orElseThrow()) {
      assertThat(server).isNotNull();
      assertThat(find(false, Duration.ofSeconds(60))).isEqualTo(new Outcome(null, null));
    }
    assertThat(app.opened).isEmpty();
  }
}
