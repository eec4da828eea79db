package dev.belisha.shell;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.PaneKey;
import dev.belisha.attention.Toast;
import dev.belisha.config.SettingKey;
import dev.belisha.config.Settings;
import dev.belisha.config.SettingsChange;
import dev.belisha.config.SettingsReading;
import dev.belisha.shell.badge.Drawable;
import dev.belisha.shell.badge.WindowTitle;
import dev.belisha.shell.keys.Action;
import dev.belisha.shell.model.PaneModel;
import dev.belisha.shell.model.TabModel;
import dev.belisha.shell.model.WindowModel;
import dev.belisha.shell.settings.SettingsPage;
import dev.belisha.shell.theme.Palette;
import dev.belisha.shell.theme.Themes;
import dev.belisha.shell.timeline.TimelinePage;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.TextInputControl;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/**
 * One window on screen: tabs on top, the sidebar on the left, the selected tab's panes, a page over
 * them.
 */
final class ShellWindow implements TabBar.Actions, StatusList.Actions, WindowKeys.Owner {
  private static final List<Image> ICONS =
      Stream.of(128, 64, 32).map(size -> new Image(resource("icon-" + size + ".png"))).toList();

  private final WindowModel model;
  private final Shell shell;
  private final ShellParts parts;
  private final Stage stage = new Stage();
  private final WindowPlace place = new WindowPlace(stage);
  private final BorderPane root = new BorderPane();
  private final StackPane center = new StackPane();
  private final NoticeBar notice = new NoticeBar();
  private final Bar offer = new Bar("offer-bar");
  private final CalledBar calledBar = new CalledBar();
  private final Hint hint = new Hint();
  private final PageLayer pages = new PageLayer(center, hint, this::pageChanged);
  private final TabBar tabBar;
  private final StatusList statusList;
  private final ActionRunner runner;
  private final WindowSettings settingsDesk;
  private final Urgency urgency;
  private boolean sidebarWanted = true;
  private boolean tabsWanted = true;

  private @Nullable Node shownContent;
  private @Nullable PaneModel shownActive;
  private @Nullable ContextMenu menu;

  ShellWindow(WindowModel model, Shell shell, ShellParts parts) {
    this.model = model;
    this.shell = shell;
    this.parts = parts;
    this.tabBar = parts.tabBars().create(this);
    this.statusList = parts.statusLists().create(this);
    this.runner = new ActionRunner(shell, this);
    this.settingsDesk = shell.settingsOf(model);
    this.urgency =
        new Urgency(
            this::point,
            (after, task) -> parts.uiClock().at(parts.uiClock().now().plus(after), task));
    offer.button("Turn on", this::notificationsOn);
    offer.button("Not now", () -> {});
    root.getStyleClass().add("shell");
    center.getStyleClass().add("shell-center");
    center.getChildren().addAll(hint, Announcer.node());
    root.setTop(new VBox(tabBar.node(), notice, offer, calledBar));
    root.setCenter(center);
    Scene scene = new Scene(root);
    scene.getStylesheets().add(resource("shell.css"));
    new WindowKeys(scene, this);
    Themes.dress(scene, shell.palette());
    stage.getIcons().addAll(ICONS);
    stage.setScene(scene);
    stage.setFullScreenExitHint("");
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.setMinWidth(260);
    stage.setMinHeight(160);
    stage.setOnCloseRequest(
        event -> {
          event.consume();
          closeWindow();
        });
    stage
        .focusedProperty()
        .subscribe(
            focused -> {
              shell.focusChanged();
              statusList.digits(false);
              if (focused) calledBar.arrived();
              // A visit takes the hint away; leaving without an answer sets it again (ux F6).
              urgent();
            });
    stage.iconifiedProperty().subscribe(iconified -> shell.focusChanged());
  }

  private static String resource(String name) {
    return Objects.requireNonNull(ShellWindow.class.getResource(name), name).toExternalForm();
  }

  void dress(Palette palette) {
    Themes.dress(stage.getScene(), palette);
    runner.dress(palette);
  }

  WindowModel model() {
    return model;
  }

  Stage stage() {
    return stage;
  }

  long nativeId() {
    return NativeWindow.id(stage);
  }

  Optional<PaneModel> activePane() {
    return model.selected().map(TabModel::active);
  }

  Optional<TerminalPort> terminal() {
    return activePane().map(pane -> shell.paneView(pane.key()).terminal());
  }

  // Showing.

