package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** ED, EL, ECH, DECSED, DECSEL: what they blank, with which background, around wide cells. */
class EraseTest {
  private static TestTerminal filled() {
    return TestTerminal.picture("abcde|fghij|klmno").raw("\033[2;3H");
  }

  @ParameterizedTest(name = "CSI {0}")
  @CsvSource({
    "K, abcde|fg|klmno",
    "0K, abcde|fg|klmno",
    "1K, abcde|   ij|klmno",
    "2K, abcde||klmno",
    "3K, abcde|fghij|klmno",
    "J, abcde|fg|",
    "1J, '|   ij|klmno'",
    "2J, '||'",
    "9J, abcde|fghij|klmno",
    "X, abcde|fg ij|klmno",
    "2X, abcde|fg  j|klmno",
    "999X, abcde|fg|klmno",
    "2147483647X, abcde|fg|klmno"
  })
  void erases(String sequence, String rows) {
    filled().raw("\033[" + sequence).showsPicture(rows).cursor(1, 2);
  }

  @ParameterizedTest(name = "CSI {0}")
  @CsvSource({"K", "J", "1K", "1J", "2J", "X", "P", "@", "L", "M", "S", "T"})
  void erasedCellsKeepThePensBackgroundAlone(String fin) {
    TestTerminal terminal = filled().raw("\033[1;31;44m\033[" + fin);
    CellStyle blank = null;
    for (int row = 0; row < 3; row++) {
      for (int col = 0; col < 5; col++) {
        CellStyle style = terminal.style(row, col);
        if (style.background() == 4) blank = style;
      }
    }
    assertThat(blank).isNotNull();
    assertThat(blank.foreground()).isEqualTo(CellStyle.DEFAULT);
    assertThat(blank.attrs()).isZero();
  }

  @Test
  void eraseThreeClearsHistoryOnly() {
    TestTerminal terminal = TestTerminal.open(5, 2).raw("a\r\nb\r\nc");
    assertThat(terminal.history()).containsExactly("a");
    terminal.raw("\033[3J").shows("b", "c");
    assertThat(terminal.history()).isEmpty();
  }

  @ParameterizedTest(name = "CSI {0}")
  @CsvSource({
    "'[?K', 'aXcY '",
    "'[?1K', ' X Y '",
    "'[?2K', ' X Y '",
    "'[?2J', ' X Y '",
    "'[?J', 'aXcY '"
  })
  void selectiveEraseLeavesProtectedCells(String sequence, String row) {
    int col = sequence.startsWith("[?1") ? 5 : 4;
    TestTerminal.open(5, 2)
        .raw("a\033[1\"qX\033[0\"qc\033[1\"qY\033[2\"qe\033[1;" + col + "H\033" + sequence)
        .shows(row.stripTrailing());
  }

  @Test
  void plainEraseTakesProtectedCellsToo() {
    TestTerminal.open(5, 1).raw("\033[1\"qabc\033[2K").shows("");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "'[1;2H\033[X', '  日'",
    "'[1;1H\033[X', '  日'",
    "'[1;3H\033[K', '日'",
    "'[1;4H\033[K', '日'",
    "'[1;2H\033[1K', '  日'",
    "'[1;3H\033[1K', ''",
    "'[1;2Hx', ' x日'",
    "'[1;1Hx', 'x 日'",
    "'[1;4Hx', '日 x'",
    "'[1;2H\033[P', ' 日'",
    "'[1;2H\033[@', '   日'",
    "'[1;1H\033[@', ' 日日'"
  })
  void neverLeavesHalfAWideCell(String sequence, String row) {
    TestTerminal.open(6, 1).enter("日日\033" + sequence).shows(row);
  }

  /**
   * A pending wrap stays, whatever is erased, and nothing stands to its right: EL 0 and ED 0 leave
   * the last cell.
   */
  @ParameterizedTest(name = "CSI {0}")
  @CsvSource({
    "K, abcde|Xghij|klmno",
    "?K, abcde|Xghij|klmno",
    "J, abcde|X|",
    "?J, abcde|X|",
    "1K, '|Xghij|klmno'",
    "2K, '|Xghij|klmno'",
    "1J, '|Xghij|klmno'",
    "2J, '|X|'"
  })
  void atAPendingWrap(String sequence, String rows) {
    TestTerminal.open(5, 3)
        .raw("\r\nfghij\r\nklmno\033[1;1Habcde\033[" + sequence + "X")
        .showsPicture(rows);
  }
}
