package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.PaneKey;
import dev.belisha.shell.StatusList;
import dev.belisha.shell.TabBar;
import dev.belisha.shell.badge.Samples;
import dev.belisha.shell.badge.Samples.Tab;
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
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Strip and sidebar on a stage of the headless platform, and what they ask for. */
abstract class GlanceRig {
  final List<String> done = new ArrayList<>();
  final UiClock clock = new UiClock(InstantSource.fixed(Samples.NOW), () -> true);
  boolean reordered;
  @Nullable Stage stage;
  private @Nullable TabStrip strip;
  private @Nullable Sidebar sidebar;

  @BeforeEach
  void open() {
    fx(
        () -> {
          Themes.apply(Palette.DARK);
          TabStrip tabs = new TabStrip(clock, new StripActions());
          Sidebar rows = new Sidebar(clock, new ListActions());
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

  static <T> T fx(Callable<T> task) {
    return FxHarness.call(task);
  }

  TabStrip strip() {
    return Objects.requireNonNull(strip);
  }

  Sidebar sidebar() {
    return Objects.requireNonNull(sidebar);
  }

  void show(AttentionView view) {
    fx(
        () -> {
          strip().show(Samples.items(view), 11, view);
          sidebar().show(view, 1, 11);
          layout();
          return 0;
        });
  }

  void layout() {
    Node root = strip().getScene().getRoot();
    root.applyCss();
    strip().getScene().getRoot().layout();
  }

  /** The tabs in the order they stand. */
  List<Node> tabs() {
    return strip().lookupAll(".strip-tab").stream()
        .sorted((a, b) -> Double.compare(a.getLayoutX(), b.getLayoutX()))
        .toList();
  }

  RowList list() {
    return (RowList) sidebar().lookup("#status-list");
  }

  Rows rows() {
    return list().rows();
  }

  List<StatusCell> cells() {
    return list().cells();
  }

  static void mouse(
      Node node, EventType<MouseEvent> type, MouseButton button, double x, int clicks) {
    mouse(node, type, button, x, 20, clicks);
  }

  static void mouse(
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

  static void click(Node node, MouseButton button, double x, int clicks) {
    mouse(node, MouseEvent.MOUSE_PRESSED, button, x, clicks);
    mouse(node, MouseEvent.MOUSE_RELEASED, button, x, clicks);
    mouse(node, MouseEvent.MOUSE_CLICKED, button, x, clicks);
  }

  void key(Node node, KeyCode code) {
    Event.fireEvent(
        node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
  }

  /** Says what the strip asked for. */
  private final class StripActions implements TabBar.Actions {
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
  long asOf;

  final class ListActions implements StatusList.Actions {
    @Override
    public void open(PaneKey pane) {
      done.add("open " + pane.tab());
    }

    @Override
    public void markSeen(PaneKey pane, String recordId, long revision) {
      done.add("seen " + pane.tab() + " " + revision);
    }

    @Override
    public void markUnseen(PaneKey pane, String recordId) {
      done.add("unseen " + pane.tab());
    }

    @Override
    public long asOf(PaneKey pane) {
      return asOf;
    }

    @Override
    public void clear(PaneKey pane, String recordId, long since) {
      done.add("clear " + pane.tab() + (since == 0 ? "" : " as of " + since));
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
    public void editName(int tab) {
      done.add("edit " + tab);
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
