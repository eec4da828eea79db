package dev.belisha.shell;

import static dev.belisha.shell.ShellRig.await;
import static dev.belisha.shell.ShellRig.fx;
import static dev.belisha.shell.ShellRig.sh;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.FxRig;
import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.attention.Toast;
import dev.belisha.config.SettingKey;
import dev.belisha.config.Settings;
import dev.belisha.config.SettingsReading;
import dev.belisha.session.Session;
import dev.belisha.shell.model.PaneModel;
import dev.belisha.shell.model.WindowModel;
import dev.belisha.shell.sidebar.SidebarModel;
import java.time.Instant;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** From a toast to its program and back, and one count for all, in a shell without a display. */
class JumpsTest {
  private ShellRig rig;

  @BeforeEach
  void open() throws Exception {
    rig = new ShellRig();
  }

  @AfterEach
  void close() throws Exception {
    rig.close();
  }

  private static String status(String body) {
    return "printf '\\033]7501;" + body + "\\033\\\\'; ";
  }

  /** Shows what it reads, ESC as E. */
  private static String reads(int bytes) {
    return "stty -icanon -echo min 1; head -c " + bytes + " | tr '\\033' E; sleep 60";
  }

  private PaneView paneOf(int tab) throws Exception {
    return fx(
        () -> {
          PaneModel pane = rig.shell.workspace().tab(tab).orElseThrow().active();
          return rig.shell.paneView(pane.key());
        });
  }

  private String screen(int tab) throws Exception {
    Session session = paneOf(tab).session();
    return session == null
        ? ""
        : session.read(
            vt ->
                vt.text(
                    vt.scrollbackLines(),
                    0,
                    vt.scrollbackLines() + vt.rows() - 1,
                    vt.cols(),
                    false));
  }

  private void openBehind(String script) throws Exception {
    WindowModel window = rig.open(sh("sleep 60"));
    fx(() -> rig.shell.workspace().openTab(window, sh(script)));
    fx(
        () -> {
          window.selectPosition(1);
          return true;
        });
  }

  /** OSC 99 end to end: sent in a pty, shown, clicked, told to the program. */
  @Test
  void aProgramHearsThatItsNotificationWasClicked() throws Exception {
    String told = "E]99;i=job;1E\\E]99;i=job:p=close;E\\";
    openBehind(
        "printf '\\033]99;i=job:d=0:a=report:c=1;Done\\033\\\\';"
            + " printf '\\033]99;i=job:p=buttons;Show log\\033\\\\';"
            + reads(told.length()));
    await("toast", () -> rig.toasts.size() == 1);
    Toast toast = rig.toasts.getFirst();
    assertThat(toast.body()).isEqualTo("Done");
    assertThat(toast.manner().buttons()).containsExactly("Show log");
    rig.click(toast, 1);
    FxRig.await("told", () -> screen(2).contains(told));
    await("landed", () -> rig.tabBars.getFirst().selected == 2);
    await("withdrawn", () -> rig.withdrawn.contains(toast.id()));
  }

  @Test
  void aProgramThatAsksForNoJumpGetsNone() throws Exception {
    openBehind("printf '\\033]99;i=job:a=-focus,report;Done\\033\\\\';" + reads(13));
    await("toast", () -> rig.toasts.size() == 1);
    rig.click(rig.toasts.getFirst(), 0);
    FxRig.await("told", () -> screen(2).contains("E]99;i=job;E\\"));
    assertThat(fx(() -> rig.tabBars.getFirst().selected)).isEqualTo(1);
    assertThat(rig.raised).isEmpty();
  }

  @Test
  void aProgramHearsThatItsNotificationWasDismissed() throws Exception {
    openBehind("printf '\\033]99;i=job:c=1;Done\\033\\\\';" + reads(21));
    await("toast", () -> rig.toasts.size() == 1);
    rig.dismiss(rig.toasts.getFirst());
    FxRig.await("told", () -> screen(2).contains("E]99;i=job:p=close;E\\"));
  }

  /** B-35, and the question for OSC 99 has no answer then. */
  @Test
  void switchedOffNothingIsShownNorAnswered() throws Exception {
    Settings off = Settings.DEFAULT.with(SettingKey.PROGRAM_NOTIFICATIONS, false);
    rig.shell.settings(new SettingsReading.Good(off));
    openBehind("printf '\\033]99;i=q:p=?;\\033\\\\\\033[5n\\033]777;notify;a;b\\007';" + reads(4));
    FxRig.await("only DSR is answered", () -> screen(2).contains("E[0n"));
    Thread.sleep(1_000);
    assertThat(rig.toasts).isEmpty();
  }

