package dev.belisha.shell.model;

import dev.belisha.status.DisplayText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A tab: its panes, which of them is active, and its names. Its id is its own for life. */
public final class TabModel {
  /** Characters of a folder's name that are shown. */
  private static final int MAX_FOLDER = 200;

  private final int id;
  private final Workspace workspace;
  private final List<PaneModel> panes = new ArrayList<>();
  private Layout layout;
  private PaneModel active;
  private @Nullable String name;

  TabModel(int id, Workspace workspace, int paneId, Launch launch) {
    this.id = id;
    this.workspace = workspace;
    this.name = launch.name();
    this.active = new PaneModel(paneId, this, launch);
    this.layout = new Layout.Leaf(paneId);
    panes.add(active);
  }

  public int id() {
    return id;
  }

  /** In the order they were opened. */
  public List<PaneModel> panes() {
    return List.copyOf(panes);
  }

  public Optional<PaneModel> pane(int paneId) {
    return panes.stream().filter(pane -> pane.id() == paneId).findFirst();
  }

  public Layout layout() {
    return layout;
  }

  /** The pane that has, or gets, the keyboard. */
  public PaneModel active() {
    return active;
  }

  public void activate(PaneModel pane) {
    if (active == pane || !panes.contains(pane)) return;
    active = pane;
    changed();
  }

  /** Makes the neighbour of the active pane active; false at the edge. */
  public boolean focusNeighbour(Layout.Direction direction) {
    Optional<PaneModel> next = layout.neighbour(active.id(), direction).flatMap(this::pane);
    next.ifPresent(this::activate);
    return next.isPresent();
  }

  public void ratio(Layout.Split split, double ratio) {
    layout = layout.withRatio(split, ratio);
    changed();
  }

  PaneModel split(PaneModel pane, Layout.Axis axis, int newId, Launch launch) {
    PaneModel opened = new PaneModel(newId, this, launch);
    panes.add(opened);
    layout = layout.split(pane.id(), axis, newId);
    active = opened;
    return opened;
  }

  /** Takes a pane out; false when it was the last, which stays for the tab to close with. */
  boolean remove(PaneModel pane) {
    Optional<Layout> rest = layout.without(pane.id());
    if (rest.isEmpty()) return false;
    PaneModel heir = heir(pane);
    panes.remove(pane);
    layout = rest.get();
    if (active == pane) active = heir;
    return true;
  }

  /** The pane beside one that goes. */
  private PaneModel heir(PaneModel pane) {
    for (Layout.Direction direction : Layout.Direction.values()) {
      Optional<PaneModel> next = layout.neighbour(pane.id(), direction).flatMap(this::pane);
      if (next.isPresent()) return next.get();
    }
    return panes.stream().filter(other -> other != pane).findFirst().orElse(pane);
  }

  /** The name a person gave; null when automatic. */
  public @Nullable String name() {
    return name;
  }

  /** Names the tab; null or blank returns to the automatic name (B-52). */
  public void rename(@Nullable String newName) {
    name = newName == null || newName.isBlank() ? null : newName.strip();
    changed();
  }

  /** For the tab strip: the person's name, else the program's title, else {@link #label}. */
  public String title() {
    if (name != null) return name;
    return active.title().isEmpty() ? label() : active.title();
  }

  /**
   * For badges' names, sidebar and notifications: the person's name, else what was asked to run,
   * else the folder it was started in. No program's output can set it while the tab is open; where
   * it was opened beside another, the folder may be one that a program named there.
   */
  public String label() {
    if (name != null) return name;
    Launch launch = panes.getFirst().launch();
    if (!launch.programName().isEmpty()) return launch.programName();
    Path folder = launch.directory();
    Path last = folder == null ? null : folder.getFileName();
    if (folder == null || folder.equals(workspace.home())) return "shell";
    // A program may have named it (OSC 7).
    return DisplayText.line(last == null ? folder.toString() : last.toString(), MAX_FOLDER);
  }

  /** Where its active pane is, as far as that is known. */
  public Place place() {
    if (!active.host().isEmpty()) return new Place(active.remoteFolder(), active.host());
    Path folder = active.directory() != null ? active.directory() : active.launch().directory();
    if (folder == null) return new Place("~", "");
    Path home = workspace.home();
    if (folder.equals(home)) return new Place("~", "");
    String shown = folder.startsWith(home) ? "~/" + home.relativize(folder) : folder.toString();
    return new Place(DisplayText.line(shown, MAX_FOLDER), "");
  }

  void changed() {
    workspace.changed();
  }

  /** A program changed what its tab is called, or where it is. */
  void renamed() {
    workspace.renamed();
  }
}
