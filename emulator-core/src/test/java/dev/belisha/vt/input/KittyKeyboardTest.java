package dev.belisha.vt.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.input.KeyPress.Action;
import dev.belisha.vt.screen.KeyboardStack;
import dev.belisha.vt.screen.Modes;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Kitty's page "Comprehensive keyboard handling in terminals": flags, forms, stack. */
class KittyKeyboardTest {
  private static final Map<String, Integer> MODS =
      Map.of(
          "shift", KeyPress.SHIFT,
          "alt", KeyPress.ALT,
          "ctrl", KeyPress.CTRL,
          "super", KeyPress.META,
          "caps", KeyPress.CAPS_LOCK,
          "num", KeyPress.NUM_LOCK);

  private final Modes modes = new Modes();

  /** {@code ctrl+shift+a}, {@code UP}; then {@code :2} for a repeat, {@code :3} for a release. */
  private static KeyPress press(String spec) {
    String[] parts = spec.split(":", 2);
    String[] names = parts[0].split("\\+");
    int mods = 0;
    for (int at = 0; at < names.length - 1; at++) mods |= MODS.get(names[at]);
    String name = names[names.length - 1];
    Action action =
        parts.length == 1 ? Action.PRESS : Action.values()[Integer.parseInt(parts[1]) - 1];
    if (name.codePointCount(0, name.length()) > 1) {
      return KeyPress.of(Key.valueOf(name), mods).on(action);
    }
    boolean shift = (mods & KeyPress.SHIFT) != 0;
    String shown = shift ? name.toUpperCase(Locale.ROOT) : name;
    if (shift && name.equals("1")) shown = "!";
    return KeyPress.text(shown.codePointAt(0), mods).placed(name.codePointAt(0), 0).on(action);
  }

  private String send(int flags, String spec) {
    return send(flags, press(spec));
  }

  private String send(int flags, KeyPress press) {
    modes.kittyFlags = flags;
    return Shown.of(KeyEncoder.encode(press, modes));
  }

