package dev.belisha.app;

import static dev.belisha.app.WindowRig.await;
import static dev.belisha.app.WindowRig.fx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.config.Settings;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.WindowModel;
import dev.belisha.status.State;
import dev.belisha.view.TerminalView;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Floods of reports: the window goes on answering keys, and the last state is the one shown. */
@Tag("window")
class FloodWindowTest {
  private static final long SECONDS = 10;

  /** Into the flood: what is measured is not its beginning. */
  private static final long START_SECONDS = 2;

  /** Once a file is there: prints reports at a rate, then a last one of another state. */
  private static Launch reporter(Path go, int rate, long seconds, String last) {
    String script =
        """
        import os, sys, time
        rate, seconds, last, go = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]
        sys.stdout.write('\\033]7501;state=working\\033\\\\')
        sys.stdout.flush()
        while not os.path.exists(go):
            time.sleep(0.2)
        start = time.monotonic()
        sent = 0
        while True:
            now = time.monotonic() - start
            if now >= seconds:
                break
            while sent < now * rate:
                sys.stdout.write('\\033]7501;state=working:progress=%d\\033\\\\' % (sent % 101))
                sent += 1
            sys.stdout.flush()
            time.sleep(0.005 if rate > 100 else 0.05)
        sys.stdout.write('\\033]7501;state=%s\\033\\\\' % last)
        sys.stdout.flush()
        time.sleep(600)
        """;
    return new Launch(
        List.of("python3", "-c", script, "" + rate, "" + seconds, last, go.toString()),
        null,
        null,
        true,
        Map.of());
  }

  private static long count(WindowRig rig, State state) {
    return rig.shell.attentionView().tabs().stream()
        .map(TabStatus::headline)
        .filter(state::equals)
        .count();
  }

  /** Types into the tab in front; the times until what its program echoed was on screen, sorted. */
  private static long[] keyMs(long seconds) throws Exception {
    List<Long> times = new ArrayList<>();
    int before = fx(() -> echoed());
    int typed = 0;
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (System.nanoTime() < end) {
      long from = System.nanoTime();
      fx(
          () -> {
            Node to = WindowRig.scene().getFocusOwner();
            Event.fireEvent(
                to,
                new KeyEvent(
                    KeyEvent.KEY_TYPED, "x", "", KeyCode.UNDEFINED, false, false, false, false));
            return to;
          });
      int wanted = before + ++typed;
      await("echo", () -> fx(() -> echoed()) >= wanted);
      times.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - from));
      Thread.sleep(150);
    }
    return times.stream().mapToLong(Long::longValue).sorted().toArray();
  }

  /** Counts the pulses at which a text in a row of the sidebar had changed, row by row. */
  private static final class TextUpdates {
    private final Map<Node, Integer> updates = new HashMap<>();
    private final Set<Node> changed = new HashSet<>();
    private final Set<Labeled> watched = new HashSet<>();
    private int pulses;

    /** FX thread, once the rows are there. */
    boolean watch() {
      find();
      WindowRig.scene()
          .addPostLayoutPulseListener(
              () -> {
                for (Node row : changed) updates.merge(row, 1, Integer::sum);
                changed.clear();
                // The list may make new cells for its rows.
                if (++pulses % 30 == 0) find();
              });
      return true;
    }

    private void find() {
      for (Node row : WindowRig.scene().getRoot().lookupAll(".status-row")) {
        for (Node part : row.lookupAll(".label")) {
          if (!(part instanceof Labeled label) || !watched.add(label)) continue;
          label.textProperty().addListener((is, was, now) -> changed.add(row));
        }
      }
    }

    /** FX thread: of the row that changed most. */
    int most() {
      return updates.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    }
  }

  private static int echoed() {
    if (!(WindowRig.scene().getFocusOwner() instanceof TerminalView view)) return 0;
    Object text = view.queryAccessibleAttribute(javafx.scene.AccessibleAttribute.TEXT);
    return (int) String.valueOf(text).chars().filter(c -> c == 'x').count();
  }

  private static long heapMb() {
    System.gc();
    return (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) >> 20;
  }

  private static void flood(String name, int tabs, int rate, long heapGrowthMb) throws Exception {
    Path go = Files.createTempDirectory("belisha-flood").resolve("go");
    WindowRig.needs("python3");
    // Times depend on what else the machine does: run on request, on a quiet one.
    assumeTrue(Boolean.getBoolean("belisha.measure"), "a measurement: -Dbelisha.measure=true");
    try (WindowRig rig = new WindowRig(Settings.DEFAULT)) {
      WindowModel window =
          fx(() -> rig.shell.openWindow(Launch.command(List.of("/bin/cat"), null)));
      await("focus", () -> fx(() -> WindowRig.scene().getFocusOwner() instanceof TerminalView));
      long heapBefore = heapMb();
      for (int i = 0; i < tabs; i++) {
        fx(
            () ->
                rig.shell
                    .workspace()
                    .openTab(window, reporter(go, rate, START_SECONDS + SECONDS, "blocked")));
      }
      fx(
          () -> {
            window.selectPosition(1);
            return true;
          });
      await("all work", () -> count(rig, State.WORKING) == tabs);
      // People have typed before; the first key of a process loads classes.
      keyMs(1);
      Files.createFile(go);
      TimeUnit.SECONDS.sleep(START_SECONDS);
      TextUpdates updates = new TextUpdates();
      fx(updates::watch);
      long watchedFrom = System.nanoTime();
      long[] keys = keyMs(SECONDS - 2);
      double watched = (System.nanoTime() - watchedFrom) / 1e9;
      double updatesASecond = fx(updates::most) / watched;
      long slowest = keys[keys.length - 1];
      await("no state lost", () -> count(rig, State.BLOCKED) == tabs);
      long heapAfter = heapMb();
      System.out.printf(
          "%s: %d keys, median %d ms, p90 %d ms, slowest %d ms; %.1f text updates/s in the busiest"
              + " row; heap %d MB before, %d MB after%n",
          name,
          keys.length,
          keys[keys.length / 2],
          keys[keys.length * 9 / 10],
          slowest,
          updatesASecond,
          heapBefore,
          heapAfter);
      // One more for the change that fell on the edge of what was watched.
      assertThat(updatesASecond).as("text updates a second").isLessThan(4 + 1 / watched);
      assertThat(slowest).as("slowest key, ms").isLessThanOrEqualTo(200);
      assertThat(heapAfter - heapBefore).as("heap growth, MB").isLessThan(heapGrowthMb);
    }
  }

  @Test
  void tenThousandReportsASecondInOneTab() throws Exception {
    flood("10,000/s in one tab", 1, 10_000, 40);
  }

  @Test
  void aHundredTabsWithTenReportsASecond() throws Exception {
    flood("100 tabs x 10/s", 100, 10, 250);
  }
}
