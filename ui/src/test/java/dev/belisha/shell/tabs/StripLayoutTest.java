package dev.belisha.shell.tabs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.badge.EdgeSummary;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Widths, scrolling and edges without a toolkit. */
class StripLayoutTest {
  @Test
  void twentyTabsNeedNoScrollingAt900() {
    // B-55
    assertThat(StripLayout.of(20, 3, 864).overflows()).isFalse();
    assertThat(StripLayout.of(40, 3, 864).overflows()).isTrue();
  }

  @Test
  void fewTabsAreNoWiderThanTheirMost() {
    StripLayout layout = StripLayout.of(2, 0, 2000);
    assertThat(layout.widths()).containsExactly(StripLayout.MAX, StripLayout.MAX);
  }

  @Test
  void selectedKeepsRoomForItsTitle() {
    StripLayout layout = StripLayout.of(20, 7, 864);
    assertThat(layout.widths().get(7)).isEqualTo(StripLayout.SELECTED_MIN);
    assertThat(layout.widths().get(6)).isGreaterThanOrEqualTo(StripLayout.MIN);
  }

  @Test
  void revealScrollsNoFurtherThanNeeded() {
    StripLayout layout = StripLayout.of(40, 0, 400);
    double scroll = layout.reveal(39, 0);
    assertThat(scroll).isEqualTo(layout.content() - 400);
    assertThat(layout.reveal(39, scroll)).isEqualTo(scroll);
    assertThat(layout.reveal(0, scroll)).isZero();
  }

  @Test
  void hiddenTabsAreCountedOnBothSides() {
    StripLayout layout = StripLayout.of(40, 0, 400);
    assertThat(layout.hiddenLeft(0)).isZero();
    double end = layout.content() - 400;
    assertThat(layout.hiddenRight(end)).isZero();
    int hidden = layout.hiddenLeft(end);
    assertThat(hidden).isBetween(25, 32);
    assertThat(layout.starts().get(hidden - 1)).isLessThan(end);
  }

  @Test
  void aDraggedTabPassesAtTheMiddleOfItsNeighbour() {
    StripLayout layout = StripLayout.of(4, 0, 800);
    assertThat(layout.dropIndex(0, 0)).isZero();
    assertThat(layout.dropIndex(0, 99)).isZero();
    assertThat(layout.dropIndex(0, 101)).isEqualTo(1);
    assertThat(layout.dropIndex(0, 600)).isEqualTo(3);
    assertThat(layout.dropIndex(3, 501)).isEqualTo(3);
    assertThat(layout.dropIndex(3, 499)).isEqualTo(2);
    assertThat(layout.dropIndex(3, 0)).isZero();
  }

  @Test
  void edgeCarriesTheMostUrgentStateAndItsCount() {
    // B-39: the number is the count of the state it is drawn in.
    EdgeSummary edge =
        EdgeSummary.of(
            List.of(
                BadgeStatus.of(State.WORKING, null, 5),
                BadgeStatus.of(State.BLOCKED, Kind.AUTH, -1),
                BadgeStatus.NONE,
                BadgeStatus.of(State.BLOCKED, Kind.AUTH, -1),
                BadgeStatus.of(State.ERROR, null, -1)));
    assertThat(edge.count()).isEqualTo(2);
    assertThat(edge.words()).isEqualTo("2 tabs, needs sign-in");
    assertThat(EdgeSummary.of(List.of(BadgeStatus.NONE))).isEqualTo(EdgeSummary.NOTHING);
  }

  @Test
  void accessibleNameTellsPlaceStateAndMessage() {
    // B-64, ux F8
    BadgeStatus status = BadgeStatus.of(State.BLOCKED, Kind.PERMISSION, -1);
    assertThat(TabWords.accessibleName("api-server", 7, 12, status, "Run tests?"))
        .isEqualTo("api-server, tab 7 of 12, needs permission: Run tests?");
    assertThat(TabWords.accessibleName("sh", 1, 1, BadgeStatus.NONE, null))
        .isEqualTo("sh, tab 1 of 1");
    assertThat(TabWords.tooltip("api", status, null, new Counts(1, 0, 0, 3, 0), true))
        .isEqualTo("api\nNeeds permission\n1 blocked · 3 working\nMuted");
  }
}
