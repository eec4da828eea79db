package dev.belisha.vt.dcs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** DECRQSS. */
class RequestStatusStringTest {
  private final TestTerminal t = TestTerminal.open(20, 6);

  private String ask(String setting) {
    String reply = t.raw("\033P$q" + setting + "\033\\").takeReplies();
    assertThat(reply).startsWith("\033P").endsWith("\033\\");
    return reply.substring(2, reply.length() - 2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|0m",
        "1|0;1m",
        "1;2;3;4;5;7;8;9|0;1;2;3;5;7;8;9;4m",
        "53|0;53m",
        "4:3|0;4:3m",
        "21|0;4:2m",
        "31;44|0;31;44m",
        "91;104|0;91;104m",
        "38;5;123|0;38:5:123m",
        "48;2;1;2;3|0;48:2::1:2:3m",
        "58:2::9:8:7|0;58:2::9:8:7m",
        "58;5;3|0;58:5:3m",
        "31;39|0m",
      })
  void sgr(String set, String answer) {
    t.raw("\033[" + set + "m");
    assertThat(ask("m")).isEqualTo("1$r" + answer);
  }

  /** What is answered, sent back, gives the same answer. */
  @Test
  void theSgrAnswerRestores() {
    t.raw("\033[1;3;4:3;38;2;10;20;30;48;5;200;58;5;9m");
    String answer = ask("m");
    t.raw("\033[m\033[" + answer.substring(3));
    assertThat(ask("m")).isEqualTo(answer);
  }

  @Test
  void regionsAndCursor() {
    assertThat(ask("r")).isEqualTo("1$r1;6r");
    t.raw("\033[2;5r\033[?69h\033[3;17s\033[5 q\033[1\"q");
    assertThat(ask("r")).isEqualTo("1$r2;5r");
    assertThat(ask("s")).isEqualTo("1$r3;17s");
    assertThat(ask(" q")).isEqualTo("1$r5 q");
    assertThat(ask("\"q")).isEqualTo("1$r1\"q");
    assertThat(ask("\"p")).isEqualTo("1$r64;1\"p");
    assertThat(ask("t")).isEqualTo("1$r6t");
    assertThat(ask("$|")).isEqualTo("1$r20$|");
    assertThat(ask("*|")).isEqualTo("1$r6*|");
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2", "3, 3", "4, 4", "5, 5", "6, 6"})
  void everyCursorStyle(int set, int answer) {
    t.raw("\033[" + set + " q");
    assertThat(ask(" q")).isEqualTo("1$r" + answer + " q");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "mm", " m", "m ", "?", "aaaaaaaaaaaaaaaaaaaaaaaa", "\u00FF"})
  void whatIsNotKnownIsInvalid(String setting) {
    assertThat(ask(setting)).isEqualTo("0$r");
  }
}
