package dev.belisha.shell.sidebar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionView;
import dev.belisha.shell.badge.Samples;
import dev.belisha.shell.badge.Samples.Tab;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.time.Duration;
import java.util.List;
import javafx.event.Event;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.ScrollEvent;
import org.junit.jupiter.api.Test;

/** The list of the sidebar: what it shows of many rows, its selection, and where it scrolls. */
class RowListTest extends GlanceRig {
  private static Tab[] many(int from, int to) {
    Tab[] tabs = new Tab[to - from];
    for (int i = 0; i < tabs.length; i++) tabs[i] = new Tab(from + i, "t").state(State.WORKING);
    return tabs;
  }

  private void showMany(int from, int to) {
    show(Samples.view(many(from, to)));
  }

  private List<Integer> shown() {
    return cells().stream().map(cell -> cell.key().tab()).toList();
  }

  private Row.Tab selected() {
    return (Row.Tab) list().selected().orElseThrow();
  }

  private void scroll(double pixels) {
    list().scrollBy(pixels);
    layout();
  }

  @Test
  void keysMoveTheSelectionAndBringItIntoSight() {
    showMany(11, 71);
    fx(
        () -> {
          sidebar().focusInbox();
          assertThat(selected().key().tab()).isEqualTo(11);
          key(list(), KeyCode.UP);
          assertThat(selected().key().tab()).isEqualTo(11);
          key(list(), KeyCode.DOWN);
          assertThat(selected().key().tab()).isEqualTo(12);
          key(list(), KeyCode.PAGE_DOWN);
          assertThat(selected().key().tab()).isGreaterThan(20);
          key(list(), KeyCode.END);
          layout();
          assertThat(selected().key().tab()).isEqualTo(70);
          assertThat(shown()).contains(70).doesNotContain(11);
          key(list(), KeyCode.HOME);
          layout();
          assertThat(shown()).startsWith(11).doesNotContain(70);
          assertThat(marked("selected")).containsExactly(11);
          return 0;
        });
  }

  private List<Integer> marked(String pseudoClass) {
    return cells().stream()
        .filter(
            cell ->
                cell.lookup(".status-row").getPseudoClassStates().stream()
                    .anyMatch(each -> each.getPseudoClassName().equals(pseudoClass)))
        .map(cell -> cell.key().tab())
        .toList();
  }

  /** B-43: the selection holds on to its tab, and is left to a neighbour only when that closes. */
  @Test
  void theSelectionStaysWithWhatItIsOf() {
    showMany(11, 31);
    fx(() -> list().select(Row.Key.tab(15)));
    showMany(13, 31);
    assertThat(fx(() -> selected().key().tab())).isEqualTo(15);
    showMany(16, 31);
    assertThat(fx(() -> selected().key().tab())).isEqualTo(18);
    show(AttentionView.EMPTY);
    assertThat(fx(() -> list().selected())).isEmpty();
  }

  @Test
  void aRecordThatGoesLeavesTheSelectionToItsTab() {
    Tab tab = new Tab(12, "b").state(State.WORKING).child("c", State.BLOCKED, Duration.ZERO);
    show(Samples.view(new Tab(11, "a"), tab));
    fx(() -> list().select(new Row.Key(Row.Part.RECORD, 12, 12, "c")));
    show(Samples.view(new Tab(11, "a"), new Tab(12, "b").state(State.WORKING)));
    assertThat(fx(() -> selected().key().tab())).isEqualTo(12);
  }

  /** B-42: what unfolds above, or comes there, does not push away what one looks at. */
  @Test
  void whatIsLookedAtStaysWhereItIs() {
    showMany(11, 71);
    fx(
        () -> {
          scroll(500);
          return 0;
        });
    double before = fx(() -> y(30));
    showMany(5, 71);
    assertThat(fx(() -> y(30))).isEqualTo(before);
    showMany(15, 71);
    assertThat(fx(() -> y(30))).isEqualTo(before);
  }

  private double y(int tab) {
    return cells().stream()
        .filter(cell -> cell.key().equals(Row.Key.tab(tab)))
        .mapToDouble(Node::getLayoutY)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void atTheTopWhatComesFirstShows() {
    showMany(11, 71);
    showMany(5, 71);
    assertThat(fx(this::shown)).startsWith(5);
  }

  @Test
  void wheelAndBarScrollAndStopAtTheEnds() {
    showMany(11, 71);
    fx(
        () -> {
          wheel(-3);
          assertThat(y(13)).isEqualTo(2 * 38 - 72);
          wheel(3000);
          assertThat(shown()).startsWith(11);
          ScrollBar bar = (ScrollBar) list().lookup(".scroll-bar");
          assertThat(bar.isVisible()).isTrue();
          bar.setValue(bar.getMax());
          layout();
          assertThat(shown()).endsWith(70);
          scroll(1e6);
          assertThat(bar.getValue()).isEqualTo(bar.getMax());
          return 0;
        });
    showMany(11, 13);
    assertThat(fx(() -> list().lookup(".scroll-bar").isVisible())).isFalse();
    assertThat(fx(this::shown)).containsExactly(11, 12);
  }

  private void wheel(double lines) {
    Event.fireEvent(
        list(),
        new ScrollEvent(
            ScrollEvent.SCROLL,
            0,
            0,
            0,
            0,
            false,
            false,
            false,
            false,
            false,
            false,
            0,
            lines * 40 / 3,
            0,
            0,
            ScrollEvent.HorizontalTextScrollUnits.NONE,
            0,
            ScrollEvent.VerticalTextScrollUnits.LINES,
            lines,
            0,
            null));
    layout();
  }

  /** ux F8: a tree of rows, all of them, also those out of sight. */
  @Test
  void screenReadersFindEveryRow() {
    showMany(11, 71);
    fx(
        () -> {
          assertThat(list().getAccessibleRole()).isEqualTo(AccessibleRole.TREE_VIEW);
          assertThat(list().queryAccessibleAttribute(AccessibleAttribute.ROW_COUNT)).isEqualTo(60);
          StatusCell far =
              (StatusCell) list().queryAccessibleAttribute(AccessibleAttribute.ROW_AT_INDEX, 55);
          assertThat(far.key()).isEqualTo(Row.Key.tab(66));
          list().select(Row.Key.tab(30));
          StatusCell focused =
              (StatusCell) list().queryAccessibleAttribute(AccessibleAttribute.FOCUS_ITEM);
          assertThat(focused.key()).isEqualTo(Row.Key.tab(30));
          assertThat(focused.queryAccessibleAttribute(AccessibleAttribute.SELECTED))
              .isEqualTo(true);
          assertThat(list().queryAccessibleAttribute(AccessibleAttribute.SELECTED_ITEMS))
              .isEqualTo(List.of(focused));
          return 0;
        });
  }

  @Test
  void withoutAMatchItSaysSo() {
    fx(
        () -> {
          sidebar().model().query("nobody", Samples.NOW);
          return 0;
        });
    show(Samples.view(new Tab(12, "two").blocked(Kind.AUTH)));
    assertThat(fx(() -> list().lookup(".row-fold").isVisible())).isTrue();
    assertThat(fx(this::cells)).isEmpty();
  }
}
