package dev.belisha.view;

import dev.belisha.vt.context.TerminalColors;
import java.util.List;

/**
 * The colours of a terminal: 0xRRGGBB.
 *
 * @param selection background of selected cells
 * @param hit background of what a search has found
 * @param currentHit the same of the hit the search stands at
 * @param ansi the first sixteen of the palette
 * @param leastContrast what text must have on its background, from 1 to 21 (WCAG 2.2); at 1 a
 *     program's own colours stay
 */
@SuppressWarnings("ArrayRecordComponent") // read by the painter only
public record ThemeColors(
    int foreground,
    int background,
    int cursor,
    int selection,
    int hit,
    int currentHit,
    int[] ansi,
    boolean dark,
    double leastContrast) {

  /** Every colour of the eight reads on the background with at least 4.5:1, black excepted. */
  public static final ThemeColors DARK =
      new ThemeColors(
          0xD8DEE9,
          0x16191F,
          0xFFB454,
          0x33507A,
          0x5C4A12,
          0xFFD75E,
          new int[] {
            0x3B4252, 0xFF6B81, 0x7FD88F, 0xFFC66D, 0x6CB6FF, 0xD59BF6, 0x56D4D0, 0xD8DEE9,
            0x8490A3, 0xFF8FA0, 0xA3E8AE, 0xFFDC9E, 0x9CCEFF, 0xE4BEFA, 0x8FE6E2, 0xFFFFFF
          },
          true,
          1);

  public static final ThemeColors LIGHT =
      new ThemeColors(
          0x22272E,
          0xFDFDFB,
          0xA85B00,
          0xBBD6F5,
          0xFFE58A,
          0xE8890C,
          new int[] {
            0x22272E, 0xB3123B, 0x0B6E3F, 0x8A5200, 0x1B62C4, 0x8033A6, 0x0B6F7C, 0x5C6570,
            0x636C76, 0xC7254E, 0x0F7D49, 0x935D00, 0x2A6FD1, 0x8F3FB8, 0x087A88, 0x3C444D
          },
          false,
          1);

  /** The same with a least contrast of so much or more. */
  public ThemeColors withContrast(double least) {
    if (least <= leastContrast) return this;
    return new ThemeColors(
        foreground, background, cursor, selection, hit, currentHit, ansi, dark, least);
  }

  /** White on black; every colour of the eight reads with at least 7:1, black excepted. */
  public static final ThemeColors CONTRAST =
      new ThemeColors(
          0xFFFFFF,
          0x000000,
          0xFFD400,
          0x0B4FB3,
          0x5C4A00,
          0xFFE94A,
          new int[] {
            0x000000, 0xFF7A8C, 0x6EF09A, 0xFFD400, 0x79BDFF, 0xE59CFF, 0x5CEBE6, 0xFFFFFF,
            0xA6AEBA, 0xFF9DAA, 0xA0FFBF, 0xFFE780, 0xA8D5FF, 0xF0C2FF, 0xA3F7F3, 0xFFFFFF
          },
          true,
          7);

  static final List<ThemeColors> ALL = List.of(DARK, LIGHT, CONTRAST);

  /** All 256 colours of the palette. */
  public int[] palette() {
    int[] all = new int[256];
    System.arraycopy(ansi, 0, all, 0, ansi.length);
    for (int at = ansi.length; at < all.length; at++) all[at] = TerminalColors.cube(at);
    return all;
  }
}
