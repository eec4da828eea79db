package dev.belisha.shell.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A window: its tabs in the order shown, and which were used last. */
public final class WindowModel {
  private final int id;
  private final Workspace workspace;
  private final List<TabModel> tabs = new ArrayList<>();

  /** Most recent first; the selected tab leads, but for a walk with the last-used key. */
  private final List<TabModel> lastUsed = new ArrayList<>();

  /** The order there would be had nobody moved a tab (B-44). */
  private final List<TabModel> unmoved = new ArrayList<>();

  private int walk;

  WindowModel(int id, Workspace workspace) {
    this.id = id;
    this.workspace = workspace;
  }

  public int id() {
    return id;
  }

  public List<TabModel> tabs() {
    return List.copyOf(tabs);
  }

  public boolean isEmpty() {
    return tabs.isEmpty();
  }

  /** The tab on screen; empty only while the window has none. */
  public Optional<TabModel> selected() {
    return lastUsed.isEmpty() ? Optional.empty() : Optional.of(lastUsed.get(walk));
  }

  /** From 1. */
  public int position(TabModel tab) {
    return tabs.indexOf(tab) + 1;
  }

  public void select(TabModel tab) {
    if (!tabs.contains(tab)) return;
    walk = 0;
    lastUsed.remove(tab);
    lastUsed.addFirst(tab);
    changed();
  }

  /** Selects by position, from 1; nothing when there is none. */
  public void selectPosition(int position) {
    if (position >= 1 && position <= tabs.size()) select(tabs.get(position - 1));
  }

  public void selectLast() {
    if (!tabs.isEmpty()) select(tabs.getLast());
  }

  /** Selects the neighbour in the strip, around the end. */
  public void selectNeighbour(int step) {
    selected()
        .ifPresent(tab -> select(tabs.get(Math.floorMod(tabs.indexOf(tab) + step, tabs.size()))));
  }

  /**
   * One step through the tabs in the order of their last use. The order itself stays until {@link
   * #endWalk}, so that more steps go further back.
   */
  public void walkLastUsed(int step) {
    if (lastUsed.size() < 2) return;
    walk = Math.floorMod(walk + step, lastUsed.size());
    changed();
  }

  /** The key that holds the walk open was released. */
  public void endWalk() {
    if (walk != 0) selected().ifPresent(this::select);
  }

  /** Moves a tab in the strip; the position is clamped. */
  public void move(TabModel tab, int newPosition) {
    int from = tabs.indexOf(tab);
    if (from < 0) return;
    tabs.remove(from);
    tabs.add(Math.clamp(newPosition - 1L, 0, tabs.size()), tab);
    changed();
  }

  /** Moves the selected tab one place; it stops at the ends. */
  public void moveSelected(int step) {
    selected().ifPresent(tab -> move(tab, position(tab) + step));
  }

  /** Whether a person moved tabs from where they opened. */
  public boolean isReordered() {
    return !tabs.equals(unmoved);
  }

  /** Puts every tab back to where it opened. */
  public void resetOrder() {
    if (!isReordered()) return;
    tabs.clear();
    tabs.addAll(unmoved);
    changed();
  }

  /** At the end, as the one used least lately. */
  void insertBehind(TabModel tab) {
    TabModel front = selected().orElse(tab);
    insert(tab, tabs.size() + 1);
    if (front == tab) return;
    lastUsed.remove(tab);
    lastUsed.addLast(tab);
  }

  void insert(TabModel tab, int position) {
    endWalk();
    int index = Math.clamp(position - 1L, 0, tabs.size());
    int beside = index == 0 ? -1 : unmoved.indexOf(tabs.get(index - 1));
    unmoved.add(beside + 1, tab);
    tabs.add(index, tab);
    lastUsed.addFirst(tab);
  }

  /** Takes a tab out; when it was selected, the one used before it is next. */
  void remove(TabModel tab) {
    endWalk();
    tabs.remove(tab);
    unmoved.remove(tab);
    lastUsed.remove(tab);
    walk = 0;
  }

  private void changed() {
    workspace.changed();
  }
}
