package dev.belisha.vt.csi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers to programs: attributes, status, modes, keyboard, window. */
class ReportsCasesTest {
  static Stream<Arguments> answers() {
    return Stream.of(
        Arguments.of("[5n", "\033[0n"),
        Arguments.of("[3;4H\033[6n", "\033[3;4R"),
        Arguments.of("[3;4H\033[?6n", "\033[?3;4;1R"),
        Arguments.of("[3;5r\033[?6h\033[2;4H\033[6n", "\033[2;4R"),
        Arguments.of("[c", Reports.PRIMARY_ATTRIBUTES),
        Arguments.of("[0c", Reports.PRIMARY_ATTRIBUTES),
        Arguments.of("[1c", ""),
        Arguments.of("Z", Reports.PRIMARY_ATTRIBUTES),
        Arguments.of("[>c", Reports.SECONDARY_ATTRIBUTES),
        Arguments.of("[=c", Reports.TERTIARY_ATTRIBUTES),
        Arguments.of("[>q", Reports.version()),
        Arguments.of("[18t", "\033[8;24;80t"),
        Arguments.of("[19t", "\033[9;24;80t"),
        Arguments.of("[?u", "\033[?0u"),
        Arguments.of("[=1u\033[?u", "\033[?1u"),
        Arguments.of("[>1u\033[?u\033[<u\033[?u", "\033[?1u\033[?0u"),
        Arguments.of("[>4;2m\033[?4m", "\033[>4;2m"),
        Arguments.of("[>4;2m\033[>4m\033[?4m", "\033[>4;0m"),
        Arguments.of("]0;evil\007\033[21t", "\033]l\033\\"));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("answers")
  void answers(String question, String answer) {
    TestTerminal.open(80, 24).raw("\033" + question).repliesWith(answer);
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        1, 5, 6, 7, 9, 12, 25, 40, 45, 47, 66, 67, 69, 1000, 1002, 1003, 1004, 1005, 1006, 1007,
        1015, 1016, 1047, 1049, 2004, 2026, 2027, 2031
      })
  void everyKnownModeIsSetResetAndSaved(int mode) {
    TestTerminal terminal = TestTerminal.open(80, 24);
    String ask = "\033[?" + mode + "$p";
    String set = "\033[?" + mode + ";1$y";
    String reset = "\033[?" + mode + ";2$y";
    terminal.raw("\033[?" + mode + "h" + ask).repliesWith(set);
    terminal.raw("\033[?" + mode + "s\033[?" + mode + "l" + ask).repliesWith(reset);
    terminal.raw("\033[?" + mode + "r" + ask).repliesWith(set);
    terminal.raw("\033c" + ask);
    boolean onAtStart = mode == 7 || mode == 25 || mode == 1007 || mode == 2027;
    terminal.repliesWith(onAtStart ? set : reset);
  }

  @Test
  void ansiModes() {
    TestTerminal.open(8, 2).raw("\033[4h\033[4$p\033[20$p").repliesWith("\033[4;1$y\033[20;2$y");
    TestTerminal.open(8, 2).raw("\033[20hab\n").cursor(1, 0);
  }

  @Test
  void unknownModesSayNotKnown() {
    TestTerminal.open(8, 2).raw("\033[?9999$p\033[999$p").repliesWith("\033[?9999;0$y\033[999;0$y");
  }

  @Test
  void severalModesInOneSequence() {
    TestTerminal.open(8, 2)
        .raw("\033[?1000;1006;2004h\033[?1006$p\033[?2004$p")
        .repliesWith("\033[?1006;1$y\033[?2004;1$y");
  }

  @Test
  void titlesPushAndPopUpToACap() {
    TestTerminal terminal = TestTerminal.open(8, 2).raw("\033]2;one\007\033[22t\033]2;two\007");
    assertThat(terminal.vt.title()).isEqualTo("two");
    terminal.raw("\033[23t");
    assertThat(terminal.vt.title()).isEqualTo("one");
    for (int at = 0; at < 1000; at++) terminal.raw("\033]2;t" + at + "\007\033[22t");
    for (int at = 0; at < 1000; at++) terminal.raw("\033[23t");
    assertThat(terminal.vt.title()).isEqualTo("t990");
  }

  @Test
  void keyboardFlagsBelongToTheScreen() {
    TestTerminal.open(8, 2)
        .raw("\033[=1u\033[?1049h\033[?u\033[?1049l\033[?u")
        .repliesWith("\033[?0u\033[?1u");
  }

  @Test
  void keyboardStackIsBounded() {
    TestTerminal terminal = TestTerminal.open(8, 2).raw("\033[=1u");
    for (int at = 0; at < 1000; at++) terminal.raw("\033[>1u");
    terminal.raw("\033[<999u\033[?u").repliesWith("\033[?0u");
  }

  @Test
  void repliesComeInTheOrderOfTheQuestions() {
    TestTerminal.open(8, 2).raw("\033[5n\033[6n\033[5n").repliesWith("\033[0n\033[1;1R\033[0n");
  }
}
