package dev.belisha.shell.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.belisha.shell.model.Layout.Axis;
import dev.belisha.shell.model.Layout.Direction;
import dev.belisha.shell.model.Layout.Leaf;
import dev.belisha.shell.model.Layout.Split;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LayoutTest {

  /** 1 | 2 above 3, 3 halved into 3 | 4. */
  private static final Layout FOUR =
      new Leaf(1).split(1, Axis.RIGHT, 2).split(2, Axis.DOWN, 3).split(3, Axis.RIGHT, 4);

  @Test
  void splitsHalveThePane() {
    Layout layout = new Leaf(1).split(1, Axis.RIGHT, 2);
    assertThat(layout.areas())
        .containsExactly(new Layout.Area(1, 0, 0, 0.5, 1), new Layout.Area(2, 0.5, 0, 0.5, 1));
    assertThat(new Leaf(1).split(9, Axis.RIGHT, 2)).isEqualTo(new Leaf(1));
  }

  @ParameterizedTest
  @CsvSource({
    "1, RIGHT, 2",
    "1, LEFT, ",
    "1, UP, ",
    "1, DOWN, ",
    "2, LEFT, 1",
    "2, DOWN, 3",
    "2, RIGHT, ",
    "2, UP, ",
    "3, LEFT, 1",
    "3, RIGHT, 4",
    "3, UP, 2",
    "4, LEFT, 3",
    "4, UP, 2",
    "4, DOWN, ",
    "9, LEFT, ",
  })
  void neighbours(int from, Direction direction, Integer expected) {
    assertThat(FOUR.neighbour(from, direction).orElse(null)).isEqualTo(expected);
  }

  @Test
  void theNeighbourThatSharesMostEdgeWins() {
    Layout layout = new Leaf(1).split(1, Axis.RIGHT, 2).split(2, Axis.DOWN, 3);
    Layout uneven = layout.withRatio((Split) ((Split) layout).second(), 0.3);
    assertThat(uneven.neighbour(1, Direction.RIGHT)).contains(3);
  }

  @Test
  void aClosedPaneLeavesItsRoomToItsNeighbour() {
    assertThat(FOUR.without(2).orElseThrow().panes()).containsExactly(1, 3, 4);
    assertThat(FOUR.without(1).orElseThrow().areas().getFirst())
        .isEqualTo(new Layout.Area(2, 0, 0, 1, 0.5));
    assertThat(new Leaf(1).without(1)).isEmpty();
    assertThat(FOUR.without(9)).contains(FOUR);
  }

  @Test
  void ratiosAreClamped() {
    Split split = (Split) new Leaf(1).split(1, Axis.RIGHT, 2);
    assertThat(((Split) split.withRatio(split, 0)).ratio()).isEqualTo(Layout.MIN_RATIO);
    assertThat(((Split) split.withRatio(split, 5)).ratio()).isEqualTo(1 - Layout.MIN_RATIO);
  }

  /** Whatever is split and closed, the panes tile the square and each is there once. */
  @Test
  void randomSplitsAndClosesTileTheSquare() {
    Random random = new Random(7501);
    for (int run = 0; run < 200; run++) {
      Layout layout = new Leaf(1);
      List<Integer> expected = new ArrayList<>(List.of(1));
      int last = 1;
      for (int step = 0; step < 30; step++) {
        int pane = expected.get(random.nextInt(expected.size()));
        if (random.nextInt(3) == 0 && expected.size() > 1) {
          layout = layout.without(pane).orElseThrow();
          expected.remove((Integer) pane);
        } else {
          layout = layout.split(pane, random.nextBoolean() ? Axis.RIGHT : Axis.DOWN, ++last);
          expected.add(last);
        }
        assertThat(layout.panes()).containsExactlyInAnyOrderElementsOf(expected);
        double sum = layout.areas().stream().mapToDouble(a -> a.width() * a.height()).sum();
        assertThat(sum).isCloseTo(1, within(1e-9));
        for (Direction direction : Direction.values()) {
          layout.neighbour(pane, direction).ifPresent(n -> assertThat(n).isNotEqualTo(pane));
        }
      }
    }
  }
}
