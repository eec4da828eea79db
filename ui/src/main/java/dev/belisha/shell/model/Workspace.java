package dev.belisha.shell.model;

import dev.belisha.attention.PaneKey;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All windows of one Belisha. Ids count from 1 and are never used again; positions are something
 * else (see {@link WindowModel#position}).
 *
 * <p>Whoever shows it hears of any change, once per call that changed something, and compares. What
 * programs call themselves is told apart: they may do so all the time.
 */
public final class Workspace {
  /** How many closed tabs can be opened again. */
  static final int MAX_CLOSED = 10;

  private final Path home;
  private final Runnable listener;
  private final Runnable names;
  private final List<WindowModel> windows = new ArrayList<>();
  private final Deque<ClosedTab> closed = new ArrayDeque<>();
  private final Set<Integer> passing = new HashSet<>();
  private int lastWindowId;
  private int lastTabId;
  private int lastPaneId;

  /** What is needed to open a closed tab again: its first pane's program, not its content. */
  private record ClosedTab(int window, int position, Launch launch) {}

  /**
   * @param names a program changed its title or its folder
   */
  public Workspace(Path home, Runnable listener, Runnable names) {
    this.home = home;
    this.listener = listener;
    this.names = names;
  }

  /** In the order they were opened. */
  public List<WindowModel> windows() {
    return List.copyOf(windows);
  }

  public List<TabModel> tabs() {
    return windows.stream().flatMap(window -> window.tabs().stream()).toList();
  }

  /** A window without tabs; give it one. */
  public WindowModel openWindow() {
    WindowModel window = new WindowModel(++lastWindowId, this);
    windows.add(window);
    changed();
    return window;
  }

  /** Opens a tab beside the selected one and selects it. */
  public TabModel openTab(WindowModel window, Launch launch) {
    int position = window.selected().map(window::position).orElse(0) + 1;
    return openTab(window, launch, position);
  }

  /**
   * Opens a tab for the moment behind the others, and leaves the selected one selected. Once closed
   * it is gone: it is not one that a person opened.
   */
  public TabModel openPassing(WindowModel window, Launch launch) {
    TabModel tab = new TabModel(++lastTabId, this, ++lastPaneId, launch);
    passing.add(tab.id());
    window.insertBehind(tab);
    changed();
    return tab;
  }

  private TabModel openTab(WindowModel window, Launch launch, int position) {
    TabModel tab = new TabModel(++lastTabId, this, ++lastPaneId, launch);
    window.insert(tab, position);
    changed();
    return tab;
  }

  /** Splits a pane; the new one is active. */
  public PaneModel split(PaneModel pane, Layout.Axis axis, Launch launch) {
    PaneModel opened = pane.tab().split(pane, axis, ++lastPaneId, launch);
    changed();
    return opened;
  }

  /** Closes a pane; with the last one its tab, with the last tab its window. */
  public void closePane(PaneModel pane) {
    if (pane.tab().pane(pane.id()).isEmpty()) return;
    if (pane.tab().remove(pane)) {
      changed();
    } else {
      closeTab(pane.tab());
    }
  }

  public void closeTab(TabModel tab) {
    windowOf(tab)
        .ifPresent(
            window -> {
              if (!passing.remove(tab.id())) remember(window, tab);
              window.remove(tab);
              if (window.isEmpty()) windows.remove(window);
              changed();
            });
  }

  private void remember(WindowModel window, TabModel tab) {
    closed.push(new ClosedTab(window.id(), window.position(tab), relaunch(tab)));
    if (closed.size() > MAX_CLOSED) closed.removeLast();
  }

  private static Launch relaunch(TabModel tab) {
    PaneModel first = tab.panes().getFirst();
    Launch launch = first.launch();
    Path directory = first.directory();
    if (directory != null) launch = launch.in(directory);
    String name = tab.name();
    return name == null ? launch : launch.named(name);
  }

  public void closeWindow(WindowModel window) {
    if (!windows.contains(window)) return;
    for (TabModel tab : window.tabs()) closeTab(tab);
    windows.remove(window);
    changed();
  }

  /** Opens the tab closed last again, in its place when its window still stands. */
  public Optional<TabModel> undoClose(WindowModel fallback) {
    if (closed.isEmpty()) return Optional.empty();
    ClosedTab last = closed.pop();
    Optional<WindowModel> home = window(last.window);
    return Optional.of(
        home.map(window -> openTab(window, last.launch, last.position))
            .orElseGet(() -> openTab(fallback, last.launch)));
  }

  /** Moves a tab with all that runs in it; a window left empty closes. */
  public void moveTab(TabModel tab, WindowModel target, int position) {
    Optional<WindowModel> source = windowOf(tab);
    if (source.isEmpty() || !windows.contains(target)) return;
    if (source.get() == target) {
      target.move(tab, position);
      return;
    }
    source.get().remove(tab);
    target.insert(tab, position);
    if (source.get().isEmpty()) windows.remove(source.get());
    changed();
  }

  /** Moves a tab to a window of its own; nothing when it is alone already. */
  public Optional<WindowModel> moveTabToNewWindow(TabModel tab) {
    Optional<WindowModel> source = windowOf(tab);
    if (source.isEmpty() || source.get().tabs().size() < 2) return Optional.empty();
    source.get().remove(tab);
    WindowModel target = new WindowModel(++lastWindowId, this);
    windows.add(target);
    target.insert(tab, 1);
    changed();
    return Optional.of(target);
  }

  public Optional<WindowModel> window(int id) {
    return windows.stream().filter(window -> window.id() == id).findFirst();
  }

  public Optional<TabModel> tab(int id) {
    return tabs().stream().filter(tab -> tab.id() == id).findFirst();
  }

  public Optional<PaneModel> pane(PaneKey key) {
    return tab(key.tab()).flatMap(tab -> tab.pane(key.pane()));
  }

  public Optional<WindowModel> windowOf(TabModel tab) {
    return windows.stream().filter(window -> window.tabs().contains(tab)).findFirst();
  }

  Path home() {
    return home;
  }

  void changed() {
    listener.run();
  }

  void renamed() {
    names.run();
  }
}
