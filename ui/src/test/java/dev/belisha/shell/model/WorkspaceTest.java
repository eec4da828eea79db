package dev.belisha.shell.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.PaneKey;
import dev.belisha.shell.model.Layout.Axis;
import dev.belisha.shell.model.PaneModel.State;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WorkspaceTest {
  private static final Path HOME = Path.of("/home/a");
  private int changes;
  private int renames;
  private final Workspace workspace = new Workspace(HOME, () -> changes++, () -> renames++);
  private final WindowModel window = workspace.openWindow();

  private TabModel open() {
    return workspace.openTab(window, Launch.SHELL);
  }

  private static List<Integer> ids(WindowModel window) {
    return window.tabs().stream().map(TabModel::id).toList();
  }

  private int selected() {
    return window.selected().orElseThrow().id();
  }

  @Test
  void idsCountFromOneAndAreNeverUsedAgain() {
    TabModel first = open();
    TabModel second = open();
    assertThat(first.id()).isEqualTo(1);
    workspace.closeTab(second);
    assertThat(open().id()).isEqualTo(3);
  }

  @Test
  void aNewTabOpensBesideTheSelectedOneAndIsSelected() {
    TabModel first = open();
    open();
    window.select(first);
    open();
    assertThat(ids(window)).containsExactly(1, 3, 2);
    assertThat(selected()).isEqualTo(3);
  }

  /** B-44: only a move makes an order by hand, and it can be taken back. */
  @Test
  void theOrderByHandIsTakenBack() {
    TabModel first = open();
    open();
    window.select(first);
    open();
    assertThat(window.isReordered()).isFalse();
    window.resetOrder();
    assertThat(ids(window)).containsExactly(1, 3, 2);
    window.move(first, 3);
    assertThat(ids(window)).containsExactly(3, 2, 1);
    assertThat(window.isReordered()).isTrue();
    open();
    assertThat(ids(window)).containsExactly(3, 4, 2, 1);
    workspace.closeTab(workspace.tab(2).orElseThrow());
    window.resetOrder();
    assertThat(ids(window)).containsExactly(1, 3, 4);
    assertThat(window.isReordered()).isFalse();
  }

  @Test
  void aTabKnowsItsPlace() {
    TabModel tab = open();
    assertThat(tab.place()).isEqualTo(new Place("~", ""));
    tab.active().directory(HOME.resolve("src/web"));
    assertThat(tab.place()).isEqualTo(new Place("~/src/web", ""));
    tab.active().directory(Path.of("/srv"));
    assertThat(tab.place()).isEqualTo(new Place("/srv", ""));
    tab.active().remote("build-3", "/root");
    assertThat(tab.place()).isEqualTo(new Place("/root", "build-3"));
    tab.active().remote("", "");
    assertThat(tab.place()).isEqualTo(new Place("/srv", ""));
  }

  @Test
  void idAndPositionAreTwoThings() {
    open();
    open();
    open();
    workspace.closeTab(window.tabs().get(0));
    assertThat(window.position(window.tabs().get(1))).isEqualTo(2);
    window.selectPosition(1);
    assertThat(selected()).isEqualTo(2);
    window.selectPosition(7);
    assertThat(selected()).isEqualTo(2);
    window.selectLast();
    assertThat(selected()).isEqualTo(3);
  }

  @Test
  void closingTheSelectedTabSelectsTheOneUsedBeforeIt() {
    TabModel first = open();
    open();
    TabModel third = open();
    window.select(first);
    window.select(third);
    workspace.closeTab(third);
    assertThat(selected()).isEqualTo(1);
  }

  @Test
  void theLastUsedKeySwapsTwoTabsAndWalksFurtherWhileHeld() {
    open();
    open();
    open();
    window.walkLastUsed(1);
    assertThat(selected()).isEqualTo(2);
    window.endWalk();
    window.walkLastUsed(1);
    window.endWalk();
    assertThat(selected()).isEqualTo(3);
    window.walkLastUsed(1);
    window.walkLastUsed(1);
    assertThat(selected()).isEqualTo(1);
    window.endWalk();
    window.walkLastUsed(1);
    assertThat(selected()).isEqualTo(3);
    window.walkLastUsed(-1);
    assertThat(selected()).isEqualTo(1);
  }

  @Test
  void neighboursGoRoundTheEnds() {
    open();
    open();
    window.selectNeighbour(1);
    assertThat(selected()).isEqualTo(1);
    window.selectNeighbour(-1);
    assertThat(selected()).isEqualTo(2);
  }

  @Test
  void movingInTheStripStopsAtTheEndsAndKeepsTheSelection() {
    open();
    open();
    open();
    window.moveSelected(-1);
    assertThat(ids(window)).containsExactly(1, 3, 2);
    window.moveSelected(-5);
    window.moveSelected(-1);
    assertThat(ids(window)).containsExactly(3, 1, 2);
    assertThat(selected()).isEqualTo(3);
    window.move(window.tabs().get(0), 99);
    assertThat(ids(window)).containsExactly(1, 2, 3);
  }

  @Test
  void aTabKeepsItsPanesWhenItMovesToAnotherWindow() {
    open();
    TabModel tab = open();
    PaneModel pane = tab.active();
    PaneModel second = workspace.split(pane, Axis.RIGHT, Launch.SHELL);
    WindowModel other = workspace.moveTabToNewWindow(tab).orElseThrow();
    assertThat(other.id()).isEqualTo(2);
    assertThat(workspace.windowOf(tab)).contains(other);
    assertThat(workspace.pane(new PaneKey(2, pane.id()))).containsSame(pane);
    assertThat(workspace.pane(new PaneKey(2, second.id()))).containsSame(second);
    assertThat(ids(window)).containsExactly(1);
    workspace.moveTab(tab, window, 1);
    assertThat(ids(window)).containsExactly(2, 1);
    assertThat(workspace.windows()).containsExactly(window);
    assertThat(tab.panes()).containsExactly(pane, second);
  }

  @Test
  void aTabAloneStaysWhereItIs() {
    TabModel tab = open();
    int before = changes;
    assertThat(workspace.moveTabToNewWindow(tab)).isEmpty();
    assertThat(changes).isEqualTo(before);
  }

  @Test
  void closingTheLastPaneClosesTheTabAndTheLastTabTheWindow() {
    TabModel tab = open();
    PaneModel first = tab.active();
    PaneModel second = workspace.split(first, Axis.DOWN, Launch.SHELL);
    workspace.closePane(second);
    assertThat(tab.active()).isSameAs(first);
    workspace.closePane(first);
    assertThat(workspace.windows()).isEmpty();
    workspace.closePane(first);
  }

  @Test
  void aPaneThatGoesHandsTheKeyboardToItsNeighbour() {
    TabModel tab = open();
    PaneModel one = tab.active();
    PaneModel two = workspace.split(one, Axis.RIGHT, Launch.SHELL);
    PaneModel three = workspace.split(two, Axis.DOWN, Launch.SHELL);
    assertThat(tab.active()).isSameAs(three);
    tab.activate(one);
    workspace.closePane(three);
    assertThat(tab.active()).isSameAs(one);
    workspace.closePane(one);
    assertThat(tab.active()).isSameAs(two);
  }

  @Test
  void focusMovesBetweenPanes() {
    TabModel tab = open();
    PaneModel one = tab.active();
    PaneModel two = workspace.split(one, Axis.RIGHT, Launch.SHELL);
    assertThat(tab.focusNeighbour(Layout.Direction.LEFT)).isTrue();
    assertThat(tab.active()).isSameAs(one);
    assertThat(tab.focusNeighbour(Layout.Direction.LEFT)).isFalse();
    assertThat(tab.focusNeighbour(Layout.Direction.RIGHT)).isTrue();
    assertThat(tab.active()).isSameAs(two);
  }

  @Test
  void undoCloseOpensTheSameProgramInItsPlaceWithItsName() {
    open();
    Launch launch = Launch.command(List.of("top"), Path.of("/tmp"));
    TabModel tab = workspace.openTab(window, launch);
    tab.rename("watch");
    tab.active().directory(Path.of("/var"));
    open();
    workspace.closeTab(tab);
    TabModel again = workspace.undoClose(window).orElseThrow();
    assertThat(again.id()).isEqualTo(4);
    assertThat(window.position(again)).isEqualTo(2);
    assertThat(again.name()).isEqualTo("watch");
    assertThat(again.active().launch().command()).containsExactly("top");
    assertThat(again.active().launch().directory()).isEqualTo(Path.of("/var"));
    assertThat(workspace.undoClose(window)).isEmpty();
  }

  @Test
  void undoCloseRemembersTenTabs() {
    open();
    for (int i = 0; i < Workspace.MAX_CLOSED + 5; i++) workspace.closeTab(open());
    int reopened = 0;
    while (workspace.undoClose(window).isPresent()) reopened++;
    assertThat(reopened).isEqualTo(Workspace.MAX_CLOSED);
  }

  /** B-52. */
  @Test
  void aManualNameWinsAndAnEmptyOneReturnsToTheAutomatic() {
    TabModel tab = open();
    assertThat(tab.title()).isEqualTo("shell");
    tab.active().title("vim notes");
    assertThat(tab.title()).isEqualTo("vim notes");
    tab.rename("  api  ");
    tab.active().title("other");
    assertThat(tab.title()).isEqualTo("api");
    tab.rename(" ");
    assertThat(tab.title()).isEqualTo("other");
  }

  @Test
  void noProgramTextIsInTheLabel() {
    TabModel tab = workspace.openTab(window, Launch.shellIn(Path.of("/srv/api-server")));
    tab.active().title("Your bank");
    tab.active().directory(Path.of("/srv/Your bank"));
    assertThat(tab.label()).isEqualTo("api-server");
    assertThat(workspace.openTab(window, Launch.command(List.of("/usr/bin/pi"), HOME)).label())
        .isEqualTo("pi");
    assertThat(workspace.openTab(window, Launch.shellIn(HOME)).label()).isEqualTo("shell");
    assertThat(workspace.openTab(window, Launch.shellIn(Path.of("/"))).label()).isEqualTo("/");
    assertThat(workspace.openTab(window, Launch.SHELL.named("mine")).label()).isEqualTo("mine");
    Path odd = Path.of("/srv/a\nb\u0007");
    assertThat(workspace.openTab(window, Launch.shellIn(odd)).label()).isEqualTo("a b");
  }

  @Test
  void onlyAGoodEndClosesAPane() {
    PaneModel pane = open().active();
    assertThat(pane.closesAfter(0)).isTrue();
    assertThat(pane.closesAfter(1)).isFalse();
    Launch held = new Launch(List.of("make"), null, null, true, java.util.Map.of());
    assertThat(workspace.openTab(window, held).active().closesAfter(0)).isFalse();
  }

  @Test
  void everyChangeIsToldOnceAndNoChangeIsNotTold() {
    TabModel tab = open();
    int before = changes;
    tab.active().state(new State.Running());
    assertThat(changes).isEqualTo(before + 1);
    tab.active().state(new State.Running());
    tab.activate(tab.active());
    assertThat(changes).isEqualTo(before + 1);
  }

  /** They come as often as programs like: whoever shows them paces these apart. */
  @Test
  void whatProgramsCallThemselvesIsToldApart() {
    TabModel tab = open();
    int before = changes;
    for (int each = 0; each < 2; each++) {
      tab.active().title("x");
      tab.active().directory(HOME);
      tab.active().remote("host", "/");
    }
    assertThat(renames).isEqualTo(3);
    assertThat(changes).isEqualTo(before);
  }

  /** Whatever is done, each tab is in one window, each window has a selected tab of its own. */
  @Test
  void randomActionsKeepTheInvariants() {
    Random random = new Random(7501);
    for (int step = 0; step < 5_000; step++) {
      if (workspace.windows().isEmpty()) workspace.openTab(workspace.openWindow(), Launch.SHELL);
      List<WindowModel> windows = workspace.windows();
      WindowModel some = windows.get(random.nextInt(windows.size()));
      WindowModel other = windows.get(random.nextInt(windows.size()));
      if (some.isEmpty()) {
        open();
        continue;
      }
      TabModel tab = some.tabs().get(random.nextInt(some.tabs().size()));
      switch (random.nextInt(10)) {
        case 0, 1 -> workspace.openTab(some, Launch.SHELL);
        case 2 -> workspace.closeTab(tab);
        case 3 -> workspace.moveTab(tab, other, random.nextInt(6));
        case 4 -> workspace.moveTabToNewWindow(tab);
        case 5 -> workspace.split(tab.active(), Axis.RIGHT, Launch.SHELL);
        case 6 -> workspace.closePane(tab.panes().get(random.nextInt(tab.panes().size())));
        case 7 -> some.walkLastUsed(random.nextInt(3) - 1);
        case 8 -> some.endWalk();
        default -> workspace.undoClose(some);
      }
      List<TabModel> tabs = workspace.tabs();
      assertThat(tabs).doesNotHaveDuplicates();
      for (WindowModel each : workspace.windows()) {
        assertThat(each.tabs()).isNotEmpty();
        assertThat(each.tabs()).contains(each.selected().orElseThrow());
      }
      for (TabModel each : tabs) {
        assertThat(each.panes()).contains(each.active());
        assertThat(each.layout().panes())
            .containsExactlyInAnyOrderElementsOf(each.panes().stream().map(PaneModel::id).toList());
      }
    }
  }
}
