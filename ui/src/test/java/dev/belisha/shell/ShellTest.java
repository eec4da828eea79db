package dev.belisha.shell;

import static dev.belisha.shell.ShellRig.await;
import static dev.belisha.shell.ShellRig.fx;
import static dev.belisha.shell.ShellRig.sh;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.javafx.stage.WindowHelper;
import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.attention.PaneKey;
import dev.belisha.attention.Toast;
import dev.belisha.config.SettingKey;
import dev.belisha.config.Settings;
import dev.belisha.config.Settings.Theme;
import dev.belisha.config.SettingsReader;
import dev.belisha.config.SettingsReading;
import dev.belisha.session.Session;
import dev.belisha.shell.keys.Action;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.PaneModel;
import dev.belisha.shell.model.PaneModel.State;
import dev.belisha.shell.model.Place;
import dev.belisha.shell.model.TabModel;
import dev.belisha.shell.model.WindowModel;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shell with real sessions on the headless platform. */
class ShellTest {
  @TempDir Path folder;
  private ShellRig rig;

  @BeforeEach
  void open() throws Exception {
    rig = new ShellRig();
  }

  @AfterEach
  void close() throws Exception {
    rig.close();
  }

  private static PaneModel pane(WindowModel window) {
    return window.selected().orElseThrow().active();
  }

  private static boolean running(PaneModel pane) {
    return pane.state() instanceof State.Running;
  }

  private void run(Action action) throws Exception {
    var key = action.keys().getFirst();
    rig.press(0, key.key(), key.ctrl(), key.shift(), key.alt());
  }

  private static String report(String report) {
    return "printf '\\033]7501;" + report + "\\033\\\\'; ";
  }

  @Test
  void aWindowShowsItsProgram() throws Exception {
    WindowModel window = rig.open(sh("echo hello; sleep 60"));
    await("text", () -> rig.terminals.getFirst().text().contains("hello"));
    assertThat(running(pane(window))).isTrue();
    assertThat(fx(() -> ShellRig.stages().getFirst().isShowing())).isTrue();
  }

  @Test
  void keysOpenMoveAndWalkTabs() throws Exception {
    WindowModel window = rig.open(sh("sleep 60"));
    run(Action.NEW_TAB);
    run(Action.NEW_TAB);
    assertThat(fx(() -> window.tabs().stream().map(TabModel::id).toList()))
        .containsExactly(1, 2, 3);
    run(Action.MOVE_TAB_LEFT);
    assertThat(fx(() -> window.tabs().stream().map(TabModel::id).toList()))
        .containsExactly(1, 3, 2);
    run(Action.TAB_1);
    assertThat(rig.tabBars.getFirst().selected).isEqualTo(1);
    run(Action.LAST_USED_TAB);
    assertThat(rig.tabBars.getFirst().selected).isEqualTo(3);
    run(Action.RENAME_TAB);
    assertThat(rig.tabBars.getFirst().edited).isEqualTo(3);
    fx(
        () -> {
          rig.tabBars.getFirst().actions.rename(3, "mine");
          rig.tabBars.getFirst().actions.move(3, 1);
          return true;
        });
    assertThat(rig.tabBars.getFirst().shown.getFirst().title()).isEqualTo("mine");
  }

  @Test
  void aTabMovedToASecondWindowKeepsItsSession() throws Exception {
    WindowModel window = rig.open(sh("sleep 60"));
    fx(
        () ->
            rig.shell.workspace().openTab(window, sh("echo moved; read x; echo got $x; sleep 60")));
    await("text", () -> rig.terminals.get(1).text().contains("moved"));
    Session before = rig.shell.paneView(pane(window).key()).session();
    run(Action.MOVE_TAB_TO_NEW_WINDOW);
    assertThat(fx(() -> ShellRig.stages().size())).isEqualTo(2);
    WindowModel second = fx(() -> rig.shell.workspace().windows().get(1));
    assertThat(rig.shell.paneView(pane(second).key()).session()).isSameAs(before);
    assertThat(fx(() -> rig.terminals.get(1).node().getScene().getWindow()))
        .isSameAs(fx(() -> ShellRig.stages().get(1)));
    fx(
        () -> {
          rig.terminals.get(1).paste("there\n");
          return true;
        });
    await("the program hears", () -> rig.terminals.get(1).text().contains("got there"));
  }

