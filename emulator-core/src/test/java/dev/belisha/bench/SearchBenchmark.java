package dev.belisha.bench;

import dev.belisha.status.StatusRecords;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TerminalOptions.EngineKind;
import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.search.HistorySearch;
import dev.belisha.vt.search.SearchQuery;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;

/**
 * How long a search through a history of 100,000 lines of 80 columns takes, beside two peers in the
 * same run: {@code String.indexOf} on each line as a string, and {@code grep -c} on a file with the
 * same text. The first pass is what a person meets; the median of many is what the machine can do.
 * The searching thread's own CPU time stands beside, for a machine that others use too; it says
 * nothing of grep.
 *
 * <p>Run by {@code -Pbenchmark -Dbenchmark=SearchBenchmark}, see docs/performance.md.
 */
public final class SearchBenchmark {
  private static final int LINES = 100_000;
  private static final int COLS = 80;
  private static final int ROUNDS = 31;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private SearchBenchmark() {}

  public static void main(String[] args) throws Exception {
    List<String> latin = lines("abcdefghijklmnopqrstuvwxyz ABCDEFG 0123456789 ./-_:=");
    List<String> mixed = lines("abcdefghijklmnopqrstuvwxyz жюя日本 0123456789 é");
    System.out.printf(
        "%-34s %9s %9s %9s %9s %9s%n",
        "ms, " + LINES + " lines", "first", "its CPU", "median", "its CPU", "hits");
    Path file = Files.createTempFile("belisha-search", ".txt");
    try {
      Files.write(file, latin);
      VtTerminal terminal = filled(latin);
      // The window does it when the search bar opens, before the first letter.
      ours(
          "rehearsal: what is not there",
          terminal,
          new SearchQuery("\uffff\uffff", false, false, false),
          1);
      ours("text", terminal, new SearchQuery("needle", false, false, false));
      ours("text, match case", terminal, new SearchQuery("needle", false, true, false));
      ours("text, whole word", terminal, new SearchQuery("needle", false, false, true));
      ours("text, one letter", terminal, new SearchQuery("q", false, false, false));
      ours("expression needle", terminal, new SearchQuery("needle", true, false, false));
      ours("expression [0-9]+:q", terminal, new SearchQuery("[0-9]+:q", true, false, false));
      ours("text, mixed scripts", filled(mixed), new SearchQuery("needle", false, false, false));
      measure("peer: String.indexOf a line", () -> count(latin));
      measure("peer: grep -c needle FILE", () -> grep(file, "-c"));
      measure("peer: grep -c -i needle FILE", () -> grep(file, "-ci"));
    } finally {
      Files.delete(file);
    }
  }

  /** The needle stands in every hundredth line. */
  private static List<String> lines(String alphabet) {
    Random random = new Random(7501);
    int[] letters = alphabet.codePoints().toArray();
    String[] lines = new String[LINES];
    for (int line = 0; line < LINES; line++) {
      StringBuilder text = new StringBuilder();
      int cols = 0;
      while (cols < COLS - 2) {
        int letter = letters[random.nextInt(letters.length)];
        text.appendCodePoint(letter);
        cols += letter >= 0x3000 ? 2 : 1;
      }
      if (line % 100 == 0) text.replace(10, 16, "needle");
      lines[line] = text.toString();
    }
    return List.of(lines);
  }

  private static VtTerminal filled(List<String> lines) {
    StatusRecords records =
        new StatusRecords(InstantSource.fixed(Instant.EPOCH), () -> false, change -> {});
    TerminalOptions options = new TerminalOptions(COLS, 24, LINES, EngineKind.BELISHA);
    VtTerminal terminal = new VtTerminal(options, records, reply -> {}, event -> {});
    byte[] bytes = (String.join("\r\n", lines) + "\r\n").getBytes(StandardCharsets.UTF_8);
    BenchTerminals.feed(terminal, bytes);
    return terminal;
  }

  private static void ours(String what, VtTerminal terminal, SearchQuery query) throws Exception {
    ours(what, terminal, query, ROUNDS);
  }

  private static void ours(String what, VtTerminal terminal, SearchQuery query, int rounds)
      throws Exception {
    measure(
        what,
        rounds,
        () -> {
          HistorySearch search = new HistorySearch(query);
          while (search.copy(terminal)) {
            if (!search.find()) break;
          }
          return search.hits().count();
        });
  }

  private static int count(List<String> lines) {
    int count = 0;
    for (String line : lines) {
      for (int at = line.indexOf("needle"); at >= 0; at = line.indexOf("needle", at + 6)) count++;
    }
    return count;
  }

  private static int grep(Path file, String how) throws IOException {
    Process grep = new ProcessBuilder("grep", how, "needle", file.toString()).start();
    return Integer.parseInt(
        new String(grep.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip());
  }

  private static void measure(String what, Callable<Integer> task) throws Exception {
    measure(what, ROUNDS, task);
  }

  private static void measure(String what, int rounds, Callable<Integer> task) throws Exception {
    double[] wall = new double[rounds];
    double[] cpu = new double[rounds];
    int hits = 0;
    for (int round = 0; round < rounds; round++) {
      long start = System.nanoTime();
      long startCpu = THREADS.getCurrentThreadCpuTime();
      hits = task.call();
      wall[round] = (System.nanoTime() - start) / 1e6;
      cpu[round] = (THREADS.getCurrentThreadCpuTime() - startCpu) / 1e6;
    }
    double first = wall[0];
    double firstCpu = cpu[0];
    Arrays.sort(wall);
    Arrays.sort(cpu);
    System.out.printf(
        Locale.ROOT,
        "%-34s %9.1f %9.1f %9.1f %9.1f %9d%n",
        what,
        first,
        firstCpu,
        wall[rounds / 2],
        cpu[rounds / 2],
        hits);
  }
}
