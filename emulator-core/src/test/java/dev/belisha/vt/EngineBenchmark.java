package dev.belisha.vt;

import dev.belisha.status.StatusRecords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Throughput of parser and screen in memory, for the files of a folder made by the streams script
 * of the bench folder beside the checkout, in chunks of 64 KiB at 80x24. Not run by the build.
 *
 * <p>Arguments: the folder, and {@code JEDITERM} to drive the same screen by JediTerm's parser.
 */
public final class EngineBenchmark {
  private static final int CHUNK = 65_536;
  private static final int ROUNDS = 7;

  private EngineBenchmark() {}

  public static void main(String[] args) throws IOException {
    var engine =
        args.length > 1
            ? TerminalOptions.EngineKind.valueOf(args[1])
            : TerminalOptions.EngineKind.BELISHA;
    try (Stream<Path> files = Files.list(Path.of(args[0]))) {
      for (Path file : files.sorted().toList()) {
        byte[] bytes = Files.readAllBytes(file);
        double best = 0;
        for (int round = 0; round < ROUNDS; round++) best = Math.max(best, run(bytes, engine));
        System.out.printf(Locale.ROOT, "%-28s %8.1f MB/s%n", file.getFileName(), best);
      }
    }
  }

  /** Megabytes a second of one pass over a fresh terminal. */
  private static double run(byte[] bytes, TerminalOptions.EngineKind engine) {
    StatusRecords records =
        new StatusRecords(InstantSource.fixed(Instant.EPOCH), () -> false, change -> {});
    long[] replied = new long[1];
    VtTerminal terminal =
        new VtTerminal(
            new TerminalOptions(80, 24, TerminalOptions.DEFAULT_SCROLLBACK, engine),
            records,
            reply -> replied[0] += reply.length,
            event -> {});
    long start = System.nanoTime();
    for (int at = 0; at < bytes.length; at += CHUNK) {
      terminal.feed(bytes, at, Math.min(CHUNK, bytes.length - at));
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    if (terminal.snapshot(Long.MAX_VALUE, null).lines().equals(List.of())) System.out.println("?");
    return bytes.length / 1e6 / seconds;
  }
}
