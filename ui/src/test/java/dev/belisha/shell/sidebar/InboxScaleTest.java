package dev.belisha.shell.sidebar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionModel;
import dev.belisha.attention.AttentionPolicy;
import dev.belisha.attention.AttentionView;
import dev.belisha.attention.PaneKey;
import dev.belisha.shell.StatusList;
import dev.belisha.shell.TabBar;
import dev.belisha.shell.badge.NoActions;
import dev.belisha.shell.badge.Samples;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.shell.tabs.TabStrip;
import dev.belisha.shell.theme.Palette;
import dev.belisha.shell.theme.Themes;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import dev.belisha.view.FxHarness;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * 200 tabs with 256 records each, all unfolded: whatever happens, only cells in sight are touched,
 * and of these only the ones that changed. The views are those that the attention thread makes.
 * With {@code -Dbelisha.measure=true} times are printed and held to 60 frames a second: what the FX
 * thread does for a step and its pulse (the new view, styles, layout, what is handed over to be
 * painted), by its own time of a core, once the code is compiled.
 */
class InboxScaleTest {
  private static final int TABS = 200;
  private static final int RECORDS = 256;

  /** 600 px of rows of 24 px or more, and the ones at both edges. */
  private static final int IN_SIGHT = 30;

  private static final int PULSES = 60;

  /** No age changes among the pulses that count. */
  private static final Instant SINCE = Samples.NOW.minusSeconds(301);

  private static final boolean MEASURE = Boolean.getBoolean("belisha.measure");
  private static final double FRAME_MS = 1000 / 60.0;

  private Instant now = Samples.NOW;
  private final UiClock clock = new UiClock(() -> now, () -> true);
  private final AttentionModel attention =
      new AttentionModel(AttentionPolicy.DEFAULT, effect -> {});
  private AttentionView shown = AttentionView.EMPTY;
  private int records;
  private int reported;
  private @Nullable Stage stage;
  private @Nullable Sidebar sidebar;
  private @Nullable TabStrip strip;

  private void open(int tabs, int recordsEach) {
    records = recordsEach;
    for (int tab = 1; tab <= tabs; tab++) {
      attention.pane(new PaneKey(tab, tab), 1, tab, "tab" + tab, now);
      report(tab, 0);
    }
    AttentionView view = attention.view();
    FxHarness.run(
        () -> {
          Sidebar list = new Sidebar(clock, NoActions.of(StatusList.Actions.class));
          sidebar = list;
          BorderPane root = new BorderPane();
          root.setLeft(list);
          strip = new TabStrip(clock, NoActions.of(TabBar.Actions.class));
          root.setTop(strip);
          stage = new Stage();
          stage.setScene(new Scene(root, 800, 600));
          Themes.dress(stage.getScene(), Palette.DARK);
          stage.show();
          list.show(view, 1, 1);
          for (int tab = 1; tab <= tabs; tab++) {
            list.model().uncap(tab);
            list.model().expand(tab, true, now);
          }
          list.show(view, 1, 1);
        });
    FxHarness.pulses(1);
  }

  /** A tab's root and its first child tell of progress; the others told theirs before. */
  private void report(int tab, int step) {
    List<StatusRecord> all = new ArrayList<>(records);
    for (int child = 1; child < records; child++) {
      boolean tells = child == 8;
      String id = "group" + child % 8 + "/c" + child;
      all.add(record(id, -1, "step " + (tells ? step : 0), tells ? reported : 0));
    }
    all.add(record("", step, "busy", reported));
    attention.statusChanged(new PaneKey(tab, tab), List.of(), all, now);
  }

  private static StatusRecord record(String id, int progress, String message, int number) {
    return new StatusRecord(
        id,
        State.WORKING,
        null,
        progress,
        "agent",
        null,
        message,
        false,
        SINCE,
        Samples.NOW.plusMillis(300L * number),
        1,
        1 + number);
  }

  @AfterEach
  void close() {
    FxHarness.run(
        () -> {
          Objects.requireNonNull(stage).close();
          clock.close();
        });
  }