  /** Takes up the model: tabs, content, keyboard, title. */
  void sync() {
    Optional<TabModel> selected = model.selected();
    if (selected.isEmpty()) return;
    TabModel tab = selected.get();
    SplitPanes content = shell.content(tab);
    // Whoever goes to a terminal wants to see it.
    if (content != shownContent || tab.active() != shownActive) pages.close();
    if (content != shownContent) {
      if (shownContent != null) center.getChildren().remove(shownContent);
      if (content.getParent() != center) center.getChildren().addFirst(content);
      shownContent = content;
    }
    if (!stage.isShowing()) showFirst(tab);
    if (tab.active() != shownActive) {
      shownActive = tab.active();
      shell.paneView(shownActive.key()).terminal().focus();
    }
    attention(shell.attentionView());
    calledBar.sync(open -> tab(open).isPresent());
  }

  private void showFirst(TabModel tab) {
    Optional<WindowState> last = parts.geometry().filter(state -> model.id() == 1);
    last.ifPresent(state -> bars(state.sidebar(), state.sidebarShown(), state.tabsShown()));
    shell
        .windowBeside(this)
        .ifPresent(other -> bars(other.sidebarWidth(), other.sidebarWanted, other.tabsWanted));
    Optional<WindowState> seen = last.filter(WindowPlace::onScreen);
    if (seen.isPresent()) {
      place.restore(seen.get());
    } else {
      Shell.Grid grid = shell.newWindow();
      Dimension2D size =
          shell.paneView(tab.active().key()).terminal().sizeFor(grid.cols(), grid.rows());
      double beside = sidebarWanted ? statusList.widthBeside(size.getWidth()) : 0;
      center.setPrefHeight(size.getHeight());
      root.setPrefWidth(size.getWidth() + beside);
      stage.sizeToScene();
    }
    placeBars();
    stage.show();
  }

  private void bars(double width, boolean sidebar, boolean tabs) {
    if (width > 0) statusList.node().setPrefWidth(width);
    sidebarWanted = sidebar;
    tabsWanted = tabs;
  }

  /** As the person chose it, also while the window is too narrow for it; 0 for the default. */
  private double sidebarWidth() {
    return Math.max(0, statusList.node().getPrefWidth());
  }

  /** The sidebar may take the place of the tabs on top, but one of them shows the badges (B-53). */
  private void placeBars() {
    root.setLeft(sidebarWanted ? statusList.node() : null);
    boolean tabs = tabsWanted || !sidebarWanted;
    tabBar.node().setVisible(tabs);
    tabBar.node().setManaged(tabs);
  }

  void toggleSidebar() {
    sidebarWanted = !sidebarWanted;
    placeBars();
    focusContent();
  }

  /** Gives the keyboard to the terminal, or to the page over it. */
  private void focusContent() {
    if (!pages.focus()) terminal().ifPresent(TerminalPort::focus);
  }

  // Pages.

  /** What happened in a tab (ux F7). */
  @Override
  public void timeline(int tab) {
    pages.open(close -> timelinePage(tab, close));
  }

  void toggleTimeline() {
    model
        .selected()
        .ifPresent(tab -> pages.toggle(TimelinePage.class, close -> timelinePage(tab.id(), close)));
  }

  private TimelinePage timelinePage(int tab, Runnable close) {
    TimelinePage.Source source =
        (asked, answer) ->
            shell
                .attention()
                .timelines(
                    asked,
                    model.id(),
                    found -> Platform.runLater(() -> answer.accept(found.tab(), found.closed())));
    return new TimelinePage(tab, parts.uiClock(), source, close);
  }

  void toggleSettings() {
    pages.toggle(
        SettingsPage.class,
        close -> new SettingsPage(settingsDesk, shell.settings(), shell.settingsProblems(), close));
  }

  void closePage() {
    pages.close();
  }

  private void pageChanged() {
    shell.focusChanged();
    if (!pages.isOpen()) terminal().ifPresent(TerminalPort::focus);
  }

  /** Without the row of tabs there is the sidebar. */
  void toggleTabStrip() {
    tabsWanted = !tabBar.node().isVisible();
    sidebarWanted |= !tabsWanted;
    placeBars();
    focusContent();
  }

  /** A digit goes to what has the keyboard: rows of the list, else tabs (B-48). */
  void digit(int digit) {
    if (statusList.openDigit(digit)) return;
    if (digit == 9) model.selectLast();
    else model.selectPosition(digit);
  }

  /** Something waits, or no longer; or the person came or went. */
  void urgent() {
    if (!stage.isShowing()) return;
    urgency.show(shell.settings().attentionRequest(), shell.waiting(), stage.isFocused());
  }

