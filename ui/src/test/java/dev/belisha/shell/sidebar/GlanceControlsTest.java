package dev.belisha.shell.sidebar;

import static dev.belisha.FxRig.await;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionView;
import dev.belisha.shell.badge.Samples;
import dev.belisha.shell.badge.Samples.Tab;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** The sidebar under mouse and keys, on the headless platform. */
class GlanceControlsTest extends GlanceRig {
  @Test
  void sidebarOpensTheRowThatWasClickedAndFiltersByTyping() {
    fx(
        () -> {
          click(cells().get(1), MouseButton.PRIMARY, 80, 1);
          ((TextField) sidebar().lookup(".sidebar-query")).setText("notes");
          layout();
          assertThat(rows()).hasSize(1);
          return 0;
        });
    assertThat(done).containsExactly("open 12");
  }

  /** What is typed after a click in the list belongs to the terminal, not to the list's keys. */
  @Test
  void theMouseLeavesTheKeyboardWhereItIs() {
    fx(
        () -> {
          strip().setFocusTraversable(true);
          strip().requestFocus();
          click(cells().get(1), MouseButton.PRIMARY, 80, 1);
          click(cells().get(2), MouseButton.SECONDARY, 80, 1);
          assertThat(list().isFocused()).isFalse();
          assertThat(strip().isFocused()).isTrue();
          return 0;
        });
    assertThat(done).containsExactly("open 12");
  }

  /** B-44, B-49: a row is dragged to its place; less than a drag moves nothing and clicks. */
  @Test
  void aRowDraggedInTheListMovesItsTab() {
    fx(
        () -> {
          Node first = cells().get(0);
          double y = first.localToScene(0, 0).getY();
          mouse(first, MouseEvent.MOUSE_PRESSED, MouseButton.PRIMARY, 80, y + 10, 1);
          mouse(first, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 80, y + 13, 1);
          mouse(first, MouseEvent.MOUSE_RELEASED, MouseButton.PRIMARY, 80, y + 13, 1);
          mouse(first, MouseEvent.MOUSE_CLICKED, MouseButton.PRIMARY, 80, y + 13, 1);
          assertThat(done).containsExactly("open 11");
          mouse(first, MouseEvent.MOUSE_PRESSED, MouseButton.PRIMARY, 80, y + 10, 1);
          mouse(first, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 80, y + 80, 1);
          assertThat(sidebar().lookup(".row-drop").isVisible()).isTrue();
          mouse(first, MouseEvent.MOUSE_RELEASED, MouseButton.PRIMARY, 80, y + 80, 1);
          mouse(first, MouseEvent.MOUSE_CLICKED, MouseButton.PRIMARY, 80, y + 80, 1);
          assertThat(sidebar().lookup(".row-drop").isVisible()).isFalse();
          return 0;
        });
    assertThat(done).containsExactly("open 11", "move 11 2");
  }

  /** B-49: the keyboard's twin of the drag; B-44: sorted otherwise there is no place to go to. */
  @Test
  void altAndArrowsMoveTheTabOfARow() {
    fx(
        () -> {
          sidebar().focusInbox();
          alt(KeyCode.DOWN);
          alt(KeyCode.UP);
          sidebar().model().order(SidebarModel.Order.RECENT, Samples.NOW);
          alt(KeyCode.DOWN);
          return 0;
        });
    assertThat(done).containsExactly("move 12 3", "move 12 1");
  }

  private void alt(KeyCode code) {
    Event.fireEvent(
        list(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, true, false));
  }

  /** B-44. */
  @Test
  void theOrderByHandCanBeTakenBackFromTheMenu() {
    fx(
        () -> {
          assertThat(reset().isDisable()).isTrue();
          reordered = true;
          assertThat(reset().isDisable()).isFalse();
          reset().fire();
          return 0;
        });
    assertThat(done).containsExactly("reset order");
  }

  private MenuItem reset() {
    return OrderMenu.of(new SidebarModel(), new ListActions(), order -> {}, grouping -> {})
        .getItems()
        .getLast();
  }

  /** A filter from before hides nothing of what a digest counted. */
  @Test
  void theInboxOpensWithTheFilterThatIsAskedFor() {
    fx(
        () -> {
          SidebarModel model = sidebar().model();
          model.filter(State.IDLE, Samples.NOW);
          model.query("no such tab", Samples.NOW);
          sidebar().openInbox(null);
          assertThat(model.filter()).isNull();
          assertThat(list().rows().isEmpty()).isFalse();
          sidebar().openInbox(State.BLOCKED);
          assertThat(model.filter()).isEqualTo(State.BLOCKED);
          return 0;
        });
  }

