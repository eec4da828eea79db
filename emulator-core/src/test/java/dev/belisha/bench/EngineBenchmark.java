package dev.belisha.bench;

import dev.belisha.vt.TerminalOptions.EngineKind;
import dev.belisha.vt.VtTerminal;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * A quick look while one works on the engine: megabytes a second of the thread's own CPU time, so
 * that other programs on the machine change little; what the collector's threads do is left out.
 * The best of a few passes over a terminal with a full history.
 *
 * <p>Arguments: the folder of streams, made when it is not there; {@code JEDITERM} to drive the
 * same screen by JediTerm's parser; kinds to run, none for all.
 */
public final class EngineBenchmark {
  private static final int ROUNDS = 9;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private EngineBenchmark() {}

  public static void main(String[] args) throws Exception {
    Path folder = BenchStreams.make(Path.of(args[0]));
    List<String> words = List.of(args).subList(1, args.length);
    EngineKind engine = words.contains("JEDITERM") ? EngineKind.JEDITERM : EngineKind.BELISHA;
    for (String kind : BenchStreams.KINDS) {
      boolean wanted =
          words.contains(kind) || words.stream().noneMatch(BenchStreams.KINDS::contains);
      if (!wanted) continue;
      byte[] bytes = Files.readAllBytes(folder.resolve(kind));
      VtTerminal terminal = BenchTerminals.open(engine);
      long best = Long.MAX_VALUE;
      for (int round = 0; round < ROUNDS; round++) {
        long start = THREADS.getCurrentThreadCpuTime();
        BenchTerminals.feed(terminal, bytes);
        best = Math.min(best, THREADS.getCurrentThreadCpuTime() - start);
      }
      System.out.printf(Locale.ROOT, "%-12s %8.1f MB/s%n", kind, bytes.length * 1e3 / best);
    }
  }
}
