package dev.belisha.shell.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class KeyTableTest {
  private final KeyTable table = KeyTable.defaults();

  private static List<Chord> chords() {
    return Arrays.stream(Action.values()).flatMap(action -> action.keys().stream()).toList();
  }

  @Test
  void noKeyMeansTwoThings() {
    assertThat(chords()).doesNotHaveDuplicates();
  }

  /** Bare Alt+digit is readline's argument; plain Ctrl+letter and plain keys are the program's. */
  @Test
  void noDefaultKeyIsOneThatShellsUse() {
    for (Chord chord : chords()) {
      boolean letter = chord.key().isLetterKey();
      boolean digit = chord.key().isDigitKey();
      assertThat(digit && chord.alt() && !chord.ctrl()).as("bare Alt+digit: " + chord).isFalse();
      assertThat(digit && chord.ctrl() && chord.shift()).as("a C0 key: " + chord).isFalse();
      if (letter) assertThat(chord.ctrl() && chord.shift()).as(chord.toString()).isTrue();
      boolean plain = !chord.ctrl() && !chord.alt() && !chord.shift() && !chord.meta();
      assertThat(plain && chord.key() != KeyCode.F11).as(chord.toString()).isFalse();
      // Ctrl+arrow moves by words, Shift+arrow selects, Alt+anything is Meta.
      Set<KeyCode> arrows = Set.of(KeyCode.LEFT, KeyCode.RIGHT, KeyCode.UP, KeyCode.DOWN);
      if (arrows.contains(chord.key())) assertThat(chord.ctrl() && chord.shift()).isTrue();
      if (chord.alt()) assertThat(chord.ctrl()).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyKeyFindsItsAction(Action action) {
    for (Chord chord : action.keys()) assertThat(table.action(chord)).isEqualTo(action);
  }

  @ParameterizedTest
  @CsvSource({
    "T, true, true, false, NEW_TAB",
    "T, true, false, false, ",
    "T, false, false, false, ",
    "J, true, true, true, JUMP_BACK",
    "J, true, true, false, JUMP",
    "DIGIT3, true, false, true, TAB_3",
    "DIGIT3, false, false, true, ",
    "DIGIT0, true, false, false, FONT_NORMAL",
    "F11, false, false, false, FULLSCREEN",
    "F11, false, true, false, ",
    "PAGE_UP, false, true, false, SCROLL_PAGE_UP",
    "TAB, true, false, false, LAST_USED_TAB",
  })
  void allModifiersCount(KeyCode code, boolean ctrl, boolean shift, boolean alt, Action expected) {
    KeyEvent event = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, ctrl, alt, false);
    assertThat(table.action(event)).isEqualTo(expected);
  }

  @Test
  void aChordIsWrittenAsItIsRead() {
    assertThat(Chord.parse("Ctrl+Shift+Alt+J")).hasToString("Ctrl+Alt+Shift+J");
    assertThat(Chord.parse("Ctrl+PageUp")).hasToString("Ctrl+PageUp");
    assertThatThrownBy(() -> Chord.parse("Hyper+J")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Chord.parse("Ctrl+Jay")).isInstanceOf(IllegalArgumentException.class);
  }

  /** Run with {@code -Dbelisha.write-docs=true} to write the page anew. */
  @Test
  void thePageInTheDocsIsTheTable() throws IOException {
    Path page = Path.of("../docs/keys.md");
    if (Boolean.getBoolean("belisha.write-docs")) Files.writeString(page, KeyTable.page());
    assertThat(Files.readString(page)).isEqualTo(KeyTable.page());
  }
}