  @ParameterizedTest
  @CsvSource({
    "a, a",
    "shift+a, A",
    "a:2, a",
    "a:3, ''",
    "ctrl+a, ^[[97;5u",
    "ctrl+shift+a, ^[[97;6u",
    "ctrl+shift+1, ^[[49;6u",
    "ctrl+i, ^[[105;5u",
    "ctrl+m, ^[[109;5u",
    "ctrl+[, ^[[91;5u",
    "alt+a, ^[[97;3u",
    "alt+shift+a, ^[[97;4u",
    "super+a, ^[[97;9u",
    "ctrl+super+num+a, ^[[97;141u",
    "caps+num+a, a",
    "ENTER, ^M",
    "num+ENTER, ^M",
    "shift+ENTER, ^[[13;2u",
    "ctrl+ENTER, ^[[13;5u",
    "TAB, ^I",
    "shift+TAB, ^[[9;2u",
    "BACKSPACE, ^?",
    "ctrl+BACKSPACE, ^[[127;5u",
    "alt+BACKSPACE, ^[[127;3u",
    "ESCAPE, ^[[27u",
    "alt+ESCAPE, ^[[27;3u",
    "UP, ^[[A",
    "shift+UP, ^[[1;2A",
    "num+UP, ^[[1;129A",
    "HOME, ^[[H",
    "END, ^[[F",
    "F1, ^[[P",
    "F2, ^[[Q",
    "F3, ^[[13~",
    "ctrl+F3, ^[[13;5~",
    "F4, ^[[S",
    "F5, ^[[15~",
    "F12, ^[[24~",
    "F13, ^[[57376u",
    "shift+F24, ^[[57387;2u",
    "INSERT, ^[[2~",
    "DELETE, ^[[3~",
    "PAGE_UP, ^[[5~",
    "PAGE_DOWN, ^[[6~",
    "KEYPAD_5, 5",
    "ctrl+KEYPAD_5, ^[[57404;5u",
    "KEYPAD_ENTER, ^[[57414u",
    "KEYPAD_UP, ^[[57419u",
    "KEYPAD_BEGIN, ^[[E",
    "ctrl+KEYPAD_BEGIN, ^[[1;5E",
    "MENU, ^[[57363u",
    "PAUSE, ^[[57362u",
    "PRINT_SCREEN, ^[[57361u",
    "MEDIA_PLAY, ^[[57428u",
    "VOLUME_MUTE, ^[[57440u",
    "shift+SHIFT, ''",
    "CAPS_LOCK, ''",
    "UP:2, ^[[A",
    "UP:3, ''",
  })
  void disambiguate(String key, String expected) {
    modes.cursorKeys = true;
    modes.keypad = true;
    modes.modifyOtherKeys = 2;
    assertThat(send(1, key)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "3, a:3, ^[[97;1:3u",
    "3, shift+a:3, ^[[97;2:3u",
    "3, KEYPAD_5:3, ^[[57404;1:3u",
    "3, a:2, a",
    "3, ctrl+a, ^[[97;5u",
    "3, ctrl+a:2, ^[[97;5:2u",
    "3, ctrl+a:3, ^[[97;5:3u",
    "3, UP:2, ^[[1;1:2A",
    "3, UP:3, ^[[1;1:3A",
    "3, shift+UP:3, ^[[1;2:3A",
    "3, F3:3, ^[[13;1:3~",
    "3, ESCAPE:3, ^[[27;1:3u",
    "3, F13:2, ^[[57376;1:2u",
    "3, ENTER:2, ^M",
    "3, ENTER:3, ''",
    "3, TAB:3, ''",
    "3, BACKSPACE:3, ''",
    "3, shift+ENTER:3, ''",
    "3, SHIFT:3, ''",
    "2, ESCAPE, ^[",
    "2, ctrl+a, ^A",
    "2, ctrl+a:3, ^[[97;5:3u",
    "2, ESCAPE:3, ^[[27;1:3u",
    "10, a:3, ^[[97;1:3u",
    "10, ENTER:3, ^[[13;1:3u",
  })
  void eventTypes(int flags, String key, String expected) {
    assertThat(send(flags, key)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "8, a, ^[[97u",
    "8, shift+a, ^[[97;2u",
    "8, caps+a, ^[[97;65u",
    "8, ENTER, ^[[13u",
    "8, TAB, ^[[9u",
    "8, shift+TAB, ^[[9;2u",
    "8, BACKSPACE, ^[[127u",
    "8, ESCAPE, ^[[27u",
    "8, KEYPAD_5, ^[[57404u",
    "8, UP, ^[[A",
    "8, shift+SHIFT, ^[[57441;2u",
    "8, ctrl+CONTROL, ^[[57442;5u",
    "8, alt+ALT, ^[[57443;3u",
    "8, super+SUPER, ^[[57444;9u",
    "8, LEVEL3_SHIFT, ^[[57453u",
    "8, CAPS_LOCK, ^[[57358u",
    "8, NUM_LOCK, ^[[57360u",
    "8, SCROLL_LOCK, ^[[57359u",
    "10, SHIFT:3, ^[[57441;1:3u",
    "8, a:3, ''",
    "24, a, ^[[97;;97u",
    "24, shift+a, ^[[97;2;65u",
    "24, shift+1, ^[[49;2;33u",
    "24, ctrl+a, ^[[97;5u",
    "24, ENTER, ^[[13u",
    "24, KEYPAD_5, ^[[57404;;53u",
    "26, a:2, ^[[97;1:2;97u",
    "26, a:3, ^[[97;1:3u",
    "16, a, a",
    "16, ctrl+a, ^A",
  })
  void allKeysAndTheirText(int flags, String key, String expected) {
    assertThat(send(flags, key)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "5, ctrl+shift+a, ^[[97:65;6u",
    "5, ctrl+a, ^[[97;5u",
    "5, ctrl+shift+1, ^[[49:33;6u",
    "5, shift+a, A",
    "13, shift+a, ^[[97:65;2u",
    "29, shift+a, ^[[97:65;2;65u",
    "5, shift+UP, ^[[1;2A",
    "4, ctrl+a, ^A",
    "4, ctrl+shift+a, ^A",
  })
  void alternateKeys(int flags, String key, String expected) {
    assertThat(send(flags, key)).isEqualTo(expected);
  }

  @Test
  void baseLayoutKeyIsToldWhereItIsKnown() {
    KeyPress lower = KeyPress.text('с', KeyPress.CTRL).placed('с', 'c');
    KeyPress upper = KeyPress.text('С', KeyPress.CTRL | KeyPress.SHIFT).placed('с', 'c');
    assertThat(send(5, lower)).isEqualTo("^[[1089::99;5u");
    assertThat(send(5, upper)).isEqualTo("^[[1089:1057:99;6u");
    assertThat(send(1, lower)).isEqualTo("^[[1089;5u");
    assertThat(send(4, lower)).as("an old form, as without flags").isEqualTo("^C");
  }