  private Sidebar sidebar() {
    return Objects.requireNonNull(sidebar);
  }

  private RowList list() {
    return (RowList) sidebar().lookup("#status-list");
  }

  private int cells() {
    return fx(() -> list().lookupAll(".status-cell").size());
  }

  /** Something that happens, and what goes before it on other threads. */
  private record Step(Runnable before, Runnable onFx) {}

  /** Runs a step and its pulse several times; how many cells each gave something else to show. */
  private List<Integer> run(String what, Step step) {
    for (int i = 0; i < (MEASURE ? 200 : 0); i++) once(step);
    List<Integer> touched = new ArrayList<>();
    long all = 0;
    long slowest = 0;
    for (int i = 0; i < PULSES; i++) {
      int before = fx(list()::updates);
      long nanos = once(step);
      all += nanos;
      slowest = Math.max(slowest, nanos);
      touched.add(fx(list()::updates) - before);
    }
    if (!MEASURE) return touched;
    double each = millis(all) / PULSES;
    System.out.printf("%s: %.2f ms, slowest %.1f%n", what, each, millis(slowest));
    assertThat(each).as(what).isLessThan(FRAME_MS);
    return touched;
  }

  /** The time of a core that the FX thread took for a step and the pulse that shows it, in ns. */
  private static long once(Step step) {
    step.before.run();
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long from =
        fx(
            () -> {
              long start = threads.getCurrentThreadCpuTime();
              step.onFx.run();
              return start;
            });
    FxHarness.pulses(1);
    return fx(threads::getCurrentThreadCpuTime) - from;
  }

  private static <T> T fx(Callable<T> task) {
    return FxHarness.call(task);
  }

  private static double millis(long nanos) {
    return nanos / (double) TimeUnit.MILLISECONDS.toNanos(1);
  }

  @Test
  void scrollingTouchesOnlyTheCellsThatComeIntoSight() {
    open(TABS, RECORDS);
    assertThat(list().rows().size()).isGreaterThanOrEqualTo(TABS * RECORDS);
    assertThat(run("200 tabs x 256, scrolled 72 px", scroll(72)))
        .allSatisfy(cells -> assertThat(cells).isBetween(2, 4));
    run("the same, scrolled a page and more", scroll(1000));
    assertThat(cells()).isLessThan(IN_SIGHT);
  }

  private Step scroll(double pixels) {
    return new Step(() -> {}, () -> list().scrollBy(pixels));
  }

  @Test
  void reportsTouchOnlyTheRowsThatChangedAndAreInSight() {
    open(TABS, RECORDS);
    // Two rows of the one tab in sight change.
    assertThat(run("100 of 200 tabs report", report(100, TABS, 0)))
        .allSatisfy(cells -> assertThat(cells).isBetween(1, 2));
    run("the same, scrolled 72 px", report(100, TABS, 72));
    assertThat(cells()).isLessThan(IN_SIGHT);
  }

  @Test
  void twentyTabsAreNoWorkAtAll() {
    open(20, 4);
    run("20 tabs of 4 records, 10 report", report(10, 20, 0));
    assertThat(cells()).isLessThan(IN_SIGHT);
  }

  /** The row of tabs has a cell for each, but again only those that changed are touched. */
  @Test
  void theRowOfTabsKeepsUp() {
    open(TABS, 4);
    Step inList = report(100, TABS, 0);
    run(
        "row of 200 tabs and list, 100 report",
        new Step(
            inList.before,
            () -> {
              inList.onFx.run();
              Objects.requireNonNull(strip).show(Samples.items(shown), 1, shown);
            }));
  }

  /** Views are made by the attention thread: they are not part of a pulse. */
  private Step report(int reporters, int tabs, double scroll) {
    return new Step(
        () -> {
          reported++;
          now = now.plusMillis(300);
          for (int i = 0; i < reporters; i++) report(1 + i * (tabs / reporters), reported % 100);
          shown = attention.view();
        },
        () -> {
          sidebar().show(shown, 1, 1);
          if (scroll > 0) list().scrollBy(scroll);
        });
  }
}
