package dev.belisha.vt.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.input.MouseInput.Action;
import dev.belisha.vt.screen.Modes;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** ctlseqs, "Mouse Tracking". */
class MouseEncoderTest {
  private static final int LEFT = 0;
  private static final int RIGHT = 2;
  private static final int NONE = 3;

  private final MouseEncoder mouse = new MouseEncoder();
  private final Modes modes = new Modes();

  private String send(Action action, int button, int row, int col, int mods) {
    MouseInput input = new MouseInput(action, button, row, col, col * 8, row * 16, mods);
    return Shown.of(mouse.encode(input, modes));
  }

  private String send(Action action, int button, int row, int col) {
    return send(action, button, row, col, 0);
  }

  @ParameterizedTest
  @CsvSource({
    // mode, press left, release, move without a button, move with the left one held
    "0, '', '', '', ''",
    "9, M0, '', '', ''",
    "1000, M0, m0, '', ''",
    "1002, M0, m0, '', M32",
    "1003, M0, m0, M35, M32",
  })
  void whatEachModeReports(int mode, String press, String release, String move, String drag) {
    modes.mouse = mode;
    modes.mouseEncoding = 1006;
    assertThat(send(Action.MOVE, NONE, 5, 5)).isEqualTo(sgr(move, 6, 6));
    assertThat(send(Action.PRESS, LEFT, 2, 3)).isEqualTo(sgr(press, 4, 3));
    assertThat(send(Action.MOVE, LEFT, 2, 4)).isEqualTo(sgr(drag, 5, 3));
    assertThat(send(Action.RELEASE, LEFT, 2, 4)).isEqualTo(sgr(release, 5, 3));
    assertThat(send(Action.MOVE, NONE, 2, 9)).isEqualTo(sgr(move, 10, 3));
  }

