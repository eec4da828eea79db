package dev.belisha.vt.input;

/**
 * A key event as the window system told it apart.
 *
 * @param codePoint with {@link Key#TEXT}: the character without Ctrl or Alt, shifted when Shift is
 *     held and the layout shifts it; 0 when only the text is known
 * @param unshifted with {@link Key#TEXT}: what the key gives without Shift, 0 when not known
 * @param base with {@link Key#TEXT}: what a US keyboard has in its place, when that is another
 *     character and known; otherwise 0
 * @param mods a set of the bits below
 * @param text what it types, empty for nothing
 */
public record KeyPress(
    Key key, int codePoint, int unshifted, int base, int mods, Action action, String text) {
  public static final int SHIFT = 1;
  public static final int ALT = 1 << 1;
  public static final int CTRL = 1 << 2;
  public static final int META = 1 << 3;

  /** Locks that are on; only the kitty keyboard protocol tells them. */
  public static final int CAPS_LOCK = 1 << 4;

  public static final int NUM_LOCK = 1 << 5;
  public static final int LOCKS = CAPS_LOCK | NUM_LOCK;

  /** With one of these held, a text key types nothing. */
  private static final int COMMANDING = ALT | CTRL | META;

  /** What happened to the key. */
  public enum Action {
    PRESS,
    REPEAT,
    RELEASE
  }

  /** A key; those of the keypad type their character unless Ctrl, Alt or Meta is held. */
  public static KeyPress of(Key key, int mods) {
    String text = (mods & COMMANDING) == 0 ? KeyEncoder.keypadText(key) : "";
    return new KeyPress(key, 0, 0, 0, mods, Action.PRESS, text);
  }

  /** A text key; it types its character unless Ctrl, Alt or Meta is held. */
  public static KeyPress text(int codePoint, int mods) {
    String text = (mods & COMMANDING) == 0 ? Character.toString(codePoint) : "";
    int unshifted = Character.toLowerCase(codePoint);
    return new KeyPress(Key.TEXT, codePoint, unshifted, 0, mods, Action.PRESS, text);
  }

  /** Text without a key: from an input method. */
  public static KeyPress committed(String text) {
    return new KeyPress(Key.TEXT, 0, 0, 0, 0, Action.PRESS, text);
  }

  public KeyPress on(Action now) {
    return new KeyPress(key, codePoint, unshifted, base, mods, now, text);
  }

  public KeyPress typing(String typed) {
    return new KeyPress(key, codePoint, unshifted, base, mods, action, typed);
  }

  /** The same with other modifiers held. */
  public KeyPress with(int nowHeld) {
    return new KeyPress(key, codePoint, unshifted, base, nowHeld, action, text);
  }

  /** The same with other layout facts. */
  public KeyPress placed(int withoutShift, int onUsKeyboard) {
    return new KeyPress(key, codePoint, withoutShift, onUsKeyboard, mods, action, text);
  }

  public boolean has(int mod) {
    return (mods & mod) != 0;
  }
}
