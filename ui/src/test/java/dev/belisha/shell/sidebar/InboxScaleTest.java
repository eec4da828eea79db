package dev.belisha.shell.sidebar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionView;
import dev.belisha.shell.StatusList;
import dev.belisha.shell.badge.NoActions;
import dev.belisha.shell.badge.Samples;
import dev.belisha.shell.badge.Samples.Tab;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.shell.theme.Palette;
import dev.belisha.shell.theme.Themes;
import dev.belisha.status.State;
import dev.belisha.view.FxHarness;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * 200 tabs with 256 records each, all unfolded: whatever happens, only cells in sight are touched,
 * and of these only the ones that changed. Times are printed with {@code -Dbelisha.measure=true}.
 */
class InboxScaleTest {
  private static final int TABS = 200;
  private static final int RECORDS = 256;

  /** 600 px of rows of 24 px or more, and the ones at both edges. */
  private static final int IN_SIGHT = 30;

  private Instant now = Samples.NOW;
  private final UiClock clock = new UiClock(() -> now, () -> true);
  private final Set<Node> cells = new HashSet<>();
  private int updates;
  private @Nullable Stage stage;
  private @Nullable Sidebar sidebar;
  private final Tab[] tabs = new Tab[TABS];

  @BeforeEach
  void open() {
    for (int i = 0; i < TABS; i++) {
      Tab tab = new Tab(i + 1, "tab" + i).state(State.WORKING).progress(0);
      for (int child = 1; child < RECORDS; child++) {
        tab.child("group" + child % 8 + "/c" + child, State.WORKING, Duration.ZERO, "step");
      }
      tabs[i] = tab;
    }
    AttentionView view = Samples.view(tabs);
    // In steps: a slow machine must not run out of patience with one.
    FxHarness.run(
        () -> {
          Sidebar shown = new Sidebar(clock, NoActions.of(StatusList.Actions.class));
          sidebar = shown;
          BorderPane root = new BorderPane();
          root.setLeft(shown);
          stage = new Stage();
          stage.setScene(new Scene(root, 800, 600));
          Themes.dress(stage.getScene(), Palette.DARK);
          stage.show();
          shown.model().show(view, 1, 1, now);
        });
    FxHarness.run(
        () -> {
          SidebarModel model = Objects.requireNonNull(sidebar).model();
          for (int tab = 1; tab <= TABS; tab++) {
            model.uncap(tab);
            model.expand(tab, true, now);
          }
        });
    FxHarness.run(() -> Objects.requireNonNull(sidebar).show(view, 1, 1));
    FxHarness.run(
        () -> {
          list().getScene().getRoot().applyCss();
          list().getScene().getRoot().layout();
          count();
        });
  }

  @AfterEach
  void close() {
    FxHarness.run(
        () -> {
          Objects.requireNonNull(stage).close();
          clock.close();
        });
  }

  @SuppressWarnings("unchecked")
  private ListView<Row> list() {
    return (ListView<Row>) Objects.requireNonNull(sidebar).lookup("#status-list");
  }

  /** Counts from now on what rows the cells are given. */
  private void count() {
    for (Node node : list().lookupAll(".list-cell")) {
      if (!(node instanceof StatusCell cell) || !cells.add(cell)) continue;
      cell.itemProperty().addListener((is, before, after) -> updates += after == null ? 0 : 1);
    }
  }

  private void pulse() {
    list().getScene().getRoot().layout();
    count();
  }

  private int takeUpdates() {
    int taken = updates;
    updates = 0;
    return taken;
  }

  @Test
  void scrollingTouchesOnlyTheCellsThatComeIntoSight() {
    FxHarness.run(
        () -> {
          assertThat(list().getItems().size()).isGreaterThanOrEqualTo(TABS * RECORDS);
          VirtualFlow<?> flow = (VirtualFlow<?>) list().lookup(".virtual-flow");
          long from = System.nanoTime();
          int pulses = 60;
          for (int step = 0; step < pulses; step++) {
            flow.scrollPixels(72);
            pulse();
            // Four rows may come into sight, and JavaFX gives some cells another row of those
            // there.
            assertThat(takeUpdates()).as("cell updates in a pulse").isLessThanOrEqualTo(10);
          }
          print("scroll 72 px", System.nanoTime() - from, pulses);
          assertThat(cells).hasSizeLessThan(2 * IN_SIGHT);
        });
  }

  @Test
  void reportsTouchOnlyTheRowsThatChangedAndAreInSight() {
    FxHarness.run(
        () -> {
          long nanos = 0;
          int pulses = 20;
          for (int step = 1; step <= pulses; step++) {
            now = now.plusMillis(300);
            for (int i = 0; i < TABS; i += 2) tabs[i].progress(step % 100);
            AttentionView view = Samples.view(tabs);
            long from = System.nanoTime();
            Objects.requireNonNull(sidebar).show(view, 1, 1);
            pulse();
            nanos += System.nanoTime() - from;
            // One tab changed in sight; JavaFX may hand its rows to other cells.
            assertThat(takeUpdates()).as("cell updates in a pulse").isBetween(1, IN_SIGHT);
          }
          print("100 of 200 tabs report", nanos, pulses);
          assertThat(cells).hasSizeLessThan(2 * IN_SIGHT);
        });
  }

  private static void print(String what, long nanos, int pulses) {
    if (!Boolean.getBoolean("belisha.measure")) return;
    long micros = TimeUnit.NANOSECONDS.toMicros(nanos) / pulses;
    System.out.printf("200 tabs x 256 records: %s: %.2f ms a pulse%n", what, micros / 1000.0);
  }
}
