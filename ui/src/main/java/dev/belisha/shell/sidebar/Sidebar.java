package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.PaneKey;
import dev.belisha.shell.StatusList;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.shell.model.Place;
import dev.belisha.shell.sidebar.SidebarModel.Hold;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ScheduledFuture;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.SVGPath;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * The sidebar and inbox (ux F2): every tab with what its program does, sorted and filtered by
 * {@link SidebarModel}. As narrow as a rail it shows the badges only; the person narrows it by
 * dragging, or a narrow window does. Its preferred width is the person's choice, under {@link
 * #MIN_WIDTH} means the rail. FX thread.
 */
public final class Sidebar extends Region implements StatusList, StatusCell.Host {
  public static final double MIN_WIDTH = 200;
  public static final double MAX_WIDTH = 480;
  public static final double DEFAULT_WIDTH = 280;
  public static final double RAIL_WIDTH = 44;

  /** In a narrower window there is only room for the rail. */
  static final double NARROW_WINDOW = 700;

  private static final double GRIP = 6;
  private static final double TEACH_FROM = 380;
  private static final Duration MARKED = Duration.ofMillis(1500);

  private final UiClock clock;
  private final Actions actions;
  private final SidebarModel model = new SidebarModel();
  private final Chips chips;
  private final TextField query = new TextField();
  private final Button orderButton = new Button();
  private final VBox head = new VBox();
  private final SidebarKeys keys = new SidebarKeys(new KeyDeeds());
  private final RowList list;
  private final RowDrag drag;
  private final ListEdges edges;
  private final NameEditor names;
  private final TeachPanel teach = new TeachPanel();
  private final Region grip = new Region();
  private boolean rail;
  private boolean onScreen;
  private int shownTab;
  private Row.@Nullable Key marked;
  private @Nullable ContextMenu menu;
  private @Nullable Instant due;
  private @Nullable ScheduledFuture<?> wake;

