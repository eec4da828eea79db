package dev.belisha.vt.csi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** DECSTBM, DECSLRM, DECLRMM, and what margins do to writing, scrolling and editing (ctlseqs). */
class MarginsTest {
  /** Margins are rows 2 to 4 and columns 2 to 4 of 5x5. */
  private static TestTerminal boxed() {
    return TestTerminal.picture("abcde|fghij|klmno|pqrst|uvwxy").raw("\033[?69h\033[2;4s\033[2;4r");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "'[2;2H\033[S', 'abcde|flmnj|kqrso|p   t|uvwxy'",
    "'[2;2H\033[T', 'abcde|f   j|kghio|plmnt|uvwxy'",
    "'[4;2H\n', 'abcde|flmnj|kqrso|p   t|uvwxy'",
    "'[4;2H\033D', 'abcde|flmnj|kqrso|p   t|uvwxy'",
    "'[4;2H\033E', 'abcde|flmnj|kqrso|p   t|uvwxy'",
    "'[4;1H\n', 'abcde|fghij|klmno|pqrst|uvwxy'",
    "'[4;5H\n', 'abcde|fghij|klmno|pqrst|uvwxy'",
    "'[5;2H\n', 'abcde|fghij|klmno|pqrst|uvwxy'",
    "'[2;2H\033M', 'abcde|f   j|kghio|plmnt|uvwxy'",
    "'[2;5H\033M', 'abcde|fghij|klmno|pqrst|uvwxy'",
    "'[1;2H\033M', 'abcde|fghij|klmno|pqrst|uvwxy'",
    "'[3;3H\033[L', 'abcde|fghij|k   o|plmnt|uvwxy'",
    "'[3;3H\033[M', 'abcde|fghij|kqrso|p   t|uvwxy'",
    "'[3;1H\033[M', 'abcde|fghij|klmno|pqrst|uvwxy'",
    "'[1;3H\033[L', 'abcde|fghij|klmno|pqrst|uvwxy'",
    "'[3;3H\033[@', 'abcde|fghij|kl mo|pqrst|uvwxy'",
    "'[3;3H\033[P', 'abcde|fghij|kln o|pqrst|uvwxy'",
    "'[3;5H\033[@', 'abcde|fghij|klmno|pqrst|uvwxy'",
    "'[3;1H\033[P', 'abcde|fghij|klmno|pqrst|uvwxy'",
    "'[3;3H\033[''}', 'abcde|fg hj|kl mo|pq rt|uvwxy'",
    "'[3;3H\033[''~', 'abcde|fgi j|kln o|pqs t|uvwxy'",
    "'[1;3H\033[''}', 'abcde|fghij|klmno|pqrst|uvwxy'",
    "'[3;2H\0336', 'abcde|f ghj|k lmo|p qrt|uvwxy'",
    "'[3;4H\0339', 'abcde|fhi j|kmn o|prs t|uvwxy'",
    "'[1;2H\0336', 'abcde|fghij|klmno|pqrst|uvwxy'",
    "'[1;4H\0339', 'abcde|fghij|klmno|pqrst|uvwxy'",
    "'[3;3H\033[ @', 'abcde|fhi j|kmn o|prs t|uvwxy'",
    "'[3;3H\033[ A', 'abcde|f ghj|k lmo|p qrt|uvwxy'",
    "'[3;3H\033[K', 'abcde|fghij|kl|pqrst|uvwxy'",
    "'[3;3H\033[1K', 'abcde|fghij|   no|pqrst|uvwxy'",
    "'[3;3H\033[J', 'abcde|fghij|kl||'",
    "'[3;3H\033[9X', 'abcde|fghij|kl|pqrst|uvwxy'",
    "'[3;4HXY', 'abcde|fghij|klmXo|pYrst|uvwxy'",
    "'[4;4HXY', 'abcde|flmnj|kqrXo|pY  t|uvwxy'",
    "'[3;5HXY', 'abcde|fghij|klmnX|pYrst|uvwxy'",
    "'[?7l\033[3;3HXYZ', 'abcde|fghij|klXZo|pqrst|uvwxy'",
    "'[4h\033[3;2HX', 'abcde|fghij|kXlmo|pqrst|uvwxy'"
  })
  void insideTheBox(String sequence, String rows) {
    boxed().raw("\033" + sequence).showsPicture(rows);
  }

  @ParameterizedTest(name = "DECSTBM {0}")
  @CsvSource({
    "'2;4', 2, 4",
    "';3', 1, 3",
    "2, 2, 5",
    "'', 1, 5",
    "'0;0', 1, 5",
    "'2;0', 2, 5",
    "'2;99', 2, 5",
    "'3;3', 1, 5",
    "'4;2', 1, 5",
    "'9;99', 1, 5",
    "'65535;65536', 1, 5"
  })
  void topAndBottom(String params, int top, int bottom) {
    TestTerminal t = TestTerminal.open(8, 5).raw("\033[" + params + "r\033P$qr\033\\");
    t.repliesWith("\033P1$r" + top + ";" + bottom + "r\033\\");
  }

  @ParameterizedTest(name = "DECSLRM {0}")
  @CsvSource({
    "'2;4', 2, 4",
    "';3', 1, 3",
    "2, 2, 8",
    "'', 1, 8",
    "'0;0', 1, 8",
    "'2;99', 2, 8",
    "'3;3', 1, 8",
    "'4;2', 1, 8",
    "'9;99', 1, 8"
  })
  void leftAndRight(String params, int left, int right) {
    TestTerminal t = TestTerminal.open(8, 5).raw("\033[?69h\033[" + params + "s\033P$qs\033\\");
    t.repliesWith("\033P1$r" + left + ";" + right + "s\033\\");
  }

  @Test
  void settingMarginsGoesHome() {
    TestTerminal.open(8, 5).raw("\033[3;3H\033[2;4r").cursor(0, 0);
    TestTerminal.open(8, 5).raw("\033[?69h\033[3;3H\033[2;4s").cursor(0, 0);
    TestTerminal.open(8, 5).raw("\033[3;3H\033[4;2r").cursor(2, 2);
    TestTerminal.open(8, 5).raw("\033[?6h\033[2;4r").cursor(1, 0);
  }

  @Test
  void resettingTheModeDropsTheSideMargins() {
    TestTerminal t =
        TestTerminal.open(8, 5).raw("\033[?69h\033[2;4s\033[?69l\033[?69h\033P$qs\033\\");
    t.repliesWith("\033P1$r1;8s\033\\");
  }

  /** Whole rows between margins that reach the top go to history; parts of rows do not. */
  @Test
  void onlyWholeRowsFromTheTopBecomeHistory() {
    TestTerminal whole = TestTerminal.open(4, 3).raw("a\r\nb\r\nc\033[1;2r\033[2;1H\n");
    assertThat(whole.history()).containsExactly("a");
    TestTerminal part = TestTerminal.open(4, 3).raw("a\r\nb\r\nc\033[?69h\033[1;3s\033[3;1H\n");
    assertThat(part.history()).isEmpty();
  }
}
