package dev.belisha.shell.sidebar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionView;
import dev.belisha.shell.badge.Samples;
import dev.belisha.shell.badge.Samples.Tab;
import dev.belisha.shell.badge.StatusBadge;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.Test;

/** The row of tabs under mouse and keys, on the headless platform. */
class StripControlsTest extends GlanceRig {
  @Test
  void clickSelectsAndMiddleClickCloses() {
    fx(
        () -> {
          click(tabs().get(1), MouseButton.PRIMARY, 40, 1);
          click(tabs().get(2), MouseButton.MIDDLE, 40, 1);
          return 0;
        });
    assertThat(done).containsExactly("select 12", "close 13");
  }

  @Test
  void dragMovesTheTabItBeganOn() {
    // B-43, B-49
    fx(
        () -> {
          Node first = tabs().get(0);
          mouse(first, MouseEvent.MOUSE_PRESSED, MouseButton.PRIMARY, 30, 1);
          mouse(first, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 60, 1);
          mouse(first, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 30 + 2 * 208, 1);
          mouse(first, MouseEvent.MOUSE_RELEASED, MouseButton.PRIMARY, 0, 1);
          return 0;
        });
    assertThat(done).containsExactly("select 11", "move 11 3");
  }

  @Test
  void aTabDraggedOutOfTheStripLeavesIt() {
    // B-49
    fx(
        () -> {
          Node first = tabs().get(0);
          mouse(first, MouseEvent.MOUSE_PRESSED, MouseButton.PRIMARY, 30, 1);
          mouse(first, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 30, 60, 1);
          mouse(first, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 30, 200, 1);
          mouse(first, MouseEvent.MOUSE_RELEASED, MouseButton.PRIMARY, 30, 200, 1);
          return 0;
        });
    assertThat(done).containsExactly("select 11", "outside 11");
  }

  @Test
  void aTabDraggedOutAndBackStays() {
    fx(
        () -> {
          Node first = tabs().get(0);
          mouse(first, MouseEvent.MOUSE_PRESSED, MouseButton.PRIMARY, 30, 1);
          mouse(first, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 30, 200, 1);
          mouse(first, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 30, 25, 1);
          mouse(first, MouseEvent.MOUSE_RELEASED, MouseButton.PRIMARY, 30, 25, 1);
          return 0;
        });
    assertThat(done).containsExactly("select 11");
  }

  /** Its program may end, or a script close it, while the hand still holds it. */
  @Test
  void whenTheDraggedTabClosesTheOthersGoBackToTheirPlaces() {
    Node dragged = fx(() -> tabs().get(0));
    fx(
        () -> {
          mouse(dragged, MouseEvent.MOUSE_PRESSED, MouseButton.PRIMARY, 30, 1);
          mouse(dragged, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 60, 1);
          mouse(dragged, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 30 + 2 * 208, 1);
          assertThat(tabs()).anyMatch(tab -> tab != dragged && tab.getTranslateX() != 0);
          return 0;
        });
    show(Samples.view(new Tab(12, "two"), new Tab(13, "three")));
    fx(
        () -> {
          assertThat(tabs()).hasSize(2).allMatch(tab -> tab.getTranslateX() == 0);
          mouse(dragged, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 30 + 208, 1);
          mouse(dragged, MouseEvent.MOUSE_RELEASED, MouseButton.PRIMARY, 30 + 208, 1);
          assertThat(tabs()).allMatch(tab -> tab.getTranslateX() == 0);
          return 0;
        });
    assertThat(done).containsExactly("select 11");
  }

  /** What a stale place would be: the tab is let go of right after another one went. */
  @Test
  void whenAnotherTabClosesTheDragGoesOnFromItsNextStep() {
    Node dragged = fx(() -> tabs().get(0));
    fx(
        () -> {
          mouse(dragged, MouseEvent.MOUSE_PRESSED, MouseButton.PRIMARY, 30, 1);
          mouse(dragged, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 60, 1);
          mouse(dragged, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 30 + 2 * 208, 1);
          return 0;
        });
    show(Samples.view(new Tab(11, "one"), new Tab(13, "three")));
    fx(
        () -> {
          assertThat(tabs()).hasSize(2).allMatch(tab -> tab.getTranslateX() == 0);
          mouse(dragged, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 30 + 208, 1);
          mouse(dragged, MouseEvent.MOUSE_RELEASED, MouseButton.PRIMARY, 30 + 208, 1);
          return 0;
        });
    assertThat(done).containsExactly("select 11", "move 11 2");
  }

  @Test
  void doubleClickRenamesInPlaceAndEmptyMeansAutomatic() {
    // B-52
    fx(
        () -> {
          click(tabs().get(1), MouseButton.PRIMARY, 40, 1);
          click(tabs().get(1), MouseButton.PRIMARY, 40, 2);
          layout();
          TextField editor = (TextField) strip().lookup(".strip-editor");
          assertThat(editor.getText()).isEqualTo("two");
          editor.setText("");
          Event.fireEvent(editor, new javafx.event.ActionEvent());
          return 0;
        });
    assertThat(done).contains("rename 12 ''");
  }

  @Test
  void doubleClickSplitOverTwoTabsRenamesNothing() {
    // B-43
    fx(
        () -> {
          click(tabs().get(1), MouseButton.PRIMARY, 40, 1);
          click(tabs().get(2), MouseButton.PRIMARY, 40, 2);
          return 0;
        });
    assertThat(done).containsExactly("select 12", "select 13");
  }

  @Test
  void badgeStaysWhateverTheTitleAndOnTheActiveTab() {
    // B-36, B-53
    AttentionView view =
        Samples.view(
            new Tab(11, "x".repeat(300)).blocked(Kind.AUTH), new Tab(12, "b").state(State.ERROR));
    show(view);
    fx(
        () -> {
          for (Node tab : tabs()) {
            StatusBadge badge = (StatusBadge) tab.lookup(".status-badge");
            assertThat(badge.getWidth()).isEqualTo(StatusBadge.DEFAULT_SIZE);
            assertThat(badge.isVisible()).isTrue();
          }
          assertThat(tabs().get(0).getAccessibleText()).endsWith("tab 1 of 2, needs sign-in");
          return 0;
        });
  }
}
