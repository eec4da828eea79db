package dev.belisha.vt.csi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Attributes, status, version, keyboard and size: questions and their answers (ctlseqs). */
class ReportsTest {
  static Stream<Arguments> answers() {
    return Stream.of(
        Arguments.of("[5n", "\033[0n"),
        Arguments.of("[6n", "\033[1;1R"),
        Arguments.of("[3;4H\033[6n", "\033[3;4R"),
        Arguments.of("[3;4H\033[?6n", "\033[?3;4;1R"),
        Arguments.of("[3;5r\033[?6h\033[2;4H\033[6n", "\033[2;4R"),
        Arguments.of("[?69h\033[3;9s\033[?6h\033[2;2H\033[?6n", "\033[?2;2;1R"),
        Arguments.of("[7n", ""),
        Arguments.of("[?15n", "\033[?13n"),
        Arguments.of("[?25n", "\033[?20n"),
        Arguments.of("[?26n", "\033[?27;1;0;0n"),
        Arguments.of("[?53n", "\033[?50n"),
        Arguments.of("[?55n", "\033[?50n"),
        Arguments.of("[?56n", "\033[?57;0n"),
        Arguments.of("[?62n", "\033[0000*{"),
        Arguments.of("[?63n", "\033P0!~0000\033\\"),
        Arguments.of("[?63;123n", "\033P123!~0000\033\\"),
        Arguments.of("[?75n", "\033[?70n"),
        Arguments.of("[?85n", "\033[?83n"),
        Arguments.of("[?996n", "\033[?997;1n"),
        Arguments.of("[?9999n", ""),
        Arguments.of("[c", "\033[?64;6;9;15;21;22;28;52c"),
        Arguments.of("[0c", "\033[?64;6;9;15;21;22;28;52c"),
        Arguments.of("[1c", ""),
        Arguments.of("Z", "\033[?64;6;9;15;21;22;28;52c"),
        Arguments.of("[>c", "\033[>41;400;0c"),
        Arguments.of("[>1c", ""),
        Arguments.of("[=c", "\033P!|00000000\033\\"),
        Arguments.of("[>q", Reports.version()),
        Arguments.of("[>1q", ""),
        Arguments.of("[?u", "\033[?0u"),
        Arguments.of("[=1u\033[?u", "\033[?1u"),
        Arguments.of("[>1u\033[?u\033[<u\033[?u", "\033[?1u\033[?0u"),
        Arguments.of("[?4m", "\033[>4;0m"),
        Arguments.of("[>4;2m\033[?4m", "\033[>4;2m"),
        Arguments.of("[>4;2m\033[>4m\033[?4m", "\033[>4;0m"),
        Arguments.of("[>4;2m\033[>m\033[?4m", "\033[>4;0m"),
        Arguments.of("[>4;2m\033[>1m\033[?4m", "\033[>4;2m"),
        Arguments.of("[>4;2m\033[>4n\033[?4m", "\033[>4;0m"));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("answers")
  void answers(String question, String answer) {
    TestTerminal.open(80, 24).raw("\033" + question).repliesWith(answer);
  }

  @Test
  void versionNamesBelisha() {
    assertThat(Reports.version()).startsWith("\033P>|Belisha ").endsWith("\033\\");
  }

  @Test
  void enquiryHasNoAnswer() {
    TestTerminal.open(8, 2).raw("\005").repliesWith("");
  }

  @Test
  void theColourSchemeFollowsTheBackground() {
    TestTerminal t = TestTerminal.open(8, 2).raw("\033]11;#ffffff\007\033[?996n");
    t.repliesWith("\033[?997;2n").raw("\033[?2031h");
    t.vt.themeColors(0, 0xF0F0F0, 0, new int[0]);
    t.repliesWith("").raw("\033]111\007");
    t.vt.themeColors(0xFFFFFF, 0x101010, 0, new int[0]);
    t.repliesWith("\033[?997;1n");
  }

  // Kitty keyboard flags

  @Test
  void keyboardFlagsBelongToTheScreen() {
    TestTerminal.open(10, 4)
        .raw("\033[>1u\033[?u")
        .repliesWith("\033[?1u")
        .raw("\033[?1049h\033[?u")
        .repliesWith("\033[?0u")
        .raw("\033[?1049l\033[?u")
        .repliesWith("\033[?1u")
        .raw("\033[<u\033[?u")
        .repliesWith("\033[?0u");
  }

  /** Only what the key encoder delivers is claimed. */
  @Test
  void flagsThatAreNotDeliveredAreNotClaimed() {
    TestTerminal.open(10, 4).raw("\033[>31u\033[?u").repliesWith("\033[?1u");
  }

  @Test
  void keyboardStackIsBounded() {
    TestTerminal terminal = TestTerminal.open(8, 2).raw("\033[=1u");
    for (int at = 0; at < 1000; at++) terminal.raw("\033[>1u");
    terminal.raw("\033[<999u\033[?u").repliesWith("\033[?0u");
  }

  // Order and size

  @Test
  void sizeReportsInBand() {
    TestTerminal terminal = TestTerminal.open(10, 4).raw("\033[?2048h");
    terminal.repliesWith("\033[48;4;10;64;80t");
    terminal.resize(20, 5).repliesWith("\033[48;5;20;80;160t");
    terminal.resize(20, 5).repliesWith("").raw("\033[?2048l").resize(30, 5).repliesWith("");
  }

  @Test
  void repliesComeInTheOrderOfTheQuestions() {
    TestTerminal.open(8, 2).raw("\033[5n\033[6n\033[5n").repliesWith("\033[0n\033[1;1R\033[0n");
  }
}
