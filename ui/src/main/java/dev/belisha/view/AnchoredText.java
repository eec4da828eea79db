package dev.belisha.view;

import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.screen.Anchor;
import org.jspecify.annotations.Nullable;

/**
 * A selected range that stays on its text: on the screen it was chosen on its lines are known,
 * after a reflow two anchors tell where it went. Anchored under the session's lock, asked on any
 * thread.
 */
final class AnchoredText {
  private final Selection.Range range;
  private final long generation;

  /** The first cell and the last one, both selected; null until the engine has them. */
  private volatile @Nullable Anchor first;

  private volatile @Nullable Anchor last;

  /**
   * @param generation in which the range's lines count: {@code ScreenSnapshot#generation}
   */
  AnchoredText(Selection.Range range, long generation) {
    this.range = range;
    this.generation = generation;
  }

  /** A block has no meaning once lines are wrapped otherwise: it is not anchored. */
  void anchor(VtTerminal engine) {
    if (range.block()) return;
    // A range that ends before a first column ends with the line above.
    boolean before = range.endCol() == 0 && range.endLine() > range.startLine();
    long endLine = before ? range.endLine() - 1 : range.endLine();
    int endCol = before ? Integer.MAX_VALUE : range.endCol() - 1;
    last = engine.anchor(generation, endLine, endCol);
    first = engine.anchor(generation, range.startLine(), range.startCol());
  }

  /** Where it is in a generation; null when it is gone, or not known there. */
  Selection.@Nullable Range in(long wanted) {
    if (wanted == generation) return range;
    Anchor.Place from = place(first, wanted);
    Anchor.Place to = place(last, wanted);
    if (from == null || to == null) return null;
    return new Selection.Range(from.line(), from.col(), to.line(), to.col() + 1, false);
  }

  /** Its first line, as far as the engine has told, in the newest generation. */
  long firstLine() {
    Anchor anchor = first;
    Anchor.Place place = anchor == null ? null : anchor.place();
    return place == null ? range.startLine() : place.line();
  }

  /** A reflow newer than this generation has moved it: another screen will show it. */
  boolean isAheadOf(long shown) {
    Anchor anchor = last;
    Anchor.Place place = anchor == null ? null : anchor.place();
    return place != null && place.generation() > shown;
  }

  private static Anchor.@Nullable Place place(@Nullable Anchor anchor, long wanted) {
    Anchor.Place place = anchor == null ? null : anchor.place();
    return place != null && place.generation() == wanted ? place : null;
  }
}
