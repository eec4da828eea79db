package dev.belisha.vt.unicode;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.UnicodeSet;
import com.ibm.icu.util.VersionInfo;
import dev.belisha.vt.TestTerminal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The sequences of emoji-test. Fully-qualified are those of RGI_Emoji; minimally and unqualified
 * ones lack a VS16 somewhere.
 */
class EmojiDataTest {
  private static final Set<String> RGI = rgi();

  private static Set<String> rgi() {
    Set<String> all = new HashSet<>();
    for (String emoji : new UnicodeSet().applyIntPropertyValue(UProperty.RGI_EMOJI, 1)) {
      all.add(emoji);
    }
    return all;
  }

  @Test
  void theDataIsOfTheSameVersionAsTheTables() {
    assertThat(VersionInfo.getInstance(18))
        .isEqualTo(com.ibm.icu.lang.UCharacter.getUnicodeVersion());
    assertThat(UnicodeData.emojiTest()).hasSizeGreaterThan(5000).containsAll(RGI);
  }

  /** With mode 2027: one cluster, two cells, whole on the next row when the row is full. */
  @Test
  void everyEmojiTakesTwoCells() {
    List<String> wrong = new ArrayList<>();
    for (String emoji : UnicodeData.emojiTest()) {
      if (isTextByDefault(emoji)) continue;
      TestTerminal terminal = TestTerminal.open(4, 3).enter(emoji + "x");
      if (!terminal.lines().getFirst().equals(emoji + "x") || column(terminal) != 3) {
        wrong.add(UnicodeData.hex(emoji));
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void anEmojiThatFindsOneCellGoesToTheNextRowWhole() {
    List<String> wrong = new ArrayList<>();
    for (String emoji : UnicodeData.emojiTest()) {
      if (isTextByDefault(emoji)) continue;
      TestTerminal terminal = TestTerminal.open(4, 3).enter("abc\033[4G" + emoji + "x");
      boolean whole = terminal.lines().equals(List.of("abc", emoji + "x", ""));
      if (!whole || column(terminal) != 3) wrong.add(UnicodeData.hex(emoji));
    }
    assertThat(wrong).isEmpty();
  }

  /**
   * Without a VS16 that asks for the emoji, what is text by default stays text, of one cell unless
   * East Asian width makes it wide. It is a symbol alone, or one that a keycap encloses.
   */
  @Test
  void whatIsTextByDefaultTakesOneCell() {
    List<String> text = UnicodeData.emojiTest().stream().filter(this::isTextByDefault).toList();
    assertThat(text).hasSizeGreaterThan(200);
    List<String> wrong = new ArrayList<>();
    for (String symbol : text) {
      TestTerminal terminal = TestTerminal.open(4, 1).enter(symbol + "x");
      if (!terminal.lines().getFirst().equals(symbol + "x") || column(terminal) != 2) {
        wrong.add(UnicodeData.hex(symbol));
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** Without mode 2027 every code point has its own width. */
  @Test
  void withoutGraphemesEachCodePointCounts() {
    List<String> wrong = new ArrayList<>();
    for (String emoji : UnicodeData.emojiTest()) {
      int width = emoji.codePoints().map(Unicode::width).sum();
      TestTerminal terminal = TestTerminal.open(40, 1).raw("\033[?2027l").enter(emoji);
      if (column(terminal) != width) wrong.add(UnicodeData.hex(emoji));
    }
    assertThat(wrong).isEmpty();
  }

  private boolean isTextByDefault(String emoji) {
    if (RGI.contains(emoji) || emoji.indexOf(0xFE0F) >= 0) return false;
    boolean alone = emoji.codePointCount(0, emoji.length()) == 1;
    return alone ? Unicode.width(emoji.codePointAt(0)) == 1 : emoji.endsWith("\u20E3");
  }

  private static int column(TestTerminal terminal) {
    return terminal.vt.snapshot(Long.MAX_VALUE, null).cursorCol();
  }
}
