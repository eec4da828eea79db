package dev.belisha.shell.tabs;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.shell.TabBar;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.badge.EdgeSummary;
import dev.belisha.shell.badge.TextLimiter;
import dev.belisha.shell.badge.UiClock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ScheduledFuture;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import org.jspecify.annotations.Nullable;

/**
 * The row of tabs: badge left of the title (B-36), whatever the title says and however narrow the
 * tab; status never changes the order (B-45). Tabs that don't fit scroll, and the edges tell what
 * waits out of sight. FX thread.
 */
public final class TabStrip extends Region implements TabBar {
  static final double HEIGHT = 38;
  private static final double PLUS_WIDTH = 34;

  private final UiClock clock;
  private final Actions actions;
  private final Pane viewport = new Pane();
  private final Rectangle clip = new Rectangle();
  private final EdgeButton left;
  private final EdgeButton right;
  private final Button plus = new Button();
  private final Map<Integer, TabCell> cells = new HashMap<>();
  private final TextLimiter<Integer, TabCell.Content> limiter = new TextLimiter<>(TabStrip::urgent);
  private final TabDrag drag;
  private List<Item> items = List.of();
  private AttentionView view = AttentionView.EMPTY;
  private int selectedId;
  private double scroll;
  private boolean follow = true;
  private StripLayout layout = StripLayout.of(0, -1, 0);
  private @Nullable ScheduledFuture<?> wake;

  public TabStrip(UiClock clock, Actions actions) {
    this.clock = clock;
    this.actions = actions;
    this.left = new EdgeButton(true, clock);
    this.right = new EdgeButton(false, clock);
    this.drag = new TabDrag(this, actions);
    getStyleClass().add("tab-strip");
    setId("tab-strip");
    setAccessibleRole(AccessibleRole.TAB_PANE);
    viewport.setClip(clip);
    left.setOnAction(event -> scrollBy(-layout.viewport() / 2));
    right.setOnAction(event -> scrollBy(layout.viewport() / 2));
    SVGPath cross = new SVGPath();
    cross.setContent("M6 1 V11 M1 6 H11");
    cross.getStyleClass().add("strip-cross");
    plus.setGraphic(cross);
    plus.getStyleClass().setAll("strip-plus");
    plus.setFocusTraversable(false);
    plus.setAccessibleText("New tab");
    plus.setTooltip(new Tooltip("New tab"));
    plus.setOnAction(event -> actions.newTab());
    getChildren().addAll(viewport, left, right, plus);
    addEventHandler(ScrollEvent.SCROLL, this::scrolled);
    widthProperty().subscribe(width -> follow = true);
  }

  @Override
  public Node node() {
    return this;
  }

  @Override
  public void show(List<Item> tabs, int nowSelected, AttentionView newView) {
    follow |= nowSelected != selectedId || tabs.size() != items.size();
    items = List.copyOf(tabs);
    selectedId = nowSelected;
    view = newView;
    refresh();
  }

  /** Shows what there is to show now, and comes again for what was held back. */
  private void refresh() {
    Map<Integer, TabStatus> statuses =
        view.tabs().stream().collect(Collectors.toMap(TabStatus::tab, Function.identity()));
    Map<Integer, Item> live =
        items.stream().collect(Collectors.toMap(Item::id, Function.identity()));
    Instant now = clock.now();
    limiter.begin(live.keySet());
    cells.keySet().removeIf(id -> !live.containsKey(id));
    List<TabCell> order = new ArrayList<>(items.size());
    for (Item item : items) {
      TabCell cell = cells.computeIfAbsent(item.id(), this::newCell);
      TabCell.Content content =
          limiter.pass(item.id(), content(item, statuses.get(item.id())), now);
      cell.show(content, item.id() == selectedId);
      order.add(cell);
    }
    if (!viewport.getChildren().equals(order)) {
      viewport.getChildren().setAll(order);
      drag.orderChanged();
    }
    if (wake != null) wake.cancel(false);
    Instant due = limiter.due();
    wake = due == null ? null : clock.at(due, this::refresh);
    requestLayout();
  }

  private TabCell.Content content(Item item, @Nullable TabStatus status) {
    BadgeStatus badge = status == null ? BadgeStatus.NONE : BadgeStatus.of(status);
    String message = status == null ? null : status.message();
    boolean muted = status != null && status.muted();
    Counts mix = status == null ? Counts.NONE : status.mix();
    return new TabCell.Content(
        item.id(),
        item.position(),
        items.size(),
        item.title(),
        item.name(),
        badge,
        message,
        TabWords.tooltip(item.title(), badge, message, mix, muted),
        muted);
  }

  private static boolean urgent(TabCell.Content shown, TabCell.Content wanted) {
    return shown.status().differsInKind(wanted.status())
        || shown.position() != wanted.position()
        || shown.of() != wanted.of()
        || shown.muted() != wanted.muted()
        || !shown.name().equals(wanted.name());
  }

