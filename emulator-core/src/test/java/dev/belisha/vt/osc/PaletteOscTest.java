package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalEvent.ColorsChanged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** OSC 4 and 104. */
class PaletteOscTest {
  private final TestTerminal t = TestTerminal.open(10, 2);

  private String color(int index) {
    return t.raw("\033]4;" + index + ";?\007").takeReplies();
  }

  @Test
  void answersMirrorTheTerminator() {
    t.raw("\033]4;1;?\007").repliesWith("\033]4;1;rgb:cdcd/0000/0000\007");
    t.raw("\033]4;1;?\033\\").repliesWith("\033]4;1;rgb:cdcd/0000/0000\033\\");
  }

  @Test
  void severalPairsInOneSequence() {
    t.raw("\033]4;1;#102030;2;?;1;?;255;rgb:f/f/f;255;?\007");
    t.repliesWith(
        "\033]4;2;rgb:0000/cdcd/0000\007"
            + "\033]4;1;rgb:1010/2020/3030\007"
            + "\033]4;255;rgb:ffff/ffff/ffff\007");
    assertThat(t.events).containsExactly(new ColorsChanged());
  }

  @Test
  void cubeAndGreysAreAnsweredToo() {
    assertThat(color(16)).contains("rgb:0000/0000/0000");
    assertThat(color(21)).contains("rgb:0000/0000/ffff");
    assertThat(color(231)).contains("rgb:ffff/ffff/ffff");
    assertThat(color(232)).contains("rgb:0808/0808/0808");
    assertThat(color(255)).contains("rgb:eeee/eeee/eeee");
  }

  @Test
  void aSetColourRepaintsAndSurvivesTheThemeChange() {
    long before = t.vt.damage();
    t.raw("\033]4;3;#010203\007");
    assertThat(t.vt.damage()).isGreaterThan(before);
    t.vt.themeColors(1, 2, 3, new int[] {4, 5, 6, 7});
    assertThat(color(3)).contains("rgb:0101/0202/0303");
    assertThat(color(2)).contains("rgb:0000/0000/0606");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4",
        "4;",
        "4;1",
        "4;1;",
        "4;261;?",
        "5;5;?",
        "4;-1;?",
        "4;0001;?",
        "4;1x;?",
        "4;;?",
        "4;1;??",
        "4;1;nocolour",
        "4;\u0661;?",
        "4; 1;?"
      })
  void badOnesDoNothing(String body) {
    t.enter("\033]" + body + "\007").repliesWith("");
    assertThat(t.events).isEmpty();
  }

  @Test
  void aBadPairDoesNotHideAGoodOne() {
    t.raw("\033]4;999;?;1;bad;2;?\007").repliesWith("\033]4;2;rgb:0000/cdcd/0000\007");
  }

  @Test
  void pairsAreCapped() {
    t.raw("\033]4" + ";7;?".repeat(PaletteOsc.MAX_PAIRS + 50) + "\007");
    assertThat(t.takeReplies().split("\007")).hasSize(PaletteOsc.MAX_PAIRS);
  }

  @Test
  void resetNamesColoursOrAll() {
    t.raw("\033]4;1;#010101;2;#020202;3;#030303\007");
    t.raw("\033]104;1;3;999;x\007");
    assertThat(color(1)).contains("cdcd/0000/0000");
    assertThat(color(2)).contains("0202/0202/0202");
    assertThat(color(3)).contains("cdcd/cdcd/0000");
    t.raw("\033]104\007");
    assertThat(color(2)).contains("0000/cdcd/0000");
    t.raw("\033]4;2;#020202\007\033]104;\007");
    assertThat(color(2)).contains("0000/cdcd/0000");
  }

  /** OSC 5, and OSC 4 from 256 on: for bold, underlined, blinking, inverse and italic text. */
  @Test
  void specialColoursHaveTwoNames() {
    t.raw("\033]5;0;#010101\007\033]4;257;#020202\007");
    t.raw("\033]4;256;?\007\033]5;1;?\007")
        .repliesWith("\033]4;256;rgb:0101/0101/0101\007\033]5;1;rgb:0202/0202/0202\007");
    String text = t.raw("\033]10;?\007").takeReplies();
    t.raw("\033]105;0\007\033]5;0;?\007").repliesWith(text.replace("]10", "]5;0"));
    t.raw("\033]5;1;?\007").repliesWith("\033]5;1;rgb:0202/0202/0202\007");
    t.raw("\033]105\007\033]5;1;?\007").repliesWith(text.replace("]10", "]5;1"));
    t.raw("\033]5;4;red\007\033]104;260\007\033]5;4;?\007")
        .repliesWith(text.replace("]10", "]5;4"));
  }

  /** One past the last place, set, asked and reset: nothing happens, and nothing throws. */
  @Test
  void placesEndWhereTheyEnd() {
    t.raw("\033]4;261;#010101\007\033]5;5;#010101\007\033]104;261\007\033]105;5\007");
    t.raw("\033]4;260;?;261;?\007");
    assertThat(t.takeReplies()).startsWith("\033]4;260;rgb:").doesNotContain("261");
    assertThat(color(9)).contains("rgb:ffff/0000/0000");
    assertThat(color(199)).startsWith("\033]4;199;rgb:");
  }

  @Test
  void risResetsThePalette() {
    t.raw("\033]4;1;#010101\007\033c");
    assertThat(color(1)).contains("cdcd/0000/0000");
  }
}
