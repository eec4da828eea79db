package dev.belisha.shell.sidebar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.PaneKey;
import dev.belisha.shell.StatusList;
import dev.belisha.shell.TabBar;
import dev.belisha.shell.badge.Samples;
import dev.belisha.shell.badge.Samples.Tab;
import dev.belisha.shell.badge.StatusBadge;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.shell.tabs.TabStrip;
import dev.belisha.shell.theme.Palette;
import dev.belisha.shell.theme.Themes;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import dev.belisha.view.FxHarness;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Strip and sidebar under mouse and keys, on the headless platform. */
class GlanceControlsTest {
  private final List<String> done = new ArrayList<>();
  private final UiClock clock = new UiClock(InstantSource.fixed(Samples.NOW), () -> true);
  private boolean reordered;
  private @Nullable Stage stage;
  private @Nullable TabStrip strip;
  private @Nullable Sidebar sidebar;

  @BeforeEach
  void open() {
    fx(
        () -> {
          Themes.apply(Palette.DARK);
          TabStrip tabs = new TabStrip(clock, new Tabs());
          Sidebar rows = new Sidebar(clock, new Rows());
          BorderPane root = new BorderPane();
          root.setTop(tabs);
          root.setLeft(rows);
          Stage window = new Stage();
          window.setScene(new Scene(root, 900, 600));
          Themes.dress(window.getScene(), Palette.DARK);
          window.show();
          strip = tabs;
          sidebar = rows;
          stage = window;
          return tabs;
        });
    show(
        Samples.view(
            new Tab(11, "one"),
            new Tab(12, "two").blocked(Kind.PERMISSION).app("claude", "Run tests?"),
            new Tab(13, "three").state(State.DONE).app("pi", "14 notes")));
  }

  @AfterEach
  void close() {
    fx(
        () -> {
          Objects.requireNonNull(stage).close();
          clock.close();
          return 0;
        });
  }

  private static <T> T fx(Callable<T> task) {
    return FxHarness.call(task);
  }

  private TabStrip strip() {
    return Objects.requireNonNull(strip);
  }

  private Sidebar sidebar() {
    return Objects.requireNonNull(sidebar);
  }

  private void show(AttentionView view) {
    fx(
        () -> {
          strip().show(Samples.items(view), 11, view);
          sidebar().show(view, 1, 11);
          layout();
          return 0;
        });
  }

  private void layout() {
    Node root = strip().getScene().getRoot();
    root.applyCss();
    strip().getScene().getRoot().layout();
  }

  /** The tabs in the order they stand. */
  private List<Node> tabs() {
    return strip().lookupAll(".strip-tab").stream()
        .sorted((a, b) -> Double.compare(a.getLayoutX(), b.getLayoutX()))
        .toList();
  }

  @SuppressWarnings("unchecked")
  private ListView<Row> list() {
    return (ListView<Row>) sidebar().lookup("#status-list");
  }

  private List<IndexedCell<?>> cells() {
    List<IndexedCell<?>> cells = new ArrayList<>();
    for (Node node : list().lookupAll(".list-cell")) {
      if (node instanceof IndexedCell<?> cell && !cell.isEmpty() && cell.isVisible()) {
        cells.add(cell);
      }
    }
    cells.sort((a, b) -> Integer.compare(a.getIndex(), b.getIndex()));
    return cells;
  }

  private static void mouse(
      Node node, EventType<MouseEvent> type, MouseButton button, double x, int clicks) {
    mouse(node, type, button, x, 20, clicks);
  }

  private static void mouse(
      Node node, EventType<MouseEvent> type, MouseButton button, double x, double y, int clicks) {
    double sceneX = node.localToScene(x, 10).getX();
    boolean down = type != MouseEvent.MOUSE_RELEASED && type != MouseEvent.MOUSE_CLICKED;
    boolean primary = down && button == MouseButton.PRIMARY;
    boolean middle = down && button == MouseButton.MIDDLE;
    MouseEvent event =
        new MouseEvent(
            type, sceneX, y, sceneX, y, button, clicks, false, false, false, false, primary, middle,
            false, false, false, true, null);
    Event.fireEvent(node, event);
  }

