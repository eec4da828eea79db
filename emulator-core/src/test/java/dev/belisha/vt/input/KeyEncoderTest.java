package dev.belisha.vt.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.screen.Modes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** ctlseqs, "PC-Style Function Keys" and "VT220-Style Function Keys"; kitty keyboard protocol. */
class KeyEncoderTest {
  private static final int S = KeyPress.SHIFT;
  private static final int A = KeyPress.ALT;
  private static final int C = KeyPress.CTRL;
  private static final int M = KeyPress.META;

  private final Modes modes = new Modes();

  private String send(Key key, int mods) {
    return Shown.of(KeyEncoder.encode(KeyPress.of(key, mods), modes));
  }

  private String send(String character, int mods) {
    return Shown.of(KeyEncoder.encode(KeyPress.text(character.codePointAt(0), mods), modes));
  }

  @ParameterizedTest
  @CsvSource({
    "UP, ^[[A, ^[OA, ^[[1;",
    "DOWN, ^[[B, ^[OB, ^[[1;",
    "RIGHT, ^[[C, ^[OC, ^[[1;",
    "LEFT, ^[[D, ^[OD, ^[[1;",
    "HOME, ^[[H, ^[OH, ^[[1;",
    "END, ^[[F, ^[OF, ^[[1;",
    "INSERT, ^[[2~, ^[[2~, ^[[2;",
    "DELETE, ^[[3~, ^[[3~, ^[[3;",
    "PAGE_UP, ^[[5~, ^[[5~, ^[[5;",
    "PAGE_DOWN, ^[[6~, ^[[6~, ^[[6;",
    "F1, ^[OP, ^[OP, ^[[1;",
    "F2, ^[OQ, ^[OQ, ^[[1;",
    "F3, ^[OR, ^[OR, ^[[1;",
    "F4, ^[OS, ^[OS, ^[[1;",
    "F5, ^[[15~, ^[[15~, ^[[15;",
    "F6, ^[[17~, ^[[17~, ^[[17;",
    "F7, ^[[18~, ^[[18~, ^[[18;",
    "F8, ^[[19~, ^[[19~, ^[[19;",
    "F9, ^[[20~, ^[[20~, ^[[20;",
    "F10, ^[[21~, ^[[21~, ^[[21;",
    "F11, ^[[23~, ^[[23~, ^[[23;",
    "F12, ^[[24~, ^[[24~, ^[[24;",
    "F13, ^[[25~, ^[[25~, ^[[25;",
    "F14, ^[[26~, ^[[26~, ^[[26;",
    "F15, ^[[28~, ^[[28~, ^[[28;",
    "F16, ^[[29~, ^[[29~, ^[[29;",
    "F17, ^[[31~, ^[[31~, ^[[31;",
    "F18, ^[[32~, ^[[32~, ^[[32;",
    "F19, ^[[33~, ^[[33~, ^[[33;",
    "F20, ^[[34~, ^[[34~, ^[[34;",
    "F21, ^[[42~, ^[[42~, ^[[42;",
    "F22, ^[[43~, ^[[43~, ^[[43;",
    "F23, ^[[44~, ^[[44~, ^[[44;",
    "F24, ^[[45~, ^[[45~, ^[[45;",
  })
  void functionKeys(Key key, String plain, String application, String modified) {
    assertThat(send(key, 0)).isEqualTo(plain);
    String fin = plain.substring(plain.length() - 1);
    for (int mods = 1; mods < 16; mods++) {
      int parameter =
          1
              + ((mods & S) != 0 ? 1 : 0)
              + ((mods & A) != 0 ? 2 : 0)
              + ((mods & C) != 0 ? 4 : 0)
              + ((mods & M) != 0 ? 8 : 0);
      assertThat(send(key, mods)).isEqualTo(modified + parameter + fin);
    }
    modes.cursorKeys = true;
    assertThat(send(key, 0)).isEqualTo(application);
    assertThat(send(key, C)).isEqualTo(modified + "5" + fin);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      quoteCharacter = '"',
      value = {
        "KEYPAD_0 0 p",
        "KEYPAD_1 1 q",
        "KEYPAD_2 2 r",
        "KEYPAD_3 3 s",
        "KEYPAD_4 4 t",
        "KEYPAD_5 5 u",
        "KEYPAD_6 6 v",
        "KEYPAD_7 7 w",
        "KEYPAD_8 8 x",
        "KEYPAD_9 9 y",
        "KEYPAD_DECIMAL . n",
        "KEYPAD_DIVIDE / o",
        "KEYPAD_MULTIPLY * j",
        "KEYPAD_SUBTRACT - m",
        "KEYPAD_ADD + k",
        "KEYPAD_ENTER ^M M",
      })
  void keypad(Key key, String numeric, String application) {
    assertThat(send(key, 0)).isEqualTo(numeric);
    modes.keypad = true;
    assertThat(send(key, 0)).isEqualTo("^[O" + application);
  }

