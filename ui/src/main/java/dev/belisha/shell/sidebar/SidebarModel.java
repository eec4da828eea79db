package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.attention.AttentionView.PaneStatus;
import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.shell.model.Place;
import dev.belisha.shell.sidebar.Grouping.Group;
import dev.belisha.status.RollUp;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the sidebar shows: which tabs, in which order, with which records. No toolkit and no clock:
 * every call carries the time; {@link #due} tells when to call {@link #refresh} again. It decides
 * nothing about who needs you; that is in the {@link AttentionView}.
 */
public final class SidebarModel {
  /** A held order is applied so long after the last hold ends (ux F2). */
  static final Duration RELEASE = Duration.ofMillis(600);

  /** So many rows are counted by digits; one more leads to the last. */
  private static final int DIGITS = 8;

  private static final Comparator<TabStatus> NEEDS_YOU =
      Comparator.comparingInt(SidebarModel::rank).reversed().thenComparing(SidebarModel::since);
  private static final Comparator<TabStatus> RECENT =
      Comparator.comparing(SidebarModel::since).reversed();

  private final Set<Hold> holds = EnumSet.noneOf(Hold.class);
  private final Set<Integer> expanded = new HashSet<>();
  private final Set<Integer> uncapped = new HashSet<>();
  private final Set<Row.Key> openFolds = new HashSet<>();
  private final Map<Integer, TabBlock> blocks = new HashMap<>();
  private AttentionView view = AttentionView.EMPTY;
  private Map<Integer, String> multiplexers = Map.of();
  private Map<Integer, Place> places = Map.of();
  private int window;
  private int selectedTab;
  private Order order = Order.TABS;
  private Grouping grouping = Grouping.WINDOW;
  private @Nullable State filter;
  private String query = "";
  private List<Integer> shown = List.of();

  /** What each tab stands under, as long as rows keep their places. */
  private final Map<Integer, Group> groups = new HashMap<>();

  private Rows rows = Rows.NONE;
  private @Nullable Instant releasedAt;
  private @Nullable Instant due;
  private boolean resort = true;

  /** How the tabs are sorted. */
  public enum Order {
    TABS("Tab order"),
    NEEDS_YOU("Needs you first"),
    RECENT("Recent");

    private final String title;

    Order(String title) {
      this.title = title;
    }

    public String title() {
      return title;
    }
  }

  /** Why rows must not change places (B-42, B-43). */
  public enum Hold {
    POINTER,
    FOCUS,
    MENU,
    RENAME,
    /** The keys for digits are held (B-48). */
    DIGITS
  }

  // What happens.

  /** The newest view, and which window and tab the person looks at. */
  public void show(AttentionView newView, int thisWindow, int nowSelected, Instant now) {
    view = newView;
    window = thisWindow;
    selectedTab = nowSelected;
    Set<Integer> live = view.tabs().stream().map(TabStatus::tab).collect(Collectors.toSet());
    expanded.retainAll(live);
    uncapped.retainAll(live);
    openFolds.removeIf(key -> !live.contains(key.tab()));
    refresh(now);
  }

  /** What keeps the reports of a tab to itself, by the tab's id (B-62). */
  public void hidden(Map<Integer, String> newMultiplexers, Instant now) {
    multiplexers = Map.copyOf(newMultiplexers);
    refresh(now);
  }

  /** Where tabs are, by id. A place that changed shows with the next refresh. */
  public void places(Map<Integer, Place> newPlaces) {
    places = Map.copyOf(newPlaces);
  }

  /** Only tabs in this state; null for all. A choice of the person: not held back. */
  public void filter(@Nullable State state, Instant now) {
    filter = state;
    resort = true;
    refresh(now);
  }

  /** Only tabs with this in name, app, message, folder or machine. */
  public void query(String text, Instant now) {
    query = text.strip().toLowerCase(Locale.ROOT);
    resort = true;
    refresh(now);
  }

  public void order(Order newOrder, Instant now) {
    order = newOrder;
    resort = true;
    refresh(now);
  }

  public void grouping(Grouping newGrouping, Instant now) {
    grouping = newGrouping;
    resort = true;
    refresh(now);
  }

  public void hold(Hold why, boolean on, Instant now) {
    boolean held = !holds.isEmpty();
    if (on) holds.add(why);
    else holds.remove(why);
    if (held && holds.isEmpty()) releasedAt = now;
    refresh(now);
  }

  boolean isHeld(Hold why) {
    return holds.contains(why);
  }

  /** The tabs of this window when they stand as in the row of tabs, all of them; else none. */
  List<Integer> movable() {
    boolean whole = filter == null && query.isEmpty() && order == Order.TABS;
    if (!whole || grouping == Grouping.HOST || grouping == Grouping.FOLDER) return List.of();
    return view.tabs().stream().filter(tab -> tab.window() == window).map(TabStatus::tab).toList();
  }

  public void expand(int tab, boolean open, Instant now) {
    if (open) expanded.add(tab);
    else expanded.remove(tab);
    refresh(now);
  }

  /** Takes the cap of a tab away; shows with the next refresh. */
  void uncap(int tab) {
    uncapped.add(tab);
  }

  /** Opens or closes "5 finished", or takes the cap away. */
  void toggle(Row row, Instant now) {
    switch (row) {
      case Row.Tab tab -> expand(tab.key().tab(), !expanded.contains(tab.key().tab()), now);
      case Row.Fold fold -> {
        if (!openFolds.remove(fold.key())) openFolds.add(fold.key());
        refresh(now);
      }
      case Row.More more -> {
        uncapped.add(more.key().tab());
        refresh(now);
      }
      case Row.Record record -> {}
      case Row.Heading heading -> {}
    }
  }

  // What there is to show.

  Rows rows() {
    return rows;
  }

  /**
   * When other rows are there, or in another order, by time alone; null for never. When a row's own
   * text changes, {@link Row.Timed#due} tells.
   */
  public @Nullable Instant due() {
    return due;
  }

  /** Tabs by headline over all windows: the numbers of the chips (B-38). */
  public Counts counts() {
    return view.counts();
  }

  public Order order() {
    return order;
  }

  public Grouping grouping() {
    return grouping;
  }

  public @Nullable State filter() {
    return filter;
  }

  /** True until some program has a record: the sidebar then explains itself. */
  public boolean teaches() {
    for (TabStatus tab : view.tabs()) {
      for (PaneStatus pane : tab.panes()) {
        if (!pane.rows().isEmpty()) return false;
      }
    }
    return true;
  }

  /** Works out anew which rows there are. */
  public void refresh(Instant now) {
    due = null;
    Map<Integer, TabStatus> tabs = new HashMap<>();
    Map<Integer, Integer> inWindow = new HashMap<>();
    for (TabStatus tab : view.tabs()) {
      tabs.put(tab.tab(), tab);
      inWindow.merge(tab.window(), 1, Integer::sum);
    }
    shown = arrange(tabs, now);
    blocks.keySet().retainAll(tabs.keySet());
    List<Rows.Block> fresh = new ArrayList<>();
    String heading = "";
    for (int at = 0; at < shown.size(); at++) {
      TabStatus tab = tabs.get(shown.get(at));
      if (tab == null) continue;
      String above = group(tab).heading();
      if (!above.equals(heading)) fresh.add(new Rows.Title(heading(above, tabs)));
      heading = above;
      int of = inWindow.getOrDefault(tab.window(), 0);
      TabBlock block = block(input(tab, number(at), of), now);
      fresh.add(block);
      soonest(block.due());
    }
    rows = new Rows(fresh, now);
  }

  /** Most tabs are as they were: their blocks stay. */
  private TabBlock block(TabBlock.Input input, Instant now) {
    return Objects.requireNonNull(
        blocks.compute(
            input.tab().tab(),
            (id, last) -> last != null && last.holds(input, now) ? last : TabBlock.of(input, now)));
  }

  private TabBlock.Input input(TabStatus tab, String number, int of) {
    int id = tab.tab();
    return new TabBlock.Input(
        tab,
        number,
        of,
        id == selectedTab && tab.window() == window,
        place(id),
        multiplexers.getOrDefault(id, ""),
        expanded.contains(id),
        uncapped.contains(id),
        openFolds.isEmpty()
            ? Set.of()
            : openFolds.stream().filter(key -> key.tab() == id).collect(Collectors.toSet()));
  }

  private Row.Heading heading(String title, Map<Integer, TabStatus> tabs) {
    int waiting = 0;
    for (int id : shown) {
      TabStatus tab = tabs.get(id);
      if (tab != null && tab.waits() && group(tab).heading().equals(title)) waiting++;
    }
    return new Row.Heading(new Row.Key(Row.Part.HEADING, 0, 0, title), title, waiting);
  }

  /** The digit that opens a row of the list, while it has the keyboard and the keys are held. */
  private String number(int at) {
    if (!holds.contains(Hold.DIGITS) || !holds.contains(Hold.FOCUS)) return "#" + shown.get(at);
    if (at < DIGITS) return Integer.toString(at + 1);
    return at == shown.size() - 1 ? Integer.toString(DIGITS + 1) : "#" + shown.get(at);
  }

  /** The tab that a digit opens: 1 to 8 from the top, 9 the last. */
  Optional<Row> atDigit(int digit) {
    List<Integer> tabs = rows.tabRows();
    int at = digit > DIGITS ? tabs.size() - 1 : digit - 1;
    return at >= 0 && at < tabs.size() ? Optional.of(rows.get(tabs.get(at))) : Optional.empty();
  }

  private Place place(int tab) {
    return places.getOrDefault(tab, Place.UNKNOWN);
  }

  /** Kept for a tab while rows keep their places: a shell that changes its folder moves no row. */
  private Group group(TabStatus tab) {
    Grouping by = order != Order.TABS && grouping == Grouping.WINDOW ? Grouping.NONE : grouping;
    return groups.computeIfAbsent(tab.tab(), id -> by.of(tab, window, place(id)));
  }

  /** The tabs to show, in order; while held, what is there keeps its place. */
  private List<Integer> arrange(Map<Integer, TabStatus> tabs, Instant now) {
    boolean free = resort || !isHeld(now);
    if (free) groups.clear();
    groups.keySet().retainAll(tabs.keySet());
    List<Integer> wanted = sorted(view.tabs().stream().filter(this::matches));
    resort = false;
    if (free) return wanted;
    Set<Integer> kept = new LinkedHashSet<>(shown);
    kept.retainAll(tabs.keySet());
    kept.addAll(wanted);
    // The tab order is the person's own doing: it is never held.
    if (order == Order.TABS) {
      return sorted(view.tabs().stream().filter(tab -> kept.contains(tab.tab())));
    }
    // A stable sort: only a new tab goes up, to the others of its group.
    return kept.stream()
        .sorted(Comparator.comparing(id -> group(Objects.requireNonNull(tabs.get(id)))))
        .toList();
  }

  private List<Integer> sorted(Stream<TabStatus> tabs) {
    return tabs.sorted(Comparator.comparing(this::group).thenComparing(comparator()))
        .map(TabStatus::tab)
        .toList();
  }

  private boolean isHeld(Instant now) {
    if (!holds.isEmpty()) return true;
    Instant released = releasedAt;
    if (released == null) return false;
    Instant end = released.plus(RELEASE);
    if (now.isBefore(end)) {
      soonest(end);
      return true;
    }
    releasedAt = null;
    return false;
  }

  private Comparator<TabStatus> comparator() {
    return switch (order) {
      case TABS ->
          Comparator.comparing((TabStatus tab) -> tab.window() != window)
              .thenComparingInt(TabStatus::window)
              .thenComparingInt(TabStatus::position);
      case NEEDS_YOU -> NEEDS_YOU;
      case RECENT -> RECENT;
    };
  }

  private static int rank(TabStatus tab) {
    State state = tab.headline();
    return state == null ? 0 : RollUp.rank(state);
  }

  private static Instant since(TabStatus tab) {
    Instant since = tab.since();
    return since == null ? Instant.MIN : since;
  }

  private boolean matches(TabStatus tab) {
    if (filter != null && tab.headline() != filter) return false;
    if (query.isEmpty()) return true;
    if (contains("#" + tab.tab() + " " + tab.label())) return true;
    if (contains(tab.app()) || contains(tab.title()) || contains(tab.message())) return true;
    Place place = place(tab.tab());
    if (contains(place.folder()) || contains(place.host())) return true;
    return tab.panes().stream().flatMap(pane -> pane.rows().stream()).anyMatch(this::matches);
  }

  private boolean matches(RecordRow row) {
    return contains(row.name())
        || contains(row.app())
        || contains(row.title())
        || contains(row.message());
  }

  private boolean contains(@Nullable String text) {
    return text != null && text.toLowerCase(Locale.ROOT).contains(query);
  }

  private void soonest(@Nullable Instant when) {
    if (when != null && (due == null || when.isBefore(due))) due = when;
  }
}
