package dev.belisha.vt.screen;

import java.util.Map;

/**
 * The colours a program has set (OSC 4, 10, 11, 12); what it has not set is the theme's. Immutable.
 *
 * @param indexed palette index to 0xRRGGBB
 * @param foreground, background, cursor 0xRRGGBB, or -1 for the theme's
 */
public record Palette(Map<Integer, Integer> indexed, int foreground, int background, int cursor) {
  public static final Palette THEME = new Palette(Map.of(), -1, -1, -1);
}
