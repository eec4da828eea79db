package dev.belisha.vt.search;

import static dev.belisha.vt.search.Searches.places;
import static dev.belisha.vt.search.Searches.query;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.belisha.vt.TestTerminal;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is found where: on ten columns, rows written one after the other. */
class SearchTest {
  private static List<String> found(TestTerminal terminal, String text, String how) {
    return places(Searches.run(query(text, how), terminal.vt));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      emptyValue = "",
      textBlock =
          """
          # output          | query     | how | hits
          abc abc           | abc       | ''  | 0:0-0:3 0:4-0:7
          abc               | x         | ''  | -
          aaaa              | aa        | ''  | 0:0-0:2 0:2-0:4
          Abc abC           | abc       | ''  | 0:0-0:3 0:4-0:7
          Abc abc           | Abc       | ''  | 0:0-0:3
          Abc abc           | abc       | c   | 0:4-0:7
          ÄRGER ärger       | ärger     | ''  | 0:0-0:5 0:6-1:1
          ΣΊΣΥΦΟΣ           | σίσυφος   | ''  | 0:0-0:7
          cat concat        | cat       | w   | 0:0-0:3
          cat_ cat          | cat       | w   | 0:5-0:8
          été t             | t         | w   | 0:4-0:5
          a-x               | -x        | w   | -
          a.c abc           | a.c       | ''  | 0:0-0:3
          a.c abc           | a.c       | r   | 0:0-0:3 0:4-0:7
          x12 y345          | [0-9]+    | r   | 0:1-0:3 0:5-0:8
          Err ERR           | err       | r   | 0:0-0:3 0:4-0:7
          Err ERR           | Err       | r   | 0:0-0:3
          ab ÄB             | \\Wäb    | r   | 0:2-0:5
          abc               | b*        | r   | 0:1-0:2
          abc               | ^abc$     | r   | 0:0-0:3
          cat concat        | c.t       | rw  | 0:0-0:3
          abcdefghijklm     | jkl       | ''  | 0:9-1:2
          abcdefghijklm     | ^a.*m$    | r   | 0:0-1:3
          日本 日本         | 本        | ''  | 0:2-0:4 0:7-0:9
          abcdefghi日x      | 日        | ''  | 1:0-1:2
          abcdefghi日x      | i日x      | ''  | 0:8-1:3
          👍🏽 ok             | ok        | ''  | 0:3-0:5
          x👩‍👩‍👧‍👦y              | y         | ''  | 0:3-0:4
          x👩‍👩‍👧‍👦y              | 👩        | ''  | 0:1-0:3
          """)
  void hits(String output, String text, String how, String wanted) {
    TestTerminal terminal = TestTerminal.open(10, 4).enter(output);
    List<String> all = wanted == null ? List.of() : List.of(wanted.split(" "));
    assertThat(found(terminal, text, how)).isEqualTo(all);
  }

  /** The whole expression stands alone, not its last branch. */
  @Test
  void aWholeWordOfSeveral() {
    TestTerminal terminal = TestTerminal.open(10, 2).enter("ax a b xb");
    assertThat(found(terminal, "a|b", "rw")).containsExactly("0:3-0:4", "0:5-0:6");
  }

  /** People type é; a program may print e and a mark. */
  @Test
  void lettersAndTheirMarksAreOne() {
    TestTerminal terminal = TestTerminal.open(10, 2).enter("cafe\u0301 caf\u00e9");
    assertThat(found(terminal, "caf\u00e9", "")).containsExactly("0:0-0:4", "0:5-0:9");
    assertThat(found(terminal, "cafe\u0301", "")).containsExactly("0:0-0:4", "0:5-0:9");
    assertThat(found(terminal, "cafe", "")).isEmpty();
  }

  @Test
  void nothingGoesOnOverTheEndOfALine() {
    TestTerminal terminal = TestTerminal.open(10, 3).enter("ab\r\ncd");
    assertThat(found(terminal, "bc", "")).isEmpty();
    assertThat(found(terminal, "b\\s*c", "r")).isEmpty();
    assertThat(found(terminal, "[^x]+", "r")).containsExactly("0:0-0:2", "1:0-1:2");
    assertThat(found(terminal, "^c", "r")).containsExactly("1:0-1:1");
  }

  /** A cell that was skipped over shows as a space and is found as one; none is at a line's end. */
  @Test
  void blanksAreSpaces() {
    TestTerminal terminal = TestTerminal.open(10, 3).enter("a\033[3Cb\r\nc");
    assertThat(found(terminal, "a   b", "")).containsExactly("0:0-0:5");
    assertThat(found(terminal, "c ", "")).isEmpty();
    assertThat(found(terminal, "b$", "r")).containsExactly("0:4-0:5");
  }

