package dev.belisha.vt.input;

/**
 * Keys that produce no text of their own. Text keys come as a code point in {@link KeyPress}. What
 * no old encoding has (locks, modifiers, media keys) is told by the kitty keyboard protocol only.
 */
public enum Key {
  ENTER,
  TAB,
  BACKSPACE,
  ESCAPE,
  UP,
  DOWN,
  LEFT,
  RIGHT,
  HOME,
  END,
  INSERT,
  DELETE,
  PAGE_UP,
  PAGE_DOWN,
  F1,
  F2,
  F3,
  F4,
  F5,
  F6,
  F7,
  F8,
  F9,
  F10,
  F11,
  F12,
  F13,
  F14,
  F15,
  F16,
  F17,
  F18,
  F19,
  F20,
  F21,
  F22,
  F23,
  F24,
  KEYPAD_0,
  KEYPAD_1,
  KEYPAD_2,
  KEYPAD_3,
  KEYPAD_4,
  KEYPAD_5,
  KEYPAD_6,
  KEYPAD_7,
  KEYPAD_8,
  KEYPAD_9,
  KEYPAD_DECIMAL,
  KEYPAD_DIVIDE,
  KEYPAD_MULTIPLY,
  KEYPAD_SUBTRACT,
  KEYPAD_ADD,
  KEYPAD_ENTER,
  KEYPAD_EQUAL,
  KEYPAD_SEPARATOR,
  KEYPAD_UP,
  KEYPAD_DOWN,
  KEYPAD_LEFT,
  KEYPAD_RIGHT,
  /** The 5 of the keypad without Num Lock. */
  KEYPAD_BEGIN,
  CAPS_LOCK,
  SCROLL_LOCK,
  NUM_LOCK,
  PRINT_SCREEN,
  PAUSE,
  MENU,
  SHIFT,
  CONTROL,
  ALT,
  /** The Windows or Command key. */
  SUPER,
  /** AltGr. */
  LEVEL3_SHIFT,
  MEDIA_PLAY,
  MEDIA_STOP,
  MEDIA_FAST_FORWARD,
  MEDIA_REWIND,
  MEDIA_NEXT,
  MEDIA_PREVIOUS,
  MEDIA_RECORD,
  VOLUME_DOWN,
  VOLUME_UP,
  VOLUME_MUTE,
  /** A text key; {@link KeyPress#codePoint} says which. */
  TEXT;

  /** True for the keys that change what others mean: they never count as typing. */
  public boolean isModifier() {
    return switch (this) {
      case SHIFT, CONTROL, ALT, SUPER, LEVEL3_SHIFT, CAPS_LOCK, NUM_LOCK, SCROLL_LOCK -> true;
      default -> false;
    };
  }

  public boolean isKeypad() {
    return ordinal() >= KEYPAD_0.ordinal() && ordinal() <= KEYPAD_BEGIN.ordinal();
  }
}
