package dev.belisha.shell.sidebar;

import dev.belisha.shell.badge.UiClock;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;

/**
 * The list itself: a cell for every row in sight and for no other, which scroll by pixels. A cell
 * stays with its row as long as that can be seen. One row may be selected; the selection holds on
 * to what the row stands for. A list view of JavaFX would build all rows, and measure them. FX
 * thread.
 */
final class RowList extends Region {
  private static final double BAR = 6;

  private final UiClock clock;
  private final Supplier<StatusCell> cellFactory;
  private final Runnable laidOut;
  private final RowsInSight inSight = new RowsInSight();
  private final Label nothing = new Label("No tab matches");
  private final ScrollBar bar = new ScrollBar();
  private final Rectangle clip = new Rectangle();

  /** The cells of the rows in sight, from the top. */
  private List<StatusCell> cells = List.of();

  private final Deque<StatusCell> free = new ArrayDeque<>();
  private Rows rows = Rows.NONE;
  private double offset;
  private int first;
  private Row.@Nullable Key selected;

  /** To be brought into sight once there is a height. */
  private Row.@Nullable Key wanted;

  private @Nullable RowMoves glide;
  private boolean again;
  private boolean placing;
  private int updates;

  /**
   * @param laidOut runs after every layout: other rows may be in sight, or due sooner
   */
  RowList(UiClock clock, Supplier<StatusCell> cellFactory, Runnable laidOut) {
    this.clock = clock;
    this.cellFactory = cellFactory;
    this.laidOut = laidOut;
    getStyleClass().add("status-list");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.TREE_VIEW);
    setClip(clip);
    nothing.getStyleClass().add("row-fold");
    bar.setOrientation(Orientation.VERTICAL);
    bar.setViewOrder(-1);
    bar.setUnitIncrement(Rows.TAB_HEIGHT);
    bar.setFocusTraversable(false);
    bar.valueProperty().subscribe(this::barMoved);
    getChildren().addAll(nothing, bar);
    addEventHandler(ScrollEvent.SCROLL, this::scrolled);
    addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    focusedProperty().subscribe(has -> tellFocus());
  }

  // What it shows.

  /**
   * Shows these rows. While their tabs keep their order, the row at the top stays where it is.
   *
   * @param gliding whether rows glide to their new places
   */
  void show(Rows newRows, boolean gliding) {
    if (newRows == rows) return;
    Row.Key top = offset > 0 && first < rows.size() ? rows.key(first) : null;
    double inside = top == null ? 0 : offset - rows.top(first);
    boolean sameOrder = sameOrder(rows.tabs(), newRows.tabs());
    if (gliding && glide == null) glide = places();
    keepSelection(newRows);
    rows = newRows;
    int now = top != null && sameOrder ? rows.find(top) : -1;
    if (now >= 0) offset = rows.top(now) + inside;
    requestLayout();
  }

  private RowMoves places() {
    RowMoves moves = new RowMoves();
    double origin = snapPositionY(offset);
    for (int i = first; i < Math.min(endShown(), rows.size()); i++) {
      moves.from(rows.key(i), rows.top(i) - origin);
    }
    return moves;
  }

  /** Whether what both have in common stands in the same order. */
  private static boolean sameOrder(List<Integer> before, List<Integer> after) {
    if (before.equals(after)) return true;
    List<Integer> stayed = new ArrayList<>(before);
    stayed.retainAll(after);
    List<Integer> known = new ArrayList<>(after);
    known.retainAll(before);
    return stayed.equals(known);
  }

  /** A record that went leaves the selection to its tab, a tab to the one in its place. */
  private void keepSelection(Rows newRows) {
    Row.Key key = selected;
    if (key == null || newRows.find(key) >= 0) return;
    int place = rows.find(key);
    int tab = newRows.find(Row.Key.tab(key.tab()));
    if (newRows.isEmpty()) selected = null;
    else selected = newRows.key(tab >= 0 ? tab : Math.clamp(place, 0, newRows.size() - 1));
    tellFocus();
  }

  Rows rows() {
    return rows;
  }

  /** Draws the rows in sight anew, also those that are the same. */
  void refresh() {
    again = true;
    requestLayout();
  }

  /** When a row in sight looks otherwise by time alone; null for never. */
  @Nullable Instant due() {
    return inSight.due();
  }

  /** The cells of the rows in sight, from the top. */
  List<StatusCell> cells() {
    return cells;
  }

  /** How many times a cell was given something else to show. */
  int updates() {
    return updates;
  }

  // Selection.

  Optional<Row> selected() {
    int at = selectedIndex();
    return at < 0 ? Optional.empty() : Optional.of(rows.row(at, clock.now()).row());
  }

  private int selectedIndex() {
    return selected == null ? -1 : rows.find(selected);
  }

  boolean isSelected(Row.Key key) {
    return key.equals(selected);
  }

  /** Selects a row and brings it into sight; false when it isn't there. */
  boolean select(Row.Key key) {
    if (rows.find(key) < 0) return false;
    selected = key;
    for (StatusCell cell : cells) cell.select(isSelected(cell.key()));
    tellFocus();
    reveal(key);
    return true;
  }

  private void select(int index) {
    if (!rows.isEmpty()) select(rows.key(Math.clamp(index, 0, rows.size() - 1)));
  }

  private void key(KeyEvent event) {
    int at = selectedIndex();
    int page = Math.max(1, cells.size() - 2);
    switch (event.getCode()) {
      case UP -> select(at - 1);
      case DOWN -> select(at + 1);
      case PAGE_UP -> select(at - page);
      case PAGE_DOWN -> select(at + page);
      case HOME -> select(0);
      case END -> select(rows.size() - 1);
      default -> {
        return;
      }
    }
    event.consume();
  }

  // Scrolling.

  /** Scrolls no further than needed to have the whole row in sight. */
  void reveal(Row.Key key) {
    wanted = key;
    requestLayout();
  }

  void scrollBy(double pixels) {
    scrollTo(offset + pixels);
  }

  private void scrollTo(double wish) {
    offset = clamped(wish);
    // What the person moves doesn't glide.
    glide = null;
    requestLayout();
  }

  /** The first row in sight, a part of it at least. */
  int firstShown() {
    return first;
  }

  /** The row behind the last in sight. */
  int endShown() {
    return first + cells.size();
  }

  private double clamped(double wish) {
    return Math.clamp(wish, 0, Math.max(0, rows.height() - getHeight()));
  }

  private void scrolled(ScrollEvent event) {
    double pixels =
        switch (event.getTextDeltaYUnits()) {
          case LINES -> event.getTextDeltaY() * Rows.OTHER_HEIGHT;
          case PAGES -> event.getTextDeltaY() * getHeight();
          case NONE -> event.getDeltaY();
        };
    scrollBy(-pixels);
    event.consume();
  }

  private void barMoved(Number value) {
    if (!placing) scrollTo(value.doubleValue());
  }

  // Layout.

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    clip.setWidth(width);
    clip.setHeight(height);
    followWanted(height);
    offset = clamped(offset);
    nothing.setVisible(rows.isEmpty());
    double labelWidth = nothing.prefWidth(-1);
    nothing.resizeRelocate(
        snapPositionX((width - labelWidth) / 2), snapPositionY(height / 3), labelWidth, 24);
    placeBar(width, height);
    first = rows.isEmpty() ? 0 : rows.at(offset);
    int end = first;
    while (end < rows.size() && rows.top(end) < offset + height) end++;
    give(inSight.of(rows, first, end, clock.now()));
    double origin = snapPositionY(offset);
    for (int i = 0; i < cells.size(); i++) {
      double y = rows.top(first + i) - origin;
      cells.get(i).resizeRelocate(0, y, width, rows.height(first + i));
    }
    RowMoves moves = glide;
    glide = null;
    if (moves != null) moves.to(cells);
    laidOut.run();
  }

  private void followWanted(double height) {
    Row.Key key = wanted;
    if (key == null || height <= 0) return;
    wanted = null;
    int at = rows.find(key);
    if (at < 0) return;
    // The ends of the list may be covered by what tells of tabs beyond.
    double margin = Math.min(ListEdge.HEIGHT, height / 4);
    double top = rows.top(at);
    double least = top + rows.height(at) + margin - height;
    offset = Math.min(top - margin, Math.max(offset, least));
  }

  /** Gives every row a cell: the one it has, else one whose row is out of sight now. */
  private void give(List<Row> wantedRows) {
    Map<Row.Key, StatusCell> had = new HashMap<>();
    for (StatusCell cell : cells) had.put(cell.key(), cell);
    List<StatusCell> now = new ArrayList<>(wantedRows.size());
    for (Row row : wantedRows) now.add(had.remove(row.key()));
    free.addAll(had.values());
    for (int i = 0; i < now.size(); i++) {
      StatusCell cell = now.get(i);
      if (cell == null) {
        cell = free.isEmpty() ? newCell() : free.pop();
        cell.setVisible(true);
        now.set(i, cell);
      }
      Row row = wantedRows.get(i);
      if (cell.row() != row || again) {
        cell.show(row);
        updates++;
      }
      cell.select(isSelected(row.key()));
    }
    again = false;
    cells = List.copyOf(now);
    for (StatusCell unused : free) unused.hide();
  }

  private StatusCell newCell() {
    StatusCell cell = cellFactory.get();
    cell.setManaged(false);
    getChildren().add(cell);
    return cell;
  }

  private void placeBar(double width, double height) {
    double most = rows.height() - height;
    bar.setVisible(most > 0);
    bar.resizeRelocate(width - BAR, 0, BAR, height);
    if (most <= 0) return;
    placing = true;
    bar.setMax(most);
    bar.setVisibleAmount(most * height / rows.height());
    bar.setBlockIncrement(height);
    bar.setValue(offset);
    placing = false;
  }

  // For screen readers.

  private void tellFocus() {
    notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
    notifyAccessibleAttributeChanged(AccessibleAttribute.SELECTED_ITEMS);
  }

  /** The cell of a row, which may have to come into sight for it; null for none. */
  private @Nullable StatusCell cell(int index) {
    if (index < 0 || index >= rows.size()) return null;
    if (index < first || index >= endShown()) {
      reveal(rows.key(index));
      layout();
    }
    int at = index - first;
    return at >= 0 && at < cells.size() ? cells.get(at) : null;
  }

  @Override
  public @Nullable Object queryAccessibleAttribute(
      AccessibleAttribute attribute, Object... parameters) {
    return switch (attribute) {
      case ROW_COUNT -> rows.size();
      case ROW_AT_INDEX -> cell((Integer) parameters[0]);
      case FOCUS_ITEM -> cell(selectedIndex());
      case SELECTED_ITEMS -> {
        StatusCell cell = cell(selectedIndex());
        yield cell == null ? List.of() : List.of(cell);
      }
      case MULTIPLE_SELECTION -> false;
      case VERTICAL_SCROLLBAR -> bar;
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }
}