  public Sidebar(UiClock clock, Actions actions) {
    this.clock = clock;
    this.actions = actions;
    this.list = new RowList(clock, () -> new StatusCell(clock, this), this::laidOut);
    this.drag = new RowDrag(list, actions, model::movable);
    this.edges = new ListEdges(list, clock);
    this.names = new NameEditor(this::focusOwner, this::editing, actions::rename);
    this.chips = new Chips(clock, state -> change(() -> model.filter(state, clock.now())));
    getStyleClass().add("sidebar");
    setId("sidebar");
    setPrefWidth(DEFAULT_WIDTH);
    buildHead();
    buildList();
    grip.getStyleClass().add("sidebar-grip");
    grip.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::resize);
    getChildren().addAll(head, list, teach, grip, edges.top, edges.bottom, drag.line());
    hoverProperty().subscribe(in -> hold(Hold.POINTER, in));
    prefWidthProperty().subscribe(width -> fit());
    heightProperty().subscribe(height -> teach());
    // Nothing keeps time for a window that is closed.
    sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::showingProperty)
        .orElse(false)
        .subscribe(
            showing -> {
              onScreen = showing;
              change(() -> model.refresh(clock.now()));
            });
    sceneProperty().flatMap(Scene::widthProperty).subscribe(width -> fit());
    fit();
    update();
  }

  private void buildHead() {
    head.getStyleClass().add("sidebar-head");
    query.getStyleClass().setAll("text-input", "text-field", "sidebar-query");
    query.setPromptText("Filter");
    query.setAccessibleText("Filter tabs by name, program, message, folder or machine");
    query.textProperty().subscribe(text -> change(() -> model.query(text, clock.now())));
    query.addEventFilter(KeyEvent.KEY_PRESSED, keys::inQuery);
    SVGPath lines = new SVGPath();
    lines.setContent("M1 2 H12 M3 6 H10 M5 10 H8");
    lines.getStyleClass().add("strip-cross");
    orderButton.setGraphic(lines);
    orderButton.getStyleClass().setAll("chip");
    orderButton.setMinWidth(USE_PREF_SIZE);
    orderButton.setTooltip(new Tooltip("Order and groups"));
    orderButton.setAccessibleText("Order and groups of the tabs");
    orderButton.setOnAction(event -> orderMenu());
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox top = new HBox(chips, gap, orderButton);
    top.setAlignment(Pos.CENTER_LEFT);
    head.getChildren().addAll(top, query);
  }

  private void buildList() {
    list.setId("status-list");
    list.setAccessibleText("Tabs and what their programs do");
    // It is laid out alone when it scrolls.
    list.setManaged(false);
    list.focusedProperty().subscribe(has -> hold(Hold.FOCUS, has));
    list.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (!names.isOpen()) keys.inList(event, list.selected().orElse(null));
        });
    list.setOnContextMenuRequested(this::menuByKey);
  }

  @Override
  public Region node() {
    return this;
  }

  @Override
  public double widthBeside(double content) {
    boolean narrow = content + getPrefWidth() < NARROW_WINDOW;
    return narrow || getPrefWidth() < MIN_WIDTH ? RAIL_WIDTH : Math.min(MAX_WIDTH, getPrefWidth());
  }

  public SidebarModel model() {
    return model;
  }

  // Showing.

  @Override
  public void show(AttentionView view, int window, int selectedTab) {
    change(() -> model.show(view, window, selectedTab, clock.now()));
    boolean other = selectedTab != shownTab;
    shownTab = selectedTab;
    // Nothing moves under the pointer.
    if (other && !isHover()) list.reveal(Row.Key.tab(selectedTab));
  }

  @Override
  public void hidden(Map<Integer, String> multiplexers) {
    change(() -> model.hidden(multiplexers, clock.now()));
  }

  @Override
  public void places(Map<Integer, Place> places) {
    // They come with every view, which is shown next.
    model.places(places);
  }

  @Override
  public void digits(boolean held) {
    if (held != model.isHeld(Hold.DIGITS)) hold(Hold.DIGITS, held);
  }

  @Override
  public boolean openDigit(int digit) {
    if (!hasKeyboard()) return false;
    model.atDigit(digit).ifPresent(this::open);
    return true;
  }

  private @Nullable Node focusOwner() {
    Scene scene = getScene();
    return scene == null ? null : scene.getFocusOwner();
  }

  @Override
  public boolean hasKeyboard() {
    Node at = focusOwner();
    while (at != null && at != this) at = at.getParent();
    return at != null;
  }

  @Override
  public boolean editName(int tab) {
    int index = list.rows().find(Row.Key.tab(tab));
    if (rail || index < 0 || !(list.rows().get(index) instanceof Row.Tab row)) return false;
    list.reveal(row.key());
    names.open(row);
    return true;
  }

  private void change(Runnable change) {
    change.run();
    update();
  }

  private void hold(Hold why, boolean on) {
    change(() -> model.hold(why, on, clock.now()));
  }

  /** Brings the list up to the model. */
  private void update() {
    chips.show(model.counts());
    boolean gliding = onScreen && !clock.reducedMotion();
    list.show(rail ? model.rows().tabsOnly() : model.rows(), gliding);
    teach();
    wake();
  }

  /** After the list was laid out. */
  private void laidOut() {
    edges.update();
    wake();
  }

  /** Comes again when something changes by time alone. */
  private void wake() {
    Instant next = onScreen ? Age.earlier(model.due(), list.due()) : null;
    if (Objects.equals(next, due)) return;
    due = next;
    if (wake != null) wake.cancel(false);
    wake = next == null ? null : clock.at(next, this::woken);
  }

  private void woken() {
    due = null;
    list.requestLayout();
    change(() -> model.refresh(clock.now()));
  }

  /** The panel shows while there is something to teach and room below some rows. */
  private void teach() {
    boolean on = model.teaches() && !rail && getHeight() >= TEACH_FROM;
    if (on == teach.isVisible()) return;
    teach.setVisible(on);
    requestLayout();
  }

  @Override
  public void focusInbox() {
    boolean waits = list.selected().filter(Sidebar::waits).isPresent();
    if (!waits && !list.rows().isEmpty()) {
      List<Rows.Waiting> waiting = list.rows().waiting();
      list.select(list.rows().key(waiting.isEmpty() ? 0 : waiting.getFirst().index()));
    }
    list.requestFocus();
  }

  @Override
  public void openInbox(@Nullable State only) {
    query.clear();
    change(
        () -> {
          model.query("", clock.now());
          model.filter(only, clock.now());
        });
    focusInbox();
  }

  private static boolean waits(Row row) {
    return row instanceof Row.Tab tab && tab.waits();
  }

  @Override
  public void reveal(PaneKey pane, String recordId) {
    Row.Key record = new Row.Key(Row.Part.RECORD, pane.tab(), pane.pane(), recordId);
    if (!recordId.isEmpty() && list.rows().find(record) < 0) {
      change(() -> model.expand(pane.tab(), true, clock.now()));
    }
    Row.Key found =
        !recordId.isEmpty() && list.rows().find(record) >= 0 ? record : Row.Key.tab(pane.tab());
    if (!list.select(found)) return;
    marked = found;
    list.refresh();
    clock.at(
        clock.now().plus(MARKED),
        () -> {
          if (!found.equals(marked)) return;
          marked = null;
          list.refresh();
        });
  }

  // The cells.

  @Override
  public boolean rail() {
    return rail;
  }

  @Override
  public boolean isMarked(Row.Key key) {
    return key.equals(marked);
  }

  @Override
  public @Nullable TextField editor(Row.Key key) {
    return names.of(key);
  }

  @Override
  public void clicked(Row row, boolean onTwisty) {
    if (onTwisty && !rail && row instanceof Row.Tab tab && tab.expandable()) {
      change(() -> model.toggle(row, clock.now()));
    } else {
      open(row);
    }
  }

  @Override
  public RowDrag drag() {
    return drag;
  }

  private void open(Row row) {
    switch (row) {
      case Row.Tab tab -> actions.open(tab.pane());
      case Row.Record record -> actions.open(new PaneKey(record.key().tab(), record.key().pane()));
      case Row.Fold fold -> change(() -> model.toggle(fold, clock.now()));
      case Row.More more -> change(() -> model.toggle(more, clock.now()));
      case Row.Heading heading -> {}
    }
  }

  @Override
  public void menu(Row row, double screenX, double screenY) {
    ContextMenu wanted =
        switch (row) {
          case Row.Tab tab -> RowMenu.of(tab, actions, () -> rename(tab));
          case Row.Record record -> RowMenu.of(record, actions);
          default -> null;
        };
    if (wanted != null) show(wanted, () -> wanted.show(list, screenX, screenY));
  }

  /** The menu key asks the list, which has the keyboard; the mouse asks the row under it. */
  private void menuByKey(ContextMenuEvent event) {
    if (!event.isKeyboardTrigger()) return;
    list.selected().ifPresent(this::menuOf);
    event.consume();
  }

  private void menuOf(Row row) {
    Node cell =
        list.cells().stream()
            .filter(each -> each.key().equals(row.key()))
            .map(Node.class::cast)
            .findFirst()
            .orElse(list);
    Bounds at = cell.localToScreen(cell.getLayoutBounds());
    menu(row, at.getMinX() + RowView.TWISTY_END, at.getMaxY());
  }

  private void orderMenu() {
    ContextMenu wanted =
        OrderMenu.of(
            model,
            actions,
            order -> change(() -> model.order(order, clock.now())),
            grouping -> change(() -> model.grouping(grouping, clock.now())));
    show(wanted, () -> wanted.show(orderButton, Side.BOTTOM, 0, 2));
  }

  private void show(ContextMenu wanted, Runnable show) {
    if (menu != null) menu.hide();
    menu = wanted;
    hold(Hold.MENU, true);
    wanted.setOnHidden(event -> hold(Hold.MENU, false));
    show.run();
  }

  private void rename(Row.Tab tab) {
    if (rail) actions.editName(tab.key().tab());
    else names.open(tab);
  }

  /** The editor of a name was opened or closed. */
  private void editing() {
    hold(Hold.RENAME, names.isOpen());
    list.refresh();
    list.layout();
  }

  /** What keys do. */
  private final class KeyDeeds implements SidebarKeys.Deeds {
    @Override
    public void open(Row row) {
      Sidebar.this.open(row);
    }

    @Override
    public void toggleSeen(Row row) {
      Sidebar.this.toggleSeen(row);
    }

    @Override
    public void toggleMuted(Row.Tab tab) {
      actions.mute(tab.key().tab(), tab.muted() ? null : Duration.ZERO);
    }

    @Override
    public void rename(Row.Tab tab) {
      Sidebar.this.rename(tab);
    }

    @Override
    public void menu(Row row) {
      menuOf(row);
    }

    @Override
    public void expand(Row row, boolean open) {
      Sidebar.this.expand(row, open);
    }

    @Override
    public void move(Row.Tab tab, int step) {
      drag.step(tab, step);
    }

    @Override
    public void widen(double pixels) {
      double width = getPrefWidth() + pixels;
      setWidthTo(pixels > 0 ? Math.max(width, MIN_WIDTH) : width);
    }

    @Override
    public void focusInbox() {
      Sidebar.this.focusInbox();
    }

    @Override
    public void focusQuery() {
      // The character of the key is still to come, and not for the field.
      Platform.runLater(query::requestFocus);
    }

    @Override
    public boolean clearQuery() {
      boolean had = !query.getText().isEmpty();
      query.clear();
      return had;
    }

    @Override
    public void leave() {
      actions.leave();
    }
  }

  @Override
  public void expand(Row row, boolean open) {
    if (row instanceof Row.Tab tab && tab.expandable()) {
      change(() -> model.expand(tab.key().tab(), open, clock.now()));
    }
  }

  private void toggleSeen(Row row) {
    switch (row) {
      case Row.Tab tab -> toggleSeen(tab.pane(), tab.recordId(), tab.revision(), tab.seen());
      case Row.Record record when !record.group() ->
          toggleSeen(
              new PaneKey(record.key().tab(), record.key().pane()),
              record.key().id(),
              record.revision(),
              record.seen());
      default -> {}
    }
  }

  private void toggleSeen(PaneKey pane, String recordId, long revision, boolean seen) {
    if (seen) actions.markUnseen(pane, recordId);
    else actions.markSeen(pane, recordId, revision);
  }

  // Width.

  private void resize(MouseEvent event) {
    event.consume();
    // The rail of a narrow window is not the person's choice and can't be dragged.
    if (isNarrow()) return;
    setWidthTo(sceneToLocal(event.getSceneX(), 0).getX());
  }

  private void setWidthTo(double width) {
    setPrefWidth(width < MIN_WIDTH ? RAIL_WIDTH : Math.min(MAX_WIDTH, width));
  }

  private boolean isNarrow() {
    Scene scene = getScene();
    return scene != null && scene.getWidth() > 0 && scene.getWidth() < NARROW_WINDOW;
  }

  /** The rail when the person or the window leaves no room for more. */
  private void fit() {
    boolean nowRail = isNarrow() || getPrefWidth() < MIN_WIDTH;
    grip.setDisable(isNarrow());
    setMinWidth(nowRail ? RAIL_WIDTH : MIN_WIDTH);
    setMaxWidth(nowRail ? RAIL_WIDTH : MAX_WIDTH);
    if (nowRail == rail) return;
    rail = nowRail;
    head.setVisible(!rail);
    list.refresh();
    update();
  }

  @Override
  protected void layoutChildren() {
    double width = Math.max(0, getWidth() - 1);
    double headHeight = head.isVisible() ? head.prefHeight(width) : 0;
    double teachHeight = teach.isVisible() ? teach.prefHeight(width) : 0;
    double listHeight = Math.max(0, getHeight() - headHeight - teachHeight);
    head.resizeRelocate(0, 0, width, headHeight);
    list.resizeRelocate(0, headHeight, width, listHeight);
    teach.resizeRelocate(0, headHeight + listHeight, width, teachHeight);
    edges.place(list.getBoundsInParent());
    grip.resizeRelocate(getWidth() - GRIP + 2, 0, GRIP - 2, getHeight());
  }

  @Override
  protected double computePrefHeight(double width) {
    // As high as the terminal beside it.
    return 100;
  }
}