  /** B-48: digits are the list's while it has the keyboard, else those of the row of tabs. */
  @Test
  void digitsOpenTheRowsOfTheListThatHasTheKeyboard() {
    fx(
        () -> {
          strip().setFocusTraversable(true);
          strip().requestFocus();
          assertThat(sidebar().openDigit(1)).isFalse();
          sidebar().focusInbox();
          sidebar().model().order(SidebarModel.Order.NEEDS_YOU, Samples.NOW);
          sidebar().digits(true);
          assertThat(sidebar().openDigit(1)).isTrue();
          return 0;
        });
    assertThat(done).containsExactly("open 12");
  }

  /** What arrives while the menu is open was not what the person meant. */
  @Test
  void theMenuIsAboutWhatWasShownWhenItOpened() {
    fx(
        () -> {
          asOf = 7;
          ContextMenu menu = RowMenu.of((Row.Tab) rows().get(1), new ListActions(), () -> {});
          asOf = 8;
          item(menu, "Clear status").fire();
          return 0;
        });
    assertThat(done).containsExactly("clear 12 as of 7");
  }

  /** B-6: the row clears the whole tab, all its panes; the menu of a record that one. */
  @Test
  void theMenuOfARowClearsItsTab() {
    fx(
        () -> {
          Row.Tab tab = (Row.Tab) rows().get(1);
          item(RowMenu.of(tab, new ListActions(), () -> {}), "Clear status").fire();
          Row.Tab silent = (Row.Tab) rows().get(0);
          assertThat(
                  item(RowMenu.of(silent, new ListActions(), () -> {}), "Clear status").isDisable())
              .isTrue();
          return 0;
        });
    assertThat(done).containsExactly("clear 12");
  }

  private static MenuItem item(ContextMenu menu, String text) {
    return menu.getItems().stream()
        .filter(item -> text.equals(item.getText()))
        .findFirst()
        .orElseThrow();
  }

  /** B-55: with the sidebar twenty tabs are seen at once on 900 px, too. */
  @Test
  void twentyRowsNeedNoScrollingAt900() {
    Tab[] tabs = new Tab[20];
    for (int i = 0; i < 20; i++) tabs[i] = new Tab(i + 11, "t" + i).state(State.WORKING);
    fx(
        () -> {
          Stage window = Objects.requireNonNull(stage);
          window.setY(0);
          window.setHeight(900);
          return 0;
        });
    show(Samples.view(tabs));
    fx(
        () -> {
          layout();
          Node last = cells().getLast();
          assertThat(cells()).hasSize(20);
          assertThat(last.localToScene(last.getBoundsInLocal()).getMaxY()).isLessThanOrEqualTo(900);
          return 0;
        });
  }

  /** A cell that showed a tab before must not draw that tab's name into another row. */
  @Test
  void aReusedRowShowsOnlyItsOwnTexts() {
    fx(
        () -> {
          RowView view = new RowView(clock);
          SidebarModel model = new SidebarModel();
          Tab tab =
              new Tab(1, "one")
                  .state(State.WORKING)
                  .app("pi", "busy")
                  .child("a", State.DONE, Duration.ofMinutes(2));
          model.show(Samples.view(tab), 1, 1, Samples.NOW);
          model.expand(1, true, Samples.NOW);
          List<Row> rows = model.rows();
          view.show(rows.getFirst(), false, false);
          view.editor(null);
          assertThat(texts(view)).contains("one", "pi", "busy", "Working");
          view.show(rows.getLast(), false, false);
          view.editor(null);
          assertThat(texts(view)).containsExactly("1 finished");
          return 0;
        });
  }

  private static List<String> texts(Node row) {
    return row.lookupAll("*").stream()
        .filter(node -> node instanceof Label && node.isVisible())
        .map(label -> ((Label) label).getText())
        .toList();
  }

  /** As soon as another tab is selected its row is in sight, and nothing scrolls further. */
  @Test
  void theRowOfTheSelectedTabIsInSight() {
    Tab[] tabs = new Tab[40];
    for (int i = 0; i < 40; i++) tabs[i] = new Tab(i + 11, "t" + i).state(State.WORKING);
    AttentionView view = Samples.view(tabs);
    show(view);
    fx(
        () -> {
          sidebar().show(view, 1, 45);
          layout();
          assertThat(cells().stream().map(cell -> cell.key().tab())).contains(45);
          return 0;
        });
  }

  @Test
  void onlyResultsCanBeMarkedSeenFromTheMenu() {
    fx(
        () -> {
          assertThat(seenItem(1).isDisable()).isTrue();
          assertThat(seenItem(2).isDisable()).isFalse();
          return 0;
        });
  }

