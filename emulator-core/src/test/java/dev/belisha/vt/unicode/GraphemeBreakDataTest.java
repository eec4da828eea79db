package dev.belisha.vt.unicode;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Clusters against the lines of GraphemeBreakTest. */
class GraphemeBreakDataTest {
  /**
   * What Unicode 18 decides otherwise than 17, whose lines these are: a linker joins a consonant
   * after it whatever stands before (GB9c), and U+2701 is no pictograph any more.
   */
  private static final Set<String> CHANGED_SINCE_17 =
      Set.of(
          "÷ 094D ÷ 0915 ÷",
          "÷ 094D × 0308 ÷ 0915 ÷",
          "÷ 0061 × 094D ÷ 0924 ÷",
          "÷ 003F × 094D ÷ 0924 ÷",
          "÷ 2701 × 200D × 2701 ÷");

  @Test
  void everyLineBreaksAsItSays() {
    List<String> lines = UnicodeData.graphemeBreakTest();
    assertThat(lines).hasSize(1091);
    List<String> otherwise = new ArrayList<>();
    for (String line : lines) {
      if (!broken(line).equals(line)) otherwise.add(line);
    }
    assertThat(otherwise).containsExactlyInAnyOrderElementsOf(CHANGED_SINCE_17);
  }

  /** ICU knows Unicode 18: the lines it breaks otherwise are the ones that changed. */
  @Test
  void icuBreaksOtherwiseOnlyWhatChanged() {
    BreakIterator icu = BreakIterator.getCharacterInstance(Locale.ROOT);
    List<String> otherwise = new ArrayList<>();
    for (String line : UnicodeData.graphemeBreakTest()) {
      if (!broken(line, icu).equals(line)) otherwise.add(line);
    }
    assertThat(otherwise).containsExactlyInAnyOrderElementsOf(CHANGED_SINCE_17);
  }

  /** The same code points with our boundaries, in the file's own form. */
  private static String broken(String line) {
    StringBuilder out = new StringBuilder();
    int state = GraphemeBreak.START;
    for (int cp : codePoints(line)) {
      state = GraphemeBreak.step(state, cp);
      boolean breaks = (state & GraphemeBreak.BREAK) != 0;
      out.append(breaks ? "÷ " : "× ").append("%04X ".formatted(cp));
      state &= ~GraphemeBreak.BREAK;
    }
    return out.append('÷').toString();
  }

  private static String broken(String line, BreakIterator icu) {
    StringBuilder text = new StringBuilder();
    for (int cp : codePoints(line)) text.appendCodePoint(cp);
    icu.setText(text.toString());
    StringBuilder out = new StringBuilder();
    int at = 0;
    for (int cp : codePoints(line)) {
      out.append(at == 0 || icu.isBoundary(at) ? "÷ " : "× ").append("%04X ".formatted(cp));
      at += Character.charCount(cp);
    }
    return out.append('÷').toString();
  }

  private static int[] codePoints(String line) {
    return UnicodeData.text(line.replaceAll("[÷×]", " ").trim().replaceAll(" +", " "))
        .codePoints()
        .toArray();
  }
}
