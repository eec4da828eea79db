package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.PaneKey;
import dev.belisha.shell.StatusList;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.shell.model.Place;
import dev.belisha.shell.sidebar.SidebarModel.Hold;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ScheduledFuture;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
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
  private static final double WIDTH_STEP = 20;
  private static final double TEACH_FROM = 380;
  private static final Duration MARKED = Duration.ofMillis(1500);

  private final UiClock clock;
  private final Actions actions;
  private final SidebarModel model = new SidebarModel();
  private final Chips chips;
  private final TextField query = new TextField();
  private final Button orderButton = new Button();
  private final VBox head = new VBox();
  private final ObservableList<Row> rows = FXCollections.observableArrayList();
  private final ListView<Row> list = new ListView<>(rows);
  private final RowDrag drag;
  private final ListEdges edges;
  private final RowMoves moves = new RowMoves(list);
  private final TeachPanel teach = new TeachPanel();
  private final VBox body = new VBox();
  private final Region grip = new Region();
  private boolean rail;
  private boolean onScreen;
  private int shownTab;
  private Row.@Nullable Key marked;
  private Row.@Nullable Key edited;
  private @Nullable TextField editor;
  private @Nullable ContextMenu menu;
  private @Nullable ScheduledFuture<?> wake;

  public Sidebar(UiClock clock, Actions actions) {
    this.clock = clock;
    this.actions = actions;
    this.drag = new RowDrag(list, actions, model::movable);
    this.edges = new ListEdges(list, clock);
    this.chips = new Chips(clock, state -> change(() -> model.filter(state, clock.now())));
    getStyleClass().add("sidebar");
    setId("sidebar");
    setPrefWidth(DEFAULT_WIDTH);
    buildHead();
    buildList();
    body.getChildren().addAll(head, list, teach);
    VBox.setVgrow(list, Priority.ALWAYS);
    grip.getStyleClass().add("sidebar-grip");
    grip.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::resize);
    getChildren().addAll(body, grip, edges.top, edges.bottom, drag.line());
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
    query.addEventFilter(KeyEvent.KEY_PRESSED, this::queryKey);
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
    list.getStyleClass().add("status-list");
    list.setId("status-list");
    list.setAccessibleText("Tabs and what their programs do");
    list.setCellFactory(view -> new StatusCell(clock, this));
    Label nothing = new Label("No tab matches");
    nothing.getStyleClass().add("row-fold");
    list.setPlaceholder(nothing);
    list.focusedProperty().subscribe(has -> hold(Hold.FOCUS, has));
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::listKey);
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
    if (other && !isHover()) bringIntoSight(index(tabKey(selectedTab)));
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

  private boolean hasKeyboard() {
    Scene scene = getScene();
    Node at = scene == null ? null : scene.getFocusOwner();
    while (at != null && at != this) at = at.getParent();
    return at != null;
  }

  @Override
  public boolean editName(int tab) {
    int index = index(tabKey(tab));
    if (rail || index < 0 || !(rows.get(index) instanceof Row.Tab row)) return false;
    bringIntoSight(index);
    rename(row);
    return true;
  }

  private static Row.Key tabKey(int tab) {
    return new Row.Key(Row.Part.TAB, tab, 0, "");
  }

  /** Where a row is in the list, -1 when it isn't shown. */
  private int index(Row.Key key) {
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).key().equals(key)) return i;
    }
    return -1;
  }

  /** Scrolls no further than needed. */
  private void bringIntoSight(int index) {
    if (index >= 0 && list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
      flow.scrollTo(index);
    }
  }

  private void change(Runnable change) {
    change.run();
    update();
  }

  private void hold(Hold why, boolean on) {
    change(() -> model.hold(why, on, clock.now()));
  }

  /** Brings the list up to the model: only rows that changed are touched. */
  private void update() {
    chips.show(model.counts());
    List<Row> wanted = model.rows();
    if (rail) wanted = wanted.stream().filter(Row.Tab.class::isInstance).toList();
    List<Row> fresh = wanted;
    if (sameKeys(wanted)) {
      for (int i = 0; i < wanted.size(); i++) {
        Row now = wanted.get(i);
        // Most are the very same: a tab's rows stay until it changes.
        if (rows.get(i) != now && !rows.get(i).equals(now)) rows.set(i, now);
      }
    } else {
      Row selected = list.getSelectionModel().getSelectedItem();
      if (onScreen && !clock.reducedMotion()) moves.animate(() -> rows.setAll(fresh));
      else rows.setAll(fresh);
      if (selected != null) select(selected.key());
    }
    teach();
    edges.rowsChanged();
    if (wake != null) wake.cancel(false);
    Instant due = onScreen ? model.due() : null;
    wake = due == null ? null : clock.at(due, () -> change(() -> model.refresh(clock.now())));
  }

  private boolean sameKeys(List<Row> wanted) {
    if (wanted.size() != rows.size()) return false;
    for (int i = 0; i < wanted.size(); i++) {
      Row now = wanted.get(i);
      if (rows.get(i) != now && !now.key().equals(rows.get(i).key())) return false;
    }
    return true;
  }

  /** The panel shows while there is something to teach and room below some rows. */
  private void teach() {
    boolean on = model.teaches() && !rail && getHeight() >= TEACH_FROM;
    teach.setVisible(on);
    teach.setManaged(on);
  }

  private boolean select(Row.Key key) {
    int index = index(key);
    if (index < 0) return false;
    list.getSelectionModel().clearAndSelect(index);
    list.getFocusModel().focus(index);
    return true;
  }

  @Override
  public void focusInbox() {
    if (list.getSelectionModel().isEmpty() || !waits(list.getSelectionModel().getSelectedItem())) {
      rows.stream()
          .filter(Sidebar::waits)
          .findFirst()
          .or(() -> rows.stream().findFirst())
          .ifPresent(row -> select(row.key()));
    }
    list.requestFocus();
  }

  private static boolean waits(@Nullable Row row) {
    return row instanceof Row.Tab tab && tab.waits();
  }

  @Override
  public void reveal(PaneKey pane, String recordId) {
    Row.Key tab = tabKey(pane.tab());
    Row.Key record = new Row.Key(Row.Part.RECORD, pane.tab(), pane.pane(), recordId);
    if (!recordId.isEmpty() && !select(record)) {
      change(() -> model.expand(pane.tab(), true, clock.now()));
    }
    Row.Key found = !recordId.isEmpty() && select(record) ? record : tab;
    if (!select(found)) return;
    bringIntoSight(list.getSelectionModel().getSelectedIndex());
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
    return key.equals(edited) ? editor : null;
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
    Row row = list.getSelectionModel().getSelectedItem();
    if (!event.isKeyboardTrigger() || row == null) return;
    Node cell =
        list.lookupAll(".list-cell").stream()
            .filter(each -> each instanceof StatusCell shown && row.equals(shown.getItem()))
            .findFirst()
            .orElse(list);
    Bounds at = cell.localToScreen(cell.getBoundsInLocal());
    menu(row, at.getMinX() + RowView.TWISTY_END, at.getMaxY());
    event.consume();
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

  // Renaming.

  private void rename(Row.Tab tab) {
    endRename(null);
    TextField field = new TextField(tab.name());
    field.getStyleClass().add("row-editor");
    field.setPromptText("Automatic");
    field.setAccessibleText("Name of the tab; empty for the automatic name");
    edited = tab.key();
    editor = field;
    hold(Hold.RENAME, true);
    list.refresh();
    list.layout();
    field.setOnAction(event -> endRename(field.getText()));
    field.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() != KeyCode.ESCAPE) return;
          event.consume();
          endRename(null);
        });
    field.requestFocus();
    field.selectAll();
    field
        .focusedProperty()
        .subscribe(
            (had, has) -> {
              if (had && !has && editor == field) {
                endRename(field.getText().equals(tab.name()) ? null : field.getText());
              }
            });
  }

  /** The name goes to the tab the editor was opened for, wherever its row is now (B-43). */
  private void endRename(@Nullable String name) {
    Row.Key key = edited;
    if (key == null) return;
    edited = null;
    editor = null;
    list.refresh();
    hold(Hold.RENAME, false);
    if (name != null) actions.rename(key.tab(), name.strip());
  }

  // Keys.

  private void queryKey(KeyEvent event) {
    switch (event.getCode()) {
      case DOWN -> focusInbox();
      case ESCAPE -> {
        if (query.getText().isEmpty()) actions.leave();
        else query.clear();
      }
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void listKey(KeyEvent event) {
    Row row = list.getSelectionModel().getSelectedItem();
    if (event.isAltDown() && !event.isControlDown() && altKey(event.getCode(), row)) {
      event.consume();
      return;
    }
    if (editor != null || event.isControlDown() || event.isAltDown() || event.isMetaDown()) return;
    switch (event.getCode()) {
      case ENTER -> {
        if (row != null) open(row);
      }
      case SPACE -> {
        if (row != null) toggleSeen(row);
      }
      case M -> {
        if (row instanceof Row.Tab tab) {
          actions.mute(tab.key().tab(), tab.muted() ? null : Duration.ZERO);
        }
      }
      case F2 -> {
        if (row instanceof Row.Tab tab) rename(tab);
      }
      case RIGHT -> expand(row, true);
      case LEFT -> expand(row, false);
      case SLASH -> query.requestFocus();
      case ESCAPE -> actions.leave();
      default -> {
        return;
      }
    }
    event.consume();
  }

  /** What the mouse drags, by keys: a tab to its place, and the sidebar's edge. */
  private boolean altKey(KeyCode code, @Nullable Row row) {
    switch (code) {
      case UP, DOWN -> {
        if (row instanceof Row.Tab tab) drag.step(tab, code == KeyCode.UP ? -1 : 1);
      }
      case LEFT -> setWidthTo(getPrefWidth() - WIDTH_STEP);
      case RIGHT -> setWidthTo(Math.max(getPrefWidth() + WIDTH_STEP, MIN_WIDTH));
      default -> {
        return false;
      }
    }
    return true;
  }

  private void expand(@Nullable Row row, boolean open) {
    if (row instanceof Row.Tab tab && tab.expandable()) {
      change(() -> model.expand(tab.key().tab(), open, clock.now()));
    }
  }

  private void toggleSeen(Row row) {
    switch (row) {
      case Row.Tab tab -> actions.markSeen(tab.pane(), tab.recordId(), !tab.seen());
      case Row.Record record when !record.group() ->
          actions.markSeen(
              new PaneKey(record.key().tab(), record.key().pane()),
              record.key().id(),
              !record.seen());
      default -> {}
    }
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
    head.setManaged(!rail);
    rows.clear();
    update();
  }

  @Override
  protected void layoutChildren() {
    body.resizeRelocate(0, 0, Math.max(0, getWidth() - 1), getHeight());
    body.layout();
    edges.place(list.getBoundsInParent());
    edges.update();
    grip.resizeRelocate(getWidth() - GRIP + 2, 0, GRIP - 2, getHeight());
  }

  @Override
  protected double computePrefHeight(double width) {
    // As high as the terminal beside it.
    return 100;
  }
}
