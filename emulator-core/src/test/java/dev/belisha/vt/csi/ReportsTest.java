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
        Arguments.of("[?4m", "\033[>4;0m"),
        Arguments.of("[?0m", "\033[>0;0m"),
        Arguments.of("[>1;3m\033[?1m\033[?2m\033[?3m\033[?m", "\033[>1;2m\033[>2;2m"),
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

  /**
   * Kitty's graphics query ({@code a=q}) is answered by terminals that show images, and by no
   * other: its page has programs take any answer for a yes, and only DA1 for a no.
   */
  @Test
  void graphicsQueryGetsNoAnswerButThatToDa1() {
    TestTerminal.open(8, 2)
        .raw("\033_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\033\\\033[c")
        .repliesWith(Reports.PRIMARY_ATTRIBUTES);
    TestTerminal.open(8, 2).raw("\033_Ga=T,f=100;iVBORw0KGgo=\033\\x").shows("x").repliesWith("");
  }

  @Test
  void theColourSchemeFollowsTheBackground() {
    TestTerminal t = TestTerminal.open(8, 2).raw("\033]11;#ffffff\007\033[?996n");
    t.repliesWith("\033[?997;2n");
    t.raw("\033]111\007\033[?996n").repliesWith("\033[?997;1n");
  }

  /** Mode 2031: every change of the theme is told, once; what a program sets itself is not. */
  @Test
  void changesOfTheThemeAreTold() {
    TestTerminal t = TestTerminal.open(8, 2).raw("\033[?2031h");
    t.vt.themeColors(0, 0xF0F0F0, 0, new int[0]);
    t.repliesWith("\033[?997;2n");
    t.vt.themeColors(0, 0xF0F0F0, 0, new int[0]);
    t.repliesWith("");
    t.vt.themeColors(0, 0xE0E0E0, 0, new int[0]);
    t.repliesWith("\033[?997;2n");
    t.vt.themeColors(0, 0xE0E0E0, 0, new int[] {0x123456});
    t.repliesWith("\033[?997;2n");
    t.raw("\033]11;black\007").repliesWith("");
    t.raw("\033]111\007\033[?2031l").vt.themeColors(0, 0, 0, new int[0]);
    t.repliesWith("");
  }

  // Order and size

  @Test
  void sizeReportsInBand() {
    TestTerminal terminal = TestTerminal.open(10, 4).raw("\033[?2048h");
    terminal.repliesWith("\033[48;4;10;64;80t");
    terminal.resize(20, 5).repliesWith("\033[48;5;20;80;160t");
    terminal.resize(20, 5).repliesWith("").raw("\033[?2048l").resize(30, 5).repliesWith("");
  }

  /** A cell of another size, as with another font, is another size in pixels. */
  @Test
  void pixelSizesAreReportedInBandToo() {
    TestTerminal terminal = TestTerminal.open(10, 4);
    terminal.vt.cellPixels(9, 18);
    terminal.raw("\033[?2048h").repliesWith("\033[48;4;10;72;90t");
    terminal.vt.cellPixels(9, 18);
    terminal.repliesWith("").vt.cellPixels(10, 20);
    terminal.repliesWith("\033[48;4;10;80;100t");
  }

  @Test
  void repliesComeInTheOrderOfTheQuestions() {
    TestTerminal.open(8, 2).raw("\033[5n\033[6n\033[5n").repliesWith("\033[0n\033[1;1R\033[0n");
  }
}