  @Test
  void everyControlCodeCanBeTyped() {
    String typed = " abcdefghijklmnopqrstuvwxyz[\\]^_";
    for (int at = 0; at < typed.length(); at++) {
      byte[] sent = KeyEncoder.encode(KeyPress.text(typed.charAt(at), C), modes);
      assertThat(sent).as("Ctrl+%s", typed.charAt(at)).containsExactly(at);
    }
    assertThat(send("?", C | S)).isEqualTo("^?");
    assertThat(send("@", C | S)).isEqualTo("^@");
    assertThat(send("/", C)).isEqualTo("^_");
    String digits = "2345678";
    String[] codes = {"^@", "^[", "^\\", "^]", "^^", "^_", "^?"};
    for (int at = 0; at < codes.length; at++) {
      assertThat(send(digits.substring(at, at + 1), C)).isEqualTo(codes[at]);
    }
  }

  @Test
  void altPrefixesEscape() {
    assertThat(send("x", A)).isEqualTo("^[x");
    assertThat(send("X", A | S)).isEqualTo("^[X");
    assertThat(send("a", A | C)).isEqualTo("^[^A");
    assertThat(send(Key.BACKSPACE, A)).isEqualTo("^[^?");
    assertThat(send(Key.ESCAPE, A)).isEqualTo("^[^[");
    assertThat(send(Key.TAB, A | S)).isEqualTo("^[^[[Z");
    byte[] umlaut = KeyEncoder.encode(KeyPress.text('ü', A), modes);
    assertThat(umlaut).containsExactly(0x1B, 0xC3, 0xBC);
  }

  @Test
  void enterAndBackspaceFollowTheirModes() {
    modes.newline = true;
    assertThat(send(Key.ENTER, 0)).isEqualTo("^M^J");
    assertThat(send(Key.KEYPAD_ENTER, 0)).isEqualTo("^M^J");
    modes.backspaceSendsBs = true;
    assertThat(send(Key.BACKSPACE, 0)).isEqualTo("^H");
    assertThat(send(Key.BACKSPACE, C)).isEqualTo("^?");
  }

  @ParameterizedTest
  @CsvSource({
    "ENTER, 0, ^M",
    "ENTER, 1, ^[[13;2u",
    "ENTER, 4, ^[[13;5u",
    "TAB, 0, ^I",
    "TAB, 1, ^[[9;2u",
    "BACKSPACE, 0, ^?",
    "BACKSPACE, 4, ^[[127;5u",
    "BACKSPACE, 2, ^[[127;3u",
    "ESCAPE, 0, ^[[27u",
    "ESCAPE, 2, ^[[27;3u",
    "UP, 0, ^[[A",
    "UP, 1, ^[[1;2A",
    "F1, 0, ^[[P",
    "F2, 0, ^[[Q",
    "F3, 0, ^[[13~",
    "F3, 4, ^[[13;5~",
    "F4, 0, ^[[S",
    "F5, 0, ^[[15~",
    "F13, 0, ^[[57376u",
    "F24, 1, ^[[57387;2u",
    "DELETE, 0, ^[[3~",
  })
  void kittyDisambiguates(Key key, int mods, String expected) {
    modes.kittyFlags = 1;
    modes.cursorKeys = true;
    int real = (mods & 1) * S | (mods >> 1 & 1) * A | (mods >> 2 & 1) * C;
    assertThat(send(key, real)).isEqualTo(expected);
  }

  @Test
  void kittyTextKeys() {
    modes.kittyFlags = 1;
    modes.modifyOtherKeys = 2;
    assertThat(send("a", 0)).isEqualTo("a");
    assertThat(send("A", S)).isEqualTo("A");
    assertThat(send("a", C)).isEqualTo("^[[97;5u");
    assertThat(send("A", C | S)).isEqualTo("^[[97;6u");
    assertThat(send("i", C)).isEqualTo("^[[105;5u");
    assertThat(send("a", A)).isEqualTo("^[[97;3u");
    assertThat(send(" ", C)).isEqualTo("^[[32;5u");
    assertThat(send("a", M)).isEqualTo("^[[97;9u");
  }

  /** Programs must not be told of flags that nothing delivers. */
  @Test
  void onlyDeliveredKittyFlagsAreReported() {
    TestTerminal t = TestTerminal.open(10, 2).raw("\033[>31u\033[?u");
    t.repliesWith("\033[?" + KeyEncoder.KITTY_FLAGS + "u");
    t.raw("\033[<u\033[?u").repliesWith("\033[?0u");
    t.raw("\033[=31;1u\033[?u").repliesWith("\033[?1u");
  }

  @Test
  void theTerminalSwitchesTheEncoder() {
    TestTerminal t = TestTerminal.open(10, 2);
    t.vt.key(KeyPress.of(Key.UP, 0));
    t.raw("\033[?1h").vt.key(KeyPress.of(Key.UP, 0));
    t.raw("\033[>4;2m").vt.key(KeyPress.of(Key.ENTER, S));
    t.raw("\033[>1u").vt.key(KeyPress.of(Key.ENTER, S));
    t.repliesWith("\033[A\033OA\033[27;2;13~\033[13;2u");
  }

  @ParameterizedTest
  @EnumSource(Key.class)
  void everyKeySendsSomething(Key key) {
    KeyPress press = new KeyPress(key, key == Key.TEXT ? 'x' : 0, 0);
    assertThat(KeyEncoder.encode(press, modes)).isNotEmpty();
  }
}