  private static String sgr(String what, int x, int y) {
    if (what.isEmpty()) return "";
    return "^[[<" + what.substring(1) + ";" + x + ";" + y + what.charAt(0);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0", "1, 1", "2, 2", "4, 64", "5, 65", "6, 66", "7, 67", "8, 128", "9, 129", "11, 131"
  })
  void buttonCodes(int button, int code) {
    modes.mouse = 1000;
    modes.mouseEncoding = 1006;
    assertThat(send(Action.PRESS, button, 0, 0)).isEqualTo("^[[<" + code + ";1;1M");
    String release = button >= 4 && button < 8 ? "" : "^[[<" + code + ";1;1m";
    assertThat(send(Action.RELEASE, button, 0, 0)).isEqualTo(release);
  }

  @Test
  void furtherButtonsDragAndAreNoneOfMode9() {
    modes.mouse = 1002;
    modes.mouseEncoding = 1006;
    assertThat(send(Action.PRESS, 8, 0, 0)).isEqualTo("^[[<128;1;1M");
    assertThat(send(Action.MOVE, 8, 0, 1)).isEqualTo("^[[<160;2;1M");
    assertThat(send(Action.RELEASE, 8, 0, 1)).isEqualTo("^[[<128;2;1m");
    assertThat(send(Action.MOVE, NONE, 0, 2)).isEmpty();
    modes.mouse = 9;
    assertThat(send(Action.PRESS, 8, 0, 0)).isEmpty();
  }

  @Test
  void modifiersAreBitsExceptInMode9() {
    int all = KeyPress.SHIFT | KeyPress.ALT | KeyPress.CTRL;
    modes.mouseEncoding = 1006;
    modes.mouse = 1000;
    assertThat(send(Action.PRESS, LEFT, 0, 0, KeyPress.SHIFT)).isEqualTo("^[[<4;1;1M");
    assertThat(send(Action.PRESS, LEFT, 0, 0, KeyPress.ALT)).isEqualTo("^[[<8;1;1M");
    assertThat(send(Action.PRESS, LEFT, 0, 0, KeyPress.CTRL)).isEqualTo("^[[<16;1;1M");
    assertThat(send(Action.PRESS, 4, 0, 0, all)).isEqualTo("^[[<92;1;1M");
    modes.mouse = 9;
    assertThat(send(Action.PRESS, LEFT, 0, 0, all)).isEqualTo("^[[<0;1;1M");
    assertThat(send(Action.PRESS, 4, 0, 0)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      quoteCharacter = '"',
      value = {
        "0 \"^[[M %$\" \"^[[M#%$\"",
        "1005 \"^[[M %$\" \"^[[M#%$\"",
        "1006 ^[[<0;5;4M ^[[<0;5;4m",
        "1015 ^[[32;5;4M ^[[35;5;4M",
        "1016 ^[[<0;33;49M ^[[<0;33;49m",
      })
  void encodings(int encoding, String press, String release) {
    modes.mouse = 1000;
    modes.mouseEncoding = encoding;
    assertThat(send(Action.PRESS, LEFT, 3, 4)).isEqualTo(press);
    assertThat(send(Action.RELEASE, LEFT, 3, 4)).isEqualTo(release);
  }

  @Test
  void oldBytesEndAt223AndUtf8At2015() {
    modes.mouse = 1000;
    assertThat(bytes(222)).containsExactly(0x1B, '[', 'M', ' ', 0xFF, '!');
    assertThat(bytes(223)).isEmpty();
    modes.mouseEncoding = 1005;
    assertThat(bytes(94)).containsExactly(0x1B, '[', 'M', ' ', 0x7F, '!');
    assertThat(bytes(95)).containsExactly(0x1B, '[', 'M', ' ', 0xC2, 0x80, '!');
    assertThat(bytes(2014)).containsExactly(0x1B, '[', 'M', ' ', 0xDF, 0xBF, '!');
    assertThat(bytes(2015)).isEmpty();
    modes.mouseEncoding = 1006;
    assertThat(new String(bytes(99_999), StandardCharsets.ISO_8859_1)).contains(";100000;");
  }

  private byte[] bytes(int col) {
    return mouse.encode(new MouseInput(Action.PRESS, LEFT, 0, col, 0, 0, 0), modes);
  }

  @Test
  void motionInsideOneCellIsReportedOnce() {
    modes.mouse = 1003;
    modes.mouseEncoding = 1006;
    assertThat(send(Action.MOVE, NONE, 1, 1)).isNotEmpty();
    assertThat(send(Action.MOVE, NONE, 1, 1)).isEmpty();
    assertThat(send(Action.MOVE, NONE, 1, 2)).isNotEmpty();
    assertThat(send(Action.PRESS, LEFT, 1, 3)).isNotEmpty();
    assertThat(send(Action.MOVE, LEFT, 1, 3)).isEmpty();
    assertThat(send(Action.RELEASE, LEFT, 1, 3)).isNotEmpty();
    assertThat(send(Action.MOVE, NONE, 1, 3)).isEmpty();
  }

  @Test
  void pixelsAreFinerThanCells() {
    modes.mouse = 1003;
    modes.mouseEncoding = 1016;
    MouseInput one = new MouseInput(Action.MOVE, NONE, 1, 1, 8, 16, 0);
    MouseInput two = new MouseInput(Action.MOVE, NONE, 1, 1, 9, 16, 0);
    assertThat(Shown.of(mouse.encode(one, modes))).isEqualTo("^[[<35;9;17M");
    assertThat(Shown.of(mouse.encode(two, modes))).isEqualTo("^[[<35;10;17M");
    assertThat(mouse.encode(two, modes)).isEmpty();
  }

  @Test
  void aDragNamesTheLowestButtonStillHeld() {
    modes.mouse = 1002;
    modes.mouseEncoding = 1006;
    send(Action.PRESS, LEFT, 0, 0);
    send(Action.PRESS, RIGHT, 0, 0);
    assertThat(send(Action.MOVE, LEFT, 0, 1)).isEqualTo("^[[<32;2;1M");
    send(Action.RELEASE, LEFT, 0, 1);
    assertThat(send(Action.MOVE, RIGHT, 0, 2)).isEqualTo("^[[<34;3;1M");
    send(Action.RELEASE, RIGHT, 0, 2);
    assertThat(send(Action.MOVE, NONE, 0, 3)).isEmpty();
  }

  @Test
  void aLostReleaseHealsAtTheNextMotion() {
    modes.mouse = 1002;
    send(Action.PRESS, LEFT, 0, 0);
    assertThat(send(Action.MOVE, NONE, 0, 1)).isEmpty();
  }

  @Test
  void negativePlacesAreClamped() {
    modes.mouse = 1000;
    modes.mouseEncoding = 1006;
    assertThat(send(Action.PRESS, LEFT, -5, -9)).isEqualTo("^[[<0;1;1M");
  }

  @Test
  void wheelAsCursorKeysOnTheAlternateScreenOnly() {
    TestTerminal t = TestTerminal.open(10, 3);
    MouseInput up = new MouseInput(Action.PRESS, 4, 0, 0, 0, 0, 0);
    MouseInput down = new MouseInput(Action.PRESS, 5, 0, 0, 0, 0, 0);
    assertThat(t.vt.mouse(up)).isFalse();
    t.repliesWith("").raw("\033[?1049h");
    assertThat(t.vt.mouse(up)).isTrue();
    t.vt.mouse(down);
    t.repliesWith("\033[A\033[B");
    t.raw("\033[?1h").vt.mouse(up);
    t.repliesWith("\033OA");
    t.raw("\033[>1u").vt.mouse(up);
    t.raw("\033[<u").repliesWith("\033[A");
    t.raw("\033[?1007l");
    assertThat(t.vt.mouse(up)).isFalse();
    t.raw("\033[?1007h\033[?1000h\033[?1006h").vt.mouse(up);
    t.repliesWith("\033[<64;1;1M");
  }

  @ParameterizedTest
  @ValueSource(ints = {9, 1000, 1002, 1003})
  void programsSwitchTheModes(int mode) {
    TestTerminal t = TestTerminal.open(10, 3).raw("\033[?" + mode + "h\033[?1006h");
    assertThat(t.vt.wantsMouse()).isTrue();
    t.vt.mouse(new MouseInput(Action.PRESS, LEFT, 0, 0, 0, 0, 0));
    t.repliesWith("\033[<0;1;1M");
    t.raw("\033[?" + mode + "l");
    assertThat(t.vt.wantsMouse()).isFalse();
  }
}
