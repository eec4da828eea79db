package dev.belisha.vt.input;

/**
 * A key as the window system told it apart.
 *
 * @param codePoint with {@link Key#TEXT}: the character without Ctrl or Alt, shifted when Shift is
 *     held and the layout shifts it; otherwise 0
 * @param mods a set of the bits below
 */
public record KeyPress(Key key, int codePoint, int mods) {
  public static final int SHIFT = 1;
  public static final int ALT = 1 << 1;
  public static final int CTRL = 1 << 2;
  public static final int META = 1 << 3;

  public static KeyPress of(Key key, int mods) {
    return new KeyPress(key, 0, mods);
  }

  public static KeyPress text(int codePoint, int mods) {
    return new KeyPress(Key.TEXT, codePoint, mods);
  }

  public boolean has(int mod) {
    return (mods & mod) != 0;
  }
}
