package dev.belisha.app;

import static dev.belisha.app.WindowRig.await;
import static dev.belisha.app.WindowRig.fx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.attention.Toast;
import dev.belisha.config.Settings;
import dev.belisha.notify.NotificationBackend;
import dev.belisha.shell.badge.StatusBadge;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.WindowModel;
import dev.belisha.status.State;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import javafx.scene.Node;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * B-10: from a report to its badge and to its notification while a hundred tabs report ten times a
 * second, and what the attention thread costs meanwhile. A measurement, on request.
 */
@Tag("window")
class AttentionLoadWindowTest {
  private static final int TABS = 100;
  private static final int RATE = 10;
  private static final int REPORTS = 300;
  private static final int TOASTS = 5;

  /** The one whose badge is measured, those that are to be told, and the hundred. */
  private static final int PANES = 1 + TOASTS + TABS;

  private static final long BADGE_MS = 100;
  private static final long TOAST_MS = 700 + 150;
  private static final double CORE_SHARE = 0.05;

  private final SynchronousQueue<Long> toasts = new SynchronousQueue<>();

  /** Takes a note of the time instead of showing anything. */
  private NotificationBackend backend() {
    return new NotificationBackend() {
      @Override
      public void show(Toast toast) {
        toasts.offer(System.nanoTime());
      }

      @Override
      public void withdraw(int toastId) {}

      @Override
      public void close() {}
    };
  }

  @Test
  void aHundredTabsReportTenTimesASecond(@TempDir Path folder) throws Exception {
    WindowRig.needs("mkfifo", "cat");
    assumeTrue(Boolean.getBoolean("belisha.measure"), "a measurement: -Dbelisha.measure=true");
    List<OutputStream> pipes = new ArrayList<>();
    ScheduledExecutorService crowd = Executors.newSingleThreadScheduledExecutor();
    try (WindowRig rig = new WindowRig(Settings.DEFAULT, own -> listener -> backend())) {
      WindowModel window = fx(() -> rig.shell.openWindow(cat(fifo(folder, 0))));
      for (int i = 1; i < PANES; i++) {
        Path pipe = fifo(folder, i);
        fx(() -> rig.shell.workspace().openTab(window, cat(pipe)));
      }
      for (int i = 0; i < PANES; i++) {
        pipes.add(Files.newOutputStream(folder.resolve("pipe" + i)));
      }
      fx(
          () -> {
            window.selectLast();
            return true;
          });
      int[] sent = new int[1];
      crowd.scheduleAtFixedRate(
          () -> tell(pipes, ++sent[0]),
          0,
          TimeUnit.SECONDS.toMicros(1) / RATE,
          TimeUnit.MICROSECONDS);
      await("all report", () -> rig.shell.attentionView().counts().working() >= TABS);
      Thread.sleep(3000);
      long cpu = attentionCpu();
      long from = System.nanoTime();
      long[] badges = badges(pipes.getFirst());
      double share = (double) (attentionCpu() - cpu) / (System.nanoTime() - from);
      long[] told = told(pipes);
      System.out.printf(
          "%d tabs x %d/s: report to badge: %d reports, median %d ms, p99 %d ms, slowest %d ms;"
              + " to toast: %s ms; attention thread %.1f %% of a core%n",
          TABS,
          RATE,
          badges.length,
          badges[badges.length / 2],
          badges[badges.length * 99 / 100],
          badges[badges.length - 1],
          Arrays.toString(told),
          100 * share);
      assertThat(badges[badges.length * 99 / 100])
          .as("p99 to badge, ms")
          .isLessThanOrEqualTo(BADGE_MS);
      assertThat(told[told.length - 1]).as("slowest to toast, ms").isLessThanOrEqualTo(TOAST_MS);
      assertThat(share).as("share of a core").isLessThan(CORE_SHARE);
    } finally {
      crowd.shutdownNow();
      for (OutputStream pipe : pipes) pipe.close();
    }
  }

  private static Path fifo(Path folder, int number) throws Exception {
    Path pipe = folder.resolve("pipe" + number);
    WindowRig.run("mkfifo", pipe.toString());
    return pipe;
  }

  private static Launch cat(Path pipe) {
    return new Launch(List.of("/bin/cat", pipe.toString()), null, null, true, Map.of());
  }

  /** One report in each tab but the first, which is measured, and those that are to be told. */
  private static void tell(List<OutputStream> pipes, int number) {
    try {
      for (int i = TOASTS + 1; i < pipes.size(); i++) {
        report(pipes.get(i), "working:progress=" + number % 101);
      }
    } catch (Exception closed) {
      throw new IllegalStateException(closed);
    }
  }

  private static void report(OutputStream pipe, String state) throws Exception {
    pipe.write(("\033]7501;state=" + state + "\033\\").getBytes(StandardCharsets.US_ASCII));
    pipe.flush();
  }

  private static long[] badges(OutputStream pipe) throws Exception {
    SynchronousQueue<State> shown = new SynchronousQueue<>();
    fx(
        () -> {
          WindowRig.scene().addPostLayoutPulseListener(() -> offer(shown));
          return true;
        });
    Random pauses = new Random(7501);
    State[] turns = {State.WORKING, State.DONE};
    long[] millis = new long[REPORTS];
    for (int at = 0; at < REPORTS; at++) {
      State wanted = turns[at % turns.length];
      Thread.sleep(20 + pauses.nextInt(60));
      long before = System.nanoTime();
      report(pipe, wanted.name().toLowerCase(Locale.ROOT));
      while (shown.poll(10, TimeUnit.SECONDS) != wanted) Thread.onSpinWait();
      millis[at] = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - before);
    }
    Arrays.sort(millis);
    return millis;
  }

  private static void offer(SynchronousQueue<State> shown) {
    StatusBadge badge = badge();
    State state = badge == null ? null : badge.status().state();
    if (state != null) shown.offer(state);
  }

  /** The first tab's, wherever the strip has scrolled to. */
  private static StatusBadge badge() {
    Node first = null;
    for (Node tab : WindowRig.scene().getRoot().lookupAll(".strip-tab")) {
      if (first == null || tab.getLayoutX() < first.getLayoutX()) first = tab;
    }
    return first == null ? null : (StatusBadge) first.lookup(".status-badge");
  }

  /** Several tabs become blocked, far enough apart to be told one by one; in milliseconds. */
  private long[] told(List<OutputStream> pipes) throws Exception {
    long[] millis = new long[TOASTS];
    for (int at = 0; at < TOASTS; at++) {
      Thread.sleep(2500);
      long before = System.nanoTime();
      report(pipes.get(at + 1), "blocked");
      Long shown = toasts.poll(10, TimeUnit.SECONDS);
      assertThat(shown).as("a toast").isNotNull();
      millis[at] = TimeUnit.NANOSECONDS.toMillis(shown - before);
    }
    Arrays.sort(millis);
    return millis;
  }

  private static long attentionCpu() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    for (long id : threads.getAllThreadIds()) {
      var info = threads.getThreadInfo(id);
      if (info != null && info.getThreadName().equals("attention")) {
        return threads.getThreadCpuTime(id);
      }
    }
    throw new AssertionError("no attention thread");
  }
}
