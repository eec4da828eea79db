package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;

/** DECAWM and the wrap that is pending; clusters and their width; REP; tabs; line drawing. */
class WrapTest {
  @Test
  void theLastColumnHoldsTheCursorUntilTheNextCharacter() {
    TestTerminal.open(4, 2).raw("abcd").cursor(0, 3).raw("e").shows("abcd", "e").cursor(1, 1);
  }

  @Test
  void movingForgetsThePendingWrap() {
    TestTerminal.open(4, 2).raw("abcd\033[Cx").shows("abcx");
    TestTerminal.open(4, 2).raw("abcd\rx").shows("xbcd");
    TestTerminal.open(4, 2).raw("abcd\bx").shows("abxd");
  }

  @Test
  void withoutAutowrapTheLastColumnIsOverwritten() {
    TestTerminal.open(4, 2).raw("\033[?7labcdefg").shows("abcg").cursor(0, 3);
    TestTerminal.open(4, 2).enter("\033[?7labc日").shows("abc").cursor(0, 3);
  }

  @Test
  void aWideCharacterThatDoesNotFitWraps() {
    TestTerminal.open(5, 2).enter("abcd日").shows("abcd", "日").cursor(1, 2);
  }

  /** Side margins are no line's end: what is wrapped there is not joined. */
  @Test
  void wrapsBetweenSideMarginsAreNoSoftWraps() {
    TestTerminal terminal = TestTerminal.open(8, 3).raw("\033[?69h\033[3;5s\033[1;3Habcdef");
    terminal.shows("  abc", "  def");
    assertThat(terminal.vt.line(0).wrapped()).isFalse();
  }

  @Test
  void scrollsAtTheBottom() {
    TestTerminal terminal = TestTerminal.open(2, 2).raw("abcdef");
    terminal.shows("cd", "ef");
    assertThat(terminal.history()).containsExactly("ab");
  }

  @Test
  void aWholeClusterTakesOneCell() {
    TestTerminal.open(10, 1).enter("e\u0301x").shows("e\u0301x").cursor(0, 2);
    TestTerminal.open(10, 1).enter("👩‍👩‍👧‍👦x").shows("👩‍👩‍👧‍👦x").cursor(0, 3);
    TestTerminal.open(10, 1).enter("🇨🇦x").shows("🇨🇦x").cursor(0, 3);
    TestTerminal.open(10, 1).enter("❤\uFE0Fx").shows("❤\uFE0Fx").cursor(0, 3);
    TestTerminal.open(10, 1).enter("👍🏽x").shows("👍🏽x").cursor(0, 3);
    TestTerminal.open(10, 1).enter("각x").cursor(0, 3);
    TestTerminal.open(10, 1).enter("각x").cursor(0, 3);
  }

  @Test
  void withoutMode2027EveryCodePointHasItsOwnWidth() {
    TestTerminal.open(12, 1).enter("\033[?2027l👩‍👧x").cursor(0, 5);
    TestTerminal.open(12, 1).enter("\033[?2027l👍🏽x").cursor(0, 5);
    TestTerminal.open(12, 1).enter("\033[?2027le\u0301x").shows("e\u0301x").cursor(0, 2);
  }

  @Test
  void marksStackUpToACapAndNeverMoveTheCursor() {
    TestTerminal terminal = TestTerminal.open(10, 1).enter("e" + "\u0301".repeat(500) + "x");
    terminal.cursor(0, 2);
    assertThat(terminal.lines().getFirst().length()).isEqualTo(ClusterTable.MAX_CODE_POINTS + 1);
  }

  @Test
  void aMarkAfterAMoveJoinsTheCellToTheLeft() {
    TestTerminal.open(5, 1).enter("ab\033[1;2H\u0301").shows("a\u0301b");
    TestTerminal.open(5, 1).enter("ab\033[1;1H\u0301").shows("ab");
  }

  @Test
  void aFlagHalfAfterAnEditStandsAlone() {
    TestTerminal.open(8, 3).enter("\033[2;1Hx🇨\033[L🇦").shows("", "🇦", "x🇨");
  }

  @Test
  void repeatsTheLastCharacter() {
    TestTerminal.open(6, 1).raw("ab\033[3b").shows("abbbb");
    TestTerminal.open(6, 1).enter("日\033[b").shows("日日");
    TestTerminal.open(3, 2).raw("a\033[2147483647b").shows("aaa", "a");
    TestTerminal.open(6, 1).raw("\033[3b").shows("");
  }

  @Test
  void tabsStopEveryEighthColumn() {
    TestTerminal.open(20, 1).raw("a\tb").cursor(0, 9).raw("\t\t").cursor(0, 19);
    TestTerminal.open(20, 1).raw("\033[2I").cursor(0, 16).raw("\033[Z").cursor(0, 8);
    TestTerminal.open(20, 1).raw("\033[3g\t").cursor(0, 19).raw("\033[Z").cursor(0, 0);
    TestTerminal.open(20, 1).raw("\033[1;4H\033H\r\t").cursor(0, 3);
    TestTerminal.open(20, 1).raw("\033[1;9H\033[g\r\t").cursor(0, 16);
    TestTerminal.open(20, 1).raw("\033[3g\033[?5W\t").cursor(0, 8);
  }

  @Test
  void drawsLinesWithTheDecSet() {
    TestTerminal.open(6, 1).raw("\033(0lqk\033(Bq").shows("┌─┐q");
    TestTerminal.open(6, 1).raw("\033)0q\016q\017q").shows("q─q");
    TestTerminal.open(6, 1).raw("\033*0\033Nqq").shows("─q");
    TestTerminal.open(6, 1).raw("\033(0\0337\033(Bq\0338\033[Cx").shows("q│");
  }

  @Test
  void alignmentPatternFillsTheScreen() {
    TestTerminal.open(3, 2).raw("\033[2;2H\033#8").shows("EEE", "EEE").cursor(0, 0);
  }

  @Test
  void withoutAutowrapAWrapThatWaitsIsForgotten() {
    TestTerminal.open(5, 2).raw("abcde\033[?7lX").shows("abcdX").cursor(0, 4);
    TestTerminal.open(5, 2).enter("abcde\033[?7lé").shows("abcdé").cursor(0, 4);
    TestTerminal.open(5, 2).raw("abcde\033[?7lX\033[?7hYZ").shows("abcdY", "Z");
  }

  @Test
  void withoutAutowrapAMarkJoinsTheCharacterBeforeIt() {
    TestTerminal.open(3, 1).enter("\033[?7labc\u0301").shows("abc\u0301").cursor(0, 2);
    TestTerminal.open(3, 1).enter("\033[?7labcd\u0301").shows("abd\u0301");
    TestTerminal.open(4, 1).enter("\033[?7lab日\u0301").shows("ab日\u0301");
    // What found no room takes its marks along.
    TestTerminal.open(3, 1).enter("\033[?7lab日\u0301").shows("ab");
    TestTerminal.open(3, 1).enter("\033[?2027l\033[?7labc\u0301").shows("abc\u0301");
  }
}
