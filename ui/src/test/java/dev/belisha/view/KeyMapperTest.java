package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.input.Key;
import dev.belisha.vt.input.KeyPress;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** JavaFX events to keys: what is text comes once, what is a key is never lost. */
class KeyMapperTest {
  private static KeyEvent press(KeyCode code, String text, String mods) {
    return event(KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED, text, code, mods);
  }

  private static KeyEvent type(String text, String mods) {
    return event(KeyEvent.KEY_TYPED, text, "", KeyCode.UNDEFINED, mods);
  }

  private static KeyEvent event(
      javafx.event.EventType<KeyEvent> kind, String typed, String text, KeyCode code, String mods) {
    return new KeyEvent(
        kind,
        typed,
        text,
        code,
        mods.contains("S"),
        mods.contains("C"),
        mods.contains("A"),
        mods.contains("M"));
  }

  @ParameterizedTest
  @CsvSource({
    "TAB, TAB",
    "ESCAPE, ESCAPE",
    "BACK_SPACE, BACKSPACE",
    "UP, UP",
    "KP_LEFT, KEYPAD_LEFT",
    "HOME, HOME",
    "PAGE_DOWN, PAGE_DOWN",
    "DELETE, DELETE",
    "F1, F1",
    "F24, F24"
  })
  void keysWithoutText(KeyCode code, Key key) {
    assertThat(KeyMapper.pressed(press(code, "", ""), false)).isEqualTo(KeyPress.of(key, 0));
    assertThat(KeyMapper.pressed(press(code, "", "SC"), false))
        .isEqualTo(KeyPress.of(key, KeyPress.SHIFT | KeyPress.CTRL));
  }

  /** Both have one code; GTK gives only the main one a text. */
  @Test
  void theTwoEnterKeysAreToldApart() {
    assertThat(KeyMapper.pressed(press(KeyCode.ENTER, "\r", ""), false))
        .isEqualTo(KeyPress.of(Key.ENTER, 0));
    assertThat(KeyMapper.pressed(press(KeyCode.ENTER, "", "C"), false))
        .isEqualTo(KeyPress.of(Key.KEYPAD_ENTER, KeyPress.CTRL));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\r", "\t", "\u001B", "\b", "\u007F"})
  void theirTypedEventsAreNotText(String control) {
    assertThat(KeyMapper.typed(type(control, ""))).isEmpty();
  }

  @Test
  void textComesFromTypedEventsOnly() {
    assertThat(KeyMapper.pressed(press(KeyCode.A, "a", ""), false).text()).isEmpty();
    assertThat(KeyMapper.typed(type("a", ""))).isEqualTo("a");
    assertThat(KeyMapper.typed(type("A", "S"))).isEqualTo("A");
    assertThat(KeyMapper.typed(type("é", ""))).as("a dead key's result").isEqualTo("é");
    assertThat(KeyMapper.typed(type("@", ""))).as("AltGr on X11").isEqualTo("@");
    assertThat(KeyMapper.typed(type("😀", ""))).isEqualTo("😀");
  }

  /** Character, unshifted, and on a US keyboard. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "A | a | - | false | a | a | -",
        "A | A | S | false | A | a | -",
        "DIGIT1 | ! | S | false | ! | 1 | -",
        "SLASH | ? | S | false | ? | / | -",
        "QUOTE | \" | S | false | \" | ' | -",
        "QUOTE | - | C | false | ' | ' | -",
        "C | с | C | false | с | с | c",
        "C | С | CS | false | С | с | c",
        "Q | @ | - | true | @ | q | -",
        "S | ß | - | true | ß | s | -",
        "UNDEFINED | ö | - | false | ö | ö | -",
        "UNDEFINED | Ö | S | false | Ö | ö | -",
        "AMPERSAND | & | - | false | & | & | -",
        "SPACE | - | C | false | ~ ~ | ~ ~ | -",
      })
  void layoutFacts(
      KeyCode code,
      String text,
      String mods,
      boolean altGr,
      String shown,
      String unshifted,
      String base) {
    KeyEvent event = press(code, text.equals("-") ? "" : text, mods);
    KeyPress press = KeyMapper.pressed(event, altGr);
    assertThat(press.codePoint()).isEqualTo(shown.codePointAt(0));
    assertThat(press.unshifted()).isEqualTo(unshifted.codePointAt(0));
    assertThat(press.base()).isEqualTo(base.equals("-") ? 0 : base.codePointAt(0));
  }

  @Test
  void aDeadKeyIsNoKey() {
    assertThat(KeyMapper.pressed(press(KeyCode.DEAD_ACUTE, "", ""), false)).isNull();
    assertThat(KeyMapper.pressed(press(KeyCode.UNDEFINED, "", ""), false)).isNull();
  }

  @Test
  void controlledLettersComeFromPressedEventsOnly() {
    // GTK gives the control character as text, the headless platform the letter or nothing.
    for (String text : new String[] {"\u0003", "c", ""}) {
      assertThat(KeyMapper.pressed(press(KeyCode.C, text, "C"), false))
          .isEqualTo(KeyPress.text('c', KeyPress.CTRL));
    }
    assertThat(KeyMapper.typed(type("c", "C"))).isEmpty();
    assertThat(KeyMapper.typed(type("\u0003", "C"))).isEmpty();
  }

  @Test
  void altLetters() {
    assertThat(KeyMapper.pressed(press(KeyCode.X, "x", "A"), false))
        .isEqualTo(KeyPress.text('x', KeyPress.ALT));
    assertThat(KeyMapper.typed(type("x", "A"))).isEmpty();
    assertThat(KeyMapper.pressed(press(KeyCode.X, "", "CA"), false))
        .isEqualTo(KeyPress.text('x', KeyPress.CTRL | KeyPress.ALT));
  }

  @Test
  void controlSpaceAndSigns() {
    assertThat(KeyMapper.pressed(press(KeyCode.SPACE, " ", "C"), false))
        .isEqualTo(KeyPress.text(' ', KeyPress.CTRL));
    assertThat(KeyMapper.pressed(press(KeyCode.SLASH, "/", "C"), false))
        .isEqualTo(KeyPress.text('/', KeyPress.CTRL));
  }

  @ParameterizedTest
  @CsvSource({
    "CONTROL, C, CONTROL",
    "ALT, A, ALT",
    "SHIFT, S, SHIFT",
    "META, M, SUPER",
    "WINDOWS, M, SUPER",
    "ALT_GRAPH, -, LEVEL3_SHIFT",
    "CAPS, -, CAPS_LOCK",
  })
  void modifiersAreKeysOfTheirOwn(KeyCode code, String mods, Key key) {
    KeyPress press = KeyMapper.pressed(press(code, "", mods), false);
    assertThat(press.key()).isEqualTo(key);
    assertThat(press.key().isModifier()).isTrue();
  }
}
