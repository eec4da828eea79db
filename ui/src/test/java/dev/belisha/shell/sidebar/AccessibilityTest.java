package dev.belisha.shell.sidebar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionView;
import dev.belisha.shell.StatusList;
import dev.belisha.shell.TabBar;
import dev.belisha.shell.badge.NoActions;
import dev.belisha.shell.badge.Samples;
import dev.belisha.shell.badge.Samples.Tab;
import dev.belisha.shell.badge.StatusBadge;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.shell.keys.Action;
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
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.NodeOrientation;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.TextField;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What {@code docs/accessibility.md} promises of tabs and sidebar (ux F8, B-64). */
class AccessibilityTest {
  private static final double LEAST_TARGET = 24;

  private final UiClock clock = new UiClock(InstantSource.fixed(Samples.NOW), () -> true);
  private Stage stage;
  private TabStrip strip;
  private Sidebar sidebar;

  @BeforeEach
  void open() {
    AttentionView view =
        Samples.view(
            new Tab(11, "notes"),
            new Tab(12, "api-server")
                .blocked(Kind.PERMISSION)
                .app("claude", "Run tests?")
                .since(Duration.ofMinutes(4)),
            new Tab(13, "web")
                .state(State.WORKING)
                .progress(40)
                .child("lint", State.WORKING, Duration.ZERO)
                .child("lint/css", State.WORKING, Duration.ZERO));
    FxHarness.run(
        () -> {
          Themes.apply(Palette.DARK);
          strip = new TabStrip(clock, NoActions.of(TabBar.Actions.class));
          sidebar = new Sidebar(clock, NoActions.of(StatusList.Actions.class));
          BorderPane root = new BorderPane();
          root.setTop(strip);
          root.setLeft(sidebar);
          stage = new Stage();
          stage.setScene(new Scene(root, 900, 600));
          Themes.dress(stage.getScene(), Palette.DARK);
          stage.show();
          strip.show(Samples.items(view), 12, view);
          sidebar.show(view, 1, 12);
          sidebar.model().expand(13, true, Samples.NOW);
          sidebar.show(view, 1, 12);
          layout();
        });
  }

  @AfterEach
  void close() {
    FxHarness.run(
        () -> {
          stage.close();
          clock.close();
        });
  }

  private void layout() {
    stage.getScene().getRoot().applyCss();
    stage.getScene().getRoot().layout();
  }

  private RowList list() {
    return (RowList) sidebar.lookup("#status-list");
  }

  private List<StatusCell> cells() {
    return list().cells();
  }

  @Test
  void tabsAndRowsHaveRolesNamesAndLevels() {
    FxHarness.run(
        () -> {
          assertThat(strip.getAccessibleRole()).isEqualTo(AccessibleRole.TAB_PANE);
          Node selected =
              strip.lookupAll(".strip-tab").stream()
                  .filter(tab -> tab.getAccessibleText().startsWith("api-server"))
                  .findFirst()
                  .orElseThrow();
          assertThat(selected.getAccessibleRole()).isEqualTo(AccessibleRole.TAB_ITEM);
          assertThat(selected.getAccessibleText())
              .isEqualTo("api-server, tab 2 of 3, needs permission: Run tests?");
          assertThat(selected.queryAccessibleAttribute(AccessibleAttribute.SELECTED))
              .isEqualTo(true);
          List<String> rows = new ArrayList<>();
          for (StatusCell cell : cells()) {
            assertThat(cell.getAccessibleRole()).isEqualTo(AccessibleRole.TREE_ITEM);
            rows.add(
                cell.queryAccessibleAttribute(AccessibleAttribute.DISCLOSURE_LEVEL)
                    + " "
                    + cell.queryAccessibleAttribute(AccessibleAttribute.EXPANDED)
                    + " "
                    + cell.getAccessibleText());
          }
          assertThat(rows)
              .containsExactly(
                  "0 false notes, tab 1 of 3",
                  "0 false api-server, tab 2 of 3, needs permission, for 4 minutes: Run tests?",
                  "0 true web, tab 3 of 3, working 40 %",
                  "1 false lint, working",
                  "2 false css, working");
        });
  }

  /** Everything that can be clicked has a name, and every badge words. */
  @Test
  void everyControlHasAName() {
    FxHarness.run(
        () -> {
          for (Node control : controls()) {
            String name = control.getAccessibleText();
            assertThat(name).as("%s", control).isNotNull().isNotBlank();
          }
        });
  }

  private List<Node> controls() {
    List<Node> controls = new ArrayList<>();
    for (Node node : stage.getScene().getRoot().lookupAll("*")) {
      boolean control = node instanceof ButtonBase || node instanceof TextField;
      if (control && isShown(node) && node.getScene() != null) controls.add(node);
    }
    return controls;
  }

