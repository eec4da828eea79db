package dev.belisha.vt.csi;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * DECSCA protects from the selective erases, SPA and EPA (ISO) from every erase; the last of them
 * decides for all protected cells, as in xterm.
 */
class ProtectionTest {
  private static final String DEC = "a\033[1\"qb\033[0\"qc";
  private static final String ISO = "a\033Vb\033Wc";

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "'[1;1H\033[?K', ' b'",
    "'[1;3H\033[?1K', ' b'",
    "'[?2K', ' b'",
    "'[1;1H\033[?J', ' b'",
    "'[?1J', ' b'",
    "'[?2J', ' b'",
    "'[?3J', abc",
    "'[?9K', abc",
    "'[1;1H\033[K', ''",
    "'[2J', ''",
    "'[1;1H\033[3X', ''",
    "'[1;1H\033[P', bc",
    "'[1;2HX', aXc",
    "'[M', ''"
  })
  void decsca(String sequence, String row) {
    TestTerminal.open(5, 1).raw(DEC + "\033" + sequence).shows(row);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "'[1;1H\033[K', ' b'",
    "'[1;3H\033[1K', ' b'",
    "'[2K', ' b'",
    "'[1;1H\033[J', ' b'",
    "'[2J', ' b'",
    "'[1;1H\033[3X', ' b'",
    "'[?2J', ' b'",
    "'[?2K', ' b'",
    "'[1;1H\033[P', bc",
    "'[1;2HX', aXc"
  })
  void spaAndEpa(String sequence, String row) {
    TestTerminal.open(5, 1).raw(ISO + "\033" + sequence).shows(row);
  }

  @Test
  void theLastKindDecides() {
    TestTerminal.open(5, 1).raw(ISO + "\033[0\"q\033[2J").shows("");
    TestTerminal.open(5, 1).raw(DEC + "\033V\033W\033[2J").shows(" b");
  }

  @Test
  void sgrDoesNotEndIt() {
    TestTerminal.open(5, 1).raw("\033[1\"q\033[0mab\033[?2K").shows("ab");
    TestTerminal.open(5, 1).raw("\033[1\"qa\033[2\"qb\033[?2K").shows("a");
    TestTerminal.open(5, 1).raw("\033[1\"qa\033[9\"qb\033[?2K").shows("ab");
  }

  @ParameterizedTest
  @CsvSource({"'[!p'", "c"})
  void resetsEndIt(String reset) {
    TestTerminal.open(5, 1).raw("\033[1\"qa\033" + reset + "\rb\033[?2K").shows("");
  }
}