  private MenuItem seenItem(int row) {
    Row.Tab tab = (Row.Tab) rows().get(row);
    return RowMenu.of(tab, new ListActions(), () -> {}).getItems().stream()
        .filter(item -> "Mark seen".equals(item.getText()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void keysActOnTheSelectedRow() {
    fx(
        () -> {
          sidebar().focusInbox();
          for (KeyCode code : new KeyCode[] {KeyCode.SPACE, KeyCode.M, KeyCode.ENTER}) {
            key(list(), code);
          }
          key(list(), KeyCode.ESCAPE);
          return 0;
        });
    assertThat(done).containsExactly("seen 12 1", "mute 12 PT0S", "open 12", "leave");
  }

  /** Press and character come one after the other; the second goes to what has the keyboard. */
  @Test
  void theKeyThatLeadsToTheFilterIsNotTypedIntoIt() {
    fx(
        () -> {
          sidebar().focusInbox();
          key(list(), KeyCode.SLASH);
          Event.fireEvent(
              list().getScene().getFocusOwner(),
              new KeyEvent(
                  KeyEvent.KEY_TYPED, "/", "", KeyCode.UNDEFINED, false, false, false, false));
          return 0;
        });
    fx(
        () -> {
          TextField query = (TextField) sidebar().lookup(".sidebar-query");
          assertThat(query.isFocused()).isTrue();
          assertThat(query.getText()).isEmpty();
          return 0;
        });
  }

  /** The rail has no room for an editor: the window shows it elsewhere. */
  @Test
  void renameInTheRailIsDoneElsewhere() {
    fx(
        () -> {
          sidebar().setPrefWidth(100);
          sidebar().focusInbox();
          key(list(), KeyCode.F2);
          layout();
          assertThat(sidebar().lookup(".row-editor")).isNull();
          return 0;
        });
    assertThat(done).containsExactly("edit 12");
  }

  @Test
  void renameInTheListHoldsTheTabItBeganOn() {
    // B-43
    fx(
        () -> {
          sidebar().focusInbox();
          key(list(), KeyCode.F2);
          layout();
          TextField editor = (TextField) sidebar().lookup(".row-editor");
          editor.setText("server");
          assertThat(editor.isFocused()).isTrue();
          Event.fireEvent(editor, new javafx.event.ActionEvent());
          assertThat(list().isFocused()).as("the keyboard goes back to the list").isTrue();
          return 0;
        });
    assertThat(done).containsExactly("rename 12 'server'");
  }

  @Test
  void aHundredTabsNeedOnlyTheCellsInSight() {
    Tab[] tabs = new Tab[100];
    for (int i = 0; i < 100; i++) tabs[i] = new Tab(i + 11, "t" + i).state(State.WORKING);
    show(Samples.view(tabs));
    int cells = fx(() -> cells().size());
    assertThat(cells).isBetween(8, 20);
  }

  /** Also in the rail the ends of the list tell what waits out of sight, and how many. */
  @Test
  void theEndsOfTheListTellWhatWaitsBeyondThem() {
    Tab[] tabs = new Tab[60];
    for (int i = 0; i < 60; i++) tabs[i] = new Tab(i + 11, "t" + i).state(State.WORKING);
    tabs[0].state(State.ERROR);
    tabs[40].blocked(Kind.AUTH);
    tabs[50].state(State.DONE);
    tabs[55].blocked(Kind.AUTH);
    for (double width : new double[] {280, 100}) {
      fx(
          () -> {
            sidebar().setPrefWidth(width);
            return 0;
          });
      show(Samples.view(tabs));
      fx(
          () -> {
            list().scrollBy(-100_000);
            layout();
            assertThat(edges()).containsExactly("Below: 2 tabs, needs sign-in");
            ListEdge below = (ListEdge) sidebar().lookupAll(".list-edge").toArray()[1];
            below.fire();
            layout();
            assertThat(edges()).contains("Above: 1 tab, failed");
            assertThat(shownTabs()).contains(51);
            return 0;
          });
    }
  }

  private List<String> edges() {
    return sidebar().lookupAll(".list-edge").stream()
        .filter(Node::isVisible)
        .map(Node::getAccessibleText)
        .toList();
  }

  private List<Integer> shownTabs() {
    return cells().stream().map(cell -> cell.key().tab()).toList();
  }

  @Test
  void narrowWindowAndNarrowDragGiveTheRail() throws Exception {
    // B-51
    fx(
        () -> {
          assertThat(sidebar().rail()).isFalse();
          sidebar().setPrefWidth(120);
          assertThat(sidebar().rail()).isTrue();
          layout();
          assertThat(sidebar().getWidth()).isEqualTo(Sidebar.RAIL_WIDTH);
          sidebar().setPrefWidth(300);
          assertThat(sidebar().rail()).isFalse();
          Objects.requireNonNull(stage).setWidth(600);
          return 0;
        });
    // The window's new width comes with a later pulse.
    await("the rail", () -> fx(() -> sidebar().rail()));
  }
}
