package dev.belisha.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.util.Statistics;

/**
 * Runs {@link StreamsBenchmark} and prints a table in megabytes a second, mean and best of its
 * rounds, with the ratio of our mean to the peer's. Arguments: the folder of streams, made when it
 * is not there, and kinds to run, none for all. {@code docs/performance.md} names the command.
 */
public final class StreamsRun {
  private StreamsRun() {}

  public static void main(String[] args) throws Exception {
    Path folder = BenchStreams.make(Path.of(args[0]));
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(StreamsBenchmark.class.getName())
            .jvmArgsAppend("-D" + StreamsBenchmark.FOLDER + "=" + folder, "-Xmx1g");
    if (args.length > 1) {
      options.param("kind", Arrays.copyOfRange(args, 1, args.length));
    }
    Map<String, Statistics> rates = new TreeMap<>();
    for (RunResult result : new Runner(options.build()).run()) {
      var primary = result.getPrimaryResult();
      String kind = result.getParams().getParam("kind");
      rates.put(kind + " " + primary.getLabel(), primary.getStatistics());
    }
    System.out.printf(
        "%n%-12s %18s %18s %18s %8s%n", "MB/s (best)", "parser", "belisha", "jediterm", "ratio");
    for (String kind : BenchStreams.KINDS) {
      if (!rates.containsKey(kind + " belisha")) continue;
      double megabytes = Files.size(folder.resolve(kind)) / 1e6;
      System.out.printf("%-12s", kind);
      for (String what : new String[] {" parser", " belisha", " jediTerm"}) {
        Statistics rate = rates.get(kind + what);
        System.out.printf(
            Locale.ROOT, " %9.1f (%6.1f)", megabytes * rate.getMean(), megabytes * rate.getMax());
      }
      double ratio =
          rates.get(kind + " belisha").getMean() / rates.get(kind + " jediTerm").getMean();
      System.out.printf(Locale.ROOT, " %8.1f%n", ratio);
    }
  }
}
