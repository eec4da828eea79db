package dev.belisha.shell.tabs;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the tabs of a strip lie: widths in whole px, shared out evenly; the selected one stays wide
 * enough for its title. When even the narrowest don't fit, the strip scrolls.
 *
 * @param starts left edge of each tab, before scrolling
 * @param widths of each tab
 * @param content width of all
 * @param viewport width there is
 */
record StripLayout(List<Double> starts, List<Double> widths, double content, double viewport) {
  /** Room for a badge and its padding: twenty tabs fit on 900 px (B-55). */
  static final double MIN = 36;

  static final double SELECTED_MIN = 132;
  static final double MAX = 208;

  static StripLayout of(int tabs, int selected, double viewport) {
    double even = tabs == 0 ? 0 : Math.floor(viewport / tabs);
    double wide = Math.clamp(even, SELECTED_MIN, MAX);
    double rest = tabs < 2 ? wide : Math.floor((viewport - wide) / (tabs - 1));
    double narrow = Math.clamp(Math.min(rest, wide), MIN, MAX);
    List<Double> starts = new ArrayList<>(tabs);
    List<Double> widths = new ArrayList<>(tabs);
    double x = 0;
    for (int i = 0; i < tabs; i++) {
      double width = i == selected ? wide : narrow;
      starts.add(x);
      widths.add(width);
      x += width;
    }
    return new StripLayout(List.copyOf(starts), List.copyOf(widths), x, viewport);
  }

  boolean overflows() {
    return content > viewport;
  }

  double clampScroll(double scroll) {
    return Math.clamp(scroll, 0, Math.max(0, content - viewport));
  }

  /** The scroll nearest to the present one at which a tab is whole in sight. */
  double reveal(int tab, double scroll) {
    double start = starts.get(tab);
    double end = start + widths.get(tab);
    double least = Math.max(scroll, end - viewport);
    return clampScroll(Math.min(least, start));
  }

  /** How many tabs begin out of sight on the left: their badge can't be seen. */
  int hiddenLeft(double scroll) {
    int hidden = 0;
    while (hidden < starts.size() && starts.get(hidden) + MIN / 2 < scroll) hidden++;
    return hidden;
  }

  int hiddenRight(double scroll) {
    int hidden = 0;
    for (int i = starts.size() - 1; i >= 0; i--) {
      if (starts.get(i) + MIN - 4 <= scroll + viewport) break;
      hidden++;
    }
    return hidden;
  }

  /**
   * The index a dragged tab would take: it passes a neighbour once its leading edge is over the
   * neighbour's middle.
   *
   * @param left where its left edge is now, on the content
   */
  int dropIndex(int dragged, double left) {
    double right = left + widths.get(dragged);
    int index = 0;
    for (int i = 0; i < starts.size(); i++) {
      double middle = starts.get(i) + widths.get(i) / 2;
      if (i < dragged ? middle <= left : i > dragged && middle < right) index++;
    }
    return index;
  }
}
