package dev.belisha.vt.screen;

import dev.belisha.vt.screen.CellStyle.Underline;
import org.jspecify.annotations.Nullable;

/** The style that SGR, DECSCA and OSC 8 build up, packed into two longs for the style table. */
public final class Pen {
  private static final int COLOR_BITS = 26;
  private static final long COLOR_MASK = (1L << COLOR_BITS) - 1;
  private static final int LINK_SHIFT = 32;
  private static final Underline[] UNDERLINES = Underline.values();

  static final long NO_EXTRAS = 0;

  /**
   * Of {@link #colors}: there are {@link #extras}. Most styles have none, and need no look there.
   */
  static final long HAS_EXTRAS = 1L << 63;

  public int foreground = CellStyle.DEFAULT;
  public int background = CellStyle.DEFAULT;
  public int underlineColor = CellStyle.DEFAULT;
  public Underline underline = Underline.NONE;
  public int attrs;

  /** Id from the style table, 0 for none. */
  int link;

  /** SGR 0: everything but protection and link. */
  public void resetGraphics() {
    foreground = CellStyle.DEFAULT;
    background = CellStyle.DEFAULT;
    underlineColor = CellStyle.DEFAULT;
    underline = Underline.NONE;
    attrs &= CellStyle.PROTECTED;
  }

  public void reset() {
    resetGraphics();
    attrs = 0;
    link = 0;
  }

  public void set(int attr, boolean on) {
    attrs = on ? attrs | attr : attrs & ~attr;
  }

  public boolean has(int attr) {
    return (attrs & attr) != 0;
  }

  long colors() {
    return (foreground + 1L)
        | (background + 1L) << COLOR_BITS
        | (long) attrs << 2 * COLOR_BITS
        | (extras() == NO_EXTRAS ? 0 : HAS_EXTRAS);
  }

  long extras() {
    return (underlineColor + 1L)
        | (long) underline.ordinal() << COLOR_BITS
        | (long) link << LINK_SHIFT;
  }

  void load(long colors, long extras) {
    foreground = (int) (colors & COLOR_MASK) - 1;
    background = (int) (colors >>> COLOR_BITS & COLOR_MASK) - 1;
    attrs = attrs(colors);
    underlineColor = (int) (extras & COLOR_MASK) - 1;
    underline = UNDERLINES[(int) (extras >>> COLOR_BITS) & 7];
    link = link(extras);
  }

  static int attrs(long colors) {
    return (int) ((colors & ~HAS_EXTRAS) >>> 2 * COLOR_BITS);
  }

  static int link(long extras) {
    return (int) (extras >>> LINK_SHIFT);
  }

  static CellStyle style(long colors, long extras, StyleTable.@Nullable Link link) {
    return new CellStyle(
        (int) (colors & COLOR_MASK) - 1,
        (int) (colors >>> COLOR_BITS & COLOR_MASK) - 1,
        (int) (extras & COLOR_MASK) - 1,
        UNDERLINES[(int) (extras >>> COLOR_BITS) & 7],
        attrs(colors),
        link == null ? null : link.uri(),
        link == null ? null : link.id());
  }

  /** Erased cells keep the background only (back colour erase). */
  long eraseColors() {
    return (background + 1L) << COLOR_BITS;
  }
}
