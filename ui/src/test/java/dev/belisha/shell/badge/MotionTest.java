package dev.belisha.shell.badge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.State;
import dev.belisha.view.FxHarness;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Arc;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rings turn only on screen, and not for a person who wants nothing to move (ux F8). */
class MotionTest {
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aRingTurnsUnlessMotionIsReduced(boolean reduced) {
    FxHarness.run(
        () -> {
          try (UiClock clock = new UiClock(InstantSource.system(), () -> reduced)) {
            StatusBadge badge = new StatusBadge(clock);
            badge.setStatus(BadgeStatus.of(State.WORKING, null, -1));
            Stage stage = new Stage();
            stage.setScene(new Scene(new StackPane(badge), 100, 100));
            assertThat(clock.rings()).isZero();
            stage.show();
            assertThat(clock.rings()).isEqualTo(reduced ? 0 : 1);
            assertThat(clock.beating()).isEqualTo(!reduced);
            Arc arc = (Arc) badge.lookup(".badge-arc");
            assertThat(arc.getLength()).isEqualTo(reduced ? -270 : -90);
            badge.setStatus(BadgeStatus.of(State.BLOCKED, null, -1));
            assertThat(badge.getScaleX()).isEqualTo(1);
            badge.setStatus(BadgeStatus.of(State.WORKING, null, 40));
            assertThat(clock.rings()).isZero();
            assertThat(badge.getAccessibleRole()).isEqualTo(AccessibleRole.PROGRESS_INDICATOR);
            assertThat(badge.queryAccessibleAttribute(AccessibleAttribute.VALUE)).isEqualTo(40.0);
            assertThat(badge.getAccessibleText()).isEqualTo("Working 40 %");
            stage.close();
            assertThat(clock.beating()).isFalse();
          }
        });
  }

  /** More rings than a beat may move take turns, and all get theirs. */
  @Test
  void manyRingsTakeTurns() {
    FxHarness.run(
        () -> {
          try (UiClock clock = new UiClock(InstantSource.system(), () -> false)) {
            int[] steps = new int[UiClock.RINGS_A_BEAT * 2];
            for (int ring = 0; ring < steps.length; ring++) {
              int mine = ring;
              clock.join(() -> steps[mine]++);
            }
            clock.step();
            assertThat(Arrays.stream(steps).sum()).isEqualTo(UiClock.RINGS_A_BEAT);
            clock.step();
            assertThat(steps).containsOnly(1);
          }
        });
  }

  @Test
  void manyRingsMakeTheBeatCalmer() {
    FxHarness.run(
        () -> {
          try (UiClock clock = new UiClock(InstantSource.system(), () -> false)) {
            List<Runnable> rings = new ArrayList<>();
            for (int ring = 0; ring <= UiClock.RINGS_A_BEAT; ring++) {
              int mine = ring;
              rings.add(() -> assertThat(mine).isNotNegative());
            }
            rings.forEach(clock::join);
            assertThat(clock.beatsASecond()).isEqualTo(UiClock.BEATS_OF_MANY);
            clock.leave(rings.getFirst());
            assertThat(clock.beatsASecond()).isEqualTo(UiClock.BEATS_A_SECOND);
            rings.forEach(clock::leave);
            assertThat(clock.beatsASecond()).isZero();
            assertThat(clock.beating()).isFalse();
          }
        });
  }

  @Test
  void fewRingsAllStepAtEachBeat() {
    FxHarness.run(
        () -> {
          try (UiClock clock = new UiClock(InstantSource.system(), () -> false)) {
            int[] steps = new int[3];
            Runnable leaving = () -> steps[2]++;
            clock.join(() -> steps[0]++);
            clock.join(
                () -> {
                  steps[1]++;
                  clock.leave(leaving);
                });
            clock.join(leaving);
            clock.step();
            clock.step();
            assertThat(steps).as("who has left is not called").containsExactly(2, 2, 0);
          }
        });
  }
}
