package dev.belisha.vt.context;

import dev.belisha.vt.screen.Palette;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The theme's colours, and what the program set over them (OSC 4, 5, 10 to 19). 0xRRGGBB.
 *
 * <p>Of the dynamic colours the first three are painted. Those of the pointer, of Tektronix
 * graphics and of the selection, and the special ones (for bold, underlined, blinking, inverse and
 * italic text) are kept and told only.
 */
public final class TerminalColors {
  /** Places among the dynamic colours: OSC 10 is 0. */
  public static final int FOREGROUND = 0;

  public static final int BACKGROUND = 1;
  public static final int CURSOR = 2;

  /** OSC 10 to 19. */
  public static final int DYNAMIC = 10;

  /** OSC 5; 0. */
  public static final int SPECIAL = 5;

  /** Of the theme's three, which each dynamic colour is while nothing was set. */
  private static final int[] LIKE = {0, 1, 2, 0, 1, 0, 1, 0, 2, 1};

  private static final int[] STEPS = {0, 95, 135, 175, 215, 255};
  private static final int[] ANSI = {
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF
  };

  private final int[] theme = new int[256];
  private final int[] themeDynamic = {0xE6E6E6, 0x15181D, 0xE6E6E6};
  private final Map<Integer, Integer> indexed = new HashMap<>();
  private final int[] dynamic = new int[DYNAMIC];
  private final int[] special = new int[SPECIAL];
  private Palette palette = Palette.THEME;

  TerminalColors() {
    Arrays.fill(dynamic, -1);
    Arrays.fill(special, -1);
    System.arraycopy(ANSI, 0, theme, 0, ANSI.length);
    for (int at = 16; at < 256; at++) theme[at] = cube(at);
  }

  /** The fixed upper part of xterm's 256 colours: a cube of 216 and a ramp of 24 greys. */
  public static int cube(int index) {
    if (index >= 232) {
      int grey = 8 + (index - 232) * 10;
      return grey << 16 | grey << 8 | grey;
    }
    int at = index - 16;
    return STEPS[at / 36] << 16 | STEPS[at / 6 % 6] << 8 | STEPS[at % 6];
  }

  /** The theme, 0xRRGGBB each; false when it is the one there was. */
  public boolean theme(int foreground, int background, int cursor, int[] ansi) {
    int[] dynamicBefore = themeDynamic.clone();
    int[] before = theme.clone();
    themeDynamic[FOREGROUND] = foreground;
    themeDynamic[BACKGROUND] = background;
    themeDynamic[CURSOR] = cursor;
    System.arraycopy(ansi, 0, theme, 0, Math.min(ansi.length, theme.length));
    return !Arrays.equals(before, theme) || !Arrays.equals(dynamicBefore, themeDynamic);
  }

  public Palette palette() {
    return palette;
  }

  public int indexed(int index) {
    return indexed.getOrDefault(index, theme[index]);
  }

  public void indexed(int index, int rgb) {
    indexed.put(index, rgb);
    changed();
  }

  public void resetIndexed(int index) {
    indexed.remove(index);
    changed();
  }

  public void resetAllIndexed() {
    indexed.clear();
    changed();
  }

  public int dynamic(int which) {
    return dynamic[which] >= 0 ? dynamic[which] : themeDynamic[LIKE[which]];
  }

  /** -1 gives the theme's colour back. */
  public void dynamic(int which, int rgb) {
    dynamic[which] = rgb;
    changed();
  }

  /** The foreground's while nothing was set. */
  public int special(int which) {
    return special[which] >= 0 ? special[which] : dynamic(FOREGROUND);
  }

  /** -1 forgets what was set. */
  public void special(int which, int rgb) {
    special[which] = rgb;
  }

  public void resetAllSpecial() {
    Arrays.fill(special, -1);
  }

  /** True when the background is dark: the answer to DSR 996. */
  public boolean isDark() {
    int rgb = dynamic(BACKGROUND);
    int luma = 299 * (rgb >> 16) + 587 * (rgb >> 8 & 0xFF) + 114 * (rgb & 0xFF);
    return luma < 128_000;
  }

  /** RIS and the user's Reset: all as the theme has it. */
  public void reset() {
    indexed.clear();
    Arrays.fill(dynamic, -1);
    Arrays.fill(special, -1);
    changed();
  }

  private void changed() {
    palette =
        new Palette(Map.copyOf(indexed), dynamic[FOREGROUND], dynamic[BACKGROUND], dynamic[CURSOR]);
  }
}
