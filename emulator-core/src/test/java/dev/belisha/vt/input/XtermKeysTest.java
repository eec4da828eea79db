package dev.belisha.vt.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.screen.Modes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The encoder against keys pressed in a real xterm ({@code input/xterm-keys.txt}). */
class XtermKeysTest {
  /** Typed text comes from the input method as text, so Shift alone never makes a sequence here. */
  private static final Set<String> TEXT_AT_LEVEL_2 = Set.of("shift+a", "shift+space");

  private static final Map<String, Integer> MODS =
      Map.of("shift", KeyPress.SHIFT, "alt", KeyPress.ALT, "ctrl", KeyPress.CTRL);
  private static final Map<String, Key> KEYS =
      Map.of(
          "Return", Key.ENTER,
          "Tab", Key.TAB,
          "BackSpace", Key.BACKSPACE,
          "Escape", Key.ESCAPE,
          "Up", Key.UP,
          "Insert", Key.INSERT,
          "Delete", Key.DELETE);
  private static final Map<String, String> CHARACTERS =
      Map.of(
          "space",
          " ",
          "bracketleft",
          "[",
          "slash",
          "/",
          "question",
          "?",
          "minus",
          "-",
          "semicolon",
          ";",
          "braceleft",
          "{",
          "asciitilde",
          "~");

  /** Those xdotool has to hold Shift for. */
  private static final Set<String> SHIFTED = Set.of("question", "braceleft", "asciitilde");

  static Stream<String> rows() throws IOException {
    try (InputStream in = XtermKeysTest.class.getResourceAsStream("/input/xterm-keys.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void sendsWhatXtermSends(String row) {
    String[] cells = row.split("\\|", -1);
    for (int level = 0; level <= 2; level++) {
      if (level == 2 && TEXT_AT_LEVEL_2.contains(cells[0])) continue;
      Modes modes = new Modes();
      modes.modifyOtherKeys = level;
      assertThat(Shown.of(KeyEncoder.encode(press(cells[0]), modes)))
          .as("%s at modifyOtherKeys %d", cells[0], level)
          .isEqualTo(cells[1 + level]);
    }
  }

  private static KeyPress press(String name) {
    String[] parts = name.split("\\+");
    int mods = 0;
    for (int at = 0; at < parts.length - 1; at++) mods |= MODS.get(parts[at]);
    String last = parts[parts.length - 1];
    if (KEYS.containsKey(last)) return KeyPress.of(KEYS.get(last), mods);
    if (last.matches("F[0-9]+")) return KeyPress.of(Key.valueOf(last), mods);
    if (SHIFTED.contains(last)) mods |= KeyPress.SHIFT;
    String character = CHARACTERS.getOrDefault(last, last);
    assertThat(character).as("unknown key %s", last).hasSize(1);
    boolean upper = (mods & KeyPress.SHIFT) != 0;
    return KeyPress.text(
        upper ? Character.toUpperCase(character.charAt(0)) : character.charAt(0), mods);
  }
}