  @Test
  void splitsShowBothPanesAndKeysMoveBetweenThem() throws Exception {
    WindowModel window = rig.open(sh("echo one; sleep 60"));
    run(Action.SPLIT_RIGHT);
    run(Action.SPLIT_DOWN);
    await("three terminals", () -> rig.terminals.size() == 3);
    await("on screen", () -> rig.terminals.stream().allMatch(t -> t.node().getScene() != null));
    run(Action.FOCUS_LEFT);
    assertThat(pane(window).id()).isEqualTo(1);
    assertThat(fx(() -> rig.terminals.getFirst().node().isFocused())).isTrue();
    run(Action.FOCUS_RIGHT);
    assertThat(pane(window).id()).isNotEqualTo(1);
    await(
        "areas",
        () -> {
          Node first = rig.shell.paneView(new PaneKey(1, 1));
          return first.getLayoutBounds().getWidth() > 50;
        });
  }

  @Test
  void aGoodEndClosesTheTabAndTheLastOneTheWindow() throws Exception {
    WindowModel window = rig.open(sh("sleep 60"));
    fx(() -> rig.shell.workspace().openTab(window, sh("exit 0")));
    await("tab gone", () -> window.tabs().size() == 1);
    fx(
        () -> {
          rig.shell.workspace().closeTab(window.tabs().getFirst());
          return true;
        });
    assertThat(rig.lastWindowClosed.get(30, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void aBadEndStaysWithItsStatusAndRestarts() throws Exception {
    WindowModel window = rig.open(sh("echo run; exit 3"));
    await("ended", () -> pane(window).state().equals(new State.Ended(3)));
    PaneView view = rig.shell.paneView(pane(window).key());
    assertThat(barText(view)).isEqualTo("The program ended with exit status 3.");
    press(view, "Restart");
    await("ended again", () -> pane(window).state().equals(new State.Ended(3)));
    press(view, "Close");
    await("closed", () -> rig.shell.workspace().windows().isEmpty());
  }

  /** The new run's store is empty, so nothing else would ever take the old badge away. */
  @Test
  void aRestartForgetsWhatTheFormerRunTold() throws Exception {
    Path ran = folder.resolve("ran");
    String script = "test -e " + ran + " && exec sleep 60; touch " + ran + "; ";
    WindowModel window = rig.open(sh(script + report("state=error") + "exit 3"));
    await("ended", () -> pane(window).state().equals(new State.Ended(3)));
    await("told", () -> rig.lists.getFirst().view.counts().error() == 1);
    press(rig.shell.paneView(pane(window).key()), "Restart");
    await("runs", () -> running(pane(window)));
    await("forgotten", () -> rig.lists.getFirst().view.counts().error() == 0);
  }

  /** A visit takes the hint away, leaving without an answer brings it back. */
  @Test
  void aWindowLeftWithoutAnAnswerIsUrgentAgain() throws Exception {
    rig.open(sh(report("state=blocked") + "sleep 60"));
    await("counted", () -> rig.lists.getFirst().view.counts().blocked() == 1);
    Stage stage = ShellRig.stages().getFirst();
    for (boolean here : new boolean[] {false, true, false, true, false}) {
      rig.urgent.clear();
      fx(
          () -> {
            WindowHelper.setFocused(stage, here);
            return true;
          });
      await(here ? "visited" : "left", () -> rig.urgent.equals(List.of(!here)));
    }
  }

  @Test
  void holdKeepsAGoodEndToo() throws Exception {
    Launch held = new Launch(List.of("/bin/true"), null, null, true, Map.of());
    WindowModel window = rig.open(held);
    await("ended", () -> pane(window).state().equals(new State.Ended(0)));
    assertThat(barText(rig.shell.paneView(pane(window).key()))).isEqualTo("The program ended.");
  }

  @Test
  void aCommandThatCannotStartSaysSoAndOffersRetry() throws Exception {
    WindowModel window = rig.open(sh("sleep 60"));
    fx(
        () ->
            rig.shell
                .workspace()
                .openTab(window, Launch.command(List.of("no-such-program"), null)));
    await("failed", () -> pane(window).state() instanceof State.Failed);
    PaneView view = rig.shell.paneView(pane(window).key());
    assertThat(barText(view)).contains("no-such-program");
    press(view, "Retry");
    await("failed again", () -> pane(window).state() instanceof State.Failed);
    assertThat(running(window.tabs().getFirst().active())).isTrue();
  }

  private static String barText(PaneView view) throws Exception {
    return fx(() -> ((Label) view.lookup(".pane-bar-text")).getText());
  }

  private static void press(PaneView view, String button) throws Exception {
    fx(
        () -> {
          for (Node node : view.lookupAll(".button")) {
            if (node instanceof Button b && b.getText().equals(button)) b.fire();
          }
          return true;
        });
  }

  @Test
  void reportsReachSidebarTitleAndToastAndAClickLandsInTheTab() throws Exception {
    WindowModel window = rig.open(sh("sleep 60"));
    fx(
        () ->
            rig.shell
                .workspace()
                .openTab(
                    window,
                    sh(
                        report("state=blocked:kind=permission:app=pi")
                            + "read x; "
                            + report("state=working")
                            + "sleep 60")));
    run(Action.TAB_1);
    await("counted", () -> rig.lists.getFirst().view.counts().equals(new Counts(1, 0, 0, 0, 0)));
    await("title", () -> ShellRig.stages().getFirst().getTitle().startsWith("(1▲) "));
    await("toast", () -> rig.toasts.size() == 1);
    Toast toast = rig.toasts.getFirst();
    assertThat(toast.id()).isEqualTo(2);
    rig.click(toast);
    await("landed", () -> rig.tabBars.getFirst().selected == 2);
    assertThat(rig.raised).isNotEmpty();
    await("focus", () -> rig.terminals.get(1).node().isFocused());
    assertThat(rig.lists.getFirst().revealed).isEqualTo(toast.panes().getFirst());
    fx(
        () -> {
          rig.terminals.get(1).paste("y\n");
          return true;
        });
    await("withdrawn", () -> rig.withdrawn.contains(2));
    await("counted", () -> rig.lists.getFirst().view.counts().blocked() == 0);
  }

  @Test
  void aClickForATabThatIsGoneOpensTheInbox() throws Exception {
    rig.open(sh("sleep 60"));
    rig.click(
        new Toast(
            9,
            "x",
            "",
            Toast.Urgency.NORMAL,
            Toast.Mark.NO_STATUS,
            List.of(new PaneKey(9, 9)),
            ""));
    await("inbox", () -> rig.lists.getFirst().inboxFocused);
  }

  /** Of the tabs it counts, when all are in one state; else no filter hides one. */
  @Test
  void aClickOnADigestOpensTheInboxFiltered() throws Exception {
    rig.open(sh("sleep 60"));
    List<PaneKey> panes = List.of(new PaneKey(1, 1), new PaneKey(2, 1));
    rig.click(digest(new Toast.Mark(dev.belisha.status.State.BLOCKED, null, 2), panes));
    await(
        "all wait",
        () ->
            Optional.of(dev.belisha.status.State.BLOCKED).equals(rig.lists.getFirst().openedInbox));
    rig.click(digest(new Toast.Mark(dev.belisha.status.State.BLOCKED, null, 1), panes));
    await("mixed", () -> Optional.empty().equals(rig.lists.getFirst().openedInbox));
  }

  private static Toast digest(Toast.Mark mark, List<PaneKey> panes) {
    return new Toast(Toast.DIGEST, "2 tabs need you", "", Toast.Urgency.NORMAL, mark, panes, "");
  }

  /** B-59: one key, also when the sidebar is hidden; B-53: hiding it hides no badge. */
  @Test
  void aKeyGivesTheKeyboardToTheInbox() throws Exception {
    rig.open(sh(report("state=blocked") + "sleep 60"));
    await("counted", () -> rig.lists.getFirst().view.counts().blocked() == 1);
    Node list = rig.lists.getFirst().node();
    run(Action.SIDEBAR);
    assertThat(fx(() -> list.getParent() == null)).isTrue();
    assertThat(fx(() -> rig.tabBars.getFirst().view.counts().blocked())).isEqualTo(1);
    run(Action.INBOX);
    assertThat(rig.lists.getFirst().inboxFocused).isTrue();
    assertThat(fx(() -> list.getParent() != null)).isTrue();
  }

  /** B-51, B-53: the sidebar takes the place of the tabs on top; one of the two is always there. */
  @Test
  void theSidebarTakesThePlaceOfTheTabs() throws Exception {
    rig.open(sh("sleep 60"));
    Node tabs = rig.tabBars.getFirst().node();
    Node list = rig.lists.getFirst().node();
    ShellWindow window = fx(() -> rig.shell.front().orElseThrow());
    fx(() -> toggled(window::toggleTabStrip));
    assertThat(fx(tabs::isManaged)).isFalse();
    run(Action.RENAME_TAB);
    assertThat(rig.lists.getFirst().edited).isEqualTo(1);
    run(Action.SIDEBAR);
    assertThat(fx(() -> tabs.isVisible() && list.getParent() == null)).isTrue();
    run(Action.SIDEBAR);
    assertThat(fx(() -> !tabs.isVisible() && list.getParent() != null)).isTrue();
    fx(() -> toggled(window::toggleTabStrip));
    assertThat(fx(() -> tabs.isVisible() && tabs.isManaged())).isTrue();
  }

  private static boolean toggled(Runnable toggle) {
    toggle.run();
    return true;
  }

  /** B-48. */
  @Test
  void digitsGoToWhatHasTheKeyboard() throws Exception {
    WindowModel window = rig.open(sh("sleep 60"));
    fx(() -> rig.shell.workspace().openTab(window, sh("sleep 60")));
    run(Action.TAB_1);
    assertThat(rig.tabBars.getFirst().selected).isEqualTo(1);
    assertThat(rig.lists.getFirst().digitsHeld).isTrue();
    rig.press(0, KeyCode.A, false, false, false);
    assertThat(rig.lists.getFirst().digitsHeld).isFalse();
    rig.lists.getFirst().inboxFocused = true;
    run(Action.LAST_TAB);
    assertThat(rig.lists.getFirst().opened).isEqualTo(9);
    assertThat(rig.tabBars.getFirst().selected).isEqualTo(1);
  }

  /** B-54: only when it is wanted. */
  @Test
  void outputOfATabBehindMarksIt() throws Exception {
    WindowModel window = rig.open(sh("while sleep 0.2; do echo x; done"));
    fx(() -> rig.shell.workspace().openTab(window, sh("sleep 60")));
    await("two tabs", () -> rig.lists.getFirst().view.tabs().size() == 2);
    rig.shell.settings(SettingsReader.read("activity-mark = true"));
    await("mark", () -> rig.lists.getFirst().view.tabs().getFirst().provenance().equals("output"));
    assertThat(rig.lists.getFirst().view.tabs().get(1).provenance()).isEmpty();
  }

  @Test
  void theListIsToldWhereTabsAre() throws Exception {
    rig.open(sh("printf '\\033]7;file://build-3/srv/www\\007'; sleep 60"));
    await(
        "place", () -> new Place("/srv/www", "build-3").equals(rig.lists.getFirst().places.get(1)));
  }

  /** B-6: the action clears all of the pane, the list one record. */
  @Test
  void aStatusIsClearedByHand() throws Exception {
    String two = report("state=working") + report("state=blocked:id=a") + "sleep 60";
    WindowModel window = rig.open(sh(two));
    await("two", () -> rows() == 2);
    fx(
        () -> {
          clear(pane(window).key(), "a");
          return true;
        });
    await("one", () -> rows() == 1);
    fx(
        () -> {
          clear(pane(window).key(), "");
          return true;
        });
    await("none", () -> rows() == 0);
  }

  private void clear(PaneKey pane, String id) {
    StatusList.Actions actions = rig.lists.getFirst().actions;
    actions.clear(pane, id, actions.asOf(pane));
  }

  /** Rows of all tabs the list has heard of: at first there may be none. */
  private int rows() {
    return rig.lists.getFirst().view.tabs().stream()
        .flatMap(tab -> tab.panes().stream())
        .mapToInt(pane -> pane.rows().size())
        .sum();
  }

  /** B-56, B-57. */
  @Test
  void jumpGoesRoundThoseThatWaitAndBackAgain() throws Exception {
    WindowModel window = rig.open(sh("sleep 60"));
    fx(() -> rig.shell.workspace().openTab(window, sh(report("state=blocked") + "sleep 60")));
    run(Action.TAB_1);
    await("counted", () -> rig.lists.getFirst().view.counts().blocked() == 1);
    run(Action.JUMP);
    await("there", () -> rig.tabBars.getFirst().selected == 2);
    run(Action.JUMP_BACK);
    await("back", () -> rig.tabBars.getFirst().selected == 1);
    fx(
        () -> {
          rig.shell.workspace().closeTab(window.tabs().get(1));
          return true;
        });
    await("nobody", () -> rig.lists.getFirst().view.counts().blocked() == 0);
    run(Action.JUMP);
    await(
        "hint",
        () ->
            ShellRig.stages().getFirst().getScene().lookup("#hint") instanceof Label hint
                && hint.isVisible()
                && hint.getText().equals("Nothing needs you"));
  }

  @Test
  void theBadgesOpenOnceAndFollowThePalette() throws Exception {
    rig.open(sh("sleep 60"));
    badges();
    badges();
    assertThat(fx(() -> ShellRig.stages().size())).isEqualTo(2);
    Scene badges = fx(() -> ShellRig.stages().get(1).getScene());
    List<String> before = fx(() -> List.copyOf(badges.getStylesheets()));
    Theme other = fx(() -> rig.shell.palette().dark()) ? Theme.LIGHT : Theme.DARK;
    rig.shell.settings(new SettingsReading.Good(Settings.DEFAULT.with(SettingKey.THEME, other)));
    await("other looks", () -> !badges.getStylesheets().equals(before));
    fx(
        () -> {
          ((Stage) badges.getWindow()).close();
          return true;
        });
    badges();
    assertThat(fx(() -> ShellRig.stages().size())).isEqualTo(2);
  }

  /** From the menu: there is no key. */
  private void badges() throws Exception {
    fx(
        () -> {
          rig.shell
              .shown(rig.shell.workspace().windows().getFirst())
              .orElseThrow()
              .run(Action.BADGES);
          return true;
        });
  }

  /** B-49. */
  @Test
  void closingABusyTabAsksAndListsIt() throws Exception {
    WindowModel window = rig.open(sh("sleep 60"));
    fx(() -> rig.shell.workspace().openTab(window, sh(report("state=working") + "sleep 60")));
    await("working", () -> rig.lists.getFirst().view.counts().working() == 1);
    run(Action.CLOSE_PANE);
    await("dialog", () -> dialog() != null);
    String line = fx(() -> ((Label) dialog().lookup("#busy-list").lookup(".label")).getText());
    assertThat(line).startsWith("#2 sh: working");
    assertThat(window.tabs()).hasSize(2);
    fx(
        () -> {
          DialogPane pane = dialog();
          for (var type : pane.getButtonTypes()) {
            if (type.getText().equals("Close")) ((Button) pane.lookupButton(type)).fire();
          }
          return true;
        });
    await("closed", () -> window.tabs().size() == 1);
  }

  private static DialogPane dialog() {
    for (Window each : Window.getWindows()) {
      if (each instanceof Stage stage && stage.getScene().getRoot() instanceof DialogPane pane) {
        return pane;
      }
    }
    return null;
  }

  @Test
  void anIdleShellClosesWithoutAQuestion() throws Exception {
    WindowModel window = rig.open(Launch.command(List.of("/bin/sh"), null));
    await("running", () -> running(pane(window)));
    run(Action.CLOSE_WINDOW);
    await("closed", () -> rig.shell.workspace().windows().isEmpty());
  }

  @Test
  void settingsAreTakenOverAndBadOnesAreToldAndKept() throws Exception {
    rig.open(sh("sleep 60"));
    rig.shell.settings(SettingsReader.read("font-size = 20"));
    await("font", () -> rig.terminals.getFirst().looks.getLast().size() == 20);
    rig.shell.settings(SettingsReader.read("\nfont-size = 1"));
    await("bar", () -> notice().isVisible());
    assertThat(fx(() -> ((Label) notice().lookup(".label")).getText()))
        .contains("Line 2: font-size must be a number from 4 to 72.");
    assertThat(rig.shell.settings().fontSize()).isEqualTo(20);
    run(Action.FONT_LARGER);
    assertThat(rig.terminals.getFirst().looks.getLast().size()).isEqualTo(21);
    rig.shell.settings(new SettingsReading.Good(Settings.DEFAULT));
    await("bar gone", () -> !notice().isVisible());
  }

  private static Node notice() {
    return ShellRig.stages().getFirst().getScene().lookup("#notice-bar");
  }

  @Test
  void aProgramsTitleNamesTheTabButNotTheLabel() throws Exception {
    rig.open(sh("printf '\\033]0;Your bank\\007'; " + report("state=blocked") + "sleep 60"));
    await("title", () -> ShellRig.stages().getFirst().getTitle().equals("(1▲) Your bank"));
    await("label", () -> rig.lists.getFirst().view.tabs().getFirst().label().equals("sh"));
  }

  @Test
  void undoCloseOpensTheTabAgain() throws Exception {
    WindowModel window = rig.open(sh("sleep 60"));
    TabModel tab = fx(() -> rig.shell.workspace().openTab(window, sh("echo again; sleep 60")));
    fx(
        () -> {
          rig.shell.workspace().closeTab(tab);
          return true;
        });
    run(Action.UNDO_CLOSE);
    await("open", () -> rig.terminals.getLast().text().contains("again"));
  }

  @Test
  void theFontZoomsAndReturns() throws Exception {
    rig.open(sh("sleep 60"));
    rig.press(0, KeyCode.PLUS, true, false, false);
    rig.press(0, KeyCode.PLUS, true, false, false);
    assertThat(rig.terminals.getFirst().looks.getLast().size()).isEqualTo(15);
    run(Action.FONT_NORMAL);
    assertThat(rig.terminals.getFirst().looks.getLast().size()).isEqualTo(13);
  }
}
