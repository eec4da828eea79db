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
    "ENTER, ENTER",
    "TAB, TAB",
    "ESCAPE, ESCAPE",
    "BACK_SPACE, BACKSPACE",
    "UP, UP",
    "KP_LEFT, LEFT",
    "HOME, HOME",
    "PAGE_DOWN, PAGE_DOWN",
    "DELETE, DELETE",
    "F1, F1",
    "F24, F24"
  })
  void keysWithoutText(KeyCode code, Key key) {
    assertThat(KeyMapper.pressed(press(code, "", ""))).isEqualTo(KeyPress.of(key, 0));
    assertThat(KeyMapper.pressed(press(code, "", "SC")))
        .isEqualTo(KeyPress.of(key, KeyPress.SHIFT | KeyPress.CTRL));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\r", "\t", "\u001B", "\b", "\u007F"})
  void theirTypedEventsAreNotText(String control) {
    assertThat(KeyMapper.typed(type(control, ""))).isEmpty();
  }

  @Test
  void plainTextComesFromTypedEventsOnly() {
    assertThat(KeyMapper.pressed(press(KeyCode.A, "a", ""))).isNull();
    assertThat(KeyMapper.typed(type("a", ""))).isEqualTo("a");
    assertThat(KeyMapper.typed(type("A", "S"))).isEqualTo("A");
    assertThat(KeyMapper.typed(type("é", ""))).as("a dead key's result").isEqualTo("é");
    assertThat(KeyMapper.typed(type("@", ""))).as("AltGr on X11").isEqualTo("@");
    assertThat(KeyMapper.typed(type("😀", ""))).isEqualTo("😀");
  }

  @Test
  void controlledLettersComeFromPressedEventsOnly() {
    // GTK gives the control character as text, the headless platform the letter or nothing.
    for (String text : new String[] {"\u0003", "c", ""}) {
      assertThat(KeyMapper.pressed(press(KeyCode.C, text, "C")))
          .isEqualTo(KeyPress.text('c', KeyPress.CTRL));
    }
    assertThat(KeyMapper.typed(type("c", "C"))).isEmpty();
    assertThat(KeyMapper.typed(type("\u0003", "C"))).isEmpty();
  }

  @Test
  void altLetters() {
    assertThat(KeyMapper.pressed(press(KeyCode.X, "x", "A")))
        .isEqualTo(KeyPress.text('x', KeyPress.ALT));
    assertThat(KeyMapper.typed(type("x", "A"))).isEmpty();
    assertThat(KeyMapper.pressed(press(KeyCode.X, "", "CA")))
        .isEqualTo(KeyPress.text('x', KeyPress.CTRL | KeyPress.ALT));
  }

  @Test
  void controlSpaceAndSigns() {
    assertThat(KeyMapper.pressed(press(KeyCode.SPACE, " ", "C")))
        .isEqualTo(KeyPress.text(' ', KeyPress.CTRL));
    assertThat(KeyMapper.pressed(press(KeyCode.SLASH, "/", "C")))
        .isEqualTo(KeyPress.text('/', KeyPress.CTRL));
  }

  @Test
  void modifiersAloneAreNoKey() {
    assertThat(KeyMapper.pressed(press(KeyCode.CONTROL, "", "C"))).isNull();
    assertThat(KeyMapper.pressed(press(KeyCode.ALT, "", "A"))).isNull();
    assertThat(KeyMapper.pressed(press(KeyCode.SHIFT, "", "S"))).isNull();
  }
}