  private static boolean isShown(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.isVisible()) return false;
    }
    return node.getLayoutBounds().getWidth() > 0;
  }

  @Test
  void targetsAreLargeEnough() {
    FxHarness.run(
        () -> {
          List<Node> targets = new ArrayList<>(controls());
          targets.addAll(cells());
          targets.addAll(strip.lookupAll(".strip-tab"));
          assertThat(targets).hasSizeGreaterThan(12);
          for (Node target : targets) {
            Bounds bounds = target.getLayoutBounds();
            assertThat(bounds.getWidth()).as("%s", target).isGreaterThanOrEqualTo(LEAST_TARGET);
            assertThat(bounds.getHeight()).as("%s", target).isGreaterThanOrEqualTo(LEAST_TARGET);
          }
          assertThat(RowView.TWISTY_END).isGreaterThanOrEqualTo(LEAST_TARGET);
        });
  }

  /** The sidebar's controls are in the focus order; what the strip has, keys and menus have too. */
  @Test
  void keysReachEverything() {
    FxHarness.run(
        () -> {
          for (Node control : controls()) {
            if (isIn(control, sidebar)) {
              assertThat(control.isFocusTraversable()).as("%s", control).isTrue();
            }
          }
          assertThat(list().isFocusTraversable()).isTrue();
        });
    for (Action action :
        new Action[] {
          Action.NEW_TAB,
          Action.NEXT_TAB,
          Action.PREVIOUS_TAB,
          Action.CLOSE_PANE,
          Action.RENAME_TAB,
          Action.MOVE_TAB_LEFT,
          Action.MOVE_TAB_RIGHT,
          Action.MOVE_TAB_TO_NEW_WINDOW,
          Action.INBOX,
          Action.JUMP
        }) {
      assertThat(action.keys()).as("%s", action).isNotEmpty();
    }
  }

  private static boolean isIn(Node node, Node parent) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at == parent) return true;
    }
    return false;
  }

  /** Some platforms make a request of the menu key, X11 does not. */
  @Test
  void theMenuKeyOpensTheMenuOfTheRow() {
    Event request =
        new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 0, 0, 0, 0, true, null);
    for (Event event :
        List.of(request, pressed(KeyCode.CONTEXT_MENU, false), pressed(KeyCode.F10, true))) {
      FxHarness.run(
          () -> {
            sidebar.focusInbox();
            Event.fireEvent(list(), event);
            assertThat(
                    Window.getWindows().stream()
                        .filter(ContextMenu.class::isInstance)
                        .flatMap(menu -> ((ContextMenu) menu).getItems().stream())
                        .map(item -> item.getText()))
                .contains("Go to", "Clear status", "Copy message", "Close tab");
            for (Window menu : List.copyOf(Window.getWindows())) {
              if (menu instanceof ContextMenu open) open.hide();
            }
          });
    }
  }

  private static KeyEvent pressed(KeyCode code, boolean shift) {
    return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, false, false, false);
  }

  @Test
  void theEdgeOfTheSidebarMovesByKeys() {
    FxHarness.run(
        () -> {
          sidebar.focusInbox();
          double before = sidebar.getPrefWidth();
          alt(KeyCode.RIGHT);
          assertThat(sidebar.getPrefWidth()).isEqualTo(before + 20);
          for (int i = 0; i < 6; i++) alt(KeyCode.LEFT);
          assertThat(sidebar.rail()).isTrue();
          alt(KeyCode.RIGHT);
          assertThat(sidebar.getPrefWidth()).isEqualTo(Sidebar.MIN_WIDTH);
          assertThat(sidebar.rail()).isFalse();
        });
  }

  private void alt(KeyCode code) {
    Event.fireEvent(
        list(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, true, false));
  }

  /** From right to left tabs and rows run the other way, and badges are not mirrored. */
  @Test
  void fromRightToLeftEverythingButTheBadgesIsMirrored() {
    FxHarness.run(
        () -> {
          stage.getScene().setNodeOrientation(NodeOrientation.RIGHT_TO_LEFT);
          layout();
          List<Node> tabs =
              strip.lookupAll(".strip-tab").stream()
                  .sorted((a, b) -> Double.compare(a.getLayoutX(), b.getLayoutX()))
                  .toList();
          assertThat(sceneX(tabs.get(0))).isGreaterThan(sceneX(tabs.get(1)));
          Node row = cells().get(1);
          Node badge = row.lookup(".status-badge");
          assertThat(sceneX(badge)).isGreaterThan(sceneX(row.lookup(".row-name")));
          for (Node each : stage.getScene().getRoot().lookupAll(".status-badge")) {
            assertThat(((StatusBadge) each).getEffectiveNodeOrientation())
                .isEqualTo(NodeOrientation.LEFT_TO_RIGHT);
          }
        });
  }

  private static double sceneX(Node node) {
    Bounds bounds = node.localToScene(node.getLayoutBounds());
    return bounds.getCenterX();
  }
}