  private void point(boolean on) {
    parts.desktop().urgent(nativeId(), on);
    shell.tellLauncher();
  }

  /** It is to be pointed at until the person comes. */
  void called() {
    if (!stage.isFocused()) urgency.called();
  }

  /** Whether the desktop points at it. */
  boolean isUrgent() {
    return urgency.isOn();
  }

  /** The newest view of who needs you: the one writer of tabs, sidebar and title. */
  void attention(AttentionView view) {
    Optional<TabModel> selected = model.selected();
    if (selected.isEmpty()) return;
    List<TabBar.Item> items =
        model.tabs().stream()
            .map(
                tab ->
                    new TabBar.Item(
                        tab.id(),
                        model.position(tab),
                        tab.title(),
                        Objects.requireNonNullElse(tab.name(), "")))
            .toList();
    tabBar.show(items, selected.get().id(), view);
    statusList.places(
        shell.workspace().tabs().stream().collect(Collectors.toMap(TabModel::id, TabModel::place)));
    statusList.show(view, model.id(), selected.get().id());
    stage.setTitle(WindowTitle.of(view.counts(), Drawable.title(selected.get().title())));
  }

  /** What keeps the reports of a tab to itself, by the tab's id. */
  void hidden(Map<Integer, String> multiplexers) {
    statusList.hidden(multiplexers);
  }

  /** The settings in force, and what is wrong with the file. */
  void settings(Settings settings, List<SettingsReading.Problem> problems) {
    notice.show(problems);
    pages.page(SettingsPage.class).ifPresent(page -> page.show(settings, problems));
  }

  /** Something waits, and notifications are off: offers to turn them on (B-41). */
  void offer(Toast toast) {
    offer.say(Drawable.text(toast.title()) + ". Notifications are off, so nothing told you.");
  }

  private void notificationsOn() {
    settingsDesk.change(
        SettingKey.NOTIFICATIONS,
        true,
        change -> {
          if (!(change instanceof SettingsChange.Written)) hint("See the settings page");
        });
  }

  void hint(String text) {
    hint.show(text);
  }

  /** Brings the window to the front with the keyboard. */
  void raise(@Nullable String token) {
    raise(token, null, () -> {});
  }

  /**
   * Brings the window to the front with the keyboard. When the desktop does not let it, the window
   * asks for a look, and a bar says what for.
   *
   * @param tab what it is called for, null for nothing to say
   * @param onArrival when the person comes by hand
   */
  void raise(@Nullable String token, @Nullable TabModel tab, Runnable onArrival) {
    if (stage.isIconified()) stage.setIconified(false);
    stage.toFront();
    stage.requestFocus();
    parts
        .desktop()
        .raise(nativeId(), token, () -> Platform.runLater(() -> refused(tab, onArrival)));
  }

  private void refused(@Nullable TabModel tab, Runnable onArrival) {
    if (!stage.isShowing() || (tab != null && tab(tab.id()).isEmpty())) return;
    calledBar.called(tab, onArrival);
    urgency.called();
    // The person may have come by hand while the desktop was asked.
    if (stage.isFocused()) calledBar.arrived();
  }

  /** The list, brought into sight. */
  StatusList inbox() {
    sidebarWanted = true;
    placeBars();
    return statusList;
  }

  void reveal(PaneKey pane, String recordId) {
    statusList.reveal(pane, recordId);
  }

  /** What this window says about focus; empty when it has none or shows nothing. */
  Optional<FocusFacts.Claim> claim() {
    Optional<TabModel> tab = model.selected();
    if (!stage.isFocused() || stage.isIconified() || tab.isEmpty()) return Optional.empty();
    // What lies under a page cannot be seen.
    if (pages.isOpen()) return Optional.empty();
    List<PaneKey> visible = tab.get().panes().stream().map(PaneModel::key).toList();
    return Optional.of(new FocusFacts.Claim(nativeId(), visible, tab.get().active().key()));
  }

