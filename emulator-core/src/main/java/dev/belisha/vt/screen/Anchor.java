package dev.belisha.vt.screen;

import org.jspecify.annotations.Nullable;

/**
 * A cell kept in sight: it stays with its text while output scrolls and lines are wrapped anew. The
 * terminal that made it holds it weakly, so who lets go of it need say nothing. Made and moved
 * under the session's lock; its place may be read on any thread.
 */
public final class Anchor {
  /**
   * @param generation in which the line counts: {@link ScreenSnapshot#generation}
   * @param line absolute; before {@link ScreenSnapshot#firstLine} it has left the history
   */
  public record Place(long generation, long line, int col) {}

  private volatile @Nullable Place place;

  Anchor(Place place) {
    this.place = place;
  }

  /**
   * Where the cell is now. Null when it is gone: cut off by a resize, or line numbers began anew
   * (another screen, a reset).
   */
  public @Nullable Place place() {
    return place;
  }

  void move(Place to) {
    place = to;
  }

  void forget() {
    place = null;
  }
}
