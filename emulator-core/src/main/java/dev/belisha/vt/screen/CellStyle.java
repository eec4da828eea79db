package dev.belisha.vt.screen;

import org.jspecify.annotations.Nullable;

/**
 * How a cell looks: interned by the screen, immutable, safe to keep without a lock.
 *
 * <p>A colour is an int: {@link #DEFAULT}, {@code 0..255} a palette index, or {@code 0x1RRGGBB}
 * (bit 24 set) a direct colour.
 *
 * @param attrs a set of the bits below
 * @param underlineColor {@link #DEFAULT} means the foreground
 * @param link OSC 8 target, or null
 * @param linkId groups cells of one link; null without a link or id
 */
public record CellStyle(
    int foreground,
    int background,
    int underlineColor,
    Underline underline,
    int attrs,
    @Nullable String link,
    @Nullable String linkId) {
  public static final int DEFAULT = -1;
  public static final int DIRECT = 1 << 24;

  public static final int BOLD = 1;
  public static final int DIM = 1 << 1;
  public static final int ITALIC = 1 << 2;
  public static final int BLINK = 1 << 3;
  public static final int INVERSE = 1 << 4;
  public static final int HIDDEN = 1 << 5;
  public static final int STRIKE = 1 << 6;
  public static final int OVERLINE = 1 << 7;

  /** DECSCA; selective erase leaves the cell. */
  public static final int PROTECTED = 1 << 8;

  public static final CellStyle PLAIN =
      new CellStyle(DEFAULT, DEFAULT, DEFAULT, Underline.NONE, 0, null, null);

  /** SGR 4 and 21. */
  public enum Underline {
    NONE,
    SINGLE,
    DOUBLE,
    CURLY,
    DOTTED,
    DASHED
  }

  public boolean has(int attr) {
    return (attrs & attr) != 0;
  }
}
