package dev.belisha.shell;

import static dev.belisha.shell.ShellRig.await;
import static dev.belisha.shell.ShellRig.fx;
import static dev.belisha.shell.ShellRig.sh;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.shell.model.WindowModel;
import dev.belisha.shell.timeline.TimelinePage;
import java.util.List;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Pages over the terminals of a window, in the real shell. */
class PageLayerTest {
  private static final String BLOCKED = "printf '\\033]7501;state=blocked\\033\\\\'; ";
  private ShellRig rig;

  @BeforeEach
  void open() throws Exception {
    rig = new ShellRig();
  }

  @AfterEach
  void close() throws Exception {
    rig.close();
  }

  private static Node page() throws Exception {
    return fx(PageLayerTest::pageNow);
  }

  /** On the FX thread. */
  private static Node pageNow() {
    return ShellRig.stages().getFirst().getScene().lookup("#timeline-page");
  }

  private static List<?> lines() {
    return ((ListView<?>) pageNow().lookup("#timeline-list")).getItems();
  }

  private static void escape(Node node) throws Exception {
    fx(
        () -> {
          Event.fireEvent(
              node,
              new KeyEvent(
                  KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false));
          return true;
        });
  }

  @Test
  void theKeyOpensTheTimelineAndClosesIt() throws Exception {
    rig.open(sh(BLOCKED + "sleep 60"));
    rig.ctrlShift(KeyCode.L);
    assertThat(page()).isInstanceOf(TimelinePage.class);
    await("its lines", () -> !lines().isEmpty());
    rig.ctrlShift(KeyCode.L);
    assertThat(page()).isNull();
    rig.ctrlShift(KeyCode.L);
    escape(page());
    assertThat(page()).isNull();
  }

  /** What lies under a page is not looked at: it rings, and the click takes the page away. */
  @Test
  void aPaneUnderAPageIsNotInView() throws Exception {
    rig.open(sh("echo ready; read go; " + BLOCKED + "sleep 60"));
    await("the program", () -> rig.terminals.getFirst().text().contains("ready"));
    rig.ctrlShift(KeyCode.L);
    fx(
        () -> {
          rig.terminals.getFirst().paste("go\n");
          return true;
        });
    await("a toast", () -> !rig.toasts.isEmpty());
    rig.click(rig.toasts.getFirst());
    await("no page", () -> pageNow() == null);
    await("the toast goes", () -> rig.withdrawn.contains(1));
  }

  @Test
  void goingToATabTakesThePageAway() throws Exception {
    WindowModel window = rig.open(sh("sleep 60"));
    fx(() -> rig.shell.workspace().openTab(window, sh("sleep 60")));
    fx(
        () -> {
          rig.lists.getFirst().actions.timeline(1);
          return true;
        });
    assertThat(page()).isNotNull();
    fx(
        () -> {
          rig.tabBars.getFirst().actions.select(1);
          return true;
        });
    assertThat(page()).isNull();
  }

  /** The timeline of a closed tab can be read until its window closes. */
  @Test
  void aClosedTabsTimelineStays() throws Exception {
    WindowModel window = rig.open(sh("sleep 60"));
    fx(() -> rig.shell.workspace().openTab(window, sh(BLOCKED + "sleep 60")));
    await("blocked", () -> rig.shell.attentionView().counts().blocked() == 1);
    fx(
        () -> {
          rig.tabBars.getFirst().actions.select(1);
          rig.lists.getFirst().actions.timeline(2);
          rig.shell.workspace().closeTab(rig.shell.workspace().tab(2).orElseThrow());
          return true;
        });
    await(
        "closed",
        () ->
            pageNow().lookup(".page-title") instanceof javafx.scene.control.Label title
                && title.getText().contains("closed a moment ago"));
    assertThat(fx(PageLayerTest::lines)).isNotEmpty();
  }
}
