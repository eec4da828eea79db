package dev.belisha.view;

import dev.belisha.vt.screen.ScreenSnapshot;
import java.util.Objects;
import java.util.function.Supplier;
import javafx.scene.Cursor;
import org.jspecify.annotations.Nullable;

/**
 * The link under the pointer: underlined, its target told, the pointer a hand. Only what is told so
 * can be opened. FX thread.
 */
final class Hovering {
  /**
   * For the painter.
   *
   * @param link of OSC 8, or the empty string
   * @param range of a link in plain text
   */
  record Mark(String link, Selection.@Nullable Range range) {
    static final Mark NONE = new Mark("", null);
  }

  private final Supplier<@Nullable ScreenSnapshot> screen;
  private final ViewActions actions;
  private final Runnable changed;

  private @Nullable Link link;

  /** Which screen the link was found on. */
  private long generation;

  /** A path whose file is looked for, and the answer of the last. */
  private @Nullable Link asked;

  private boolean there;

  /**
   * @param screen the one shown
   * @param changed another link, or none
   */
  Hovering(Supplier<@Nullable ScreenSnapshot> screen, ViewActions actions, Runnable changed) {
    this.screen = screen;
    this.actions = actions;
    this.changed = changed;
  }

  @Nullable Link link() {
    return link;
  }

  Mark mark() {
    Link now = link;
    ScreenSnapshot on = screen.get();
    if (now == null || on == null) return Mark.NONE;
    if (now.range() == null) return new Mark(now.target(), null);
    return on.generation() == generation ? new Mark("", now.range()) : Mark.NONE;
  }

  Cursor pointer(Cursor usual) {
    return link == null ? usual : Cursor.HAND;
  }

  void none() {
    asked = null;
    set(null);
  }

  /** The pointer is over a cell of the screen shown. */
  void over(Place place) {
    ScreenSnapshot on = screen.get();
    Link found = on == null ? null : LinkFinder.at(on, place.row(), place.cellCol());
    if (found == null || !found.isFile()) {
      asked = null;
      set(found);
      return;
    }
    if (found.equals(asked)) {
      set(there ? found : null);
      return;
    }
    asked = found;
    there = false;
    set(null);
    actions.lookForFile(
        found.target(),
        isThere -> {
          if (!found.equals(asked)) return;
          there = isThere;
          if (isThere) set(found);
        });
  }

  private void set(@Nullable Link now) {
    if (Objects.equals(now, link)) return;
    link = now;
    ScreenSnapshot on = screen.get();
    generation = on == null ? 0 : on.generation();
    changed.run();
  }

  /** Opens what was told already; a link that came under a resting pointer is told first. */
  boolean open(Place place) {
    Link told = link;
    over(place);
    if (told == null || !told.equals(link)) return link != null;
    if (told.isFile()) actions.openFile(told.target(), told.line(), told.column());
    else actions.open(told.target());
    return true;
  }
}
