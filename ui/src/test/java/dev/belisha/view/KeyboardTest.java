package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.input.Key;
import dev.belisha.vt.input.KeyEncoder;
import dev.belisha.vt.input.KeyPress;
import dev.belisha.vt.input.KeyPress.Action;
import dev.belisha.vt.screen.Modes;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Set;
import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Presses, repeats and releases of a toolkit, as a program with the kitty protocol gets them. */
class KeyboardTest {
  private final Set<KeyCode> locked = EnumSet.noneOf(KeyCode.class);
  private final Keyboard keyboard = new Keyboard(locked::contains);
  private final Modes modes = new Modes();
  private final StringBuilder sent = new StringBuilder();

  private static KeyEvent event(
      EventType<KeyEvent> kind, String typed, String text, KeyCode code, String mods) {
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

  private void tell(@Nullable KeyPress press) {
    if (press == null) return;
    byte[] bytes = KeyEncoder.encode(press, modes);
    sent.append(new String(bytes, StandardCharsets.UTF_8).replace('\033', '^'));
  }

  private KeyboardTest down(KeyCode code, String text, String mods) {
    tell(keyboard.pressed(event(KeyEvent.KEY_PRESSED, "", text, code, mods)));
    if (text.isEmpty()) return this;
    tell(keyboard.typed(event(KeyEvent.KEY_TYPED, text, "", KeyCode.UNDEFINED, mods)));
    return this;
  }

  private KeyboardTest up(KeyCode code, String text, String mods) {
    tell(keyboard.released(event(KeyEvent.KEY_RELEASED, "", text, code, mods)));
    return this;
  }

  private void gives(String expected) {
    assertThat(sent.toString()).isEqualTo(expected);
    sent.setLength(0);
  }

  @Test
  void textIsSentOnceWhateverTheFlags() {
    for (int flags : new int[] {0, 1, 4, 5}) {
      modes.kittyFlags = flags;
      down(KeyCode.A, "a", "").up(KeyCode.A, "a", "").gives("a");
      down(KeyCode.A, "A", "S").down(KeyCode.A, "A", "S").up(KeyCode.A, "A", "S").gives("AA");
    }
  }

  @Test
  void releasesOfTextKeysAreTold() {
    modes.kittyFlags = 3;
    down(KeyCode.A, "a", "").down(KeyCode.A, "a", "").up(KeyCode.A, "a", "");
    gives("aa^[97;1:3u");
  }

  @Test
  void allKeysWithTheirText() {
    modes.kittyFlags = 31;
    down(KeyCode.SHIFT, "", "S").gives("^[57441;2u");
    down(KeyCode.A, "A", "S").gives("^[97:65;2;65u");
    down(KeyCode.A, "A", "S").gives("^[97:65;2:2;65u");
    up(KeyCode.A, "A", "S").gives("^[97:65;2:3u");
    up(KeyCode.SHIFT, "", "").gives("^[57441;1:3u");
    down(KeyCode.UP, "", "").down(KeyCode.UP, "", "").up(KeyCode.UP, "", "");
    gives("^[A^[1;1:2A^[1;1:3A");
    down(KeyCode.ENTER, "\r", "").up(KeyCode.ENTER, "\r", "").gives("^[13u^[13;1:3u");
    down(KeyCode.C, "\003", "C").up(KeyCode.C, "\003", "").gives("^[99;5u^[99;1:3u");
  }

  @Test
  void altGrIsAKeyThatChangesOthers() {
    modes.kittyFlags = 31;
    down(KeyCode.ALT_GRAPH, "", "").down(KeyCode.Q, "@", "").up(KeyCode.Q, "@", "");
    up(KeyCode.ALT_GRAPH, "", "");
    gives("^[57453u^[113;;64u^[113;1:3u^[57453;1:3u");
    modes.kittyFlags = 0;
    down(KeyCode.ALT_GRAPH, "", "").down(KeyCode.Q, "@", "").gives("@");
  }

  @Test
  void locksAreTold() {
    modes.kittyFlags = 1;
    locked.add(KeyCode.NUM_LOCK);
    down(KeyCode.UP, "", "").down(KeyCode.ENTER, "\r", "").down(KeyCode.A, "a", "");
    gives("^[1;129A\ra");
    locked.add(KeyCode.CAPS);
    down(KeyCode.ESCAPE, "\033", "").gives("^[27;193u");
    modes.kittyFlags = 0;
    down(KeyCode.LEFT, "", "").gives("^[D");
  }

  @Test
  void onlyKeysToldPressedAreToldReleased() {
    modes.kittyFlags = 3;
    // A shortcut of the window took the press.
    up(KeyCode.F11, "", "").gives("");
    keyboard.taken();
    up(KeyCode.J, "", "CS").gives("");
    // A dead key types nothing.
    tell(keyboard.pressed(event(KeyEvent.KEY_PRESSED, "", "x", KeyCode.X, "")));
    up(KeyCode.X, "x", "").gives("");
  }

  @Test
  void whenTheFocusGoesAllKeysAreReleased() {
    modes.kittyFlags = 3;
    down(KeyCode.LEFT, "", "").gives("^[D");
    keyboard.leave().forEach(this::tell);
    gives("^[1;1:3D");
    up(KeyCode.LEFT, "", "").gives("");
    down(KeyCode.LEFT, "", "").gives("^[D");
  }

  @Test
  void textWithoutAPressHasNoKey() {
    KeyEvent typed = event(KeyEvent.KEY_TYPED, "é", "", KeyCode.UNDEFINED, "");
    assertThat(keyboard.typed(typed)).isEqualTo(KeyPress.committed("é"));
    assertThat(keyboard.typed(typed).action()).isEqualTo(Action.PRESS);
  }

  @Test
  void keypadDigitsAreKeys() {
    down(KeyCode.NUMPAD5, "5", "").gives("5");
    modes.keypad = true;
    down(KeyCode.NUMPAD5, "5", "").gives("^Ou");
    KeyPress press = keyboard.pressed(event(KeyEvent.KEY_PRESSED, "", "7", KeyCode.NUMPAD7, ""));
    assertThat(press.key()).isEqualTo(Key.KEYPAD_7);
  }
}