  @Test
  void hitsInTheHistoryKeepTheirPlacesWhileOutputScrolls() {
    TestTerminal terminal = TestTerminal.open(10, 3).enter("hit\r\n");
    HistorySearch search = Searches.start(query("hit", ""), 100);
    assertThat(places(Searches.run(search, terminal.vt))).containsExactly("0:0-0:3");
    terminal.enter("x\r\n".repeat(20) + "a hit");
    assertThat(places(Searches.run(search, terminal.vt))).containsExactly("0:0-0:3", "21:2-21:5");
  }

  @Test
  void whatLeavesTheHistoryTakesItsHitsAlong() {
    TestTerminal terminal = TestTerminal.open(10, 2, 5).enter("hit 1\r\nhit 2\r\n");
    HistorySearch search = Searches.start(query("hit", ""), 100);
    assertThat(Searches.run(search, terminal.vt).count()).isEqualTo(2);
    terminal.enter("x\r\n".repeat(5));
    assertThat(places(Searches.run(search, terminal.vt))).containsExactly("1:0-1:3");
    terminal.vt.clearScrollback();
    assertThat(Searches.run(search, terminal.vt).count()).isZero();
  }

  @Test
  void theScreenIsLookedAtAgain() {
    TestTerminal terminal = TestTerminal.open(10, 3).enter("abc");
    HistorySearch search = Searches.start(query("abc", ""), 100);
    assertThat(Searches.run(search, terminal.vt).count()).isEqualTo(1);
    terminal.enter("\rxyz");
    assertThat(Searches.run(search, terminal.vt).count()).isZero();
    assertThat(search.copy(terminal.vt)).as("nothing is new").isFalse();
  }

  /** A line that begins in the history and ends on the screen is not over yet. */
  @Test
  void aLineThatStillGrowsIsLookedAtWhole() {
    TestTerminal terminal = TestTerminal.open(10, 2).enter("x".repeat(38) + "ab");
    HistorySearch search = Searches.start(query("abc", ""), 1);
    assertThat(Searches.run(search, terminal.vt).count()).isZero();
    terminal.enter("c" + "x".repeat(30));
    assertThat(places(Searches.run(search, terminal.vt))).containsExactly("3:8-4:1");
  }

  @Test
  void reflowBeginsAnew() {
    TestTerminal terminal = TestTerminal.open(10, 3).enter("abcdefghijkl\r\n");
    HistorySearch search = Searches.start(query("jk", ""), 100);
    Hits before = Searches.run(search, terminal.vt);
    assertThat(places(before)).containsExactly("0:9-1:1");
    terminal.resize(12, 3);
    Hits after = Searches.run(search, terminal.vt);
    assertThat(places(after)).containsExactly("0:9-0:11");
    assertThat(after.generation()).isNotEqualTo(before.generation());
    assertThat(places(before)).as("what was handed out stays").containsExactly("0:9-1:1");
  }

