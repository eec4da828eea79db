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
        "KEYPAD_EQUAL = }",
        "KEYPAD_SEPARATOR , l",
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

  /** XTFMTKEYS: the same keys, told as CSI u. */
  @Test
  void formatOtherKeys() {
    modes.modifyOtherKeys = 2;
    modes.formatOtherKeys = 1;
    assertThat(send("a", C)).isEqualTo("^[[97;5u");
    assertThat(send(Key.ENTER, S)).isEqualTo("^[[13;2u");
    modes.modifyOtherKeys = 0;
    assertThat(send("a", C)).isEqualTo("^A");
    TestTerminal t = TestTerminal.open(10, 2).raw("\033[>4;1f\033[?4g\033[>4f\033[?4g");
    t.repliesWith("\033[>4;1f\033[>4;0f");
    t.raw("\033[>4;1f\033c\033[?4g").repliesWith("\033[>4;0f");
  }

  /** On a layout of other letters, Ctrl+C must interrupt all the same. */
  @Test
  void controlOnALayoutOfOtherLetters() {
    KeyPress cyrillic = KeyPress.text('с', C).placed('с', 'c');
    assertThat(Shown.of(KeyEncoder.encode(cyrillic, modes))).isEqualTo("^C");
    KeyPress unknown = KeyPress.text('с', C);
    assertThat(KeyEncoder.encode(unknown, modes)).containsExactly(0xD1, 0x81);
    modes.modifyOtherKeys = 2;
    assertThat(Shown.of(KeyEncoder.encode(cyrillic, modes))).isEqualTo("^[[27;5;1089~");
  }

  @ParameterizedTest
  @EnumSource(Key.class)
  void releasesAreNotTold(Key key) {
    KeyPress press = key == Key.TEXT ? KeyPress.text('x', 0) : KeyPress.of(key, 0);
    assertThat(KeyEncoder.encode(press.on(KeyPress.Action.RELEASE), modes)).isEmpty();
    assertThat(KeyEncoder.encode(press.on(KeyPress.Action.REPEAT), modes))
        .isEqualTo(KeyEncoder.encode(press, modes));
    modes.autoRepeat = false;
    assertThat(KeyEncoder.encode(press.on(KeyPress.Action.REPEAT), modes)).isEmpty();
  }

  /** DECARM. */
  @Test
  void autoRepeatCanBeSwitchedOff() {
    TestTerminal t = TestTerminal.open(10, 2).raw("\033[?8l");
    KeyPress x = KeyPress.text('x', 0);
    t.vt.key(x);
    t.vt.key(x.on(KeyPress.Action.REPEAT));
    t.raw("\033[?8$p\033c\033[?8$p").vt.key(x.on(KeyPress.Action.REPEAT));
    t.repliesWith("x\033[?8;2$y\033[?8;1$yx");
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

  /** Keys that no old encoding has. */
  private static boolean isNew(Key key) {
    return key.isModifier()
        || key.name().startsWith("MEDIA_")
        || key.name().startsWith("VOLUME_")
        || key == Key.PRINT_SCREEN
        || key == Key.PAUSE;
  }

  @ParameterizedTest
  @EnumSource(Key.class)
  void everyKeySendsSomething(Key key) {
    KeyPress press = key == Key.TEXT ? KeyPress.text('x', 0) : KeyPress.of(key, 0);
    assertThat(KeyEncoder.encode(press, modes).length == 0).isEqualTo(isNew(key));
  }
}