  private TabCell newCell(int tab) {
    TabCell cell =
        new TabCell(
            tab,
            clock,
            new TabCell.Events() {
              @Override
              public void close(int closed) {
                actions.close(closed);
              }

              @Override
              public void edited(int edited, @Nullable String name) {
                ended(edited, name);
              }
            });
    // The strip places its tabs; the pane must not.
    cell.setManaged(false);
    drag.listen(cell);
    return cell;
  }

  /** An edit ended: a name is kept, an empty one means automatic (B-52), null changes nothing. */
  private void ended(int tab, @Nullable String name) {
    Item item = item(tab);
    if (item == null) return;
    actions.rename(tab, name == null ? item.name() : name.strip());
    requestLayout();
  }

  @Override
  public void editName(int tab) {
    TabCell cell = cells.get(tab);
    if (cell == null) return;
    follow = true;
    requestLayout();
    layout();
    cell.edit();
  }

  // For the drag.

  @Nullable Item item(int tab) {
    return items.stream().filter(item -> item.id() == tab).findFirst().orElse(null);
  }

  int index(int tab) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i).id() == tab) return i;
    }
    return -1;
  }

  StripLayout stripLayout() {
    return layout;
  }

  /** The x of a point of the scene on the strip's content. */
  double contentX(double sceneX) {
    return viewport.sceneToLocal(sceneX, 0).getX() + scroll;
  }

  /** Whether a point of the scene is farther from the strip than a slip of the hand. */
  boolean isOutside(double sceneX, double sceneY, double slack) {
    Point2D point = sceneToLocal(sceneX, sceneY);
    return point.getY() < -slack
        || point.getY() > getHeight() + slack
        || point.getX() < -slack
        || point.getX() > getWidth() + slack;
  }

  double scroll() {
    return scroll;
  }

  List<TabCell> tabCells() {
    return items.stream().map(item -> cells.get(item.id())).toList();
  }

  // Layout.

  private void scrolled(ScrollEvent event) {
    double delta =
        Math.abs(event.getDeltaX()) > Math.abs(event.getDeltaY())
            ? event.getDeltaX()
            : event.getDeltaY();
    if (layout.overflows()) scrollBy(-delta);
    event.consume();
  }

  void scrollBy(double delta) {
    scroll = layout.clampScroll(scroll + delta);
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double height = getHeight();
    double room = Math.max(0, getWidth() - PLUS_WIDTH - 2);
    int selected = index(selectedId);
    layout = StripLayout.of(items.size(), selected, room);
    boolean overflows = layout.overflows();
    double edge = 0;
    if (overflows) {
      edge = Math.ceil(Math.max(left.prefWidth(-1), right.prefWidth(-1)));
      layout = StripLayout.of(items.size(), selected, Math.max(0, room - 2 * edge));
    }
    scroll = layout.clampScroll(scroll);
    if (follow && selected >= 0 && layout.viewport() > 0) {
      scroll = layout.reveal(selected, scroll);
      follow = false;
    }
    showEdges(overflows);
    left.setVisible(overflows);
    right.setVisible(overflows);
    left.resizeRelocate(0, 0, edge, height);
    double shown = Math.min(layout.content(), layout.viewport());
    viewport.resizeRelocate(edge, 0, layout.viewport(), height);
    clip.setWidth(layout.viewport());
    clip.setHeight(height);
    right.resizeRelocate(edge + shown, 0, edge, height);
    plus.resizeRelocate(2 * edge + shown + 2, (height - 28) / 2, 28, 28);
    double origin = Math.round(scroll);
    for (int i = 0; i < items.size(); i++) {
      TabCell cell = cells.get(items.get(i).id());
      if (cell == null) continue;
      cell.resizeRelocate(layout.starts().get(i) - origin, 0, layout.widths().get(i), height);
    }
  }

  private void showEdges(boolean overflows) {
    if (!overflows) return;
    int hiddenLeft = layout.hiddenLeft(scroll);
    int hiddenRight = layout.hiddenRight(scroll);
    List<BadgeStatus> statuses = tabCells().stream().map(cell -> cell.badge().status()).toList();
    int size = statuses.size();
    left.show(EdgeSummary.of(statuses.subList(0, hiddenLeft)), hiddenLeft);
    right.show(EdgeSummary.of(statuses.subList(size - hiddenRight, size)), hiddenRight);
    left.setDisable(hiddenLeft == 0 && scroll <= 0);
    right.setDisable(hiddenRight == 0 && scroll >= layout.content() - layout.viewport());
  }

  @Override
  protected double computePrefHeight(double width) {
    return HEIGHT;
  }

  @Override
  protected double computeMinHeight(double width) {
    return HEIGHT;
  }

  @Override
  protected double computeMaxHeight(double width) {
    return HEIGHT;
  }

  @Override
  protected double computePrefWidth(double height) {
    return 400;
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }
}
