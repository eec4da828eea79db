package dev.belisha.vt.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.screen.RowSnapshot;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Seeded random output against a search that knows no slices, no history blocks and no shortcuts:
 * it reads each line's cells and tries each place. A search that goes on from change to change must
 * find the same as one that begins anew.
 */
class SearchOracleTest {
  private static final String[] TEXT = {
    "a",
    "b",
    "ab",
    "aB",
    " ",
    "ba",
    "_",
    "日",
    "本",
    "e\u0301",
    "é",
    "É",
    "👍🏽",
    "👩‍👩‍👧‍👦",
    "\033[2C",
    "x1"
  };
  private static final String[] QUERIES = {
    "a", "ab", "aB", "ba a", "日", "日本", "é", "b日", "👍", " ", "bab", "a_", "aab日"
  };
  private static final String[] EXPRESSIONS = {
    "a+b", "[^a ]+", "^a", "b$", "日.", "\\w+", "(a|b){2}", "é", "x\\d", "a *b"
  };
  private static final String[] HOW = {"", "c", "w", "cw"};

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 40);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void findsWhatTheOracleFinds(long seed) {
    Random random = new Random(seed);
    int cols = 2 + random.nextInt(30);
    TestTerminal terminal = TestTerminal.open(cols, 1 + random.nextInt(8), random.nextInt(60));
    boolean regex = random.nextInt(3) == 0;
    String[] from = regex ? EXPRESSIONS : QUERIES;
    String how = HOW[random.nextInt(HOW.length)] + (regex ? "r" : "");
    SearchQuery query = Searches.query(from[random.nextInt(from.length)], how);
    HistorySearch search = Searches.start(query, 1 + random.nextInt(200));
    for (int step = 0; step < 30; step++) {
      change(terminal, random);
      String as = "seed %d, step %d, %s".formatted(seed, step, query);
      Hits hits = Searches.run(search, terminal.vt);
      long whole = firstWhole(terminal.vt);
      assertThat(from(Searches.places(hits), whole))
          .as(as)
          .isEqualTo(from(oracle(query, terminal.vt), whole));
      assertThat(hits.generation()).isEqualTo(terminal.vt.generation());
    }
  }

  /**
   * Of a logical line that has lost its beginning, hits in what is left may be others for one who
   * reads it anew: the first line from which all is whole.
   */
  private static long firstWhole(VtTerminal vt) {
    long line = vt.firstLine();
    if (line == 0) return 0;
    while (vt.line(line) != null && vt.line(line).wrapped()) line++;
    return line + 1;
  }

  private static List<String> from(List<String> places, long line) {
    return places.stream()
        .filter(place -> Long.parseLong(place.substring(0, place.indexOf(':'))) >= line)
        .toList();
  }

  private static void change(TestTerminal terminal, Random random) {
    switch (random.nextInt(12)) {
      case 0 -> terminal.resize(2 + random.nextInt(30), 1 + random.nextInt(8));
      case 1 -> terminal.vt.clearScrollback();
      case 2 -> terminal.enter("\033[H");
      case 3 -> terminal.enter("\033[?1049h").enter("ab").enter("\033[?1049l");
      default -> {
        StringBuilder text = new StringBuilder();
        for (int word = random.nextInt(60); word > 0; word--) {
          text.append(TEXT[random.nextInt(TEXT.length)]);
          if (random.nextInt(15) == 0) text.append("\r\n");
        }
        terminal.enter(text.toString());
      }
    }
  }

  private record Cell(String text, long line, int col, int width) {}

  private static List<String> oracle(SearchQuery query, VtTerminal vt) {
    List<String> found = new ArrayList<>();
    ScreenSnapshot now = vt.snapshot(Long.MAX_VALUE, null);
    long end = now.screenLine() + now.rows();
    List<Cell> open = new ArrayList<>();
    for (long line = now.firstLine(); line < end; line++) {
      RowSnapshot row = vt.line(line);
      boolean goesOn = row.wrapped() && line + 1 < end;
      int last = row.cols() - 1;
      boolean gap =
          goesOn && row.codePoints()[last] == 0 && vt.line(line + 1).isWide(0) && last > 0;
      for (int col = 0; col < (gap ? last : row.cols()); col++) {
        if (row.codePoints()[col] == RowSnapshot.WIDE_TAIL) continue;
        String text = Normalizer.normalize(row.text(col), Normalizer.Form.NFC);
        open.add(new Cell(text, line, col, row.isWide(col) ? 2 : 1));
      }
      if (goesOn) continue;
      while (!open.isEmpty() && open.getLast().text.isEmpty()) open.removeLast();
      find(query, open, found);
      open.clear();
    }
    return found;
  }

  private static void find(SearchQuery query, List<Cell> cells, List<String> found) {
    StringBuilder text = new StringBuilder();
    List<Cell> cellOf = new ArrayList<>();
    for (Cell cell : cells) {
      String shown = cell.text.isEmpty() ? " " : cell.text;
      text.append(shown);
      for (int at = 0; at < shown.length(); at++) cellOf.add(cell);
    }
    Cell before = null;
    for (int[] range : ranges(query, text.toString())) {
      Cell first = cellOf.get(range[0]);
      Cell last = cellOf.get(range[1] - 1);
      if (first == before) continue;
      before = last;
      found.add("%d:%d-%d:%d".formatted(first.line, first.col, last.line, last.col + last.width));
    }
  }

  private static List<int[]> ranges(SearchQuery query, String text) {
    List<int[]> ranges = new ArrayList<>();
    boolean anyCase = !query.matchCase() && query.text().equals(query.text().toLowerCase());
    if (query.regex()) {
      int flags = Pattern.UNICODE_CHARACTER_CLASS;
      if (anyCase) flags |= Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
      String word = "[\\p{L}\\p{N}\\p{M}_]";
      String expression = query.text();
      if (query.wholeWord()) {
        expression = "(?<!" + word + ")(?:" + expression + ")(?!" + word + ")";
      }
      Matcher matcher = Pattern.compile(expression, flags).matcher(text);
      while (matcher.find()) {
        if (matcher.end() > matcher.start()) ranges.add(new int[] {matcher.start(), matcher.end()});
      }
      return ranges;
    }
    int length = query.text().length();
    for (int at = 0; at + length <= text.length(); at++) {
      if (!text.regionMatches(anyCase, at, query.text(), 0, length)) continue;
      if (query.wholeWord() && (isWord(text, at, true) || isWord(text, at + length, false))) {
        continue;
      }
      ranges.add(new int[] {at, at + length});
      at += length - 1;
    }
    return ranges;
  }

  private static boolean isWord(String text, int at, boolean before) {
    if (before ? at == 0 : at == text.length()) return false;
    int cp = before ? text.codePointBefore(at) : text.codePointAt(at);
    return new String(Character.toChars(cp)).matches("[\\p{L}\\p{N}\\p{M}_]");
  }
}
