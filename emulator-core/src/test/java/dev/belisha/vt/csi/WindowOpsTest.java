package dev.belisha.vt.csi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TerminalOptions.EngineKind;
import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalEvent.Resized;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** XTWINOPS, DECSLPP, DECSNLS, DECSCPP, DECCOLM and XTSMTITLE (ctlseqs), allowed and refused. */
class WindowOpsTest {
  private static TestTerminal refusing() {
    return TestTerminal.open(10, 4);
  }

  private static TestTerminal allowing() {
    return TestTerminal.open(new TerminalOptions(10, 4, 100, EngineKind.BELISHA, true));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "11, '\033[1t'",
    "13, '\033[3;0;0t'",
    "14, '\033[4;64;80t'",
    "'14;2', '\033[4;64;80t'",
    "15, '\033[5;64;80t'",
    "16, '\033[6;16;8t'",
    "18, '\033[8;4;10t'",
    "19, '\033[9;4;10t'",
    "20, '\033]L\033\\'",
    "21, '\033]l\033\\'",
    "0, ''",
    "5, ''",
    "12, ''",
    "17, ''"
  })
  void questions(String params, String answer) {
    String ask = "\033]0;rm -rf\007\033[" + params + "t";
    refusing().raw(ask).repliesWith(answer);
    allowing().raw("\033[" + params + "t").repliesWith(answer);
  }

  /** A title is program text; to send it back would type it into the program. */
  @Test
  void titlesAreSentBackOnlyWhereAllowed() {
    String ask = "\033]2;tïtle\007\033]1;icon\007\033[20t\033[21t";
    refusing().enter(ask).repliesWith("\033]L\033\\\033]l\033\\");
    allowing().enter(ask).repliesWith("\033]Licon\033\\\033]lt\u00C3\u00AFtle\033\\");
    allowing().raw("\033]2;a\033[8tb\007\033[21t").repliesWith("\033]l\033\\");
  }

  @ParameterizedTest(name = "CSI {0}")
  @CsvSource({
    "'8;6;20t', 20, 6",
    "'8;6t', 10, 6",
    "'8;;20t', 20, 4",
    "'8;0;0t', 10, 4",
    "'8t', 10, 4",
    "'8;300;200t', 200, 300",
    "'4;96;160t', 20, 6",
    "'4;96t', 10, 6",
    "'4;1;1t', 10, 4",
    "24t, 10, 24",
    "60t, 10, 60",
    "'6*|', 10, 6",
    "'132$|', 132, 4",
    "'80$|', 80, 4",
    "'$|', 80, 4",
    "'81$|', 10, 4",
    "'9;1t', 10, 4",
    "'10;1t', 10, 4",
    "'?40h\033[?3h', 132, 4",
    "'?40h\033[?3h\033[?3l', 80, 4",
    "'?3h', 10, 4"
  })
  void sizes(String sequence, int cols, int rows) {
    TestTerminal no = refusing().raw("\033[" + sequence);
    assertThat(no.vt.cols()).isEqualTo(10);
    assertThat(no.vt.rows()).isEqualTo(4);
    assertThat(no.events).isEmpty();
    TestTerminal yes = allowing().raw("\033[" + sequence);
    assertThat(yes.vt.cols()).isEqualTo(cols);
    assertThat(yes.vt.rows()).isEqualTo(rows);
    if (cols != 10 || rows != 4) assertThat(yes.events).contains(new Resized(cols, rows));
  }

  @Test
  void columnModeClearsAndDropsTheMarginsEvenWhereTheSizeStays() {
    TestTerminal t = refusing().raw("ab\033[2;3r\033[?69h\033[2;4s\033[?40h\033[3;3H\033[?3h");
    t.shows().cursor(0, 0).raw("\033P$qr\033\\").repliesWith("\033P1$r1;4r\033\\");
    t.raw("\033[?69$p\033[?3$p").repliesWith("\033[?69;2$y\033[?3;1$y");
  }

  @Test
  void risGoesBackTo80Columns() {
    TestTerminal t = allowing().raw("\033[?40h\033[?3h\033c");
    assertThat(t.vt.cols()).isEqualTo(80);
  }

  @Test
  void aSizeTheProgramSetIsReportedInBandOnce() {
    allowing()
        .raw("\033[?2048h\033[8;5;20t")
        .repliesWith("\033[48;4;10;64;80t\033[48;5;20;80;160t")
        .resize(20, 5)
        .repliesWith("");
  }

  /** A window that is none keeps the place and the state it was given. */
  @Test
  void placeAndStateAreKept() {
    allowing()
        .raw("\033[3;7;9t\033[13t\033[2t\033[11t\033[1t\033[11t")
        .repliesWith("\033[3;7;9t\033[2t\033[1t");
    refusing().raw("\033[3;7;9t\033[13t\033[2t\033[11t").repliesWith("\033[3;0;0t\033[1t");
  }

  // Title stack

  @ParameterizedTest(name = "push {0}, pop {1}")
  @CsvSource({
    "22, 23, w, i",
    "'22;0', '23;0', w, i",
    "'22;1', '23;1', x, i",
    "'22;2', '23;2', w, x",
    "22, '23;1', x, i",
    "22, '23;2', w, x",
    "'22;1', 23, w, i",
    "22, 24, x, x"
  })
  void pushAndPop(String push, String pop, String title, String icon) {
    allowing()
        .raw("\033]2;w\007\033]1;i\007\033[" + push + "t\033]0;x\007\033[" + pop + "t")
        .raw("\033[21t\033[20t")
        .repliesWith("\033]l" + title + "\033\\\033]L" + icon + "\033\\");
  }

  @Test
  void poppingNothingChangesNothing() {
    TestTerminal t = refusing().raw("\033]2;w\007\033[23t\033[23;2t");
    assertThat(t.vt.title()).isEqualTo("w");
    assertThat(t.events).hasSize(1);
  }

  @Test
  void titlesPushAndPopUpToACap() {
    TestTerminal terminal = refusing();
    for (int at = 0; at < 1000; at++) terminal.raw("\033]2;t" + at + "\007\033[22t");
    for (int at = 0; at < 1000; at++) terminal.raw("\033[23t");
    assertThat(terminal.vt.title()).isEqualTo("t990");
  }

  // Title modes

  @Test
  void titlesCanComeInHex() {
    TestTerminal t = refusing().raw("\033[>0t\033]2;C3A961\007");
    assertThat(t.vt.title()).isEqualTo("éa");
    t.raw("\033]2;nohex\007\033]2;6\007");
    assertThat(t.vt.title()).isEqualTo("éa");
    t.raw("\033]2;610A620762\007");
    assertThat(t.vt.title()).isEqualTo("abb");
    t.raw("\033[>0T\033]2;61\007");
    assertThat(t.vt.title()).isEqualTo("61");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\033[>1T", "\033[>T", "\033c"})
  void titlesCanBeToldInHex(String end) {
    TestTerminal t = allowing().raw("\033]2;aé\007\033[>1t");
    t.enter("\033]2;aé\007\033[21t").repliesWith("\033]l61C3A9\033\\");
    t.raw(end + "\033]2;b\007\033[21t").repliesWith("\033]lb\033\\");
  }

  @Test
  void theSameSizeAgainIsNotReported() {
    TestTerminal t = refusing().raw("\033[?2048h");
    t.takeReplies();
    t.resize(t.vt.cols(), t.vt.rows()).repliesWith("");
    t.resize(t.vt.cols() + 1, t.vt.rows());
    assertThat(t.takeReplies()).startsWith("\033[48;");
  }
}