  private static void click(Node node, MouseButton button, double x, int clicks) {
    mouse(node, MouseEvent.MOUSE_PRESSED, button, x, clicks);
    mouse(node, MouseEvent.MOUSE_RELEASED, button, x, clicks);
    mouse(node, MouseEvent.MOUSE_CLICKED, button, x, clicks);
  }

  private void key(Node node, KeyCode code) {
    Event.fireEvent(
        node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
  }

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

  @Test
  void sidebarOpensTheRowThatWasClickedAndFiltersByTyping() {
    fx(
        () -> {
          click(cells().get(1), MouseButton.PRIMARY, 80, 1);
          ((TextField) sidebar().lookup(".sidebar-query")).setText("notes");
          layout();
          assertThat(list().getItems()).hasSize(1);
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
    return OrderMenu.of(new SidebarModel(), new Rows(), order -> {}, grouping -> {})
        .getItems()
        .getLast();
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

  /** B-6: the row clears the whole tab, all its panes; the menu of a record that one. */
  @Test
  void theMenuOfARowClearsItsTab() {
    fx(
        () -> {
          Row.Tab tab = (Row.Tab) list().getItems().get(1);
          item(RowMenu.of(tab, new Rows(), () -> {}), "Clear status").fire();
          Row.Tab silent = (Row.Tab) list().getItems().get(0);
          assertThat(item(RowMenu.of(silent, new Rows(), () -> {}), "Clear status").isDisable())
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
          assertThat(cells().stream().map(cell -> ((Row) cell.getItem()).key().tab())).contains(45);
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
    Row.Tab tab = (Row.Tab) list().getItems().get(row);
    return RowMenu.of(tab, new Rows(), () -> {}).getItems().stream()
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
    assertThat(done).containsExactly("seen 12 true", "mute 12 PT0S", "open 12", "leave");
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
          Event.fireEvent(editor, new javafx.event.ActionEvent());
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
            list().scrollTo(0);
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
    return cells().stream().map(cell -> ((Row) cell.getItem()).key().tab()).toList();
  }

  @Test
  void narrowWindowAndNarrowDragGiveTheRail() {
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
    assertThat(fx(() -> sidebar().rail())).isTrue();
  }

  /** Says what the strip asked for. */
  private final class Tabs implements TabBar.Actions {
    @Override
    public void select(int tab) {
      done.add("select " + tab);
    }

    @Override
    public void close(int tab) {
      done.add("close " + tab);
    }

    @Override
    public void move(int tab, int position) {
      done.add("move " + tab + " " + position);
    }

    @Override
    public void dropOutside(int tab, double screenX, double screenY) {
      done.add("outside " + tab);
    }

    @Override
    public void rename(int tab, String name) {
      done.add("rename " + tab + " '" + name + "'");
    }

    @Override
    public void newTab() {
      done.add("new");
    }

    @Override
    public void menu(int tab, double screenX, double screenY) {
      done.add("menu " + tab);
    }
  }

  /** Says what the sidebar asked for. */
  private final class Rows implements StatusList.Actions {
    @Override
    public void open(PaneKey pane) {
      done.add("open " + pane.tab());
    }

    @Override
    public void markSeen(PaneKey pane, String recordId, boolean seen) {
      done.add("seen " + pane.tab() + " " + seen);
    }

    @Override
    public void clear(PaneKey pane, String recordId) {
      done.add("clear " + pane.tab());
    }

    @Override
    public void mute(int tab, @Nullable Duration length) {
      done.add("mute " + tab + " " + length);
    }

    @Override
    public void timeline(int tab) {
      done.add("timeline " + tab);
    }

    @Override
    public void rename(int tab, String name) {
      done.add("rename " + tab + " '" + name + "'");
    }

    @Override
    public void move(int tab, int position) {
      done.add("move " + tab + " " + position);
    }

    @Override
    public boolean isReordered() {
      return reordered;
    }

    @Override
    public void resetOrder() {
      done.add("reset order");
    }

    @Override
    public void close(int tab) {
      done.add("close " + tab);
    }

    @Override
    public void leave() {
      done.add("leave");
    }
  }
}
