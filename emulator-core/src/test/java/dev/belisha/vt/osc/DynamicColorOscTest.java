package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalEvent.ColorsChanged;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** OSC 10, 11, 12 and 110, 111, 112. */
class DynamicColorOscTest {
  private final TestTerminal t = TestTerminal.open(10, 2);

  @BeforeEach
  void theme() {
    t.vt.themeColors(0x112233, 0x445566, 0x778899, new int[0]);
  }

  @Test
  void theThemeIsAnsweredWithTheTerminatorMirrored() {
    t.raw("\033]10;?\007").repliesWith("\033]10;rgb:1111/2222/3333\007");
    t.raw("\033]11;?\033\\").repliesWith("\033]11;rgb:4444/5555/6666\033\\");
    t.raw("\033]12;?\007").repliesWith("\033]12;rgb:7777/8888/9999\007");
  }

  @Test
  void furtherSpecsGoToTheNextNumbers() {
    t.raw("\033]10;?;?;?\007");
    t.repliesWith(
        "\033]10;rgb:1111/2222/3333\007"
            + "\033]11;rgb:4444/5555/6666\007"
            + "\033]12;rgb:7777/8888/9999\007");
    t.raw("\033]10;#000001;#000002;#000003;#000004\007\033]10;?;?;?\007");
    assertThat(t.takeReplies().split("\007"))
        .containsExactly(
            "\033]10;rgb:0000/0000/0101",
            "\033]11;rgb:0000/0000/0202",
            "\033]12;rgb:0000/0000/0303");
    assertThat(t.events).containsExactly(new ColorsChanged());
  }

  @Test
  void theFirstMayBeLeftOut() {
    t.raw("\033]10;;#000002\007\033]10;?;?\007");
    t.repliesWith("\033]10;rgb:1111/2222/3333\007\033]11;rgb:0000/0000/0202\007");
  }

  @Test
  void setThenResetGivesTheThemeBack() {
    for (int number = 10; number <= 19; number++) {
      String theme = t.raw("\033]" + number + ";?\007").takeReplies();
      t.raw("\033]" + number + ";red\007\033]" + number + ";?\007");
      t.repliesWith("\033]" + number + ";rgb:ffff/0000/0000\007");
      t.raw("\033]1" + number + "\007\033]" + number + ";?\007").repliesWith(theme);
      t.raw("\033]" + number + ";red\007\033c\033]" + number + ";?\007").repliesWith(theme);
    }
  }

  /** What no theme names is as the text, its ground or the cursor. */
  @ParameterizedTest
  @CsvSource({"13, 10", "14, 11", "15, 10", "16, 11", "17, 10", "18, 12", "19, 11"})
  void thoseOnlyKeptStartAsOneOfTheFirstThree(int number, int like) {
    t.vt.themeColors(0x010203, 0x040506, 0x070809, new int[0]);
    String wanted = t.raw("\033]" + like + ";?\007").takeReplies();
    t.raw("\033]" + number + ";?\007").repliesWith(wanted.replace("]" + like, "]" + number));
  }

  @Test
  void theSnapshotCarriesTheColours() {
    t.raw("\033]11;#0a0b0c\007");
    assertThat(t.vt.snapshot(Long.MAX_VALUE, null).palette().toString())
        .contains(Integer.toString(0x0A0B0C));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"10", "10;", "11;nocolour", "12;#12", "11;rgb:1/2", "10;??", "20;?", "19;x"})
  void badOnesDoNothing(String body) {
    t.raw("\033]" + body + "\007").repliesWith("");
    assertThat(t.events).isEmpty();
  }

  @Test
  void theAnswerComesBeforeThatOfALaterQuestion() {
    String replies = t.raw("\033]11;?\033\\\033[c").takeReplies();
    assertThat(replies).startsWith("\033]11;rgb:").endsWith("c");
  }
}