  @Test
  void theAlternateScreenIsSearchedWhileItShows() {
    TestTerminal terminal = TestTerminal.open(10, 3).enter("main\033[?1049halt");
    HistorySearch search = Searches.start(query("main", ""), 100);
    assertThat(Searches.run(search, terminal.vt).count()).isZero();
    terminal.enter("\033[?1049l");
    assertThat(Searches.run(search, terminal.vt).count()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          (a         | Unclosed group at character 3
          [a         | Unclosed character class at character 2
          a{2,1}     | Illegal repetition range at character 6
          *          | Dangling meta character '*' at character 1
          a{99999}   | A count above 9999 is too large
          """)
  void aBadExpressionSaysWhy(String text, String why) {
    assertThatThrownBy(() -> query(text, "r").finder())
        .isInstanceOf(BadQueryException.class)
        .hasMessage(why);
  }

  @Test
  void anExpressionNestedTooDeeplyIsRefusedOrRun() {
    String deep = "(".repeat(500) + "a" + ")".repeat(499);
    assertThatThrownBy(() -> query(deep, "r").finder()).isInstanceOf(BadQueryException.class);
  }

  /** Patterns that try every way there is: the line is left out, the others are found. */
  @ParameterizedTest
  @ValueSource(
      strings = {"(a+)+\\1?b", "(a|aa)+\\1?b", "(a*a*)*\\1?b", "(.*)(.*)(.*)(.*)(.*)(.*)b"})
  void aRunawayExpressionIsStopped(String expression) {
    TestTerminal terminal = TestTerminal.open(100, 4);
    terminal.enter("ab\r\n" + "a".repeat(90) + "\r\nab");
    Hits hits = Searches.run(query(expression, "r"), terminal.vt);
    assertThat(hits.skippedLines()).isEqualTo(1);
    assertThat(places(hits)).containsExactly("0:0-0:2", "2:0-2:2");
    assertThat(hits.state()).isEqualTo(Hits.State.COMPLETE);
  }

  @Test
  void anExpressionThatRunsAwayOnManyLinesIsGivenUp() {
    TestTerminal terminal = TestTerminal.open(40, 4, 1000);
    terminal.enter(("a".repeat(38) + "\r\n").repeat(100));
    HistorySearch search = Searches.start(query("(a+)+\\1?b", "r"), 1 << 17);
    Hits hits = Searches.run(search, terminal.vt);
    assertThat(hits.state()).isEqualTo(Hits.State.GIVEN_UP);
    assertThat(hits.skippedLines()).isEqualTo(HistorySearch.MOST_SKIPPED + 1);
    terminal.enter("more");
    assertThat(search.copy(terminal.vt)).as("not tried again").isFalse();
  }

  /** The expression's own recursion is bounded too. */
  @Test
  void aLineTooLongForAnExpressionIsLeftOut() {
    TestTerminal terminal = TestTerminal.open(100, 4, 10_000);
    terminal.enter("ab".repeat(200_000));
    Hits hits = Searches.run(query("(?:a|b)*c", "r"), terminal.vt);
    assertThat(hits.skippedLines()).isEqualTo(1);
    assertThat(Searches.run(query("bab", ""), terminal.vt).count()).isEqualTo(100_000);
  }

  @Test
  void cancelledItEndsEarly() throws Exception {
    TestTerminal terminal = TestTerminal.open(100, 4).enter("a".repeat(99));
    HistorySearch search = Searches.start(query("(a+)+\\1?b", "r"), 1 << 17);
    search.cancel();
    assertThat(search.copy(terminal.vt)).isTrue();
    search.find();
    assertThat(search.hits().count()).isZero();
    assertThat(search.hits().skippedLines()).isZero();
  }

  @Test
  void beyondTheMostTheNewestAreKept() {
    TestTerminal terminal = TestTerminal.open(2000, 2, 1000);
    terminal.enter(("e".repeat(1999) + "\r\n").repeat(600));
    Hits hits = Searches.run(query("e", ""), terminal.vt);
    assertThat(hits.isCut()).isTrue();
    // The line on the screen still may change, and comes on top.
    assertThat(hits.count()).isEqualTo(Hits.MOST + 1999);
    assertThat(hits.line(hits.start(hits.count() - 1))).isEqualTo(599);
  }

  @Test
  void hitsAreFoundByTheirCells() {
    TestTerminal terminal = TestTerminal.open(10, 3).enter("..ab...abcdefab\r\nab");
    Hits hits = Searches.run(query("ab", ""), terminal.vt);
    assertThat(places(hits)).containsExactly("0:2-0:4", "0:7-0:9", "1:3-1:5", "2:0-2:2");
    assertThat(hits.at(hits.cell(0, 7))).isEqualTo(1);
    assertThat(hits.at(hits.cell(0, 8))).isEqualTo(-1);
    assertThat(hits.before(hits.cell(0, 2))).isZero();
    assertThat(hits.before(hits.cell(0, 3))).isEqualTo(1);
    assertThat(hits.before(hits.cell(9, 0))).isEqualTo(4);
    assertThat(hits.firstFrom(hits.cell(0, 3))).isZero();
    assertThat(hits.firstFrom(hits.cell(0, 4))).isEqualTo(1);
    assertThat(Hits.NONE.at(0)).isEqualTo(-1);
  }

  @Test
  void onlyTheFirstLineOfAQueryCounts() {
    assertThat(query("one\ntwo", "").text()).isEqualTo("one");
    assertThat(query("\r\n", "").isEmpty()).isTrue();
    assertThat(query("x".repeat(5000), "").text()).hasSize(SearchQuery.MAX_LENGTH);
  }

  /** So that places in folded text are those of the text. */
  @Test
  void foldingKeepsEveryLength() {
    List<Integer> changed =
        IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
            .filter(cp -> Character.charCount(TextFinder.foldOne(cp)) != Character.charCount(cp))
            .boxed()
            .toList();
    assertThat(changed).isEmpty();
  }
}
