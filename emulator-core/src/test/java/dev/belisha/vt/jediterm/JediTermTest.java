package dev.belisha.vt.jediterm;

import static org.assertj.core.api.Assertions.assertThat;

import com.techsenger.jeditermfx.core.ArrayTerminalDataStream;
import com.techsenger.jeditermfx.core.TextStyle;
import com.techsenger.jeditermfx.core.emulator.JediEmulator;
import dev.belisha.status.State;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TerminalOptions.EngineKind;
import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.screen.CellStyle;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The three ways in which JediTerm is a part of the engine. */
class JediTermTest {
  private static TestTerminal stock() {
    return TestTerminal.open(new TerminalOptions(20, 4, 100, EngineKind.JEDITERM));
  }

  // 1: its emulator, unchanged, on our screen

  @Test
  void jediTermsOwnEmulatorDrivesOurScreenThroughTheFacade() throws IOException {
    TestTerminal terminal = TestTerminal.open(20, 4);
    String output = "one\r\n\033[31mtwo\033[0m\033[4;3Hx\033[2;1H\033[K\007";
    var stream = new ArrayTerminalDataStream(output.toCharArray());
    JediEmulator emulator = new JediEmulator(stream, terminal.vt.jediTerm());
    while (emulator.hasNext()) emulator.next();
    terminal.check().shows("one", "", "", "  x").cursor(1, 0);
    assertThat(terminal.events).hasSize(1);
  }

  @Test
  void facadeSpeaksInRowsAndColumnsFromOne() {
    TestTerminal terminal = TestTerminal.open(20, 4);
    JediTermFacade facade = terminal.vt.jediTerm();
    facade.cursorPosition(3, 2);
    facade.writeCharacters("日本");
    assertThat(facade.getCursorX()).isEqualTo(7);
    assertThat(facade.getCursorY()).isEqualTo(2);
    assertThat(facade.distanceToLineEnd()).isEqualTo(14);
    terminal.check().shows("", "  日本");
  }

  @Test
  void facadeTurnsTextStylesIntoOurs() {
    TestTerminal terminal = TestTerminal.open(20, 4);
    JediTermFacade facade = terminal.vt.jediTerm();
    facade.characterAttributes(
        new TextStyle(
            com.techsenger.jeditermfx.core.TerminalColor.index(3),
            com.techsenger.jeditermfx.core.TerminalColor.rgb(1, 2, 3),
            java.util.EnumSet.of(TextStyle.Option.BOLD, TextStyle.Option.UNDERLINED)));
    facade.writeCharacters("x");
    CellStyle style = terminal.style(0, 0);
    assertThat(style.foreground()).isEqualTo(3);
    assertThat(style.background()).isEqualTo(CellStyle.DIRECT | 0x010203);
    assertThat(style.has(CellStyle.BOLD)).isTrue();
    assertThat(style.underline()).isEqualTo(CellStyle.Underline.SINGLE);
  }

  // 2: our parser where a host expects JediTerm's

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 1000})
  void aJediTermHostCanDriveOurParserProgramStatusIncluded(int chunk) throws IOException {
    TestTerminal terminal = TestTerminal.open(20, 4);
    String output = "a😀b\r\n\033]7501;state=blocked:kind=auth\033\\\033]7501;?\007é";
    UnitStream stream = new UnitStream();
    VtEmulator emulator = new VtEmulator(stream, terminal.vt.jediTerm(), terminal.vt::feed);
    for (int at = 0; at < output.length(); at += chunk) {
      stream.add(output.substring(at, Math.min(output.length(), at + chunk)));
      emulator.resetEof();
      while (emulator.hasNext()) emulator.next();
    }
    terminal.check().shows("a😀b", "é");
    assertThat(terminal.records.headline()).isEqualTo(State.BLOCKED);
    terminal.repliesWith("\033]7501;?\007");
  }

  // 3: engine = "jediterm"

  @Test
  void stockEngineShowsTextAndStyles() {
    TestTerminal terminal = stock().enter("one\r\n\033[1;32mtwo\033[0m é 日");
    terminal.shows("one", "two é 日");
    assertThat(terminal.style(1, 0).foreground()).isEqualTo(2);
    assertThat(terminal.style(1, 0).has(CellStyle.BOLD)).isTrue();
  }

  @Test
  void stockEngineAnswersProbesInOrderAndKeepsRecords() {
    TestTerminal terminal = stock();
    terminal.enter("\033]7501;?\033\\\033[c").check();
    assertThat(terminal.takeReplies()).startsWith("\033]7501;?\033\\\033[?");
    terminal.enter("\033]7501;state=working:progress=40\007");
    assertThat(terminal.records.headline()).isEqualTo(State.WORKING);
    terminal.enter("\033c");
    assertThat(terminal.records.records()).isEmpty();
  }

  @Test
  void stockEngineTakesChunksThatEndAnywhere() {
    byte[] output =
        "\033[2;3Hx\033]0;title\007\033]7501;state=done\033\\日\033[1mb"
            .getBytes(StandardCharsets.UTF_8);
    TestTerminal terminal = stock();
    for (byte b : output) terminal.vt.feed(new byte[] {b}, 0, 1);
    terminal.check().shows("", "  x日b");
    assertThat(terminal.vt.title()).isEqualTo("title");
    assertThat(terminal.records.headline()).isEqualTo(State.DONE);
  }

  /** 14 bytes that run stock JediTerm out of memory on its own model. */
  @Test
  void stockEngineSurvivesWhatItsOwnModelDoesNot() {
    stock().enter("\033[2147483647X\033[2147483647@ok").shows("ok");
    TestTerminal terminal = stock();
    byte[] chunk = new byte[1 << 20];
    java.util.Arrays.fill(chunk, (byte) 'A');
    terminal.raw("\033]0;");
    for (int at = 0; at < 8; at++) terminal.vt.feed(chunk, 0, chunk.length);
    terminal.raw("\007ok").shows("ok");
  }

  /** Strings are ours, with our caps: JediTerm knows no end of a link and ends at U+009C. */
  @Test
  void stockEngineLeavesStringsToUs() {
    TestTerminal terminal = stock();
    terminal.raw("\033]8;;https://x/" + "y".repeat(5000) + "\007a\033]8;;https://x/\007b");
    assertThat(terminal.style(0, 0).link()).isNull();
    assertThat(terminal.style(0, 1).link()).isEqualTo("https://x/");
    for (String number : new String[] {"0", "1", "2", "10", "11"}) {
      stock().enter("\033]" + number + ";a\u009Cb\007c").shows("c");
    }
    assertThat(stock().enter("\033]2;a\u009Cb\007").vt.title()).isEqualTo("ab");
  }
}