  /** ux F5.8: the border of the pane flashes and the record is shown in the sidebar. */
  @Test
  void theClickShowsPaneAndRecord() throws Exception {
    openBehind(status("state=blocked:id=build") + "sleep 60");
    await("toast", () -> rig.toasts.size() == 1);
    assertThat(rig.toasts.getFirst().recordId()).isEqualTo("build");
    Node pane = paneOf(2);
    boolean[] flashed = new boolean[1];
    fx(
        () -> {
          pane.getPseudoClassStates()
              .addListener(
                  (javafx.beans.InvalidationListener)
                      states ->
                          flashed[0] |=
                              pane.getPseudoClassStates()
                                  .contains(PseudoClass.getPseudoClass("flash")));
          return true;
        });
    rig.click(rig.toasts.getFirst());
    await("flash", () -> flashed[0]);
    await(
        "revealed",
        () -> rig.toasts.getFirst().panes().getFirst().equals(rig.lists.getFirst().revealed));
    await(
        "the flash ends",
        () -> !pane.getPseudoClassStates().contains(PseudoClass.getPseudoClass("flash")));
  }

  /** B-29: what is left when no window may come up is the hint, and a bar for who comes by hand. */
  @Test
  void aWindowThatMayNotComeUpAsksForALookAndSaysWhatFor() throws Exception {
    openBehind(status("state=blocked") + "sleep 60");
    await("toast", () -> rig.toasts.size() == 1);
    assertThat(fx(() -> bar().isVisible())).isFalse();
    rig.refuses = true;
    rig.click(rig.toasts.getFirst());
    await("bar", () -> bar().isVisible());
    String text = fx(() -> ((Label) bar().lookup(".notice-text")).getText());
    assertThat(text).startsWith("You called this tab: ");
    await("the tab is there", () -> rig.tabBars.getFirst().selected == 2);
    fx(
        () -> {
          WindowModel window = rig.shell.workspace().windows().getFirst();
          rig.shell.workspace().closeTab(window.tabs().get(1));
          return true;
        });
    await("no bar for a tab that is gone", () -> !bar().isVisible());
  }

  private static Node bar() {
    return ShellRig.stages().getFirst().getScene().lookup("#called-bar");
  }

  /** B-19, B-37, B-38: title, dock and sidebar show one count, and none when nothing waits. */
  @Test
  void titleDockAndSidebarShowTheSameCount() throws Exception {
    WindowModel window = rig.open(sh("sleep 60"));
    String[] states = {"blocked", "error", "blocked", "done", "working", "idle"};
    for (String state : states) {
      fx(() -> rig.shell.workspace().openTab(window, sh(status("state=" + state) + "sleep 60")));
    }
    Counts all = new Counts(2, 1, 1, 1, 1);
    await("all reported", () -> rig.lists.getFirst().view.counts().equals(all));
    SidebarModel sidebar = new SidebarModel();
    sidebar.show(rig.lists.getFirst().view, window.id(), 1, Instant.now());
    assertThat(sidebar.counts()).isEqualTo(all);
    await("dock", () -> !rig.launcher.isEmpty() && rig.launcher.getLast() == 3);
    await("title", () -> inTitle() == 3);
    assertThat(ShellRig.stages().getFirst().getTitle()).startsWith("(2▲ 1✕) ");
    for (int position = window.tabs().size(); position > 1; position--) {
      int last = position - 1;
      fx(
          () -> {
            rig.shell.workspace().closeTab(window.tabs().get(last));
            return true;
          });
    }
    await("title", () -> inTitle() == 0);
    await("dock", () -> rig.launcher.getLast() == 0);
    await("sidebar", () -> rig.lists.getFirst().view.counts().equals(Counts.NONE));
  }

  private static int inTitle() {
    String title = ShellRig.stages().getFirst().getTitle();
    String marks = title.startsWith("(") ? title.substring(0, title.indexOf(')')) : "";
    return Pattern.compile("\\d+")
        .matcher(marks)
        .results()
        .map(MatchResult::group)
        .mapToInt(Integer::parseInt)
        .sum();
  }
}