  @Test
  void textWithoutAKeyHasTheNumberNull() {
    assertThat(send(1, KeyPress.committed("é"))).isEqualTo("Ã©");
    assertThat(send(8, KeyPress.committed("a"))).as("else it were lost").isEqualTo("a");
    assertThat(send(24, KeyPress.committed("å日"))).isEqualTo("^[[0;;229:26085u");
    assertThat(send(24, KeyPress.committed("a\033\u009Bb"))).isEqualTo("^[[0;;97:98u");
    String parts = send(24, KeyPress.committed("x".repeat(257)));
    assertThat(parts).endsWith(":120u^[[0;;120u").hasSize("^[[0;".length() * 2 + 257 * 4 + 2);
    TestTerminal t = TestTerminal.open(10, 2).raw("\033[>25u");
    t.vt.text("é");
    t.repliesWith("\033[0;;233u");
  }

  @ParameterizedTest
  @EnumSource(Key.class)
  void everyKeyIsToldOnceAndAlone(Key key) {
    KeyPress press = key == Key.TEXT ? KeyPress.text('x', 0) : KeyPress.of(key, 0);
    String told = send(31, press);
    assertThat(told).matches("\\^\\[\\[[0-9;:]*[~ABCDEFHPSQu]");
    for (Key other : Key.values()) {
      KeyPress second = other == Key.TEXT ? KeyPress.text('x', 0) : KeyPress.of(other, 0);
      if (other != key) assertThat(send(31, second)).isNotEqualTo(told);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'[?u', 0",
    "'[>1u[?u', 1",
    "'[>u[?u', 0",
    "'[>31u[?u', 31",
    "'[>255u[?u', 31",
    "'[=5u[?u', 5",
    "'[=5;1u[=2;2u[?u', 7",
    "'[=7;1u[=2;3u[?u', 5",
    "'[=7u[=1;4u[?u', 7",
    "'[=7u[=1;0u[?u', 7",
    "'[>1u[>2u[<u[?u', 1",
    "'[>1u[>2u[<2u[?u', 0",
    "'[>1u[>2u[<0u[?u', 1",
    "'[=5u[<u[?u', 0",
    "'[=5u[>1u[<u[?u', 5",
    "'[=5u[>1u[<2u[?u', 0",
    "'[>1u[<99u[?u', 0",
    "'[<65535u[>3u[?u', 3",
    "'[>9u[!p[?u', 9",
    "'[>9uc[?u', 0",
  })
  void flagsArePushedPoppedAndSet(String sequences, int flags) {
    String output = sequences.replace("[", "\033[").replace("uc", "u\033c");
    TestTerminal.open(10, 2).raw(output).repliesWith("\033[?" + flags + "u");
  }

  @Test
  void fullStackDropsTheOldest() {
    TestTerminal t = TestTerminal.open(10, 2);
    for (int level = 0; level < KeyboardStack.MAX_DEPTH + 3; level++) {
      t.raw("\033[>" + (level % 31 + 1) + "u");
    }
    t.raw("\033[?u").repliesWith("\033[?19u");
    t.raw("\033[<" + KeyboardStack.MAX_DEPTH + "u\033[?u").repliesWith("\033[?3u");
    t.raw("\033[<u\033[?u").repliesWith("\033[?0u");
  }

  @ParameterizedTest
  @CsvSource({"47", "1047", "1049"})
  void eachScreenHasItsOwnStack(int mode) {
    TestTerminal t = TestTerminal.open(10, 2).raw("\033[>1u\033[?" + mode + "h\033[?u");
    t.repliesWith("\033[?0u");
    t.raw("\033[>8u\033[>2u").vt.key(KeyPress.text('a', KeyPress.CTRL));
    t.repliesWith("\001");
    t.raw("\033[?" + mode + "l\033[?u").repliesWith("\033[?1u");
    t.vt.key(KeyPress.text('a', KeyPress.CTRL));
    t.repliesWith("\033[97;5u");
    t.raw("\033[<u").vt.key(KeyPress.text('a', KeyPress.CTRL));
    t.repliesWith("\001");
    t.raw("\033[?" + mode + "h\033[?u").repliesWith("\033[?2u");
  }
}