  /** Whether a point of the screen lies over the window. */
  boolean covers(double screenX, double screenY) {
    return stage.isShowing()
        && !stage.isIconified()
        && new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight())
            .contains(screenX, screenY);
  }

  /** Puts the window so that its first tab lies under a point of the screen. */
  void moveTo(double screenX, double screenY) {
    stage.setX(screenX - 80);
    stage.setY(screenY - 40);
  }

  void toggleFullscreen() {
    stage.setFullScreen(!stage.isFullScreen());
  }

  // Keys.

  @Override
  public boolean takes(Action action) {
    // Nobody may paste into a terminal that they cannot see, or search it.
    boolean editing = stage.getScene().getFocusOwner() instanceof TextInputControl;
    return switch (action.group()) {
      case TEXT -> !editing && !pages.isOpen();
      case SEARCH -> !pages.isOpen();
      default -> action != Action.JUMP || !shell.leavesJumpKey() || !terminalHasFocus();
    };
  }

  private boolean terminalHasFocus() {
    return terminal().filter(each -> each.node().isFocusWithin()).isPresent();
  }

  @Override
  public void run(Action action) {
    runner.run(action);
  }

  @Override
  public void digits(boolean shown) {
    statusList.digits(shown);
  }

  @Override
  public void controlReleased() {
    model.endWalk();
  }

  // Tabs.

  private Optional<TabModel> tab(int id) {
    return shell.workspace().tab(id);
  }

  @Override
  public void select(int tab) {
    pages.close();
    tab(tab).ifPresent(model::select);
    terminal().ifPresent(TerminalPort::focus);
  }

  @Override
  public void close(int id) {
    tab(id).ifPresent(this::closeTab);
  }

  void closeTab(TabModel tab) {
    shell.closeWithQuestion(
        this, tab.panes(), "Close this tab?", () -> shell.workspace().closeTab(tab));
  }

  void closePane(PaneModel pane) {
    String question = pane.tab().panes().size() == 1 ? "Close this tab?" : "Close this pane?";
    shell.closeWithQuestion(this, List.of(pane), question, () -> shell.workspace().closePane(pane));
  }

  void closeWindow() {
    List<PaneModel> panes = model.tabs().stream().flatMap(tab -> tab.panes().stream()).toList();
    shell.closeWithQuestion(
        this, panes, "Close this window?", () -> shell.workspace().closeWindow(model));
  }

  @Override
  public void move(int tab, int position) {
    tab(tab)
        .ifPresent(
            t -> shell.workspace().windowOf(t).ifPresent(window -> window.move(t, position)));
  }

  @Override
  public boolean isReordered() {
    return model.isReordered();
  }

  @Override
  public void resetOrder() {
    model.resetOrder();
  }

  @Override
  public void dropOutside(int id, double screenX, double screenY) {
    tab(id).ifPresent(tab -> shell.dropTab(tab, this, screenX, screenY));
  }

  @Override
  public void rename(int tab, String name) {
    tab(tab).ifPresent(t -> t.rename(name));
    // Who renames in the list by keys stays there.
    if (!statusList.hasKeyboard()) focusContent();
  }

  void editName() {
    model.selected().ifPresent(tab -> editName(tab.id()));
  }

  @Override
  public void editName(int tab) {
    if (!tabBar.node().isVisible() && statusList.editName(tab)) return;
    tabsWanted = true;
    placeBars();
    tabBar.editName(tab);
  }

  @Override
  public void newTab() {
    runner.run(Action.NEW_TAB);
  }

  @Override
  public void menu(int id, double screenX, double screenY) {
    tab(id).ifPresent(model::select);
    popUp(runner.tabMenu(), screenX, screenY);
  }

  /** The terminal's menu. */
  void terminalMenu(double screenX, double screenY) {
    popUp(runner.terminalMenu(), screenX, screenY);
  }

  private void popUp(ContextMenu wanted, double screenX, double screenY) {
    if (menu != null) menu.hide();
    menu = wanted;
    wanted.show(root, screenX, screenY);
  }

  // The sidebar.

  @Override
  public void open(PaneKey pane) {
    shell.jumps().to(pane, "", null);
  }

  @Override
  public void markSeen(PaneKey pane, String recordId, long revision) {
    shell.markSeen(pane, recordId, revision);
  }

  @Override
  public void markUnseen(PaneKey pane, String recordId) {
    shell.markUnseen(pane, recordId);
  }

  @Override
  public long asOf(PaneKey pane) {
    return shell.asOf(pane);
  }

  @Override
  public void clear(PaneKey pane, String recordId, long asOf) {
    shell.clearStatus(pane, recordId, asOf);
  }

  @Override
  public void mute(int tab, @Nullable Duration length) {
    shell.attention().mute(tab, length);
  }

  @Override
  public void leave() {
    focusContent();
  }

  // The end.

  /** Takes the window off the screen and remembers where it stood. */
  void close() {
    pages.close();
    runner.close();
    if (stage.isShowing()) {
      WindowState state = place.state(sidebarWidth(), sidebarWanted, tabsWanted);
      parts.geometryFile().ifPresent(file -> shell.later(() -> state.save(file)));
    }
    // In this order: a tooltip that is open would look for the scene as it goes.
    stage.close();
    stage.setScene(null);
  }
}
