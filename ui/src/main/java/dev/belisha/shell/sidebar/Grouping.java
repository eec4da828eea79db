package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.shell.model.Place;
import java.util.Comparator;

/** Under which headings the tabs stand (ux F2). */
public enum Grouping {
  NONE("Not at all"),
  /** In tab order only: the other orders run over all windows. */
  WINDOW("Window"),
  HOST("Machine"),
  FOLDER("Folder");

  private final String title;

  Grouping(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }

  /**
   * What a tab stands under.
   *
   * @param heading empty for none
   */
  record Group(int rank, String heading) implements Comparable<Group> {
    private static final Comparator<Group> ORDER =
        Comparator.comparingInt(Group::rank).thenComparing(Group::heading);

    @Override
    public int compareTo(Group other) {
      return ORDER.compare(this, other);
    }
  }

  private static final Group UNNAMED = new Group(0, "");

  /**
   * @param window the one that shows the list: its tabs come first, without a heading
   */
  Group of(TabStatus tab, int window, Place place) {
    return switch (this) {
      case NONE -> UNNAMED;
      case WINDOW ->
          tab.window() == window ? UNNAMED : new Group(tab.window(), "Window " + tab.window());
      case HOST ->
          place.host().isEmpty() ? new Group(0, "This machine") : new Group(1, place.host());
      case FOLDER -> folder(place);
    };
  }

  private static Group folder(Place place) {
    String folder = place.folder().isEmpty() ? "Folder not known" : place.folder();
    return place.host().isEmpty()
        ? new Group(0, folder)
        : new Group(1, place.host() + ": " + folder);
  }
}
